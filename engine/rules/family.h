// The contract of a family: a stand-alone game with its terrains, matching, kinds of features, pieces,
// scoring, start and end, chosen once per game. Expansions stack on a family; families never
// stack. Which families there are, and each one's turn, is engine/assembly's business.
#pragma once

#include "engine/core/landscape.h"
#include "engine/core/points.h"
#include "engine/core/result.h"
#include "engine/core/short_list.h"
#include "engine/rules/setup.h"

namespace bastide {

struct Rules;
struct RulesDraft;
struct Expansion;
class EventLog;

struct KindDef {
  std::string_view key;  // "road": locale key "feature.road", protocol name
};

// A kind of figure a player may own. Meeples (weight > 0) follow the ordinary placing rules on the
// kinds of `kinds`; special figures (weight 0) are placed by the expansion that brings them.
struct PieceDef {
  std::string_view key;  // "meeple": locale key "piece.meeple", protocol name, picture (assets/figures)
  u8 weight = 0;         // meeples it counts as in a majority
  u8 kinds = 0;          // bit per Kind it may stand on
  u8 count = 1;          // of them for each player
};

// Why there are points: locale key "reason.<key>". Reasons of one group share a column at the end
// ("reasons.<group>").
struct ReasonDef {
  std::string_view key;
  std::string_view group{};
};

// A lane of Feature::counters: how many segments of a feature carry a mark of the tile facts.
struct CounterDef {
  std::string_view key;
};

// A feature to be scored or valued.
struct FeatureView {
  SegmentId segment = 0;  // any of its segments
  SegmentId root = 0;
  Kind kind = 0;
  bool complete = false;  // scored as complete; else by final scoring (BASE-51)
  bool early = false;     // … although it is not: it stays open (GIFT-04)
  int tiles = 0;          // distinct tiles
  Lanes counters = 0;
};

// What a feature is worth and to whom.
struct FeatureValue {
  int now = 0;       // what the owners would get in final scoring; the most, if they differ
  int complete = 0;  // what each would get if it were complete as it stands
  u8 owners = 0;     // bit per seat with the majority; 0 = nobody
  std::array<u8, kMaxPlayers> weight{};  // meeples of each seat, large ones as two
  std::array<i16, kMaxPlayers> each{};   // what each seat would get in final scoring
};

using KindList = ShortList<Kind, kMaxKinds>;
using SegmentPair = ShortList<SegmentId, 2>;

struct Family {
  std::string_view key{};  // in saves, links and the protocol; texts "family.<key>"
  // The file with its facts (data/assets.h: game_file), which need not be there yet: then no rules are made
  // ("missing_data"), and none of its functions is called. Empty: it needs none.
  std::string_view facts{};
  LandscapeTraits traits{};
  std::span<const KindDef> kinds{};
  std::span<const PieceDef> pieces{};
  std::span<const ReasonDef> reasons{};
  std::span<const CounterDef> counters{};
  std::span<const OptionDef> options{};
  int min_players = 1;
  int max_players = kMaxPlayers;
  // The family's own decisions and hooks, as the expansion 0 of every game (usually rules/steps.h:
  // kCoreRules).
  const Expansion* core = nullptr;

  // Adds the tile designs of the set-up, its expansions' included, and whatever else of Rules depends on it.
  std::optional<Error> (*build)(RulesDraft&) = nullptr;
  // The same after the expansions' own `build`: what depends on the figures and tiles they have added.
  void (*finish_build)(RulesDraft&) = nullptr;
  // Lays what lies before the first turn, unless an expansion has laid something already.
  void (*start)(const Rules&, State&) = nullptr;
  // The points of a feature before expansions modify them.
  void (*points_of)(const Rules&, const State&, const FeatureView&, Points&) = nullptr;
  // The value of a feature that is not worth points_of() to its majority (fields); false: it is.
  bool (*value_of)(const Rules&, const State&, SegmentId, FeatureValue&) = nullptr;
  // For whoever values positions. Whether, if the game ended now, every seat would get what the features it
  // stands in are worth to it now (points_of, value_of), and besides what the end's other lines give (Step),
  // and that is all: then it need not be played to its end for that. null: never.
  bool (*ends_by_features)(const Rules&, const State&) = nullptr;
  // Adds a segment of each feature in which somebody counts who has no figure there. null: there are none.
  void (*counted_without_figure)(const State&, SegmentPair&) = nullptr;
  // Whether a figure of the seat on a feature of this kind may change what these other lines give. null:
  // never.
  bool (*counts_elsewhere)(const Rules&, const State&, Seat, Kind) = nullptr;
  // Whether what a feature is worth changes with nothing but itself, the cells beside it and what is
  // remembered (State::expansions). null: always.
  bool (*features_stand_alone)(const Rules&) = nullptr;
  // Kinds of features worth remembering when the game is over, the first that brought points first.
  void (*memories)(const Rules&, KindList&) = nullptr;
  Kind field_kind = kMaxKinds;     // the kind that lies at half edges; kMaxKinds: there is none
  int spaces = kScoreboardSpaces;  // of the scoreboard's loop
  bool landings = false;           // where a counter ends matters: the protocol says it of every scoring
};

}  // namespace bastide
