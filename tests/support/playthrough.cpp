#include "tests/support/playthrough.h"

#include "engine/game/action_text.h"
#include "engine/game/setup_json.h"
#include "tests/support/invariants.h"
#include "tests/support/random_play.h"

#include <charconv>
#include <cstdio>

namespace bastide::test {
namespace {

using std::string;
using std::string_view;

string place_of(const Event& event) {
  return std::to_string(event.cell.x) + "," + std::to_string(event.cell.y) + "/" +
         std::to_string(event.segment);
}

string event_line(const Rules& rules, const Event& event) {
  const string seat = event.seat == kNobody ? "" : " " + std::to_string(event.seat);
  const auto piece = [&] { return " " + string(rules.pieces[event.piece].key); };
  switch (event.kind) {
    case EventKind::TileDrawn: return "  drawn" + seat + " " + string(rules.tile_id(event.design)) + "\n";
    case EventKind::TileDiscarded:
      return "  discarded" + seat + " " + string(rules.tile_id(event.design)) + "\n";
    case EventKind::TilePutBack:
      return "  put back" + seat + " " + string(rules.tile_id(event.design)) + "\n";
    case EventKind::FigureReturned: return "  returned" + seat + piece() + " " + place_of(event) + "\n";
    case EventKind::Scored: {
      string line = "  scored" + seat;
      if (event.segment != kNoSegment) {
        line += " " + string(rules.family->kinds[event.feature].key) + " at " + place_of(event);
      }
      line += " " + std::to_string(event.amount) + (event.final_scoring ? " at the end:" : ":");
      for (const PointItem& item : event.points) {
        line += " " + string(rules.reason_key(item.reason)) + " " + std::to_string(item.amount);
      }
      return line + "\n";
    }
    case EventKind::GameOver: return "  over\n";
    case EventKind::ExpansionEvent:
      return "  " + string(rules.expansions[event.expansion]->key) + seat + " " +
             std::to_string(event.option) + " " + std::to_string(event.amount) + "\n";
    // Said by the action itself, or by the next line's seat.
    case EventKind::TilePlaced:
    case EventKind::FigurePlaced:
    case EventKind::TurnEnded: break;
  }
  return "";
}

class Writer {
 public:
  explicit Writer(Game game) : game_(std::move(game)) {}

  [[nodiscard]] Game& game() { return game_; }
  [[nodiscard]] string& text() { return text_; }

  void head(u64 choices) {
    text_ = "setup " + setup_to_json(game_.setup()).dump() + "\nchoices " + std::to_string(choices) + "\n";
    new_events();
  }

  // One decision, answered. False if the action is not legal.
  bool play(const Action& action) {
    const Decision decision = pending(game_.state());
    ActionList legal;
    game_.legal(legal);
    if (!game_.apply(action)) return false;
    char hash[16];
    std::snprintf(hash, sizeof hash, "%08x", static_cast<unsigned>(state_hash(game_.state()) >> 32));
    text_ += std::to_string(game_.actions().size()) + ": seat " + std::to_string(decision.who) + " " +
             string(game_.rules().decision_def(decision).key) + " -> " + action_text(game_.rules(), action) +
             " [#" + std::to_string(legal.size()) + ", " + hash + "]\n";
    new_events();
    return true;
  }

 private:
  void new_events() {
    for (; told_ < game_.events().size(); ++told_) text_ += event_line(game_.rules(), game_.events()[told_]);
  }

  Game game_;
  string text_;
  std::size_t told_ = 0;
};

// Cuts the next line off the front.
string_view cut_line(string_view& text) {
  const auto at = text.find('\n');
  const string_view line = text.substr(0, at);
  text.remove_prefix(at == string_view::npos ? text.size() : at + 1);
  return line;
}

}  // namespace

string write_playthrough(const GameSetup& setup, u64 choices) {
  auto game = Game::create(setup);
  if (!game.ok()) return game.error().text();
  Writer writer(std::move(*game));
  writer.head(choices);
  Rng rng(choices);
  ActionList legal;
  while (!writer.game().over()) {
    writer.game().legal(legal);
    writer.play(random_action(legal, rng));
  }
  return writer.text();
}

Result<PlaythroughHead> read_playthrough_head(string_view text) {
  const string_view setup_line = cut_line(text);
  const string_view choices_line = cut_line(text);
  if (!setup_line.starts_with("setup ")) return Error{"expected 'setup {…}'", "line 1"};
  const auto json = parse_json(setup_line.substr(6), "line 1");
  if (!json.ok()) return json.error();
  auto setup = setup_from_json(*json, "line 1");
  if (!setup.ok()) return setup.error();
  PlaythroughHead head{*setup, 0};
  const string_view number = choices_line.substr(choices_line.find(' ') + 1);
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), head.choices);
  if (!choices_line.starts_with("choices ") || error != std::errc{} || end != number.data() + number.size()) {
    return Error{"expected 'choices <number>'", "line 2"};
  }
  return head;
}

Result<string> replay_playthrough(string_view text) {
  const auto head = read_playthrough_head(text);
  if (!head.ok()) return head.error();
  auto game = Game::create(head->setup);
  if (!game.ok()) return game.error();
  Writer writer(std::move(*game));
  writer.head(head->choices);
  int number = 0;
  while (!text.empty()) {
    ++number;
    const string_view line = cut_line(text);
    const auto arrow = line.find(" -> ");
    const auto end = line.rfind(" [#");
    if (arrow == string_view::npos || end == string_view::npos || end < arrow + 4) continue;
    const string where = "line " + std::to_string(number);
    const auto action = parse_action_text(writer.game().rules(), line.substr(arrow + 4, end - arrow - 4));
    if (!action.ok()) return Error{action.error().what, where};
    if (writer.game().over() || !writer.play(*action)) return Error{"not legal: " + string(line), where};
  }
  return writer.text();
}

}  // namespace bastide::test
