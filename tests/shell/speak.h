// The words of all games as the page has them, in a language.
#pragma once

#include "shell/text/game_words.h"
#include "shell/text/locale.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace bastide::test {

// assets/locales/<language>.json, or that of a game beside the first, or of the rules.
inline std::string words_file(std::string_view language, std::string_view game = "") {
  std::string path = BASTIDE_SOURCE_DIR "/assets/locales/";
  if (!game.empty()) path += std::string(game) + "/";
  std::ifstream file(path + std::string(language) + ".json");
  return {std::istreambuf_iterator<char>(file), {}};
}

inline void speak(std::string_view language) {
  REQUIRE(shell::locale().load(language, words_file(language)));
  REQUIRE(shell::locale().add(words_file(language, "rules")));
  for (const FamilyEntry& entry : built_in())
    if (!entry.family->facts.empty()) REQUIRE(shell::locale().add(words_file(language, entry.family->facts)));
}

}  // namespace bastide::test
