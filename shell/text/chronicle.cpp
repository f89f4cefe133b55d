#include "shell/text/chronicle.h"

#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <utility>

namespace bastide::shell {
namespace {

// "sends a knight to a city"; figures that are no meeples have words of their own (TURN-07).
std::string placed_words(const Rules& rules, const Event& event) {
  const PieceDef& piece = rules.pieces[event.piece];
  if (piece.weight == 0) return tr("chronicle.special." + std::string(piece.key));
  return tr("chronicle.figure." + std::string(rules.family->kinds[event.feature].key));
}

// "closes a road", "scores a road at the end" …; keys: chronicle.closed.road, chronicle.final.road.
std::string scored_words(const Rules& rules, const Event& event) {
  const std::string kind(rules.family->kinds[event.feature].key);
  if (event.unfinished && !event.final_scoring) return tr("chronicle.early." + kind);  // ABB-03
  return tr((event.final_scoring ? "chronicle.final." : "chronicle.closed.") + kind);
}

// An event of an expansion; what has words for each of its numbers is told by those. {token}: which one it is
// about.
std::string told_words(const Rules& rules, const Event& event) {
  if (const auto own = family_words(rules).told; own != nullptr) {
    if (std::string told = own(rules, event); !told.empty()) return told;
  }
  const Expansion& expansion = *rules.expansions[event.expansion];
  const EventDef& def = expansion.events[event.option];
  const std::string key = "event." + std::string(expansion.key) + "." + std::string(def.key);
  const std::string numbered = key + "." + std::to_string(event.amount);
  if (locale().has(numbered)) return tr(numbered);
  if (!def.of_token) return trn(key, event.amount);
  return trn(key, event.amount, {{"token", tr("token." + std::string(expansion.tokens[event.piece].key))}});
}

// No figure is on the tile laid by this event: its turn went on without one, or has not come to that.
bool stays_empty(const std::vector<Event>& events, std::size_t placed) {
  for (std::size_t i = placed + 1; i < events.size(); ++i) {
    switch (events[i].kind) {
      case EventKind::FigurePlaced:
      case EventKind::FigureReturned: return false;
      case EventKind::TilePlaced:
      case EventKind::TurnEnded:
      case EventKind::Scored:
      case EventKind::GameOver: return true;
      default: break;
    }
  }
  return true;  // nobody has said yet
}

// The event is told with the ones before it (EventDef::gathered), in their line.
bool gather(const Game& game, std::size_t at, std::vector<ChronicleLine>& lines) {
  const std::vector<Event>& events = game.events();
  const Event& event = events[at];
  const Expansion& expansion = *game.rules().expansions[event.expansion];
  const EventDef& def = expansion.events[event.option];
  int count = 1;
  for (std::size_t i = at; def.gathered && i-- > 0; ++count) {
    const Event& before = events[i];
    if (before.kind != event.kind || before.expansion != event.expansion || before.option != event.option ||
        before.seat != event.seat)
      break;
  }
  if (count == 1) return false;
  lines.back().text =
      trn("event." + std::string(expansion.key) + "." + std::string(def.key) + ".many", count);
  lines.back().event = at;
  return true;
}

// Whether the event is told, and as what.
bool words_of(const Game& game, std::size_t at, ChronicleLine& line) {
  const Rules& rules = game.rules();
  const Event& event = game.events()[at];
  switch (event.kind) {
    case EventKind::TileDiscarded:
      line.text = tr("chronicle.discarded", {{"tile", tile_words(rules, event.design)}});
      return true;
    case EventKind::TilePutBack:
      line.text = tr("chronicle.put_back", {{"tile", tile_words(rules, event.design)}});
      return true;
    case EventKind::TilePlaced:
      if (!stays_empty(game.events(), at)) return false;
      line.text = tr("chronicle.laid", {{"tile", tile_words(rules, event.design)}});
      return true;
    case EventKind::FigurePlaced: line.text = placed_words(rules, event); return true;
    case EventKind::Scored:
      line.text = event.feature_segment == kNoSegmentId && event.points.size() > 0
                      ? tr("reason." + std::string(rules.reason_key(event.points[0].reason)))
                      : scored_words(rules, event);
      line.detail = reasons_text(rules, event.points);
      line.amount = event.amount;
      return event.amount != 0;
    case EventKind::ExpansionEvent: line.text = told_words(rules, event); return true;
    case EventKind::GameOver: line.text = tr("chronicle.over"); return true;
    default: return false;
  }
}

}  // namespace

void Chronicle::tell(const Game& game, std::size_t at) {
  const Event& event = game.events()[at];
  if (event.kind == EventKind::ExpansionEvent && gather(game, at, lines_)) return;
  ChronicleLine line;
  if (!words_of(game, at, line)) return;
  line.seat = event.seat;
  line.turn = turn_;
  line.event = at;
  line.final_scoring = event.final_scoring;
  line.cell = event.cell;
  line.has_cell = event.feature_segment != kNoSegmentId || event.kind == EventKind::TilePlaced ||
                  event.kind == EventKind::ExpansionEvent;
  if (event.kind != EventKind::TilePlaced) line.feature_segment = event.feature_segment;
  lines_.push_back(std::move(line));
}

void Chronicle::follow(const Game& game) {
  lines_.resize(turn_line_);
  const std::size_t count = game.events().size();
  for (std::size_t at = turn_event_; at < count; ++at) {
    tell(game, at);
    if (game.events()[at].kind != EventKind::TurnEnded) continue;
    ++turn_;
    turn_event_ = at + 1;
    turn_line_ = lines_.size();
  }
}

std::vector<ChronicleLine> chronicle(const Game& game) {
  Chronicle all;
  all.follow(game);
  return all.lines();
}

std::string spoken(const Game& game, const ChronicleLine& line) {
  std::string text = player_name(game.setup(), line.seat);
  text += (text.empty() ? "" : " ") + line.text;
  if (line.amount != 0) text += ", " + trn("points", line.amount);
  return text + ".";
}

}  // namespace bastide::shell
