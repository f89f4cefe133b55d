// make_rules: from a set-up to immutable Rules with their first state.
#include "engine/families/carcassonne/compile.h"
#include "engine/rules/rooms.h"
#include "engine/rules/steps.h"

namespace bastide {
namespace {

constexpr int kMeeplesEach = 7;  // BASE-03: the eighth counts points
constexpr u8 kLandGroup = kMaxGroups - 1;

class Builder {
 public:
  Builder(const Setup& setup, std::span<const Room* const> extra) : rules_(std::make_shared<Rules>()) {
    rules_->setup = setup;
    for (const Room* room : all_rooms()) candidates_.push_back(room);
    for (const Room* room : extra) candidates_.push_back(room);
  }

  Result<std::shared_ptr<const Rules>> run() {
    Rules& rules = *rules_;
    if (rules.setup.players < 1 || rules.setup.players > kMaxPlayers) {
      return Error{"must be from 1 to 6", "players", "players"};
    }
    rules.family = &carcassonne::kFamily;
    rules.traits = rules.family->traits;
    rules.rooms[kCoreRoom] = &kCoreRules;
    if (auto error = choose_rooms()) return *error;
    if (auto error = load_tiles()) return *error;
    rules.pieces_per_seat[carcassonne::kMeeple] = kMeeplesEach;
    RulesBuilder builder{rules};
    for (const Room* room : in_play_) {
      if (room->build != nullptr) room->build(builder);
    }
    deployable_kinds();
    register_hooks();
    drop_unused_steps();
    first_state();
    return std::shared_ptr<const Rules>(rules_);
  }

 private:
  std::optional<Error> choose_rooms() {
    u32 known = 0;
    for (const Room* room : candidates_) {
      known |= 1u << room->id;
      if (!rules_->setup.has_room(room->id)) continue;
      in_play_.push_back(room);
      rules_->rooms[room->id] = room;
    }
    if ((rules_->setup.rooms & ~known) != 0) return Error{"unknown expansion", "expansions", "unknown_room"};
    return std::nullopt;
  }

  std::optional<Error> load_tiles() {
    const bool original = rules_->setup.edition == Edition::C1;
    if (auto error = add_set(original ? "base_c1" : "base_c2", kCoreRoom)) return error;
    for (const Room* room : in_play_) {
      if (room->tile_set == nullptr) continue;
      const std::string_view name = room->tile_set(rules_->setup.edition);
      if (name.empty()) continue;
      if (auto error = add_set(name, room->id)) return error;
    }
    return std::nullopt;
  }

  std::optional<Error> add_set(std::string_view name, RoomId room) {
    Result<const TileSetFacts*> set = tile_set(name);
    if (!set) return set.error();
    Rules& rules = *rules_;
    const auto set_index = static_cast<u16>(rules.sets.size());
    rules.sets.push_back(*set);
    for (std::size_t i = 0; i < (*set)->tiles.size(); ++i) {
      if (rules.design_count == kMaxDesigns) return Error{"too many tile designs", std::string(name)};
      const TileFact& fact = (*set)->tiles[i];
      if (rules.design_by_id(fact.id) != kNoDesign)
        return Error{"tile '" + fact.id + "' in two sets", std::string(name)};
      TileDesign design = carcassonne::compile(fact);
      design.group = kLandGroup;
      design.room = room;
      design.set_index = set_index;
      design.fact_index = static_cast<u16>(i);
      if (room == kCoreRoom && fact.start) rules.start_design = static_cast<u8>(rules.design_count);
      rules.designs[static_cast<unsigned>(rules.design_count++)] = design;
    }
    return std::nullopt;
  }

  // Kinds on which some figure of this game may stand; the others (gardens without abbots, fields
  // without farmers) are never asked about.
  void deployable_kinds() {
    Rules& rules = *rules_;
    unsigned kinds = 0;
    for (unsigned piece = 0; piece < rules.family->pieces.size(); ++piece) {
      if (rules.pieces_per_seat[piece] != 0) kinds |= rules.family->pieces[piece].kinds;
    }
    if (!rules.setup.farmers) kinds &= ~(1u << carcassonne::kField);
    if (rules.setup.edition == Edition::C1) kinds &= ~(1u << carcassonne::kGarden);  // ED-02
    rules.deployable_kinds = static_cast<u8>(kinds);
    rules.traits.watched_kinds = static_cast<u8>(rules.traits.watched_kinds & kinds);
  }

  void register_hooks() {
    Hooks& hooks = rules_->hooks;
    for (const Room* room : in_play_) {
      hooks.set_up.add(room->set_up);
      hooks.filter_placements.add(room->filter_placements);
      hooks.on_tile_placed.add(room->on_tile_placed);
      hooks.add_piece_actions.add(room->add_piece_actions);
      hooks.filter_piece_actions.add(room->filter_piece_actions);
      hooks.modify_points.add(room->modify_points);
      hooks.on_feature_scored.add(room->on_feature_scored);
      hooks.on_points.add(room->on_points);
      hooks.on_figures_left.add(room->on_figures_left);
      hooks.on_turn_end.add(room->on_turn_end);
      hooks.field_city_points.add(room->field_city_points);
      hooks.final_scoring.add(room->final_scoring);
    }
  }

  void drop_unused_steps() {
    for (const Step& step : kTurn) {
      if (rules_->rooms[step.room] != nullptr) rules_->turn[static_cast<unsigned>(rules_->steps++)] = step;
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
    for (const auto hook : rules.hooks.set_up) hook(rules, state);
    if (state.tile_count == 0 && rules.start_design != kNoDesign) {
      --state.bag[rules.start_design];
      --state.group_left[rules.designs[rules.start_design].group];
      lay_tile(state, rules.traits, rules.designs.data(), rules.start_design, {0, 0}, 0);  // BASE-05
    }
  }

  std::shared_ptr<Rules> rules_;
  std::vector<const Room*> candidates_;
  std::vector<const Room*> in_play_;
};

}  // namespace

u8 Rules::design_by_id(std::string_view id) const {
  for (int design = 0; design < design_count; ++design) {
    if (fact(static_cast<u8>(design)).id == id) return static_cast<u8>(design);
  }
  return kNoDesign;
}

Result<std::shared_ptr<const Rules>> make_rules(const Setup& setup,
                                                std::span<const Room* const> extra_rooms) {
  return Builder(setup, extra_rooms).run();
}

}  // namespace bastide
