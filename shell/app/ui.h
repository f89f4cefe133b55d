// Ui: every panel, screen and dialog. It draws with Dear ImGui's draw lists only, keeps its own
// widgets, and owns what belongs to the player rather than to the game: words, settings, saves.
//
// The app calls, in this order, once per frame:
//   ui.before_frame(w, h, dpr)        before ImGui::NewFrame: fonts at the real pixel size
//   …NewFrame…
//   ui.frame(seconds)                 builds the panels; the board has drawn or draws beneath them
// and hands each key press to ui.handle_key first; only if that answers false it is the board's.
//
// Keys of the board: R, Shift R, Q, E, Tab, Shift Tab, arrows, Esc (drops the ghost), G, + - 0.
// Keys of the panels: Enter, Space, 1-9, Shift 1-6, U, Shift U, Ctrl Z, Ctrl Y, F, W, T, C, L, ?, F6, Esc
// (closes what is open; otherwise answers false), and all of them while a screen or dialog covers the board.
//
// All lengths are CSS pixels.
#pragma once

#include "shell/app/host.h"
#include "shell/app/key_press.h"
#include "shell/base/geometry.h"
#include "shell/kit/frame_log.h"
#include "shell/panels/shown_card.h"
#include "shell/play/session.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace bastide::shell {

class BoardView;
class Film;
class Learning;
class Hint;
class Opponents;
class Puzzling;
class Review;
class Thinker;

// One widget as it stands on the screen, for the browser tests: they click at its rectangle with the
// real mouse. Ids are stable words: "start.new", "setup.player.2.name", "table.place".
struct ProbeItem {
  std::string id{};
  std::string label{};  // as shown, in the language of the screen
  Rect rect{};
  bool enabled = true;
  bool focused = false;
  bool checked = false;  // toggles, cards, tabs
};

class Ui {
 public:
  Ui(Session& session, BoardView& board, Thinker& thinker);
  ~Ui();
  Ui(const Ui&) = delete;
  Ui& operator=(const Ui&) = delete;

  // After platform::init, ImGui::CreateContext and the backends' init. Fetches the fonts, reads settings,
  // the address and the saved game, starts the session if one is to be continued. Until the fonts are
  // there, frame() draws nothing. Sets the board's fonts, look, player points and highlight itself.
  void init();

  void context_lost();  // pictures of letters lived in it
  void before_frame(float width, float height, float dpr);
  void frame(double seconds);

  bool handle_key(const KeyPress& key);
  // A panel lies at (x, y), or a dialog is open: the board ignores clicks, drags and the wheel there.
  [[nodiscard]] bool covers(float x, float y) const;
  // The letters may still come: frame() would draw nothing.
  [[nodiscard]] bool waiting() const;
  // frame() used letters that the fonts do not have yet: before_frame() and it are to be called once more.
  // Only until want_letters().
  [[nodiscard]] bool lacks_letters() const;
  void want_letters();  // that the first frame does without (kit/fonts.h)
  void want_code();     // likewise (panels/screens_code.h)
  [[nodiscard]] bool has_code() const;
  void want_rest();  // of the code, which a game that goes on will lead to; in idle moments
  // Tab, arrows and other board keys should do nothing: a screen or dialog covers the board.
  [[nodiscard]] bool covers_board() const;
  // What the land has of the screen, what lies over that, and the cells that a question is about beside its
  // places (BoardView::set_safe_area, set_covered, set_asked). CSS pixels.
  [[nodiscard]] Rect safe_area() const;
  [[nodiscard]] const std::vector<Rect>& covered() const;
  [[nodiscard]] const std::vector<Cell>& asked() const;
  [[nodiscard]] bool looks_on() const;

  // Something moves or fades: draw another frame soon.
  [[nodiscard]] bool is_animating() const;
  // What a frame left to be done between it and the next: a game is kept, sounds begin.
  [[nodiscard]] bool unfinished() const;
  void finish();
  [[nodiscard]] Opponents& opponents();
  [[nodiscard]] Hint& hint();
  [[nodiscard]] Review& review();
  // The card of a player aid that is open now, and the projected scores if they are shown (else empty).
  [[nodiscard]] const ShownCard& card() const;
  [[nodiscard]] std::span<const i32> projected() const;

  // What the page around this one may ask for.
  [[nodiscard]] HostEars ears();

  // The session whose land is shown: the game's own, or that of a film or a puzzle.
  [[nodiscard]] Session& shown();
  [[nodiscard]] const Learning& learning() const;
  [[nodiscard]] const Film& film() const;
  [[nodiscard]] const Puzzling& puzzling() const;
  // "start", "setup", "table", "end", "film", "puzzle", plus the open dialog: "table+menu",
  // "table+scoreboard"; as last drawn: "end+wait", "table+wait" where the code for it had not come.
  [[nodiscard]] std::string screen() const;
  [[nodiscard]] std::vector<ProbeItem> probe() const;
  // Whether frames write down what they draw, and what the last one did, in CSS pixels.
  void write_down(bool on);
  [[nodiscard]] std::vector<ui::Drawn> drawn() const;
  [[nodiscard]] const std::string& shown_bubble() const;  // the dark bubble of the last frame, or empty

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::shell
