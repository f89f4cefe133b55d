// Save slots and settings: nothing that lies in the store can keep the page from starting.
#include "shell/keep/storage.h"

#include "engine/game/save.h"
#include "shell/keep/sent.h"
#include "shell/keep/settings.h"
#include "tests/shell/memory_store.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <map>

using namespace bastide;
using namespace bastide::shell;

namespace {

using StoreInMemory = bastide::test::MemoryStore;

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
  StoreInMemory memory;
  SaveSlots slots(memory);
  CHECK(slots.list().empty());
  CHECK_FALSE(slots.open(0));
  CHECK(slots.take_errors().empty());
  CHECK(slots.free_place() == 0);
}

TEST_CASE("the newest of two slots wins, with the rotation in hand") {
  StoreInMemory memory;
  Game game = new_game();
  SaveSlots slots(memory);
  for (int i = 0; i < 5; ++i) {
    step(game);
    CHECK(slots.save(0, game, i, 1000.0 + i));
  }
  CHECK(memory.texts.size() == 2);
  SaveSlots reader(memory);
  const auto found = reader.open(0);
  REQUIRE(found);
  CHECK(save_game(found->game) == save_game(game));
  CHECK(found->rotation == 0);  // 4 quarters
  // it goes on after the highest number
  step(game);
  CHECK(reader.save(0, game, 3, 2000));
  SaveSlots again(memory);
  const auto next = again.open(0);
  CHECK(save_game(next->game) == save_game(game));
  CHECK(next->rotation == 3);
}

TEST_CASE("a slot holds how long its game was played; slots of older versions do not") {
  StoreInMemory memory;
  SaveSlots slots(memory);
  Game game = new_game();
  CHECK(slots.save(0, game, 2, 1000, 4321));
  CHECK(slots.open(0)->played == 4321);
  CHECK(slots.rename(0, "12 games"));
  SaveSlots reader(memory);
  CHECK(reader.open(0)->played == 4321);
  CHECK(reader.list()[0].title == "12 games");
  CHECK(reader.list()[0].time == 1000);
  for (const char* head : {"slot 1 3", "slot 1 3 5000", "slot 1 3 5000 +5 or so"}) {
    memory.texts = {{slot_key(0, 1), seal(std::string(head) + "\n" + save_game(game))}};
    const auto old = SaveSlots(memory).open(0);
    REQUIRE(old);
    CHECK(old->played == 0);
    CHECK(old->rotation == 3);
  }
  CHECK(SaveSlots(memory).list()[0].title == "+5 or so");
  memory.texts = {{slot_key(0, 1), seal("slot 1 3 5000+99999999999999\n" + save_game(game))}};
  CHECK_FALSE(SaveSlots(memory).open(0));
}

TEST_CASE("whatever number a stored slot has, the next save is found again") {
  for (const char* number : {"18446744073709551615", "18446744073709551614", "9223372036854775808",
                             "9223372036854775807", "9007199254740993", "9007199254740992", "0"}) {
    for (const unsigned slot : {0U, 1U}) {
      for (const bool other : {false, true}) {
        CAPTURE(number);
        CAPTURE(slot);
        CAPTURE(other);
        StoreInMemory memory;
        Game game = new_game();
        step(game);
        memory.texts[slot_key(0, slot)] = seal("slot " + std::string(number) + " 2\n" + save_game(game));
        if (other) memory.texts[slot_key(0, 1 - slot)] = seal("slot 7 1\n" + save_game(new_game()));
        SaveSlots slots(memory);
        CHECK(slots.open(0));
        for (int i = 0; i < 3; ++i) {
          step(game);
          CHECK(slots.save(0, game, i, 1000));
          const auto found = SaveSlots(memory).open(0);
          REQUIRE(found);
          CHECK(save_game(found->game) == save_game(game));
          CHECK(found->rotation == i);
        }
        CHECK(slots.take_errors().empty());
      }
    }
  }
}

TEST_CASE("a save that the store refuses does not cost the one before it") {
  StoreInMemory memory;
  SaveSlots slots(memory);
  Game game = new_game();
  for (int i = 0; i < 2; ++i) {
    step(game);
    CHECK(slots.save(0, game, 0, 1000));
  }
  const auto before = memory.texts;
  Game later = new_game();
  memory.out_of_space = true;
  CHECK_FALSE(slots.save(0, later, 0, 2000));
  memory.out_of_space = false;
  CHECK(memory.texts == before);
  // the next one goes where the older of the two lies, not onto the newest
  CHECK(slots.save(0, later, 0, 3000));
  int kept = 0;
  for (const unsigned slot : {0U, 1U})
    kept += memory.texts[slot_key(0, slot)] == before.at(slot_key(0, slot));
  CHECK(kept == 1);
  CHECK(unseal(memory.texts[slot_key(0, 0)])->find(save_game(game)) != std::string::npos);
}

TEST_CASE("what is to be saved soon is written once, by finish or before anything else is asked") {
  StoreInMemory memory;
  SaveSlots slots(memory);
  Game game = new_game();
  step(game);
  slots.save_soon(0, game, 1, 1000);
  step(game);
  slots.save_soon(0, game, 2, 1001);
  CHECK(memory.texts.empty());
  CHECK(slots.finish());
  CHECK(memory.texts.size() == 1);
  auto found = SaveSlots(memory).open(0);
  REQUIRE(found);
  CHECK(save_game(found->game) == save_game(game));
  CHECK(found->rotation == 2);

  step(game);
  slots.save_soon(0, game, 0, 1002);
  const auto opened = slots.open(0);  // what is opened is the newest
  REQUIRE(opened);
  CHECK(save_game(opened->game) == save_game(game));
  slots.save_soon(3, game, 0, 1003);
  slots.save_soon(4, game, 0, 1004);
  CHECK(slots.list().size() == 3);
  slots.save_soon(4, game, 0, 1005);
  slots.remove(4);
  CHECK(slots.finish());
  CHECK(SaveSlots(memory).list().size() == 2);  // it did not come back
  CHECK(slots.rename(3, "first"));
  slots.save_soon(3, game, 0, 1006);
  slots.reuse(3);
  CHECK(slots.finish());
  CHECK(SaveSlots(memory).list()[0].title == "first");
  slots.save_soon(3, new_game("taken-over"), 0, 1007);
  slots.drop();
  const auto before = memory.texts;
  CHECK(slots.finish());
  CHECK(memory.texts == before);
}

TEST_CASE("that the store refused what was to be saved soon is told once, whenever it was written") {
  StoreInMemory memory;
  SaveSlots slots(memory);
  memory.out_of_space = true;
  slots.save_soon(0, new_game(), 0, 1000);
  CHECK(slots.list().empty());
  CHECK_FALSE(slots.finish());
  CHECK(slots.finish());
  slots.save_soon(0, new_game(), 0, 1000);
  CHECK_FALSE(slots.finish());
}

TEST_CASE("games have places of their own; the one saved last comes first") {
  StoreInMemory memory;
  SaveSlots slots(memory);
  for (int place = 0; place < 3; ++place) {
    Game game = new_game(("game-" + std::to_string(place)).c_str());
    step(game);
    CHECK(slots.free_place() == place);
    CHECK(slots.save(place, game, 0, place == 1 ? 9e12 : 1e12 + place));
  }
  SaveSlots reader(memory);
  const auto list = reader.list();
  REQUIRE(list.size() == 3);
  CHECK(list[0].place == 1);
  CHECK(list[0].time == 9e12);
  CHECK(list[1].place == 2);
  CHECK(reader.open(2)->game.setup().seed == "game-2");
  reader.remove(1);
  CHECK_FALSE(reader.open(1));
  CHECK(reader.free_place() == 1);
  CHECK(reader.open(0)->game.setup().seed == "game-0");
}

TEST_CASE("a title stays with its game, whatever it is made of") {
  StoreInMemory memory;
  SaveSlots slots(memory);
  Game game = new_game();
  CHECK(slots.save(3, game, 2, 5));
  CHECK(slots.rename(3, "Babka \n proti \u202E všem 漢"));
  step(game);
  CHECK(slots.save(3, game, 1, 6));
  SaveSlots reader(memory);
  CHECK(reader.list()[0].title == "Babka  proti  všem 漢");
  CHECK(save_game(reader.open(3)->game) == save_game(game));
  CHECK(reader.rename(3, ""));
  CHECK(SaveSlots(memory).list()[0].title.empty());
  CHECK(SaveSlots(memory).open(3)->rotation == 1);
  CHECK_FALSE(reader.rename(4, "nothing there"));
}

TEST_CASE("a place is never taken from a game that goes on, but from the oldest that is over") {
  StoreInMemory memory;
  SaveSlots slots(memory);
  for (int place = 0; place < kMaxGames; ++place) CHECK(slots.save(place, new_game(), 0, 100.0 - place));
  CHECK(slots.free_place() == kNoPlace);
  GameSetup setup;
  setup.seed = "over";
  for (const int place : {4, 7}) CHECK(slots.save(place, test::played_game(setup, 1), 0, 100.0 - place));
  CHECK(slots.free_place() == 7);
}

TEST_CASE("slots of older versions are read") {
  StoreInMemory memory;
  Game game = new_game();
  step(game);
  memory.texts["bastide.save.b"] = seal("slot 7 2\n" + save_game(game));
  SaveSlots slots(memory);
  REQUIRE(slots.list().size() == 1);
  CHECK(slots.list()[0].time == 0);
  CHECK(slots.open(0)->rotation == 2);
  step(game);
  CHECK(slots.save(0, game, 0, 12));
  CHECK(SaveSlots(memory).open(0)->game.actions().size() == 2);
  CHECK(slots.take_errors().empty());
}

TEST_CASE("a damaged slot is set aside and the other one loads") {
  StoreInMemory memory;
  Game game = new_game();
  SaveSlots slots(memory);
  step(game);
  slots.save(0, game, 0, 1);
  const std::string older = save_game(game);
  step(game);
  slots.save(0, game, 0, 2);
  // number 2 went to slot a
  memory.texts["bastide.save.a"].back() ^= 1;
  SaveSlots reader(memory);
  const auto found = reader.open(0);
  REQUIRE(found);
  CHECK(save_game(found->game) == older);
  CHECK(reader.take_errors() == std::vector<std::string>{"bad_checksum"});
  CHECK(reader.take_errors().empty());
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
                               seal("slot 3 1"),
                               seal("slot 3 1 x\n{}"),
                               seal("slot 3 1 -4 t\n{}"),
                               "bastide 99 0 00000000\n",
                               std::string(3000, '['),
                               std::string("\0\xff\x80", 3)};
  for (const std::string& text : texts) {
    CAPTURE(text);
    StoreInMemory memory;
    memory.texts["bastide.save.a"] = text;
    memory.texts["bastide.save.b"] = text;
    SaveSlots slots(memory);
    CHECK_FALSE(slots.open(0));
    CHECK(slots.take_errors().size() == 2);
    CHECK(slots.list().empty());
    CHECK(slots.damaged().size() == 2);
    CHECK(slots.save(0, new_game(), 0, 1));
    CHECK(SaveSlots(memory).open(0));
  }
}

TEST_CASE("at most five damaged texts are kept, the newest of them") {
  StoreInMemory memory;
  for (int i = 0; i < 8; ++i) {
    memory.texts["bastide.save.a"] = "broken " + std::to_string(i);
    SaveSlots slots(memory);
    (void)slots.list();
  }
  SaveSlots slots(memory);
  const auto kept = slots.damaged();
  REQUIRE(kept.size() == 5);
  CHECK(kept.front() == "broken 3");
  CHECK(kept.back() == "broken 7");
}

TEST_CASE("a full store refuses the save but loses nothing") {
  StoreInMemory memory;
  Game game = new_game();
  SaveSlots slots(memory);
  CHECK(slots.save(0, game, 0, 1));
  memory.out_of_space = true;
  step(game);
  CHECK(!slots.save(0, game, 0, 2));
  CHECK_FALSE(slots.rename(0, "title"));
  CHECK(SaveSlots(memory).open(0));
  memory.texts["bastide.save.a"] = "broken";
  SaveSlots reader(memory);
  CHECK(reader.open(0));
  CHECK(reader.take_errors().size() == 1);
  CHECK(memory.texts["bastide.save.a"] == "broken");  // it could not be kept elsewhere
}

TEST_CASE("settings survive writing and reading; nonsense gives the defaults") {
  Settings wished;
  wished.language = "sk";
  wished.text_scale = 150;
  wished.motion = MotionSpeed::Off;
  wished.purist = true;
  wished.aids[static_cast<std::size_t>(Aid::Projection)] = false;
  wished.names = {"Žofie", "Ľubo"};
  wished.opponent = 2;
  CHECK(read_settings(write_settings(wished)) == wished);
  for (const MotionSpeed motion :
       {MotionSpeed::System, MotionSpeed::Fast, MotionSpeed::Normal, MotionSpeed::Calm})
    for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark}) {
      wished.motion = motion, wished.theme = theme;
      CHECK(read_settings(write_settings(wished)) == wished);
    }
  CHECK(read_settings(R"({"motion":"full"})").motion == MotionSpeed::Normal);  // as older versions wrote it
  CHECK(read_settings("") == Settings{});
  for (const char* odd : {R"({"opponent":"nobody"})", R"({"opponent":3})", R"({"opponent":null})"})
    CHECK(read_settings(odd).opponent == 0);
  CHECK(read_settings("[1]") == Settings{});
  CHECK(read_settings("{\"text_scale\":9000,\"language\":7,\"motion\":\"jumpy\",\"names\":[1]}").text_scale ==
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

TEST_CASE("what was taken back is kept with the game: redo goes on after it is opened again") {
  StoreInMemory memory;
  SaveSlots slots(memory);
  Game game = new_game();
  for (int i = 0; i < 9; ++i) step(game);
  const std::string whole = save_game(game);
  for (int i = 0; i < 4; ++i) REQUIRE(game.undo());
  const std::string before = save_game(game);
  REQUIRE(slots.save(0, game, 0, 1));
  auto opened = slots.open(0);
  REQUIRE(opened);
  CHECK(save_game(opened->game) == before);
  for (int i = 0; i < 4; ++i) REQUIRE(opened->game.redo());
  CHECK_FALSE(opened->game.can_redo());
  CHECK(save_game(opened->game) == whole);
  // something else is done: nothing is left of it
  opened = slots.open(0);
  step(opened->game);
  REQUIRE(slots.save(0, opened->game, 0, 2));
  CHECK_FALSE(slots.open(0)->game.can_redo());
}

TEST_CASE(
    "what was sent away is remembered, the newest first, and whatever lies there instead is forgotten") {
  StoreInMemory memory;
  CHECK(read_sent(memory).empty());
  note_sent(memory, {7, 3});
  note_sent(memory, {4'000'000'000u, 2000});
  note_sent(memory, {7, 3});
  CHECK(read_sent(memory) == std::vector<SentMark>{{7, 3}, {4'000'000'000u, 2000}});
  for (u32 n = 0; n < 100; ++n) note_sent(memory, {n + 100, 1});
  CHECK(read_sent(memory).size() == kMaxSent);
  CHECK(read_sent(memory).front() == SentMark{199, 1});
  for (const char* bad : {"", "x", "{}", "[1,2]", "[[1]]", "[[-1,2]]", "[[1,2001]]", "[[\"a\",1]]",
                          "[[1.5,2]]", "[[4294967296,1]]"}) {
    memory.texts[kSentKey] = bad;
    CHECK(read_sent(memory).empty());
  }
  memory.texts[kSentKey] = R"([[1,2],"x",[3,4]])";
  CHECK(read_sent(memory) == std::vector<SentMark>{{1, 2}, {3, 4}});
}
