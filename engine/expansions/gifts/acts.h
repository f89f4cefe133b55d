// What the gifts may be used on, as answers (GIFT-03 to GIFT-06).
#pragma once

#include "engine/expansions/gifts/gifts.h"
#include "engine/rules/steps.h"

namespace bastide::gifts {

// Each adds all answers there are, or only the first where it is asked whether there is any.
enum class Want : u8 { All, Any };

// A meeple from the seat's supply onto any unfinished monastery (GIFT-03).
void council(const Rules& rules, const State& state, Seat seat, ActionList& actions, Want want = Want::All);
// Unfinished roads with a meeple, each named by the first that stands there (GIFT-04).
void occupied_roads(const Rules& rules, const State& state, ActionList& actions, Want want = Want::All);
// Meeples of the seat on the land (GIFT-05), and those among them that may change posture (GIFT-06).
void own_meeples(const Rules& rules, const State& state, Seat seat, ActionList& actions,
                 Want want = Want::All);
void turnable_meeples(const Rules& rules, const State& state, Seat seat, ActionList& actions,
                      Want want = Want::All);
// Where on its tile a figure may go from standing to lying or back.
void other_postures(const Rules& rules, const State& state, const Figure& figure, ActionList& actions,
                    Want want = Want::All);

// The seat's figure of the action's kind on its segment.
unsigned figure_at(const State& state, Seat seat, const Action& action);

}  // namespace bastide::gifts
