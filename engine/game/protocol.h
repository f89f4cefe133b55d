// The bot protocol: one JSON object per line in, one out. `bastide serve` is a loop around it.
//
//   {"cmd":"new","setup":{"players":2,"edition":"C2","farmers":true,"expansions":[],"options":{},
//                         "seed":"…"}}           or "deck":[tile codes in draw order, no start tile],
//                                                "family":"…" for another game, "rolls":[2,1,…] and other
//                                                answers of chance in the order they are needed;
//                                                "copies":{"base":2}, and "left_out":[tile codes] where a
//                                                seed is given
//   {"cmd":"apply","action":<object like those of "legal", or its index>}
//   {"cmd":"undo"}    takes back the last action
//   {"cmd":"state"}   answers again, without events
//
// Every answer to a good line:
//   {"who":0,"what":"place_tile","tile":"D","legal":[…],"scores":[…],"supply":[{"meeple":7}, …],
//    "events":[… since the last answer],"left":70,"over":false}
// `who` and `what` are null and `legal` is empty once `over`. Chance is played by the game itself.
// A figure is asked for only if one can be placed; then "pass" is always legal too. What an expansion asks
// has a `what` of its own; its options, tokens and events are named, and "room" says whose they are.
//
//   what              who is asked for what
//   score_next        which completed feature is scored next: {"verb":"return",…} of a figure that stands in
//   it land              a flight's landing: {"verb":"deploy","x":…,"y":…,…}. It begins in "deploy" with
//                     {"verb":"deploy","piece":"meeple","feature":"flying_machine"}; "rolls":[2,1,…]
//   choose_counter    {"verb":"pick_option","option":"counter"} or "messenger", of whoever scores
//   message           {"verb":"pick_option","option":"perform"} or "points"; "messages":[5,1,…] is the pile
//   call_back         message 8: {"verb":"return","piece":…,"x":…,"y":…,…}
//   lay_ferry         {"verb":"place_token","token":"ferry","x":…,"y":…,"edges":["N","W"]}
//   move_ferry        the same, or pass; asked again while another may be moved
//   lay_ingot         {"verb":"place_token","token":"ingot","x":…,"y":…}: the second, beside the placed tile
//   take_ingot        {"verb":"return_token","token":"ingot","x":…,"y":…}
//   mage_or_witch     {"verb":"place_token","token":"mage","x":…,"y":…,"feature":"road","edges":[…]}
//   ("witch"), or
//                     {"verb":"return_token","token":"mage"} where there is no place
//   place_robber      {"verb":"place_token","token":"robber","space":17} or pass
//   rob               {"verb":"pick_option","option":"seat_0"}: whom the robber robs, by number of the seat
//   open_gift         {"verb":"pick_option","option":"council"}, "road_clearing", "payout", "posture",
//   "choose_two", or
//                     pass; "gifts":[4,2,…] is the pile, the kinds in this order from 1
//   council           {"verb":"deploy","piece":…,"x":…,"y":…,"feature":"monastery"}
//   clear_road        {"verb":"return",…} of a meeple on the road
//   pay_out           {"verb":"return",…}
//   change_posture    {"verb":"return",…} of who turns, then new_posture: {"verb":"move_figure",…}, on its
//   tile choose_tile       {"verb":"pick_option","option":"first"} or "second" choose_from_hand
//   {"verb":"pick_option","option":"tile_1"} to "tile_3" extend_table
//   {"verb":"pick_option","option":"north"}, "east", "south", "west", or pass offer
//   {"verb":"pick_option","option":"7"}: points; "100" and on: a token (wine, grain, cloth); or pass
//   accept_offer      {"verb":"pick_option","option":"1"}: the buyer's seat; or pass
//   grow_tower        {"verb":"place_token","token":"tower_piece","x":…,"y":…}: which tower, where pieces are
//   short
//                     A guard is posted in "deploy":
//                     {"verb":"deploy","piece":"meeple","feature":"tower","x":…,"y":…}
//   crop_circle       {"verb":"pick_option","option":"add"} or "remove"
//   crop_add          {"verb":"deploy","piece":…,"x":…,"y":…,…} or pass
//   crop_remove       {"verb":"return","piece":…,"x":…,"y":…,…}
//   use_token         {"verb":"return_token","token":"extra_turn"}, "tower_x4" or "house_x2"; or pass.
//                     "tokens":[8,0,…] are the kinds opened, from 0 on. Of a game where it matters the
//                     event "scored" says the "space" where the counter stands
// A bad line gets {"error":…,"where":…} and changes nothing.
#pragma once

#include "engine/game/game.h"

#include <nlohmann/json_fwd.hpp>

namespace bastide {

class Protocol {
 public:
  explicit Protocol(Catalogue catalogue = built_in()) : catalogue_(catalogue) {}

  // One line in, one line out (neither with a line end).
  std::string answer(std::string_view line);

 private:
  std::string start(const nlohmann::ordered_json& request);
  std::string act(const nlohmann::ordered_json& request);
  std::string state(bool with_events);

  Catalogue catalogue_;
  std::optional<Game> game_;
  std::size_t events_told_ = 0;
};

}  // namespace bastide
