// Messages: LET-01 to LET-12.
#include "engine/expansions/messages/messages.h"

#include "engine/expansions/house_rules/house_rules.h"
#include "engine/game/game.h"
#include "engine/rules/steps.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <cstring>
#include <memory>
#include <string_view>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

constexpr const char* kCounter = "pick:messages counter";
constexpr const char* kMessenger = "pick:messages messenger";
constexpr const char* kPerform = "pick:messages perform";
constexpr const char* kPoints = "pick:messages points";

Board letter_board(std::initializer_list<ExpansionId> others = {}, int players = 2) {
  Setup setup = with_expansions(others, players);
  setup.expansions |= 1u << messages::kId;
  return Board(setup);
}

// Points that a seat's counters show.
void stand_at(Board& board, Seat seat, int counter, int messenger) {
  board.state().score[seat] = counter + messenger;
  board.state().on_second[seat] = messenger;
}

// Red completes a city of 4 points with the counter on 1, and draws this message.
Board& draws(Board& board, int number) {
  stand_at(board, kRed, 1, 0);
  board.put(kRed, 0, 0, "city N").to_move(kRed).lay("E", 0, -1, 180);
  if (board.asks_figure()) board.pass();
  board.act(kCounter).chance(number);
  REQUIRE(board.asked() == "message");
  return board;
}

}  // namespace

TEST_CASE("LET-01 TURN-03 two counters, both from 0; each gain moves one as a whole, the scorer chooses") {
  Board board = letter_board();
  board.put(kRed, 0, 0, "city N").put(kBlue, 0, 0, "city N").lay("E", 0, -1, 180).pass();
  CHECK(board.asked() == "choose_counter");
  CHECK(board.asked_seat() == kRed);  // the active player first
  CHECK(board.score(kRed) == 0);      // nobody has moved yet
  board.act(kMessenger);
  CHECK(board.asked_seat() == kBlue);
  board.act(kCounter);
  CHECK(shown_by(board.state(), kRed, 0) == 0);
  CHECK(shown_by(board.state(), kRed, 1) == 4);
  CHECK(shown_by(board.state(), kBlue, 0) == 4);
  CHECK(board.score(kRed) == 4);
  CHECK(board.state().active == kBlue);
}

TEST_CASE("LET-01 TURN-06 the active player names a counter first, then the others clockwise") {
  Board board = letter_board({}, 3);
  for (const Seat seat : {kRed, kBlue, kGreen}) board.put(seat, 0, 0, "city N");
  board.to_move(kBlue).lay("E", 0, -1, 180).pass();
  for (const Seat seat : {kBlue, kGreen, kRed}) {
    CHECK(board.asked_seat() == seat);
    board.act(kCounter);
  }
  CHECK(board.asked() == "draw_tile");
}

TEST_CASE("LET-01 a recall is a gain too; a lone counter is never asked about") {
  Board board = letter_board({abbot::kId});
  board.place("B", 0, 1).put(kRed, 0, 1, "monastery", kAbbot).lay("U", 1, 0).take_back(0, 1, "monastery");
  CHECK(board.asked() == "choose_counter");
  board.act(kMessenger);
  CHECK(board.state().on_second[kRed] == 3);
  Board plain(2);
  plain.put(kRed, 0, 0, "city N").turn("E", 0, -1, 180);
  CHECK(plain.score(kRed) == 4);
}

TEST_CASE("example LET-02: a counter that ends on 5, 10, 15 or 50 in its own turn draws a message") {
  for (const int before : {1, 6, 11, 46}) {
    CAPTURE(before);
    Board board = letter_board();
    stand_at(board, kRed, before, 0);
    board.put(kRed, 0, 0, "city N").lay("E", 0, -1, 180).pass().act(kCounter);
    CHECK(board.asked() == "draw_message");
    CHECK(board.asked_seat() == kChance);
    CHECK(board.answers() == 8);
  }
  Board elsewhere = letter_board();
  stand_at(elsewhere, kRed, 2, 0);
  elsewhere.put(kRed, 0, 0, "city N").lay("E", 0, -1, 180).pass().act(kCounter);
  CHECK(elsewhere.state().active == kBlue);
  // the messenger's space counts as the counter's does
  Board messenger = letter_board();
  stand_at(messenger, kRed, 3, 1);
  messenger.put(kRed, 0, 0, "city N").lay("E", 0, -1, 180).pass().act(kMessenger);
  CHECK(messenger.asked() == "draw_message");
}

TEST_CASE("example LET-02: in another player's turn none, then or later") {
  Board board = letter_board();
  stand_at(board, kBlue, 1, 0);
  board.put(kBlue, 0, 0, "city N").lay("E", 0, -1, 180).pass();
  CHECK(board.asked_seat() == kBlue);
  board.act(kCounter);
  CHECK(shown_by(board.state(), kBlue, 0) == 5);
  CHECK(board.asked() == "draw_tile");
  CHECK(board.state().active == kBlue);
  board.lay("U", 1, 0).pass();
  CHECK(board.state().active == kRed);
}

TEST_CASE("LET-02 LET-11 one message a turn, and a landing counts although the counter moves on") {
  for (const bool both : {false, true}) {
    // 1,0 closes the road and the city of 1,-1, both red's.
    Board board = letter_board();
    board.place("A", -1, 0, 270).place("E", 0, -1, 180).place("E", 1, -1, 180);
    board.put(kRed, 0, 0, "road E").put(kRed, 1, -1, "city S");
    stand_at(board, kRed, 2, 1);
    board.lay("L", 1, 0).pass();
    CHECK(board.asked() == "score_next");  // BASE-38: the order may matter
    CHECK(board.answers() == 2);
    board.act("return meeple " + board.spot(0, 0, "road E")).act(kCounter);  // 2 + 3 = 5
    CHECK(board.score(kRed) == 6);
    board.act(both ? kMessenger : kCounter);  // the city: 1 + 4 = 5, or 5 + 4
    CHECK(board.asked() == "draw_message");
    board.chance(3).act(kPoints).act(both ? kMessenger : kCounter);
    CHECK(board.asked() == "draw_tile");
    CHECK(board.state().active == kBlue);
  }
}

TEST_CASE("example LET-03: not performed it is worth 2 points, which may give one further message") {
  Board board = letter_board();
  stand_at(board, kRed, 1, 3);
  board.put(kRed, 0, 0, "city N").lay("E", 0, -1, 180).pass().act(kCounter).chance(4);
  board.act(kPoints);
  CHECK(board.asked() == "choose_counter");
  board.act(kMessenger);  // 3 + 2
  CHECK(board.score(kRed) == 4 + 4 + 2);
  CHECK(board.origin(kRed) == Origin::of_counter(kRed, 0));  // it landed on a dark space
  CHECK(board.asked() == "draw_message");
  CHECK(board.answers() == 7);  // the first lies under the pile
  board.chance(5).act(kPoints).act(kMessenger);
  CHECK(board.origin(kRed) == Origin::of_counter(kRed, 1));
  CHECK(board.state().active == kBlue);
}

TEST_CASE("LET-04 a set-up that gives a message twice is refused, like a deck with too many copies") {
  GameSetup setup;
  setup.setup = with_expansions({messages::kId});
  setup.players = default_players(2);
  setup.seed = "a";
  setup.given = {{"messages", {4, 5, 6, 1, 2, 3, 7, 8}}};
  CHECK(Game::create(setup).ok());
  setup.given = {{"messages", {4, 5, 4}}};
  const auto refused = Game::create(setup);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().text() == "messages[2]: no more copies of number 4");
}

TEST_CASE("LET-03 the pile goes round: after eight the first comes again, and chance has no say") {
  Board board = letter_board();
  std::memset(board.state().expansions[messages::kId].bytes.data(), 0, 64);
  for (unsigned i = 0; i < messages::kMessages; ++i)
    board.state().expansions[messages::kId].bytes[i] = static_cast<u8>(messages::kMessages - i);
  stand_at(board, kRed, 1, 3);
  board.put(kRed, 0, 0, "city N").lay("E", 0, -1, 180).pass().act(kCounter);
  CHECK(board.asked() == "message");
  CHECK(pending(board.state()).arg == 8);
  board.act(kPoints).act(kMessenger);
  CHECK(board.asked() == "message");
  CHECK(pending(board.state()).arg == 7);
}

TEST_CASE("LET-04 the eight are numbered as the rules number them") {
  const auto land = [] {
    Board board = letter_board();
    board.place("U", 1, 0).place("U", -1, 0).place("B", 0, 1).place("F", 0, 2);
    board.put(kRed, 0, 0, "road E").put(kRed, 0, 1, "monastery");
    board.put(kRed, 0, 0, "city N").put(kRed, 0, 2, "city W");
    for (int i = 0; i < 3; ++i) board.put(kRed, 0, 0, "field SL");
    return board;
  };
  // road, city, monastery; coats of arms, knights, farmers: each is worth something else here
  const Board board = land();
  constexpr int kWorth[] = {3, 1, 5, 2, 4, 6, 0, 0};
  for (u8 number = 1; number <= messages::kMessages; ++number) {
    CAPTURE(int(number));
    CHECK(messages::worth(board.rules(), board.state(), kRed, number) == kWorth[number - 1]);
  }
  Board seven = letter_board();
  draws(seven.put(kRed, 0, 0, "road E"), 7).act(kPerform);
  CHECK(seven.asked() == "draw_tile");
  Board eight = letter_board();
  draws(eight.put(kRed, 0, 0, "road E"), 8).act(kPerform);
  CHECK(eight.asked() == "call_back");
  // with nothing on the land but red's highwayman only some can be performed
  Board one = letter_board();
  one.put(kRed, 0, 0, "road E");
  for (u8 number = 1; number <= messages::kMessages; ++number) {
    CAPTURE(int(number));
    const int worth = messages::worth(one.rules(), one.state(), kRed, number);
    CHECK(worth == (number == 1 ? 1 : number == 7 || number == 8 ? 0 : -1));
  }
  const Board empty = letter_board();
  CHECK(messages::worth(empty.rules(), empty.state(), kRed, 8) == -1);
}

TEST_CASE("LET-05 message 1: the road worth least now, majority or not, for the player alone; meeples stay") {
  Board board = letter_board();
  board.place("U", 1, 0).place("U", -1, 0).place("B", 0, 1).place("V", 0, 2);
  board.put(kRed, 0, 0, "road E")
      .put(kRed, 0, 2, "road S")
      .put(kBlue, 0, 2, "road S")
      .put(kBlue, 0, 2, "road S");
  draws(board, messages::kSmallestRoad).act(kPerform).act(kMessenger);
  CHECK(board.score(kRed) == 1 + 4 + 1);
  CHECK(board.score(kBlue) == 0);
  CHECK(board.meeples(0, 2, "road S") == 3);
  CHECK(board.meeples(0, 0, "road E") == 1);
}

TEST_CASE("LET-05 message 2: the smallest city; message 3: monasteries, and gardens with an abbot") {
  Board board = letter_board();
  board.place("F", 0, 1, 0).place("E", 0, 2, 180).put(kRed, 0, 1, "city E").put(kRed, 0, 2, "city S");
  draws(board, messages::kSmallestCity).act(kPerform).act(kMessenger);
  CHECK(board.score(kRed) == 1 + 4 + 1);
  Board garden = letter_board({abbot::kId});
  garden.place("B", 0, 1).place("U-G", -1, 0).put(kRed, 0, 1, "monastery").put(kRed, -1, 0, "garden", kAbbot);
  // the monastery has two neighbours, the garden too, before 0,-1 lies
  draws(garden, messages::kSmallestMonastery);
  CHECK(messages::worth(garden.rules(), garden.state(), kRed, messages::kSmallestMonastery) == 3);
  // an abbot's garden alone: itself and two neighbours
  Board alone = letter_board({abbot::kId});
  alone.place("U-G", -1, 0).put(kRed, -1, 0, "garden", kAbbot);
  draws(alone, messages::kSmallestMonastery).act(kPerform).act(kMessenger);
  CHECK(alone.score(kRed) == 5 + 3);
  CHECK(alone.meeples(-1, 0, "garden") == 1);
}

TEST_CASE("example LET-05 INN-01 INN-02: with an inn road, a cathedral city among one's own: 0") {
  Board board = letter_board({inns_cathedrals::kId});
  board.place("EB", 0, 1).place("U", 1, 0).put(kRed, 0, 0, "road E").put(kRed, 0, 1, "road E");
  draws(board, messages::kSmallestRoad);
  CHECK(messages::worth(board.rules(), board.state(), kRed, messages::kSmallestRoad) == 0);
  board.act(kPerform);  // nothing is gained: no counter moves
  CHECK(board.score(kRed) == 5);
  CHECK(board.state().active == kBlue);
  Board city = letter_board({inns_cathedrals::kId});
  city.place("F", 0, 1).place("EK", 1, 1).place("E", 0, 2, 180);
  city.put(kRed, 0, 1, "city E").put(kRed, 0, 2, "city S");
  CHECK(messages::worth(city.rules(), city.state(), kRed, messages::kSmallestCity) == 0);
}

TEST_CASE("LET-06 message 4: every coat of arms once in each city with an own meeple, majority or not") {
  Board board = letter_board();
  board.place("F", 0, 1).place("F", 1, 1).place("B", 0, 2).place("M", 0, 3, 180);
  board.put(kRed, 0, 1, "city W").put(kRed, 1, 1, "city E");  // one city with two coats
  board.put(kRed, 0, 3, "city S").put(kBlue, 0, 3, "city S").put(kBlue, 0, 3, "city S");  // one with one
  draws(board, messages::kCoatsOfArms).act(kPerform).act(kMessenger);
  CHECK(board.score(kRed) == 5 + 6);
  CHECK(board.meeples(0, 3, "city S") == 3);
}

TEST_CASE("example LET-06: messages 5 and 6 with a large meeple as the only knight, farmer: 2") {
  Board board = letter_board({inns_cathedrals::kId, traders_builders::kId});
  board.place("F", 0, 1).put(kRed, 0, 1, "city W", kLargeMeeple).put(kRed, 0, 1, "city W", kBuilder);
  draws(board, messages::kKnights).act(kPerform).act(kMessenger);
  CHECK(board.score(kRed) == 5 + 2);
  Board field = letter_board({inns_cathedrals::kId, traders_builders::kId});
  field.put(kRed, 0, 0, "field SL", kLargeMeeple).put(kRed, 0, 0, "field SL", kPig);
  draws(field, messages::kFarmers).act(kPerform).act(kMessenger);
  CHECK(field.score(kRed) == 5 + 2);
  Board three = letter_board();
  for (int i = 0; i < 3; ++i) three.put(kRed, 0, 0, "field SL");
  CHECK(messages::worth(three.rules(), three.state(), kRed, messages::kFarmers) == 6);
}

TEST_CASE("LET-07 message 7: one more tile with a figure and scoring, in the same turn") {
  Board board = letter_board();
  board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
  draws(board, messages::kAnotherTile).act(kPerform);
  CHECK(board.asked() == "draw_tile");
  board.lay("A", 1, 0, 90);
  CHECK(board.asks_figure());
  board.deploy("monastery").act(kMessenger);  // the road of 3
  CHECK(board.score(kRed) == 5 + 3);
  CHECK(board.count(EventKind::TurnEnded) == 1);
  CHECK(board.state().active == kBlue);
  CHECK(board.state().turn == 1);
}

TEST_CASE("LET-07 LET-12 its points may give one further message, when the tile is done with") {
  Board board = letter_board();
  board.place("A", -1, 0, 270).put(kRed, 0, 0, "road E");
  draws(board, messages::kAnotherTile);
  stand_at(board, kRed, 5, 2);
  board.act(kPerform).lay("A", 1, 0, 90).pass().act(kMessenger);  // 2 + 3
  CHECK(board.asked() == "draw_message");
  board.chance(1).act(kPoints).act(kCounter);
  CHECK(board.state().active == kBlue);
}

TEST_CASE(
    "LET-08 message 8: an own meeple with the majority, scored for its player alone, comes back alone") {
  Board board = letter_board({traders_builders::kId});
  board.place("U", 1, 0).place("B", 0, 1);
  board.put(kRed, 0, 0, "road E").put(kBlue, 0, 0, "road E").put(kRed, 0, 0, "road E", kBuilder);
  board.put(kRed, 0, 1, "monastery").put(kBlue, 0, 1, "monastery").put(kBlue, 0, 1, "monastery");
  board.put(kRed, 0, 0, "field SL");
  draws(board, messages::kCallBack).act(kPerform);
  CHECK(board.asked() == "call_back");
  CHECK(board.answers() == 2);  // road, tied; field; not the monastery
  board.act("return:messages meeple " + board.spot(0, 0, "road E")).act(kMessenger);
  CHECK(board.score(kRed) == 5 + 2);
  CHECK(board.score(kBlue) == 0);
  const u8 road = local_segment(board.state(), board.segment(0, 0, "road E"));
  CHECK(board.origin(kRed) == Origin::place({0, 0}, road));
  CHECK(board.meeples(0, 0, "road E") == 1);
  CHECK(board.pieces(kRed, kBuilder) == 1);  // left alone, it follows
  // a field by its completed cities
  Board field = letter_board();
  field.put(kRed, 0, 0, "field EL");
  draws(field, messages::kCallBack).act(kPerform);
  field.act("return:messages meeple " + field.spot(0, 0, "field EL")).act(kMessenger);
  CHECK(field.score(kRed) == 5 + 3);
  CHECK(field.supply(kRed) == 7);
}

TEST_CASE("LET-09 what can't be performed can only be taken as 2 points") {
  for (const int number : {1, 2, 3, 4, 5, 6, 8}) {
    CAPTURE(number);
    Board board = letter_board();
    draws(board, number);
    CHECK(board.answers() == 1);
    CHECK_FALSE(board.may(kPerform));
  }
  Board bag = letter_board();
  bag.bag({"E"});
  draws(bag, messages::kAnotherTile);
  CHECK_FALSE(bag.may(kPerform));  // no tile left
}

TEST_CASE("LET-09 HOUSE-03 whether message 7 can be performed does not depend on where unseen tiles lie") {
  Board board(house({{"hand_of_three", 2}}, {messages::kId}));
  State& state = board.state();
  for (unsigned i = 0; i < state.open_count; ++i) state.open_need[i] = 0x4141;  // roads: R has none
  const auto performed = [&](const State& seen) {
    return messages::worth(board.rules(), seen, kRed, messages::kAnotherTile) >= 0;
  };
  struct Case {
    std::vector<std::string_view> bag;
    std::string_view held;  // by blue
    bool possible;
  };
  for (const auto& [bag, held, possible] :
       {Case{{}, "U", false}, {{"R"}, "R", false}, {{"R"}, "U", true}, {{"U"}, "R", true}}) {
    board.bag(bag);
    house_rules::hands(state).held[kBlue] = {static_cast<u8>(1 + board.rules().design_by_id(held))};
    CHECK(performed(state) == possible);
    const auto view = std::make_unique<State>();
    view_for(board.rules(), state, kRed, *view);
    CHECK(performed(*view) == possible);
  }
}

TEST_CASE("LET-09 before final scoring the two counters are added up, and it draws no messages") {
  Board board = letter_board();
  stand_at(board, kRed, 7, 4);
  board.place("U", 1, 0).place("U", 2, 0).place("U", -1, 0).put(kRed, 0, 0, "road E");
  board.finish();
  CHECK(board.score(kRed) == 15);
  CHECK(board.state().on_second[kRed] == 0);
}

TEST_CASE("LET-10 LET-02 a message reached through a robber's points counts as well, in the own turn") {
  Board board = letter_board({robbers::kId});
  stand_at(board, kRed, 3, 7);
  stand_at(board, kBlue, 12, 30);
  board.state().expansions[robbers::kId].bytes[kRed] = 12;
  board.put(kBlue, 0, 0, "city N").lay("E", 0, -1, 180).pass();
  board.act(kCounter);  // blue's, beside red's robber
  CHECK(board.asked_seat() == kRed);
  board.act(kCounter);  // 3 + 2
  CHECK(board.score(kRed) == 12);
  CHECK(board.asked() == "draw_message");
}

TEST_CASE("LET-11 a message earned by the abbot is drawn in step 4, after the ingots") {
  Board board = letter_board({abbot::kId});
  stand_at(board, kRed, 2, 0);
  board.place("B", 0, 1).put(kRed, 0, 1, "monastery", kAbbot).lay("U", 1, 0).take_back(0, 1, "monastery");
  board.act(kCounter);
  CHECK(board.asked() == "draw_message");
}

TEST_CASE("LET-11 GOLD-03 the ingots are handed out before the message is drawn") {
  Board board = letter_board({gold_mines::kId});
  board.state().expansions[gold_mines::kId].bytes[22] = 1;  // one lies on the start tile
  board.state().expansions[gold_mines::kId].bytes[23] = gold_mines::kIngots - 1;
  REQUIRE(gold_mines::ingots_at(board.state(), {0, 0}) == 1);
  stand_at(board, kRed, 1, 0);
  board.put(kRed, 0, 0, "city N").lay("E", 0, -1, 180).pass().act(kCounter);
  CHECK(board.asked() == "draw_message");
  CHECK(gold_mines::ingots_of(board.state(), kRed) == 1);
}

TEST_CASE("LET-12 the message that a message's tile has earned comes after all that is done with that tile") {
  Board board = letter_board({crop_circles::kId});
  stand_at(board, kRed, 1, 0);
  board.put(kRed, 0, 0, "city N").lay("U", 1, 0);
  board.state().expansions[messages::kId].bytes[17] = 1u << kRed;  // a counter of red's is on a dark space
  board.pass().chance(messages::kAnotherTile).act(kPerform);
  board.lay("Korn3", 0, -1, 180).deploy("field NL").act(kCounter);  // 1 + 4
  CHECK(board.asked() == "crop_circle");
  board.act("pick:crop_circles add").act("pass");
  CHECK(board.asked() == "draw_message");
}

TEST_CASE("ROB-08 LET-05 a gain of 0 moves nothing and is not robbed") {
  Board board = letter_board({inns_cathedrals::kId, robbers::kId});
  board.place("EB", 0, 1).put(kRed, 0, 1, "road E");
  draws(board, messages::kSmallestRoad);
  board.state().expansions[robbers::kId].bytes[kBlue] = 5;  // beside red's counter
  board.act(kPerform);
  CHECK(board.state().active == kBlue);
  CHECK(board.score(kRed) == 5);
  CHECK(board.score(kBlue) == 0);
  CHECK(robbers::space_of(board.state(), kBlue) == 5);
}

TEST_CASE("LET-03 what a seat may know: who took points alone knows which message it was") {
  Board board = letter_board();
  draws(board, messages::kKnights);
  const auto view = std::make_unique<State>();
  view_for(board.rules(), board.state(), kRed, *view);
  CHECK(pending(*view).arg == messages::kKnights);
  view_for(board.rules(), board.state(), kBlue, *view);
  CHECK(pending(*view).arg == 0);
  CHECK(view->expansions[messages::kId].bytes[0] == 0);
  board.act(kPoints);
  view_for(board.rules(), board.state(), kBlue, *view);
  CHECK(view->expansions[messages::kId].bytes[0] == 0);
  view_for(board.rules(), board.state(), kRed, *view);
  CHECK(view->expansions[messages::kId].bytes[0] == messages::kKnights);
  // a performed one has been seen by all
  Board open = letter_board();
  open.place("F", 0, 1).put(kRed, 0, 1, "city W");
  draws(open, messages::kKnights).act(kPerform);
  view_for(open.rules(), open.state(), kBlue, *view);
  CHECK(view->expansions[messages::kId].bytes[0] == messages::kKnights);
}
