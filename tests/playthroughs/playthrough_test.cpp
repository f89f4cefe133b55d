// Replays the golden games beside this file and compares every line. After an intended change of the
// rules: BASTIDE_UPDATE_PLAYTHROUGHS=1 build/native/bastide_tests -tc='golden games*', then read the
// difference. The same makes the files that are listed below and do not exist yet.
#include "tests/support/playthrough.h"

#include "engine/assembly/built_in.h"
#include "tests/support/expansions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace bastide;
using namespace bastide::test;

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kMaxBytes = 150 * 1024;

struct Golden {
  const char* name;
  int players;
  Edition edition;
  bool farmers;
  u32 options;
};

// Files that the updater starts. Others in the folder (a found bug's game, an expansion's) are
// replayed and updated all the same.
constexpr Golden kGolden[] = {
    {"base_c1_2p", 2, Edition::C1, true, 0},
    {"base_c2_1p", 1, Edition::C2, true, 0},
    {"base_c2_3p", 3, Edition::C2, true, 0},
    {"base_c3_4p_no_farmers", 4, Edition::C3, false, 0},
    {"base_20_5p_dropped_rules", 5, Edition::Anniversary, true, 3},
    {"base_c2_6p", 6, Edition::C2, true, 0},
};

fs::path folder() { return fs::path(BASTIDE_SOURCE_DIR) / "tests" / "playthroughs"; }

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

std::vector<fs::path> golden_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder())) {
    if (entry.path().extension() == ".play") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

void update() {
  u64 choices = 100;
  for (const Golden& golden : kGolden) {
    GameSetup setup;
    setup.setup.players = golden.players;
    set_option(setup.setup, "edition", static_cast<int>(golden.edition));
    set_option(setup.setup, "farmers", golden.farmers ? 1 : 0);
    set_listed_options(setup.setup, golden.options);
    setup.players = default_players(golden.players);
    setup.seed = std::string("golden-") + golden.name;
    const fs::path path = folder() / (std::string(golden.name) + ".play");
    ++choices;
    if (!fs::exists(path)) write_file(path, write_playthrough(setup, choices));
  }
  for (const fs::path& path : golden_files()) {
    const std::string text = read_file(path);
    const auto replayed = replay_playthrough(text);
    // Where an action is no longer legal the game is played anew by its choices.
    const auto head = read_playthrough_head(text);
    if (head.ok())
      write_file(path, replayed.ok() ? *replayed : write_playthrough(head->setup, head->choices));
  }
}

// The first line in which two texts differ.
std::string first_difference(const std::string& old_text, const std::string& new_text) {
  std::size_t line = 1;
  std::size_t start = 0;
  for (std::size_t i = 0; i < old_text.size() && i < new_text.size() && old_text[i] == new_text[i]; ++i) {
    if (old_text[i] != '\n') continue;
    ++line;
    start = i + 1;
  }
  const auto cut = [&](const std::string& text) {
    return start < text.size() ? text.substr(start, text.find('\n', start) - start) : "(end)";
  };
  return "line " + std::to_string(line) + "\n  was: " + cut(old_text) + "\n  is:  " + cut(new_text);
}

}  // namespace

TEST_CASE("golden games are replayed line by line") {
  if (std::getenv("BASTIDE_UPDATE_PLAYTHROUGHS") != nullptr) update();
  const auto files = golden_files();
  CHECK(files.size() >= std::size(kGolden));
  for (const fs::path& path : files) {
    CAPTURE(path.filename().string());
    const std::string text = read_file(path);
    CHECK(text.size() <= kMaxBytes);
    const auto replayed = replay_playthrough(text);
    REQUIRE_MESSAGE(replayed.ok(), replayed.error().text());
    CHECK_MESSAGE(*replayed == text, first_difference(text, *replayed));
    CHECK(text.ends_with("  over\n"));
  }
}

TEST_CASE("a playthrough that was tampered with is noticed") {
  const auto files = golden_files();
  REQUIRE_FALSE(files.empty());
  const std::string text = read_file(files.front());
  std::string other = text;
  const auto hash = other.rfind(']') - 1;
  other[hash] = other[hash] == '0' ? '1' : '0';
  const auto replayed = replay_playthrough(other);
  REQUIRE(replayed.ok());
  CHECK(*replayed != other);
  CHECK(*replayed == text);
  std::string illegal = text;
  illegal.replace(illegal.find(" -> place ") + 4, 6, "place X 99,99 0 [#1, 0]\n7: seat 0 x -> ");
  CHECK_FALSE(replay_playthrough(illegal).ok());
  CHECK_FALSE(replay_playthrough("setup {}\nchoices 1\n").ok());
}
