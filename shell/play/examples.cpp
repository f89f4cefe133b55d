#include "shell/play/examples.h"

#include "engine/api.h"
#include "engine/core/events.h"
#include "engine/data/json.h"
#include "engine/game/action_text.h"
#include "engine/game/board_by_hand.h"
#include "engine/game/link.h"
#include "shell/base/embedded.h"

#include <algorithm>
#include <map>

namespace bastide::shell {
namespace {

// One example being made. Functions that may fail return what is wrong, or "".
class Maker {
 public:
  Maker(const std::shared_ptr<const Rules>& rules, const std::vector<Player>& players)
      : rules_(*rules), state_(std::make_unique<State>()), by_hand_(rules_, *state_) {
    made_.rules = rules;
    made_.players = players;
  }
  std::string make(const Json& json);
  Example take() {
    made_.state = std::move(state_);
    return std::move(made_);
  }

 private:
  std::string lay_all(const Json& tiles);
  std::string put(const std::string& text);
  std::string play(const std::string& text);
  std::string ask(const std::string& text, bool may);
  std::string light(const std::string& text);
  std::string set_scores(const Json& json);
  void read_off(bool over);
  void add_nothing_gained(bool over, bool as_scored);
  void read_holdings();
  void read_tokens();

  // The segment that an action is about; none if there is no such place.
  [[nodiscard]] SegmentId place(const Action& action) const { return named_segment(rules_, *state_, action); }
  [[nodiscard]] SegmentId root(SegmentId segment) const { return find(*state_, segment); }
  void stand(Seat seat, u8 piece, SegmentId segment);

  const Rules& rules_;
  std::unique_ptr<State> state_;
  BoardByHand by_hand_;
  EventLog log_;
  Example made_;
};

// Calls fn with each text of a list; stops at the first that is wrong.
template <class Fn>
std::string each(const Json& json, const char* key, Fn&& fn) {
  const auto list = json.find(key);
  if (list == json.end()) return "";
  for (const Json& item : *list) {
    if (!item.is_string()) return std::string(key) + " is a list of texts";
    const std::string& text = item.get_ref<const std::string&>();
    if (const std::string wrong = fn(text); !wrong.empty()) return text + ": " + wrong;
  }
  return "";
}

bool flag(const Json& json, const char* key) {
  const auto at = json.find(key);
  return at != json.end() && at->is_boolean() && at->get<bool>();
}

std::string word(const Json& json, const char* key) {
  const auto at = json.find(key);
  return at != json.end() && at->is_string() ? at->get<std::string>() : std::string();
}

int number(const Json& json, const char* key) {
  const auto at = json.find(key);
  return at != json.end() && at->is_number_integer() ? at->get<int>() : 0;
}

std::string Maker::make(const Json& json) {
  made_.id = word(json, "id");
  made_.paragraph = number(json, "at");
  start_game(rules_, *state_, nullptr);
  std::string wrong;
  const auto then = [&](const char* key, auto&& fn) {
    if (wrong.empty()) wrong = each(json, key, fn);
  };
  if (const auto tiles = json.find("tiles"); tiles != json.end()) wrong = lay_all(json);
  then("figures", [&](const std::string& text) { return put(text); });
  if (wrong.empty()) wrong = set_scores(json);
  if (wrong.empty()) wrong = by_hand_.to_move(static_cast<Seat>(number(json, "seat")));
  then("turn", [&](const std::string& text) { return play(text); });
  const bool over = flag(json, "end");
  if (wrong.empty() && over) end_now(rules_, *state_, &log_);
  then("lit", [&](const std::string& text) { return light(text); });
  then("may", [&](const std::string& text) { return ask(text, true); });
  then("may_not", [&](const std::string& text) { return ask(text, false); });
  if (!wrong.empty()) return wrong;
  read_off(over);
  if (flag(json, "holdings")) read_holdings();
  return "";
}

// Points of before, one number for each seat.
std::string Maker::set_scores(const Json& json) {
  const auto scores = json.find("scores");
  if (scores == json.end()) return "";
  const auto players = static_cast<std::size_t>(rules_.setup.players);
  if (!scores->is_array() || scores->size() != players) return "scores: not one for each seat";
  for (std::size_t seat = 0; seat < players; ++seat) {
    const Json& score = (*scores)[seat];
    if (!score.is_number_integer()) return "scores: not a number";
    if (const std::string wrong = by_hand_.set_score(static_cast<Seat>(seat), score.get<i32>());
        !wrong.empty())
      return wrong;
  }
  return "";
}

// In place of what lies before the first turn.
std::string Maker::lay_all(const Json& json) {
  by_hand_.clear_land();
  return each(json, "tiles", [&](const std::string& text) -> std::string {
    const auto action = parse_action_text(rules_, "place " + text);
    return action ? by_hand_.lay(action->option, action->cell, action->rotation) : action.error().text();
  });
}

void Maker::stand(Seat seat, u8 piece, SegmentId segment) {
  const PlacedTile& tile = state_->tiles[state_->tile_of[segment]];
  const Kind kind = rules_.designs[tile.design].segments[local_segment(tile, segment)].kind;
  made_.figures.push_back({seat, piece, segment, kind == rules_.family->field_kind});
}

std::string Maker::put(const std::string& text) {
  const std::size_t blank = std::min(text.find(' '), text.size() - 1);
  const int seat = text[0] - '0';
  const auto action = parse_action_text(rules_, "deploy " + text.substr(blank + 1));
  if (!action) return action.error().text();
  const SegmentId segment = place(*action);
  if (segment == kNoSegmentId) return "there is no such place";
  if (blank != 1 || seat < 0) return "there is no such seat";
  if (std::string wrong = by_hand_.put(static_cast<Seat>(seat), action->piece, segment); !wrong.empty())
    return wrong;
  stand(static_cast<Seat>(seat), action->piece, segment);
  return "";
}

std::string Maker::play(const std::string& text) {
  const auto action = parse_action_text(rules_, text);
  if (!action) return action.error().text();
  if (is_over(*state_) || !is_legal(rules_, *state_, *action)) return "that is not allowed";
  apply(rules_, *state_, *action, &log_);
  read_tokens();
  return "";
}

std::string Maker::ask(const std::string& text, bool may) {
  const auto action = parse_action_text(rules_, text);
  if (!action) return action.error().text();
  ActionList legal;
  if (!is_over(*state_)) legal_actions(rules_, *state_, legal);
  if (std::none_of(legal.begin(), legal.end(), [&](const Action& one) { return one.verb == action->verb; }))
    return "that is not asked now";
  if (is_legal(rules_, *state_, *action) != may) return may ? "that is not allowed" : "that is allowed";
  if (action->verb == Verb::PlaceTile) {
    if (action->option != state_->hand) return "that is not the tile drawn";
    made_.tiles.push_back({action->option, action->rotation, action->cell, may});
    return "";
  }
  const SegmentId segment = place(*action);
  if (segment == kNoSegmentId) return "there is no such place";
  made_.spots.push_back({segment, may});
  return "";
}

std::string Maker::light(const std::string& text) {
  const auto action = parse_action_text(rules_, "deploy " + std::string(rules_.pieces[0].key) + " " + text);
  if (!action) return action.error().text();
  const SegmentId segment = place(*action);
  if (segment == kNoSegmentId) return "there is no such place";
  made_.lit.push_back(segment);
  return "";
}

void Maker::read_off(bool over) {
  const bool as_scored = made_.lit.empty();
  for (const Event& event : log_.events()) {
    const auto segment = [&] {
      Action action;
      action.cell = event.cell;
      action.segment = event.segment;
      return event.segment == kNoSegment ? kNoSegmentId : place(action);
    };
    if (event.kind == EventKind::FigurePlaced) stand(event.seat, event.piece, segment());
    if (event.kind != EventKind::Scored) continue;
    made_.gains.push_back({event.seat, event.amount, segment(), event.points});
    if (as_scored && segment() != kNoSegmentId) made_.lit.push_back(segment());
  }
  add_nothing_gained(over, as_scored);
}

// Whoever stands in a feature that is outlined and done with, and has got nothing for it.
void Maker::add_nothing_gained(bool over, bool as_scored) {
  const std::size_t scored = made_.gains.size();
  for (const Example::Standing& figure : made_.figures) {
    const SegmentId feature = root(figure.segment);
    const auto there = [&](SegmentId segment) { return segment != kNoSegmentId && root(segment) == feature; };
    const bool shown = std::any_of(made_.lit.begin(), made_.lit.end(), there);
    const bool done = over || is_complete(state_->features[feature]);
    const bool known = std::any_of(made_.gains.begin(), made_.gains.end(), [&](const Example::Gain& gain) {
      return gain.seat == figure.seat && there(gain.segment);
    });
    if (shown && (scored > 0 || over || !as_scored) && done && !known)
      made_.gains.push_back({figure.seat, 0, figure.segment, {}});
  }
}

bool same_place(const Lying& a, const Lying& b) {
  return a.expansion == b.expansion && a.token == b.token && a.cell == b.cell && a.segment == b.segment &&
         a.other == b.other;
}

// Those that lie there now, as high as they have been. One that has moved lies only where it is now: there is
// but one of its kind in the game, or it turns on its tile.
void Maker::read_tokens() {
  const auto now = all_shown<LyingList>(rules_, *state_, &Shown::lying);
  std::vector<Lying>& known = made_.lying;
  for (const Lying& one : now) {
    const auto has_moved = [&](const Lying& other) {
      const bool alike = other.expansion == one.expansion && other.token == one.token;
      const bool single = rules_.expansions[one.expansion]->tokens[one.token].count == 1;
      return alike && (single || other.cell == one.cell) &&
             std::none_of(now.begin(), now.end(),
                          [&](const Lying& still) { return same_place(still, other); });
    };
    auto at =
        std::find_if(known.begin(), known.end(), [&](const Lying& other) { return same_place(other, one); });
    if (at == known.end()) at = std::find_if(known.begin(), known.end(), has_moved);
    if (at == known.end()) at = known.insert(at, one);
    const u8 count = std::max(at->count, one.count);
    *at = one;
    at->count = count;
  }
}

void Maker::read_holdings() {
  const auto players = static_cast<Seat>(rules_.setup.players);
  for (Seat seat = 0; seat < players; ++seat) {
    for (const Holding& holding : all_shown<HoldingList>(rules_, *state_, &Shown::holdings, seat))
      if (holding.title || holding.amount > 0)
        made_.held.push_back({seat, std::string(holding.key), holding.amount, holding.title});
  }
}

struct Played {
  std::shared_ptr<const Rules> rules;
  std::vector<Player> players;
};

Result<Played> read_game(const std::string& link) {
  const auto setup = parse_link(link);
  if (!setup) return setup.error();
  const auto rules = make_rules(setup->setup, built_in());
  if (!rules) return rules.error();
  return Played{*rules, setup->players};
}

}  // namespace

Result<std::vector<Example>> play_examples(std::string_view page, std::string_view text) {
  const auto parsed = parse_json(text, page);
  if (!parsed) return parsed.error();
  const Json& json = *parsed;
  const auto wrong = [&](const std::string& what, const std::string& where) {
    return Error{what, std::string(page) + ": " + where, "malformed"};
  };
  if (!json.is_object() || !json.contains("examples")) return wrong("no examples", "");
  std::vector<Example> list;
  const std::string common = word(json, "game");
  auto first = read_game(common);
  if (!first) return first.error();
  // what is drawn of one game shares its rules, and by that its art
  std::map<std::string, Played> games{{common, std::move(*first)}};
  for (const Json& one : json["examples"]) {
    if (!one.is_object()) return wrong("an example is an object", "");
    const std::string own = word(one, "game");
    const std::string& link = own.empty() ? common : own;
    if (!games.contains(link)) {
      auto game = read_game(link);
      if (!game) return game.error();
      games[link] = std::move(*game);
    }
    Maker maker(games[link].rules, games[link].players);
    if (const std::string problem = maker.make(one); !problem.empty()) return wrong(problem, word(one, "id"));
    list.push_back(maker.take());
  }
  return list;
}

std::vector<Example> examples_of(std::string_view page) {
  for (const assets::File& file : assets::example_files()) {
    if (file.name != page) continue;
    auto list = play_examples(page, file.text);
    if (list) return std::move(*list);
  }
  return {};
}

}  // namespace bastide::shell
