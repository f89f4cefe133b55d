// The bot protocol: one JSON object per line in, one out. `bastide serve` is a loop around it.
//
//   {"cmd":"new","setup":{"players":2,"edition":"C2","farmers":true,"expansions":[],"options":{},"seed":"…"}}
//   {"cmd":"apply","action":{"verb":"place_tile","x":0,"y":-1,"rotation":90}}      or its index in "legal"
//   {"cmd":"state","seat":1}
//
// "seat" says for whom the answer is: it tells what that seat may know, and without "seat" what all may know.
// Where the answers to a question would tell what only who is asked may know, "legal" is empty for every
// other seat, and "apply" must not come from one. Without "seat" a request comes from who runs the game and
// may play for all.
//
// A bad line gets {"error":…,"where":…,"code":…} and changes nothing: one of more than 256 KB, with an object
// of more than 2000 members or with a member that is not known, as any other. Chance is played by the game
// itself. A figure is asked for only if one can be placed; then "pass" is always legal too. An expansion's
// questions have a "what" of their own; its options, tokens and events are named, and "room" says whose they
// are. What there is of each is printed by `bastide catalogue`.
//
// The tables are read by a test, which holds them against the catalogue and against games that are played
// (tests/game/protocol_text_test.cpp).
// clang-format off
//
// ---- requests: "cmd", and its other members
//   new      setup seat     begins a game
//   apply    action seat    an object like those of "legal", of which what is not needed may be left out; or its index
//   undo     seat           takes back the last action
//   state    seat           answers again
//
// ---- members of a set-up
//   family         another game than the first: "castle", "hunters"
//   players        how many
//   edition        "C1", "C2", "20" or "C3"; of the hunters "2002" or "2020"
//   farmers        true or false
//   expansions     their keys
//   options        by key: true or false, a number, or one of its words
//   seed           1 to 40 characters of A-Z a-z 0-9 . _ -
//   deck           in place of a seed: tile codes in the order in which they are drawn, without the start tile
//   copies         of each tile of a set so many: {"base":2,"river":0}
//   left_out       tile codes, where a seed is given
//   names          one for each player
//   colours        one for each player
//   seats          who decides for each: "here", "elsewhere", or the level of the computer: "gentle", "steady", "sharp", "master"
//   rolls          answers of chance in the order in which they are needed, as are all that follow:
//   messages
//   gifts
//   starters
//   draw_off
//   tokens
//   scout_tiles
//
// ---- members of an answer
//   who       the seat that is asked; null once it is over
//   what      the question; null once it is over
//   tile      the tile in hand, or null
//   spare     of two tiles between which it is chosen the first; "tile" is the second
//   message   the number of the message drawn; told to who is asked
//   legal     every answer to the question; empty once it is over, and to other seats where it is secret
//   scores    points by seat
//   counters  where each seat has two counters: the points of both
//   supply    figures by seat: {"meeple":7}
//   hands     where tiles are held: by seat the tile in each place of the hand; null: none there, or none to be told
//   holdings  where things are held: by seat [{"what":"wine","amount":2}], or a title with what it would be "worth" now
//   hidden    where things are held hidden: by seat those that may be told: [{"what":"council","amount":1}]
//   lying     what lies on the land: [{"room":…,"token":…,"x":…,"y":…,"count":1}], with "player", "piece" and place
//   on_scoreboard    what stands there beside the counters: [{"room":…,"token":…,"player":…,"space":…}]
//   face_down        what lies face down beside its spaces: [{"room":…,"spaces":[12,13]}]
//   events    what has happened since the last answer to that seat, or to no seat
//   left      tiles in the bag
//   over      true or false
//
// ---- actions: "verb", and its other members
//   place_tile      tile x y rotation
//   deploy          piece x y feature edges edge_halves number room
//   return          piece x y feature edges edge_halves number room
//   move_figure     piece x y feature edges edge_halves number room
//   place_token     token x y feature edges space room
//   return_token    token x y feature edges room
//   pick_option     option room
//   pass
//   draw_tile       -      answers of chance, which is never asked here
//   roll            -
//
// What a segment is: "feature", and where it reaches: "edges" of N E S W, for fields and their like
// "edge_halves" of NL NR EL ER SL SR WL WR, as they lie on the board; "number" tells apart what several of a
// tile reach no edge. In "deploy" x and y are those of the tile just placed unless they are said.
//
// ---- questions: "what", whose they are, the verbs that answer them (with the options of pick_option)
//   place_tile          core                place_tile return pick_option(refuse)
//   deploy              core                deploy return pass
//   score_next          core                return      a figure in the feature that is scored next
//   land                flying_machines     deploy      where the flight ends that began in "deploy", "feature":"flying_machine"
//   choose_counter      messages            pick_option(counter messenger)      whoever scores
//   message             messages            pick_option(perform points)
//   call_back           messages            return      message 8
//   lay_ferry           ferries             place_token
//   move_ferry          ferries             place_token pass      again while another may be moved
//   lay_ingot           gold_mines          place_token      the second, of several neighbours
//   take_ingot          gold_mines          return_token
//   mage_or_witch       mage_witch          place_token return_token      off the land where there is no place
//   place_robber        robbers             place_token pass
//   rob                 robbers             pick_option(seat_0 seat_1 seat_2 seat_3 seat_4 seat_5)      whom, by seat
//   open_gift           gifts               pick_option(council road_clearing payout posture choose_two) pass
//   council             gifts               deploy
//   clear_road          gifts               return      a meeple on the road
//   pay_out             gifts               return
//   change_posture      gifts               return      who turns
//   new_posture         gifts               move_figure
//   choose_tile         gifts               pick_option(first second)
//   grow_tower          tower_thieves       place_token      where pieces are short; a guard is posted in "deploy", "feature":"tower"
//   crop_circle         crop_circles        pick_option(add remove)
//   crop_add            crop_circles        deploy pass
//   crop_remove         crop_circles        return
//   choose_from_hand    hands               pick_option(tile_1 tile_2 tile_3)
//   extend_table        table               pick_option(north east south west) pass
//   offer               buying              pick_option(…) pass      points; from 100 on a thing: wine, grain, cloth
//   accept_offer        buying              pick_option(…) pass      the buyer's seat
//   use_token           castle              return_token pass
//   recall              hunters             return pass
//   play                scout               pick_option(scout footbridge ferryman agriculture) return pass
//
// ---- questions to chance: whose they are, the list of a set-up with the answers, from which number to which
//   draw_tile          core                deck
//   flight_roll        flying_machines     rolls 1 3
//   draw_message       messages            messages 1 8      its number
//   draw_gift          gifts               gifts 1 5      council, road_clearing, payout, posture, choose_two
//   throw_for_start    starting_player     starters 0 5      the seat
//   draw_off           starting_player     draw_off 0 191      the tile, by its number among the game's
//   open_token         castle              tokens 0 8      extra_turn, tower_x4, house_x2, open_path, open_tower, open_house,
//                                                          market_4, keep_plus_2, five_points
//   deal               scout               scout_tiles 0 4      shaman, scout, footbridge, ferryman, agriculture
//
// ---- events: "event", and its other members
//   tile_drawn         player tile
//   tile_discarded     player tile
//   tile_put_back      player tile
//   tile_placed        player tile x y rotation
//   figure_placed      player piece x y feature edges edge_halves number
//   figure_returned    player piece x y feature edges edge_halves number
//   scored             player x y feature edges edge_halves number points reasons final counter space
//   turn_ended         player
//   game_over
//   room               player room what amount token piece tile x y feature edges edge_halves
//
// ---- events of expansions: "room", and its "what"
//   traders_builders    wine grain cloth second_turn
//   king_robber         king robber_baron
//   gifts               earned council road_clearing payout posture choose_two revealed taken
//   tower_thieves       thief grown posted home stolen away
//   flying_machines     rolled lost
//   messages            performed exchanged
//   ferries             laid moved
//   gold_mines          laid taken
//   mage_witch          mage witch mage_goes witch_goes
//   robbers             placed robs
//   crop_circles        add remove
//   starting_player     drew_off begins
//   table               extended
//   holes               filled
//   buying              offered offered_ware sold kept
//   castle              token_taken token_used keep_set
//   hunters             bonus_earned no_bonus_left power_found logboat hunting_trap fire deer_eaten shrine
//   scout               tile_dealt tile_played tile_refused member_recalled ferryman_paid field_laid
// clang-format on
#pragma once

#include "engine/game/game.h"

#include <nlohmann/json_fwd.hpp>

namespace bastide {

class Protocol {
 public:
  explicit Protocol(Catalogue catalogue = built_in()) : catalogue_(catalogue) {}

  // One line in, one line out (neither with a line end).
  std::string answer(std::string_view line);

  // The game that goes on; null before the first "new".
  [[nodiscard]] const Game* game() const { return game_ ? &*game_ : nullptr; }

 private:
  std::string start(const nlohmann::ordered_json& request);
  std::string act(const nlohmann::ordered_json& request);
  std::string tell(Seat seat);

  Catalogue catalogue_;
  std::optional<Game> game_;
  std::array<std::size_t, kMaxPlayers + 1> events_told_{};  // to each seat, and to no seat
};

}  // namespace bastide
