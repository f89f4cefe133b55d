// The drawn examples of the rules: all of them can be played, each shows something, and what the engine makes
// of them is what the rules say (the numbers here are the rules', of each example's rule id).
#include "shell/play/examples.h"

#include "engine/assembly/built_in.h"
#include "shell/base/embedded.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

using namespace bastide;
using namespace bastide::shell;

namespace {

// "0:+8 1:0" of an example's gains.
std::string gains(const Example& example) {
  std::string text;
  for (const Example::Gain& gain : example.gains)
    text += (text.empty() ? "" : " ") + std::to_string(gain.seat) + ":" + std::to_string(gain.points);
  return text;
}

std::map<std::string, std::string> all_gains() {
  std::map<std::string, std::string> all;
  for (const assets::File& file : assets::example_files())
    for (const Example& example : examples_of(file.name))
      all[std::string(file.name) + "." + example.id] = gains(example);
  return all;
}

std::string problem(std::string_view json) {
  const auto list = play_examples("page", json);
  return list ? "" : list.error().text();
}

}  // namespace

TEST_CASE("examples of the rules: each page of them can be played and each shows something") {
  CHECK(assets::example_files().size() >= 7);
  for (const assets::File& file : assets::example_files()) {
    const auto list = play_examples(file.name, file.text);
    CHECK_MESSAGE(list.ok(), (list ? "" : list.error().text()));
    if (!list) continue;
    std::set<std::string> ids;
    for (const Example& example : *list) {
      CHECK_MESSAGE(ids.insert(example.id).second, file.name, ".", example.id);
      CHECK_MESSAGE(example.paragraph > 0, file.name, ".", example.id);
      CHECK_MESSAGE(example.state->tile_count > 0, file.name, ".", example.id);
      const bool shows = !example.gains.empty() || !example.tiles.empty() || !example.spots.empty() ||
                         !example.held.empty() || !example.lying.empty() || !example.lit.empty();
      CHECK_MESSAGE(shows, file.name, ".", example.id);
    }
  }
}

TEST_CASE(
    "examples of the rules: every page is that of the base game, of farmers, of house rules, of an expansion "
    "or another game") {
  std::set<std::string_view> pages = {"base", "farmers", "house"};
  for (const FamilyEntry& entry : built_in()) {
    if (entry.family != landscape().family) pages.insert(entry.family->key);
    for (const Expansion* expansion : entry.expansions) pages.insert(expansion->key);
  }
  for (const assets::File& file : assets::example_files())
    CHECK_MESSAGE(pages.contains(file.name), file.name);
}

TEST_CASE(
    "examples of the rules: what the engine makes of them BASE-30 BASE-31 BASE-33 BASE-35 BASE-51 FARM-03 "
    "ABB-04 KING-03 TRA-02 GOLD-06 ROB-06 TOW-05 TOW-08 GIFT-04 GIFT-05 GIFT-07 GIFT-08 MAGE-04 FER-03 "
    "HOUSE-07") {
  const auto all = all_gains();
  const std::map<std::string, std::string> known = {{"base.road", "0:4"},
                                                    {"base.city", "0:8"},
                                                    {"base.monastery", "0:9"},
                                                    {"base.joined", "0:3 1:3"},
                                                    {"base.majority", "0:8 1:0"},
                                                    {"base.shared", "0:6 1:6"},
                                                    {"base.unfinished", "0:3 1:3 2:4"},
                                                    {"farmers.parted", "0:3 1:0"},
                                                    {"farmers.cities", "0:6"},
                                                    {"farmers.several", "0:3 1:3"},
                                                    {"abbot.garden", "0:9"},
                                                    {"abbot.home", "0:6"},
                                                    {"abbot.end", "0:5"},
                                                    {"inns_cathedrals.inn", "0:6"},
                                                    {"inns_cathedrals.inn_open", "0:0"},
                                                    {"inns_cathedrals.cathedral", "0:15"},
                                                    {"inns_cathedrals.large", "0:6 1:0"},
                                                    {"traders_builders.goods", "1:6"},
                                                    {"traders_builders.goods_end", "0:10"},
                                                    {"traders_builders.pig", "0:4"},
                                                    {"traders_builders.bridge", "0:3"},
                                                    {"king_robber.king", "1:8"},
                                                    {"king_robber.robber", "0:3"},
                                                    {"king_robber.end", "0:2"},
                                                    {"mage_witch.mage", "0:6"},
                                                    {"mage_witch.witch", "0:2"},
                                                    {"mage_witch.meeting", "0:9"},
                                                    {"gold_mines.city", "1:6"},
                                                    {"gold_mines.end", "1:8 1:8"},
                                                    {"robbers.half", "1:4 0:2"},
                                                    {"robbers.left", "0:3"},
                                                    {"tower_thieves.thief", "1:9"},
                                                    {"tower_thieves.end", "0:9"},
                                                    {"gifts.clearing", "0:3"},
                                                    {"gifts.payout", "0:6"},
                                                    {"gifts.choose_two", "0:4"},
                                                    {"gifts.end", "1:2 0:2"},
                                                    {"ferries.moved", "0:3"},
                                                    {"flying_machines.flight", "0:4 1:4"},
                                                    {"house.bought", "1:-2 0:2 1:2 1:2"},
                                                    {"messages.farmers", "0:5 0:2"}};
  for (const auto& [name, points] : known) {
    REQUIRE_MESSAGE(all.contains(name), name);
    CHECK_MESSAGE(all.at(name) == points, name, ": ", all.at(name));
  }
}

TEST_CASE(
    "examples of the rules: those of the hunters and of their Scout HG-21 HG-31 HG-33 HG-40 HG-51 HG-52 "
    "HG-54 HG-57 HG-58 HG-72..74 SCOUT-02 SCOUT-04 SCOUT-05 SCOUT-06 SCOUT-07") {
  const auto all = all_gains();
  const std::map<std::string, std::string> known = {
      {"hunters.forest", "0:10"},       {"hunters.gold", "0:6 1:3"},
      {"hunters.river", "0:7"},         {"hunters.spring", "0:3"},
      {"hunters.majority", "0:12 1:0"}, {"hunters.tie", "0:12 1:12"},
      {"hunters.meadow", "0:4"},        {"hunters.hunters", "0:4 1:4"},
      {"hunters.fish", "0:4"},          {"hunters.shrine", "0:6 1:0"},
      {"hunters.fire", "0:6"},          {"scout.scout", "0:8"},
      {"scout.footbridge", "0:2 0:2"},  {"scout.ferryman", "0:7 0:3"},
      {"scout.agriculture", "0:3"},     {"hunters.unfinished", "0:0 1:0"},
      {"hunters.edition", "0:6"},       {"hunters.logboat", "0:6"},
      {"hunters.hunting_trap", "0:4"},  {"hunters.pit_trap", "0:10"},
      {"hunters.raft", "0:8"},          {"scout.shaman", "0:3"}};
  for (const auto& [name, points] : known) {
    REQUIRE_MESSAGE(all.contains(name), name);
    CHECK_MESSAGE(all.at(name) == points, name, ": ", all.at(name));
  }
}

TEST_CASE(
    "examples of the rules: the castle's printed ones CAS-15 CAS-20..24 CAS-30 CAS-32 CAS-33 CAS-34 CAS-41 "
    "CAS-43") {
  const auto all = all_gains();
  const std::map<std::string, std::string> known = {
      {"path", "0:8"},          {"tower", "0:8"},
      {"house", "0:1"},         {"tie", "0:0 1:0"},
      {"quick_path", "0:1"},    {"quick_tower", "0:4"},
      {"token", "0:2"},         {"rich_markets", "0:4 0:20 1:0"},
      {"keep", "0:2"},          {"market", "0:3"},
      {"markets", "0:15 1:0"},  {"doubled_tower", "0:1 0:8"},
      {"unfinished", "0:0 1:0"}};
  for (const auto& [name, points] : known) {
    REQUIRE_MESSAGE(all.contains("castle." + name), name);
    CHECK_MESSAGE(all.at("castle." + name) == points, name, ": ", all.at("castle." + name));
  }
  for (const Example& example : examples_of("castle")) {
    if (example.id == "token") {
      REQUIRE(example.held.size() == 1);
      CHECK(example.held[0].key == "open_tower");
      CHECK(example.state->score[0] == 33);
    }
    if (example.id == "keep") {
      REQUIRE(example.lying.size() == 1);
      CHECK(example.lying[0].seat == 0);
    }
  }
}

TEST_CASE(
    "examples of the rules: tokens lie where they are now, as high as they have been, taken ones still") {
  const auto lying = [](const char* page, const char* id) {
    std::string text;
    for (const Example& example : examples_of(page)) {
      if (example.id != id) continue;
      for (const Lying& one : example.lying)
        text += std::string(example.rules->expansions[one.expansion]->tokens[one.token].key) + " " +
                std::to_string(one.cell.x) + "," + std::to_string(one.cell.y) + " x" +
                std::to_string(one.count) + "; ";
    }
    return text;
  };
  CHECK(lying("ferries", "moved") == "ferry 1,0 x1; ");
  CHECK(lying("mage_witch", "meeting") == "mage 0,0 x1; witch 2,1 x1; ");
  CHECK(lying("tower_thieves", "towers") == "tower_piece 1,0 x2; tower_piece 0,-1 x1; ");
  CHECK(lying("tower_thieves", "thief") == "tower_piece 1,0 x3; tower_piece 0,-1 x1; guard 0,-1 x1; ");
  CHECK(lying("gold_mines", "city") == "ingot 1,0 x1; ingot 2,0 x1; ");
}

TEST_CASE("examples of the rules: one that needs another game has its own, the others share theirs") {
  const auto list = play_examples("page", R"({"game":"v=1&p=2&e=C2&s=rules","examples":[{"id":"a","at":1},
    {"id":"b","at":1,"game":"v=1&p=3&e=C2&x=abbot&s=rules"},{"id":"c","at":1}]})");
  REQUIRE(list.ok());
  CHECK((*list)[0].rules == (*list)[2].rules);
  CHECK((*list)[1].rules->setup.players == 3);
  CHECK((*list)[1].players.size() == 3);
  CHECK(problem(R"({"game":"v=1&p=2&e=C2&s=rules","examples":[{"id":"a","at":1,"game":"v=1"}]})") != "");
}

TEST_CASE("examples of the rules: one that is not as it says is refused") {
  const auto one = [](const std::string& body) {
    return R"({"game":"v=1&p=2&e=C2&f=0&s=rules","examples":[{"id":"x","at":1,)" + body + "}]}";
  };
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"turn":["draw U"],"may":["place U 1,0 0"])")) == "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"turn":["draw U"],"may_not":["place U 1,0 0"])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"turn":["draw U"],"may":["place U 1,0 90"])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"turn":["draw B"],"may_not":["place U 1,0 90"])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0","U 1,0 90"])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0","U 0,0 0"])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"figures":["2 meeple 0,0/0"])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"figures":["0 meeple 0,0/7"])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"figures":["0 meeple 1,0/0"])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"figures":[""])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"turn":["place U 1,0 0"])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"lit":["1,0/0"])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"scores":[3,40])")) == "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"scores":[3])")) != "");
  CHECK(problem(one(R"("tiles":["U 0,0 0"],"scores":[3,"4"])")) != "");
  CHECK(problem(R"({"examples":[]})") != "");
  CHECK(problem("[]") != "");
}
