// The core's own steps and decisions, one file each: drawing, placing, deploying, scoring, ending.
// The order in which they run is turn.cpp.
#pragma once

#include "engine/rules/rules.h"

namespace bastide {

// Kinds of the core's decisions: indices into the core room's DecisionDefs.
enum CoreDecision : u8 { kDrawDecision = 0, kPlaceDecision = 1, kDeployDecision = 2 };

// drawing.cpp
StepResult draw_tile(const Rules&, State&, EventLog*);
void legal_draws(const Rules&, const State&, Decision, ActionList&);
void apply_draw(const Rules&, State&, Decision, Action, EventLog*);
int current_group(const State&);

// placing.cpp
StepResult place_tile(const Rules&, State&, EventLog*);
void legal_placements(const Rules&, const State&, Decision, ActionList&);
void apply_placement(const Rules&, State&, Decision, Action, EventLog*);
bool can_be_placed(const Rules&, const State&, u8 design);
// Every placement of a design that matches and that no room forbids.
void placements_of(const Rules&, const State&, u8 design, ActionList&);

// deploying.cpp
StepResult deploy_piece(const Rules&, State&, EventLog*);
void legal_deployments(const Rules&, const State&, Decision, ActionList&);
void apply_deployment(const Rules&, State&, Decision, Action, EventLog*);
// Puts a figure from the seat's supply onto a segment, and takes it back.
void put_figure(const Rules&, State&, Seat, u8 piece, SegmentId, EventLog*);
void return_figure(const Rules&, State&, unsigned figure_index, EventLog*);
// To be called when meeples have been taken off, or a feature split, other than by its scoring.
void figures_left(const Rules&, State&, EventLog*);

// scoring.cpp
StepResult score_features(const Rules&, State&, EventLog*);
FeatureView view_of(const Rules&, const State&, SegmentId, bool complete);
void points_of(const Rules&, const State&, const FeatureView&, Points&);
// Seats with the most meeples in the lanes, one bit each; 0 if there are none (BASE-35).
u8 majority(Lanes figures);
// Gives points to a seat and records the event.
void award(const Rules&, State&, Seat, const FeatureView&, const Points&, bool final_scoring, EventLog*);

// The same for points that no feature gives (goods, titles): one reason, at final scoring.
void award_extra(const Rules&, State&, Seat, const char* reason, int amount, EventLog*);

// ending.cpp
StepResult end_turn(const Rules&, State&, EventLog*);
void finish_game(const Rules&, State&, EventLog*);

// turn.cpp
extern const std::span<const Step> kTurn;
extern const Room kCoreRules;  // the core as a room: its decisions

}  // namespace bastide
