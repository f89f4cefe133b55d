// Save slots and settings: nothing that lies in the store can keep the page from starting.
#include "shell/storage.h"

#include "engine/game/save.h"
#include "shell/settings.h"

#include <doctest/doctest.h>

#include <map>

using namespace bastide;
using namespace bastide::shell;

namespace {

class Memory : public KeyValue {
 public:
  bool available() override { return !full; }
  std::optional<std::string> get(const std::string& key) override {
    const auto it = texts.find(key);
    return it == texts.end() ? std::nullopt : std::optional(it->second);
  }
  bool set(const std::string& key, const std::string& text) override {
    if (full) return false;
    texts[key] = text;
    return true;
  }
  void remove(const std::string& key) override { texts.erase(key); }

  std::map<std::string, std::string> texts;
  bool full = false;
};

Game new_game(const char* seed = "storage") {
  GameSetup setup;
  setup.players = default_players(2);
  setup.seed = seed;
  auto game = Game::create(setup);
  REQUIRE(game.ok());
  return std::move(*game);
}

void step(Game& game) {
  ActionList actions;
  game.legal(actions);
  REQUIRE(game.apply(actions[0]));
}

}  // namespace

TEST_CASE("an empty store holds no game and no error") {
  Memory memory;
  SaveSlots slots(memory);
  const auto found = slots.load();
  CHECK(!found.game);
  CHECK(found.errors.empty());
}

TEST_CASE("the newest of two slots wins, with the rotation in hand") {
  Memory memory;
  Game game = new_game();
  SaveSlots slots(memory);
  for (int i = 0; i < 5; ++i) {
    step(game);
    CHECK(slots.save(game, i));
  }
  CHECK(memory.texts.size() == 2);
  SaveSlots reader(memory);
  const auto found = reader.load();
  REQUIRE(found.game);
  CHECK(save_game(*found.game) == save_game(game));
  CHECK(found.rotation == 0);  // 4 quarters
  // it goes on after the highest number
  step(game);
  CHECK(reader.save(game, 3));
  SaveSlots again(memory);
  const auto next = again.load();
  CHECK(save_game(*next.game) == save_game(game));
  CHECK(next.rotation == 3);
}

TEST_CASE("a damaged slot is set aside and the other one loads") {
  Memory memory;
  Game game = new_game();
  SaveSlots slots(memory);
  step(game);
  slots.save(game, 0);
  const std::string older = save_game(game);
  step(game);
  slots.save(game, 0);
  // number 2 went to slot a
  memory.texts["bastide.save.a"].back() ^= 1;
  SaveSlots reader(memory);
  const auto found = reader.load();
  REQUIRE(found.game);
  CHECK(save_game(*found.game) == older);
  REQUIRE(found.errors.size() == 1);
  CHECK(found.errors[0] == "bad_checksum");
  CHECK(!memory.texts.contains("bastide.save.a"));
  CHECK(memory.texts.contains("bastide.damaged.1"));
  CHECK(reader.damaged().size() == 1);
}

TEST_CASE("anything at all in the slots is refused, kept and not fatal") {
  const std::string texts[] = {"",
                               "x",
                               "{}",
                               "bastide",
                               "bastide 1 4 00000000\nabcd",
                               seal("hello"),
                               seal("slot 1 0\n{}"),
                               seal("slot 99999999999999999999 0\n{}"),
                               seal("slot 3 7\n{}"),
                               "bastide 99 0 00000000\n",
                               std::string(3000, '['),
                               std::string("\0\xff\x80", 3)};
  for (const std::string& text : texts) {
    Memory memory;
    memory.texts["bastide.save.a"] = text;
    memory.texts["bastide.save.b"] = text;
    SaveSlots slots(memory);
    const auto found = slots.load();
    CHECK(!found.game);
    CHECK(found.errors.size() == 2);
    CHECK(slots.damaged().size() == 2);
    CHECK(slots.save(new_game(), 0));
    CHECK(SaveSlots(memory).load().game);
  }
}

TEST_CASE("at most five damaged texts are kept, the newest of them") {
  Memory memory;
  for (int i = 0; i < 8; ++i) {
    memory.texts["bastide.save.a"] = "broken " + std::to_string(i);
    SaveSlots slots(memory);
    slots.load();
  }
  SaveSlots slots(memory);
  const auto kept = slots.damaged();
  REQUIRE(kept.size() == 5);
  CHECK(kept.front() == "broken 3");
  CHECK(kept.back() == "broken 7");
}

TEST_CASE("a full store refuses the save but loses nothing") {
  Memory memory;
  Game game = new_game();
  SaveSlots slots(memory);
  CHECK(slots.save(game, 0));
  memory.full = true;
  step(game);
  CHECK(!slots.save(game, 0));
  CHECK(SaveSlots(memory).load().game);
  memory.texts["bastide.save.a"] = "broken";
  CHECK(SaveSlots(memory).load().errors.size() == 1);
  CHECK(memory.texts["bastide.save.a"] == "broken");  // it could not be kept elsewhere
}

TEST_CASE("a file may be plain, sealed or a slot") {
  Game game = new_game();
  step(game);
  const std::string plain = save_game(game);
  CHECK(read_game_file(plain).ok());
  CHECK(read_game_file("\xEF\xBB\xBF").ok() == false);
  CHECK(read_game_file(" \n" + plain).ok());
  CHECK(read_game_file(seal(plain)).ok());
  CHECK(read_game_file(seal("slot 4 1\n" + plain)).ok());
  CHECK(read_game_file("").error().code != "");
  CHECK(read_game_file("{\"a\":1}").error().code == "foreign");
}

TEST_CASE("settings survive writing and reading; nonsense gives the defaults") {
  Settings wished;
  wished.language = "sk";
  wished.text_scale = 150;
  wished.motion = Motion::Reduced;
  wished.purist = true;
  wished.aids[static_cast<std::size_t>(Aid::Projection)] = false;
  wished.names = {"Žofie", "Ľubo"};
  CHECK(read_settings(write_settings(wished)) == wished);
  CHECK(read_settings("") == Settings{});
  CHECK(read_settings("[1]") == Settings{});
  CHECK(read_settings("{\"text_scale\":9000,\"language\":7,\"motion\":\"fast\",\"names\":[1]}").text_scale ==
        175);
  CHECK(read_settings(R"({"aids":{"fits":false,"dead":7}})").aids[static_cast<std::size_t>(Aid::Dead)]);
  CHECK_FALSE(read_settings(R"({"aids":{"fits":false}})").aid(Aid::Fits));
}

TEST_CASE("a broken name in the settings is mended") {
  const std::string cut = "{\"names\":[\"" + std::string(59, 'x') + "\\u202E漢漢漢漢漢\",\"B\"]}";
  const Settings read = read_settings(cut);
  REQUIRE(read.names.size() == 2);
  CHECK(read.names[0] == std::string(59, 'x') + "漢漢漢漢");
  CHECK(read.names[1] == "B");
}

TEST_CASE("each aid has its switch, purist is the one switch for all") {
  Settings some;
  for (std::size_t i = 0; i < kAidKeys.size(); ++i) {
    CHECK(some.aid(static_cast<Aid>(i)));
    some.aids[i] = false;
    CHECK_FALSE(some.aid(static_cast<Aid>(i)));
    some.aids[i] = true;
    Settings none;
    none.purist = true;
    CHECK_FALSE(none.aid(static_cast<Aid>(i)));
  }
}
