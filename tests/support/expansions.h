// The built-in landscape game as tests name it: its expansions, and its figures by number.
#pragma once

#include "engine/assembly/built_in.h"
#include "engine/data/tile_facts.h"
#include "engine/expansions/abbot/abbot.h"
#include "engine/expansions/crop_circles/crop_circles.h"
#include "engine/expansions/ferries/ferries.h"
#include "engine/expansions/flying_machines/flying_machines.h"
#include "engine/expansions/gifts/gifts.h"
#include "engine/expansions/gold_mines/gold_mines.h"
#include "engine/expansions/house_rules/house_rules.h"
#include "engine/expansions/inns_cathedrals/inns_cathedrals.h"
#include "engine/expansions/king_robber/king_robber.h"
#include "engine/expansions/mage_witch/mage_witch.h"
#include "engine/expansions/messages/messages.h"
#include "engine/expansions/river/river.h"
#include "engine/expansions/robbers/robbers.h"
#include "engine/expansions/tower_thieves/tower_thieves.h"
#include "engine/expansions/traders_builders/traders_builders.h"
#include "engine/families/carcassonne/carcassonne.h"

#include <vector>

namespace bastide::test {

using carcassonne::Edition;
using carcassonne::kEditionKeys;

// Numbers of the figures in every landscape game (tests/rules/registry_test.cpp proves them): recorded games
// of bots rely on them.
inline constexpr u8 kMeeple = 0, kLargeMeeple = 1, kAbbot = 2, kBuilder = 3, kPig = 4;

// Options by key; flags that are listed together (no letter of their own in links) also by a bit each, in
// order.
bool has_option(const Rules& rules, std::string_view option);
void set_option(Setup& setup, std::string_view option, int value = 1);
void set_listed_options(Setup& setup, u32 bits);
int listed_options();

// For expansions of the tests' own.
inline constexpr ExpansionId kFirstFreeExpansion = kMaxExpansions - 4;

// The landscape game with further expansions, and steps of theirs after the line `after` of its turn.
class ExtendedCatalogue {
 public:
  explicit ExtendedCatalogue(std::initializer_list<const Expansion*> expansions, std::string_view after = "",
                             std::initializer_list<Step> steps = {}, std::initializer_list<Step> ending = {});
  operator Catalogue() const { return {&entry_, 1}; }  // NOLINT: implicit by design

 private:
  std::vector<const Expansion*> expansions_;
  std::vector<Step> turn_, ending_;
  FamilyEntry entry_;
};

}  // namespace bastide::test
