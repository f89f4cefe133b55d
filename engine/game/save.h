// Saved games as text. A save is a log, not a snapshot: set-up, seed and actions, re-played on load,
// so it stays readable (and loadable) while the engine changes.
//
// clang-format off
//   {"format":"bastide-game","version":1,"setup":{…},"actions":["place D 0,-1 90","deploy meeple 0,-1/2","pass",…]}
// clang-format on
//
// What chance has answered is part of it: "chance":{"rolls":[2,1,…],…} holds every roll and card so far, and
// "deck" the tiles drawn if they are not those of the set-up's seed or deck. A game without dice and cards,
// drawn as its seed has it, needs none of it.
//
// "undone" lists what was taken back and may be done again, in that order; it must be legal after the
// actions, and chance has answered it too. The page keeps it with its own saves; files that are handed out go
// without.
#pragma once

#include "engine/game/game.h"

#include <nlohmann/json_fwd.hpp>

namespace bastide {

inline constexpr int kSaveVersion = 1;
inline constexpr std::size_t kMaxSaveBytes = 256 * 1024;
inline constexpr std::size_t kMaxSavedActions = 2000;  // and of the answers of each list of chance

// Compact JSON of the whole game.
enum class Undone : bool { Left, Kept };
std::string save_game(const Game& game, Undone undone = Undone::Left);

// Errors (Error::code): "malformed", "foreign" (JSON, but no Bastide game), "newer_version",
// "illegal_action" (where names the action), and those of the set-up.
Result<Game> load_game(std::string_view text, Catalogue catalogue = built_in());
// The same of a save that came as part of something larger, whose length was checked there.
Result<Game> game_from_save(nlohmann::ordered_json save, Catalogue catalogue = built_in());

// The same game once more, played again without what was undone. Errors: of a game whose facts are gone.
Result<Game> copy_of(const Game& game);

// A save sealed for storage: one header line "bastide 1 <bytes> <crc32>" and the text. unseal refuses
// anything whose header, length or checksum does not hold: codes "foreign", "newer_version",
// "bad_length", "bad_checksum".
std::string seal(std::string_view text);
Result<std::string> unseal(std::string_view sealed);

// A game as a file: sealed, so that a bit that fell over is noticed. Read are also plain saves (which older
// versions exported) and slots of the page's storage (shell/keep/storage.h: a line before the save), with or
// without blanks and a byte order mark before them.
std::string game_file(const Game& game);
Result<Game> read_game_file(std::string_view text, Catalogue catalogue = built_in());

}  // namespace bastide
