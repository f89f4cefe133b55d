// Which paragraph of the rules something in a game comes from: a line of the chronicle, points by what they
// are for. Each game's table says it (games/<game>/rule_places.cpp), and each expansion's own
// (Telling::rules).
#pragma once

#include "engine/game/game.h"

#include <optional>
#include <span>
#include <string_view>

namespace bastide::shell {

// A paragraph of the rules (locale: rules.<page>.<paragraph>), with the examples that stand below it.
struct RulePlace {
  std::string_view page;
  int paragraph = 1;
  friend bool operator==(const RulePlace&, const RulePlace&) = default;
};

struct RuleOf {
  // "<kind of feature>" completed and scored, "end.<kind>" counted at the end, "early.<kind>" scored before
  // it is complete, "figure.<kind>" a figure that goes there; "laid" a tile, "unfit" one that fits nowhere,
  // "over"; "reason.<reason>"; "event.<event>" of the game's core; "memory.<key>" of what is
  // remembered without an event.
  std::string_view what;
  RulePlace place;
};

struct RulesOfGame {
  std::string_view family;  // key
  std::span<const RuleOf> rules{};
};

// Of all games. games/registry.cpp
std::span<const RulesOfGame* const> rule_places();

// By one of the words above, of a game and of an expansion or house rule.
std::optional<RulePlace> rule_of(const Family& family, std::string_view what);
std::optional<RulePlace> rule_of(const Expansion& expansion, std::string_view what);
// Of an event that is told. What no table has leads to the first paragraph of its expansion, or of the game.
RulePlace rule_of(const Game& game, const Event& event);
// Of points that the end counts together, a kind of feature, a reason or a group of reasons; of their sum.
RulePlace rule_of_part(const Rules& rules, std::string_view part);
RulePlace rule_of_sum(const Rules& rules);
// Of what is remembered of a game (play/memories.h): a kind of feature, or "<expansion>.<event>".
RulePlace rule_of_memory(const Rules& rules, std::string_view key);

}  // namespace bastide::shell
