// The core's own steps and decisions, one file each: drawing, placing, deploying, scoring, gains, ending.
// Families put them together in a turn of their own, with the steps of their expansions between them
// (engine/assembly).
#pragma once

#include "engine/rules/rules.h"

namespace bastide {

// Kinds of the core's decisions: indices into the core expansion's DecisionDefs.
enum CoreDecision : u8 { kDrawDecision = 0, kPlaceDecision = 1, kDeployDecision = 2, kScoreDecision = 3 };

// drawing.cpp
// Asks chance for a tile of the bag. The first line of a turn: it is also where a tile that fits nowhere
// sends the turn back to. With no tile left the turn is closed, and then the game.
StepResult draw_tile(const Rules&, State&, EventLog*);
void legal_draws(const Rules&, const State&, Decision, ActionList&);
void apply_draw(const Rules&, State&, Decision, Action, EventLog*);
int draw_weight(const Rules&, const State&, const Action&);
// The group drawn from now, -1 if the bag is empty.
int current_group(const State&);
// Asks chance for a tile of a pile beside the bag (its group, kBagGroups or higher); it comes into the hand.
// Requires that the pile holds one.
void draw_from(State&, int pile);
// Puts a tile drawn before back into its group.
void put_back(const Rules&, State&, u8 design);
// What the seat keeps in its hand, where expansions keep tiles for seats.
HeldTiles held_tiles(const Rules&, const State&, Seat);
// Whether any tile of the bag, or of the active player's hand, could be placed now; any of one group of the
// bag.
bool any_tile_fits(const Rules&, const State&);
bool any_of_group_fits(const Rules&, const State&, u8 group);
// What others hold unseen lies in the bag of a view, so what may be answered must not depend on where it is:
// how many tiles of a group can be drawn, and whether one of them could be placed or might be, for all that
// the active player knows. The same for a state and the view of it.
int left_to_draw(const Rules&, const State&, u8 group);
bool any_tile_may_fit(const Rules&, const State&);

// placing.cpp
// Asks where the tile in hand goes; one that fits nowhere leaves the game, and another is drawn.
StepResult place_tile(const Rules&, State&, EventLog*);
void legal_placements(const Rules&, const State&, Decision, ActionList&);
void apply_placement(const Rules&, State&, Decision, Action, EventLog*);
// Puts a tile away that fits nowhere: out of the game (BASE-12), or back into the bag (Expansion::goes_back).
void put_away(const Rules&, State&, u8 design, EventLog*);
bool can_be_placed(const Rules&, const State&, u8 design);
// Every placement of a design that matches and that no expansion forbids.
void placements_of(const Rules&, const State&, u8 design, ActionList&);

// deploying.cpp
StepResult deploy_piece(const Rules&, State&, EventLog*);
void legal_deployments(const Rules&, const State&, Decision, ActionList&);
void apply_deployment(const Rules&, State&, Decision, Action, EventLog*);
// Puts a figure from the seat's supply onto a segment, and takes it back.
void put_figure(const Rules&, State&, Seat, u8 piece, SegmentId, EventLog*);
void return_figure(const Rules&, State&, unsigned figure_index, EventLog*);
// What a figure adds to the lanes of its feature (core/state.h: kMeepleLane).
Lanes figure_lanes(const Rules&, Seat, u8 piece);
// To be called when meeples have been taken off, or a feature split, other than by its scoring.
void figures_left(const Rules&, State&, EventLog*);

// rebuilding.cpp
// Puts a feature together anew after something that joined its segments has gone: by the edges they share
// and by what expansions still join (Expansion::joints). Its figures stay on their segments; parts that are
// complete count as scored if the whole did. Cost: the feature's size.
void rebuild_feature(const Rules&, State&, SegmentId);

// scoring.cpp
StepResult score_features(const Rules&, State&, EventLog*);
FeatureView view_of(const Rules&, const State&, SegmentId, bool complete);
void points_of(const Rules&, const State&, const FeatureView&, Points&);
// Which completed feature is scored next, where it matters (BASE-38): each by the first figure that stands
// there.
void offer_features(const State&, std::span<const SegmentId> segments, ActionList&);
void legal_scorings(const Rules&, const State&, Decision, ActionList&);
void apply_scoring(const Rules&, State&, Decision, Action, EventLog*);
// Completed features that are still to be scored in this turn and will bring somebody points.
using ToScore = ShortList<SegmentId, kMaxCompleted>;
ToScore still_to_score(const Rules&, const State&);
// Scores an unfinished feature as if it were complete (GIFT-04): for everybody entitled, and its figures go
// home; it stays open. Where points wait for somebody's say, the step that called it runs on when they are
// given, and closes it then: what comes after the points.
void score_early(const Rules&, State&, SegmentId, EventLog*);
void close_early(const Rules&, State&, EventLog*);
// Has a segment's feature scored in this turn, if it is complete by then: something other than the tile has
// joined or parted it.
void note_changed(State&, SegmentId);
// Sends all figures of a feature home (BASE-36).
void return_figures(const Rules&, State&, SegmentId root, EventLog*);
// Seats with the most meeples in the lanes, one bit each; 0 if there are none (BASE-35).
u8 majority(Lanes figures);

// gains.cpp
// Points for a seat. Those of the end of the game are given at once; others wait in State::gains if an
// expansion has a say before points are added (Expansion::before_points). No points: nothing happens.
void award(const Rules&, State&, Seat, const FeatureView&, const Points&, bool final_scoring, EventLog*);
// The same for points that no feature gives: one reason, where they come from, and a note of the expansion
// that gives them (Gain).
void award_extra(const Rules&, State&, Seat, Reason, int amount, bool final_scoring, EventLog*,
                 const Origin& from = {}, u8 note = 0);
// Points that change hands: no gain, so no expansion has a say. Requires that `from` has that many.
void pay(State&, Seat from, Seat to, Reason reason, int amount, EventLog*);
// Points by which a seat's counter has moved: where it stands.
i32 shown_by(const State&, Seat, unsigned counter);
// Lets expansions have their say about State::gains, then gives them; returns early when a decision is
// pending.
void settle_gains(const Rules&, State&, EventLog*);

// seats.cpp
// The seat that plays after this one.
Seat seat_after(const Rules&, Seat);
// Every choice that the expansion names (Expansion::choices), as answers of a decision of its own.
void offer_choices(const Rules&, ExpansionId, ActionList&);
// Asks each seat of `seats` (bit per seat) the same question, one after another in turn order from `first`
// on (TURN-06).
void ask_in_order(const Rules&, State&, ExpansionId, u8 kind, u8 arg, unsigned seats, Seat first);

// ending.cpp
StepResult end_turn(const Rules&, State&, EventLog*);
// Ends a part of the turn: what may be done once a turn may be done again.
void end_part(const Rules&, State&, EventLog*);
// Scores every unfinished feature of one kind that holds meeples. Moves no meeple (BASE-54).
void score_unfinished(const Rules&, State&, Kind, EventLog*);
// Lines of the end: what expansions score last, and the end itself.
StepResult score_expansions(const Rules&, State&, EventLog*);
StepResult end_game(const Rules&, State&, EventLog*);

// The core as an expansion: its decisions.
extern const Expansion kCoreRules;

}  // namespace bastide
