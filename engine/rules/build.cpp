// make_rules: from a set-up to immutable Rules with their first state. Knows no family and no expansion but
// through the catalogue.
#include "engine/data/assets.h"
#include "engine/rules/steps.h"

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

namespace bastide {
namespace {

class Maker {
 public:
  Maker(const Setup& setup, Catalogue catalogue) : rules_(std::make_shared<Rules>()), catalogue_(catalogue) {
    rules_->setup = setup;
  }

  Result<std::shared_ptr<const Rules>> run() {
    Rules& rules = *rules_;
    if (rules.setup.family >= catalogue_.size()) return Error{"unknown family", "family", "family"};
    entry_ = &catalogue_[rules.setup.family];
    rules.family = entry_->family;
    if (const std::string_view facts = rules.family->facts; !facts.empty() && !assets::game_file(facts))
      return Error{"the game's facts are not there", std::string(facts), "missing_data"};
    if (rules.setup.players < rules.family->min_players || rules.setup.players > rules.family->max_players) {
      return Error{"must be from " + std::to_string(rules.family->min_players) + " to " +
                       std::to_string(rules.family->max_players),
                   "players", "players"};
    }
    rules.traits = rules.family->traits;
    rules.expansions[kCoreId] = rules.family->core;
    if (auto error = choose_expansions()) return *error;
    if (auto error = check_options()) return *error;
    if (auto error = check_copies()) return *error;
    choose_house_rules();
    number_pieces();
    number_reasons_and_counters();
    RulesDraft draft{rules, in_play_};
    if (auto error = rules.family->build(draft)) return *error;
    for (const Expansion* expansion : in_play_) {
      if (expansion->build != nullptr) expansion->build(draft);
    }
    if (rules.family->finish_build != nullptr) rules.family->finish_build(draft);
    if (auto error = check_size()) return *error;
    register_hooks();
    note_chance();
    lay_out_steps(draft.left_out);
    first_state();
    return std::shared_ptr<const Rules>(rules_);
  }

 private:
  std::optional<Error> choose_expansions() {
    u32 known = 0;
    for (const Expansion* expansion : entry_->expansions) {
      known |= 1u << expansion->id;
      if (!rules_->setup.has_expansion(expansion->id)) continue;
      in_play_.push_back(expansion);
      rules_->expansions[expansion->id] = expansion;
    }
    if ((rules_->setup.expansions & ~known) != 0)
      return Error{"unknown expansion", "expansions", "unknown_room"};
    return std::nullopt;
  }

  std::optional<Error> check_options() {
    OptionList& list = rules_->option_list;
    list = OptionList(*entry_);
    for (int i = 0; i < kMaxOptions; ++i) {
      if (i >= list.size()) {
        if (rules_->setup.options[static_cast<unsigned>(i)] != 0)
          return Error{"unknown option", "options", "unknown_option"};
        continue;
      }
      const int value = list.value(rules_->setup, i);
      if (value < list.def(i).low || value > list.def(i).high)
        return Error{"out of range", "options." + std::string(list.def(i).key), "option"};
    }
    const int conflict = list.conflict(rules_->setup);
    if (conflict >= 0)
      return Error{"does not go together with other options",
                   "options." + std::string(list.def(conflict).key), "option_conflict"};
    for (const Expansion* expansion : in_play_) {
      if (expansion->goes_with != nullptr && !expansion->goes_with(*rules_))
        return Error{"does not go together with these options", "expansions." + std::string(expansion->key),
                     "option_conflict"};
    }
    return std::nullopt;
  }

  std::optional<Error> check_copies() {
    for (ExpansionId expansion = 0; expansion < kMaxExpansions; ++expansion) {
      const int copies = rules_->setup.copies(expansion);
      if (copies > kMaxCopies || (expansion == kCoreId && copies == 0))
        return Error{
            "from " + std::to_string(expansion == kCoreId ? 1 : 0) + " to " + std::to_string(kMaxCopies),
            "copies", "copies"};
    }
    return std::nullopt;
  }

  void choose_house_rules() {
    for (const Expansion* expansion : entry_->house) {
      if (!expansion->by_option(*rules_)) continue;
      in_play_.push_back(expansion);
      rules_->expansions[expansion->id] = expansion;
    }
  }

  // More copies than a game has room for (core/types.h).
  std::optional<Error> check_size() {
    int tiles = 0;
    int segments = 0;
    int watched = 0;
    for (int i = 0; i < rules_->design_count; ++i) {
      const TileDesign& design = rules_->designs[static_cast<unsigned>(i)];
      tiles += design.copies;
      segments += design.copies * design.segment_count;
      watched += design.copies * std::popcount(design.surrounded);
    }
    if (tiles > kMaxTiles)
      return Error{std::to_string(tiles) + " tiles: a game has at most " + std::to_string(kMaxTiles),
                   "copies", "too_many_tiles"};
    if (segments > kMaxSegments || watched > kMaxSurrounded)
      return Error{"too many roads, cities, fields and monasteries for one game", "copies", "too_many_tiles"};
    return std::nullopt;
  }

  // The numbers do not depend on which expansions are in play, so that a piece's stays the same for bots.
  void number_pieces() {
    Rules& rules = *rules_;
    struct Listed {
      PieceDef piece;
      ExpansionId expansion;
      unsigned local;
      bool in_play;
    };
    std::vector<Listed> all;
    const auto list = [&](ExpansionId expansion, std::span<const PieceDef> pieces, bool in_play) {
      for (unsigned i = 0; i < pieces.size(); ++i) all.push_back({pieces[i], expansion, i, in_play});
    };
    list(kCoreId, rules.family->pieces, true);
    for (const Expansion* expansion : entry_->expansions)
      list(expansion->id, expansion->pieces, rules.setup.has_expansion(expansion->id));
    for (int kinds = kMaxKinds; kinds >= 0; --kinds) {
      for (const Listed& listed : all) {
        if (std::popcount(listed.piece.kinds) != kinds) continue;
        guard(rules.piece_count < kMaxPieces, "Rules::pieces");
        const auto number = static_cast<unsigned>(rules.piece_count++);
        rules.pieces[number] = listed.piece;
        rules.pieces_per_seat[number] = listed.in_play ? listed.piece.count : u8{0};
        rules.piece_of_expansion[listed.expansion][listed.local] = static_cast<u8>(number);
      }
    }
  }

  void number_reasons_and_counters() {
    Rules& rules = *rules_;
    const auto list = [&](ExpansionId expansion, std::span<const ReasonDef> reasons,
                          std::span<const CounterDef> counters) {
      rules.first_reason[expansion] = static_cast<u8>(rules.reason_count);
      for (const ReasonDef& reason : reasons) {
        guard(rules.reason_count < kMaxReasons, "Rules::reasons");
        rules.reasons[static_cast<unsigned>(rules.reason_count++)] = reason;
      }
      rules.first_counter[expansion] = static_cast<u8>(rules.counter_count);
      for (const CounterDef& counter : counters) {
        guard(rules.counter_count < 8, "Rules::counters");
        rules.counters[static_cast<unsigned>(rules.counter_count++)] = counter.key;
      }
    };
    list(kCoreId, rules.family->reasons, rules.family->counters);
    for (const Expansion* expansion : entry_->expansions)
      list(expansion->id, expansion->reasons, expansion->counters);
    for (const Expansion* expansion : entry_->house)
      list(expansion->id, expansion->reasons, expansion->counters);
  }

  void register_hooks() {
    Hooks& hooks = rules_->hooks;
    const auto add = [&](const Expansion& expansion) {
      hooks.set_up.add(expansion.id, expansion.set_up);
      hooks.filter_placements.add(expansion.id, expansion.filter_placements);
      hooks.held_tiles.add(expansion.id, expansion.held_tiles);
      hooks.unseen_tiles.add(expansion.id, expansion.unseen_tiles);
      hooks.goes_back.add(expansion.id, expansion.goes_back);
      hooks.on_tile_placed.add(expansion.id, expansion.on_tile_placed);
      hooks.add_placing_actions.add(expansion.id, expansion.add_placing_actions);
      hooks.add_piece_actions.add(expansion.id, expansion.add_piece_actions);
      hooks.filter_piece_actions.add(expansion.id, expansion.filter_piece_actions);
      hooks.modify_points.add(expansion.id, expansion.modify_points);
      hooks.order_matters.add(expansion.id, expansion.order_matters);
      hooks.before_points.add(expansion.id, expansion.before_points);
      hooks.on_points.add(expansion.id, expansion.on_points);
      hooks.stays.add(expansion.id, expansion.stays);
      hooks.on_feature_scored.add(expansion.id, expansion.on_feature_scored);
      hooks.after_early.add(expansion.id, expansion.after_early);
      hooks.on_figures_left.add(expansion.id, expansion.on_figures_left);
      hooks.on_part_end.add(expansion.id, expansion.on_part_end);
      hooks.on_turn_end.add(expansion.id, expansion.on_turn_end);
      hooks.joints.add(expansion.id, expansion.joints);
      hooks.field_city_points.add(expansion.id, expansion.field_city_points);
      hooks.final_scoring.add(expansion.id, expansion.final_scoring);
      hooks.memory_of.add(expansion.id, expansion.memory_of);
    };
    add(*rules_->family->core);
    for (const Expansion* expansion : in_play_) add(*expansion);
  }

  void note_chance() {
    const auto note = [&](const Expansion& expansion) {
      for (const DecisionDef& decision : expansion.decisions) {
        if (!decision.given_by.empty()) rules_->more_chance = true;
      }
    };
    note(*rules_->family->core);
    for (const Expansion* expansion : in_play_) note(*expansion);
    for (int i = 0; i < rules_->design_count; ++i) {
      if (rules_->designs[static_cast<unsigned>(i)].group >= kBagGroups) rules_->more_chance = true;
    }
  }

  // The step of that name among those of the expansions in play, the family's own first; one that runs
  // nothing if there is none.
  Step expansion_step(std::string_view name) const {
    const auto find = [name](const Expansion& expansion) -> Step {
      for (Step step : expansion.steps) {
        if (step.name != name) continue;
        step.expansion = expansion.id;
        return step;
      }
      return {};
    };
    Step step = find(*rules_->family->core);
    for (std::size_t i = 0; step.run == nullptr && i < in_play_.size(); ++i) step = find(*in_play_[i]);
    return step;
  }

  // A line that is left out stays in the table and does nothing.
  void lay_out_steps(std::span<const std::string_view> left_out) {
    Rules& rules = *rules_;
    const auto nothing = [](const Rules&, State&, EventLog*) { return StepResult::Next; };
    const auto lay = [&](std::span<const Step> table) {
      for (const Step& line : table) {
        Step step = line.run == nullptr ? expansion_step(line.name) : line;
        if (std::find(left_out.begin(), left_out.end(), line.name) != left_out.end()) step.run = nothing;
        if (step.run == nullptr || rules.expansions[step.expansion] == nullptr) continue;
        guard(rules.step_count < kMaxSteps, "Rules::steps");
        if (step.run == place_tile) rules.place_line = static_cast<u8>(rules.step_count);
        if (step.run == score_features || step.scores) rules.score_line = static_cast<u8>(rules.step_count);
        if (step.run == draw_tile) rules.drawn_line = static_cast<u8>(rules.step_count + 1);
        rules.steps[static_cast<unsigned>(rules.step_count++)] = step;
      }
    };
    lay(entry_->turn);
    rules.end_of_turn = static_cast<u8>(rules.step_count - 1);
    rules.ending = static_cast<u8>(rules.step_count);
    lay(entry_->ending);
    for (int line = rules.ending; line < rules.step_count; ++line) {
      const Step& step = rules.steps[static_cast<unsigned>(line)];
      const bool idle =
          step.run == end_game || (step.run == score_expansions && rules.hooks.final_scoring.empty());
      if (!step.of_features && !idle) rules.besides |= 1u << (line - rules.ending);
    }
  }

  void first_state() {
    const Rules& rules = *rules_;
    State& state = rules_->initial;
    for (int seat = 0; seat < rules.setup.players; ++seat) {
      state.supply[static_cast<unsigned>(seat)] = rules.pieces_per_seat;
    }
    for (int design = 0; design < rules.design_count; ++design) {
      const auto d = static_cast<unsigned>(design);
      state.bag[d] = rules.designs[d].copies;
      state.group_left[rules.designs[d].group] =
          static_cast<u16>(state.group_left[rules.designs[d].group] + rules.designs[d].copies);
    }
    for (const Expansion* expansion : in_play_) {
      if (expansion->memory != nullptr) expansion->memory(state.expansions[expansion->id]);
    }
    for (const auto hook : rules.hooks.set_up) hook(rules, state);
    if (rules.family->start != nullptr) rules.family->start(rules, state);
  }

  std::shared_ptr<Rules> rules_;
  Catalogue catalogue_;
  const FamilyEntry* entry_ = nullptr;
  std::vector<const Expansion*> in_play_;
};

}  // namespace

u8 Rules::design_by_id(std::string_view id) const {
  for (int design = 0; design < design_count; ++design) {
    if (tile_id(static_cast<u8>(design)) == id) return static_cast<u8>(design);
  }
  return kNoDesign;
}

int Rules::piece_by_key(std::string_view key) const {
  for (int piece = 0; piece < piece_count; ++piece) {
    if (pieces[static_cast<unsigned>(piece)].key == key) return piece;
  }
  return -1;
}

std::optional<Error> RulesDraft::add_design(const TileDesign& design, const DesignSource& source) {
  if (rules.design_count == kMaxDesigns) return Error{"too many tile designs", std::string(source.set)};
  if (rules.design_by_id(source.id) != kNoDesign)
    return Error{"tile '" + std::string(source.id) + "' in two sets", std::string(source.set)};
  const auto number = static_cast<unsigned>(rules.design_count++);
  rules.designs[number] = design;
  for (unsigned local = 0; local < design.segment_count; ++local) {
    if ((rules.traits.closing_kinds >> design.segments[local].kind & 1) != 0)
      rules.designs[number].closing = static_cast<u16>(rules.designs[number].closing | 1u << local);
  }
  rules.sources[number] = source;
  return std::nullopt;
}

Result<std::shared_ptr<const Rules>> make_rules(const Setup& setup, Catalogue catalogue) {
  return Maker(setup, catalogue).run();
}

}  // namespace bastide
