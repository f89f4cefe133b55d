// Session: one game at the screen and what its player is about to do: the tile in hand, where its
// ghost lies, which figure is chosen. Pure C++ over engine/game, no SDL and no ImGui, so it is tested
// natively. Board and panels both read it; input of any kind calls its verbs.
#pragma once

#include "engine/game/game.h"
#include "shell/base/made_for.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace bastide::shell {

// What the player is asked, as the screens present it.
enum class Phase : u8 {
  None,       // no game
  Waiting,    // a computer player decides, or one only looks on: nothing can be answered here
  Elsewhere,  // somebody at another screen decides, or what they did is still to be shown
  Hidden,     // the answers tell what only one player may know, who has not said yet to be looking
  Place,      // lay the tile in hand
  Figure,     // choose a figure and its place, or none
  Choose,     // any other decision: options named by the locale (PickOption …)
  Over,
};

// One empty cell where the tile in hand may lie.
struct PlaceOption {
  Cell cell;
  u8 rotations = 0;  // bit per rotation that fits
};

// Where the player tried to lay the tile although an expansion forbids it (the river's U-turn, RIV-04).
struct RefusedPlace {
  Cell cell;
  int rotation = 0;
  Refusal refusal;
};

// One place on the land for a figure or a token; several pieces may stand there (Action::piece).
struct FigureSpot {
  Cell cell;
  u8 segment = 0;               // local segment of that tile; kNoSegment: the whole tile
  u8 other = kNoSegment;        // of what joins two segments: the second
  std::vector<Action> actions;  // one per piece, in the engine's order
  bool comes_home = false;      // no figure goes there, one that stands there may come home
  bool lies = false;            // figures lie there: a field
};

class Session {
 public:
  [[nodiscard]] bool has_game() const { return game_.has_value(); }
  [[nodiscard]] const Game& game() const { return *game_; }

  void start(Game game);  // a new or loaded game; forgets what was being done
  // The same to look on: nothing is answered here, and the game goes to wherever seek() takes it.
  void watch(Game game);
  [[nodiscard]] bool watched() const { return watched_; }
  // From now on nothing of the running game is answered here: it is looked at.
  void look_on();
  // Of a game that is watched, to where so many of its actions have been made; the next one is played, any
  // other moment is jumped to. false: there are not so many.
  bool seek(std::size_t actions);
  // Another number for each game: views forget what belonged to the one before. No two sessions have the
  // same.
  [[nodiscard]] int started() const { return started_; }

  [[nodiscard]] Phase phase() const;
  [[nodiscard]] Seat who() const;          // seat asked; kNobody if over
  [[nodiscard]] SeatKind awaited() const;  // who decides for the seat that is asked
  // Somebody at this screen has a seat of their own; with none the computer plays and people look on.
  [[nodiscard]] bool somebody_here() const;
  // Whoever is here answers for computer players too, for they do not answer; until it is taken back.
  void stand_in(bool on);
  [[nodiscard]] bool stands_in() const { return stands_in_; }

  // --- played apart: some seats are somewhere else, and the game goes back and forth by links (apart.h)
  [[nodiscard]] bool apart() const;
  // What others have done since it was here is still to be shown: the game holds it as what was undone.
  [[nodiscard]] bool catches_up() const;
  bool show_next();  // of that; false: there is nothing more
  void show_rest();
  // So many actions have been sent away, and cannot be taken back.
  [[nodiscard]] std::size_t sent() const { return sent_; }
  void set_sent(std::size_t actions) { sent_ = actions; }

  // Counts up with every change of the game (apply, undo, redo, start): views compare it to know
  // that they must rebuild, storage that it must save. No two sessions have the same.
  [[nodiscard]] u32 revision() const { return revision_; }
  // The revision in which the game was opened, taken back or brought forward last, from where on it was
  // played; in which it was taken back. Who keeps something made from the game reads a feed of changes
  // (play/changes.h).
  [[nodiscard]] u32 jumped() const { return jumped_; }
  [[nodiscard]] u32 taken_back() const { return taken_back_; }

  // The game as who is looking may know it: the tiles that others hide in their hands could as well lie in
  // the bag.
  [[nodiscard]] const State& seen() const;

  // --- placing
  [[nodiscard]] const std::vector<PlaceOption>& places() const { return places_; }
  [[nodiscard]] int rotation() const { return rotation_; }
  [[nodiscard]] std::optional<Cell> ghost() const { return ghost_; }
  [[nodiscard]] bool ghost_fits() const;  // the ghost fits there as turned now
  void turn(int quarters);  // R / Shift R; with a ghost: to the next rotation that fits its cell
  bool aim(Cell cell);      // puts the ghost on a legal cell, turning the tile if need be
  void drop_ghost() { ghost_.reset(); }
  void next_place(int direction);  // Tab / Shift Tab: walks the legal cells in reading order
  void step_place(int side);       // arrows: the nearest legal cell on that side
  bool place();                    // lays the tile where the ghost is
  // Why the tile may not lie on a cell whose edges it fits, as turned now or else turned further.
  [[nodiscard]] Refusal refusal_at(Cell cell) const;
  // An empty cell that the player pointed at and where the tile fits in no rotation, once.
  std::optional<Cell> take_missed() { return std::exchange(missed_, std::nullopt); }
  // What the last aim, turn or step ran into, once.
  std::optional<RefusedPlace> take_refused() { return std::exchange(refused_, std::nullopt); }

  // --- figure, or a token
  [[nodiscard]] const std::vector<FigureSpot>& spots() const { return spots_; }
  // So many of them, the first ones, are offered by a disc: where nearly every segment of the land is a
  // place, one for each feature.
  [[nodiscard]] int offered() const { return offered_; }
  // The figure for the tile just laid is asked for, nothing that an expansion asks besides.
  [[nodiscard]] bool asks_own_figure() const;
  [[nodiscard]] SegmentId segment_of(const FigureSpot& spot) const;  // kNoSegmentId: the whole tile
  // Whose figure or token an answer is about: of a figure that comes home its owner, else who is asked.
  [[nodiscard]] Seat owner(const FigureSpot& spot, const Action& action) const;
  // Scored by who is asked if one comes home instead of another being sent (ABB-03).
  [[nodiscard]] int home_points(const FigureSpot& spot) const;
  [[nodiscard]] int spot() const { return spot_; }    // index into spots(), -1 = none chosen
  [[nodiscard]] int piece() const { return piece_; }  // index into spots()[spot()].actions
  void choose_spot(int index);                        // 1–9
  void next_spot(int direction);                      // Tab / Shift Tab
  void choose_piece(int index);                       // among the pieces possible there
  // Where each of several tokens may go to the same places: which ones there
  // are, and which is meant; that is chosen first.
  [[nodiscard]] const std::vector<Action>& kinds() const { return kinds_; }
  [[nodiscard]] int kind() const { return kind_; }
  void choose_kind(int index);
  bool confirm();  // deploys what is chosen
  bool skip();     // Space: no figure; to the tile again, from beside it

  // --- beside laying the tile: figures on the land that may be chosen before it is laid. While one looks
  // there, the phase is Figure.
  [[nodiscard]] bool has_beside() const { return !places_.empty() && !spots_.empty(); }
  [[nodiscard]] bool beside() const { return beside_; }
  void go_beside(bool on);

  // --- whatever is asked, by key
  bool answer();  // Enter: lays the tile, confirms the figure chosen, or looks at what is hidden
  // 1–9, counted from 0: a place for a figure, or an option; while a tile is to be laid what may be done
  // instead, beside it last.
  void pick(int n);

  // --- a game that is guided (learning.h): of what is legal some is offered on the land, some is taken
  struct Guide {
    std::function<bool(const Action&)> offers, takes;
    std::function<std::optional<Action>()> prepared;  // the computer player's answer
  };
  void guide(Guide guide);  // this game, until another is opened
  // The computer player's next answer, if it is prepared.
  [[nodiscard]] std::optional<Action> prepared() const;
  // Somebody here pointed at or gave a legal answer that the guide does not take, once.
  bool take_unwanted() { return std::exchange(unwanted_, false); }

  // What confirming would do now: the tile laid where its ghost fits, the figure where it was chosen.
  [[nodiscard]] std::optional<Action> planned() const;

  // --- other decisions
  [[nodiscard]] const std::vector<Action>& choices() const { return choices_; }
  bool choose(int index);

  // --- an answer that was found elsewhere (thinker.h). false, and nothing changed, if it is not legal.
  bool take(Action action);                 // a copy: one of ours lies in a list that is cleared
  bool take_from_elsewhere(Action action);  // of a seat that is decided there

  // --- what only one player may know. At one screen with others, nothing of it is here before that one
  // looks.
  [[nodiscard]] bool keeps_secrets() const;                       // who is asked has something of the kind
  [[nodiscard]] bool revealed() const { return may_see(who()); }  // and may see it
  bool reveal();  // who is asked looks, and may until somebody else is asked

  // "None" is one of the answers, or the tile is still to be laid.
  [[nodiscard]] bool can_skip() const { return pass_.has_value() || beside_; }
  [[nodiscard]] bool can_undo() const;
  // What was done last has drawn something hidden: taken back, it would be known what comes.
  [[nodiscard]] bool undo_tells() const;
  [[nodiscard]] bool can_redo() const;
  // Takes back the last decision of somebody here, and what others have decided after it; of a game in which
  // nobody is here the last action. The tile taken back lies where it was, as the ghost.
  bool undo();
  bool redo();  // brings it back, and what others had decided after it

  // Turns the tile in hand to a rotation kept from before (a reload).
  void set_rotation(int rotation) { rotation_ = rotation & 3; }

 private:
  void open(Game game);
  void changed(bool jumped);
  void find_answers();
  [[nodiscard]] bool keeps_secrets(const Expansion* expansion) const;  // this one, for who is asked
  [[nodiscard]] bool may_see(Seat seat) const;
  [[nodiscard]] bool decides_here(Seat seat) const;
  [[nodiscard]] bool sees_alone(Seat seat) const;
  [[nodiscard]] std::optional<std::size_t> undo_to() const;  // so many actions would be left
  void sort_answers(const ActionList& actions);
  void add_spot(const Action& action);
  void leave_offered_places();
  void choose_offers();
  void find_kinds();
  [[nodiscard]] const PlaceOption* option_at(Cell cell) const;
  [[nodiscard]] Action placement(Cell cell, int rotation) const;  // of the tile in hand
  [[nodiscard]] std::optional<RefusedPlace> find_refused(Cell cell, int rotation, int step, int count) const;
  [[nodiscard]] bool fits_beside_guide(Cell cell) const;
  [[nodiscard]] std::optional<RefusedPlace> find_refused_beyond(Cell from, int side) const;

  [[nodiscard]] bool asks_nobody_here() const;
  bool carry_out(Action action);

  std::optional<Game> game_;
  int started_ = 0;
  u32 revision_ = 0, jumped_ = 0, taken_back_ = 0;
  std::vector<PlaceOption> places_;
  std::vector<FigureSpot> spots_;
  int offered_ = 0;
  std::vector<Action> kinds_;
  int kind_ = 0;
  std::vector<Action> choices_;
  std::optional<Action> pass_;  // if it is one of the legal answers
  Seat viewer_ = kNobody;
  mutable std::unique_ptr<State> seen_;  // where anything is hidden
  mutable MadeFor<u32> seen_made_;
  bool hidden_ = false;
  bool stands_in_ = false;
  bool watched_ = false;
  bool beside_ = false;
  std::size_t sent_ = 0;
  int rotation_ = 0;
  std::optional<Cell> ghost_;
  std::optional<RefusedPlace> refused_;
  std::optional<Cell> missed_;
  Guide guide_;
  bool unwanted_ = false;
  int spot_ = -1;
  int piece_ = 0;
};

}  // namespace bastide::shell
