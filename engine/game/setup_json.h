// A set-up as JSON, shared by saves, the bot protocol and links.
#pragma once

#include "engine/assembly/built_in.h"
#include "engine/data/json.h"
#include "engine/game/game_setup.h"

#include <string_view>
#include <vector>

namespace bastide {

// {"players":2,"edition":"C2","farmers":true,"expansions":[],"options":{},"seed":"…"} and, if they
// are set, "family" (of another game than the catalogue's first), "deck", other lists of chance ("rolls"),
// "names", "colours", "seats". Options with a letter of their own (OptionDef::link) stand beside "options".
// Reading checks everything; unknown keys are errors.
Json setup_to_json(const GameSetup& setup, Catalogue catalogue = built_in());
Result<GameSetup> setup_from_json(const Json& json, std::string_view where, Catalogue catalogue = built_in());

// The members that a set-up of this game may have.
std::vector<std::string_view> setup_members(const FamilyEntry& entry);

// The lists of chance that its expansions have ("rolls").
std::vector<std::string_view> chance_list_names(const FamilyEntry& entry);

// An option's value as JSON: true or false, a number, or the name of a choice.
Json option_to_json(const OptionDef& option, int value);
// nullopt: no such value.
std::optional<int> option_from_json(const OptionDef& option, const Json& value);

}  // namespace bastide
