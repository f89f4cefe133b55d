// App: owns everything at the screen and runs it in a fixed order: events, session, board, panels,
// drawing. Nothing is drawn while nothing changes: whoever changes something calls wake().
#pragma once

#include "shell/app/host.h"
#include "shell/base/geometry.h"
#include "shell/play/session.h"
#include "shell/render/work.h"

#include <memory>
#include <string>
#include <string_view>

union SDL_Event;

namespace bastide::shell {

class BoardView;
class Thinker;
class Ui;

class App {
 public:
  App();
  ~App();

  bool init();   // window, WebGL, ImGui, platform, board, ui; false: the page says why
  void frame();  // called by the browser before each repaint while awake

  // Asks for at least this many more frames. ImGui needs two or three to settle after any change.
  void wake(int frames = 3);
  [[nodiscard]] bool needs_frame() const;
  // Wall time of our code in the last frame, board and panels; neither the rasteriser nor Dear ImGui's
  // drawing calls are in it (tests/browser/measure.mjs measures processor time with them).
  [[nodiscard]] double frame_ms() const;
  void finish();                 // what the last frame left to be done before the next
  void rest();                   // the page has come to rest, and the browser has nothing else to do
  void set_context(bool there);  // WebGL's context was lost or is back

  // What window.bastide.probe() answers: JSON for tests and embedding pages (probe.cpp).
  [[nodiscard]] std::string probe();
  // What window.bastide.think() does: "ask SEED", "ask SEED PATIENCE", "play", "cancel", "limit SIMULATIONS"
  // of computer players; for tests. Answers how the thinker stands.
  [[nodiscard]] std::string think(std::string_view command);
  // What window.bastide.drawn() answers: JSON of the texts, widgets and surfaces that the next frame will
  // show. It takes in what was put in so far and lets the panels follow, without drawing.
  [[nodiscard]] std::string drawn();

 private:
  struct Window;  // SDL's window and context
  struct Later;   // app_later.h
  class LandDrawn;
  class LandFollowed;
  class LandHears;
  class GameHosted;
  class GameProbed;

  void handle(const SDL_Event& event);
  bool tell_land(const SDL_Event& event);  // true: it has taken it
  [[nodiscard]] bool is_blind_input(const SDL_Event& event) const;
  void take_input();
  void follow_window();
  void resize();
  void build();  // land and panels, up to what Dear ImGui would draw
  void build_with_letters();
  void count_first_frame();
  void rehearse();  // takes in input and builds until all has settled
  void draw();
  void load_rest();
  bool shaders_ready();  // for the frame that comes next; if they never will be, that is told
  void count_panels();

  std::unique_ptr<Window> window_;
  Session session_;
  std::unique_ptr<Thinker> thinker_;
  Host host_;
  std::unique_ptr<BoardView> board_;
  std::unique_ptr<Ui> ui_;
  std::unique_ptr<Later> later_;
  Vec2 screen_;  // CSS pixels
  Vec2 mouse_;
  float pixel_ratio_ = 1;
  double seconds_ = 0;
  double slowest_ms_ = 0;          // since the last probe
  Work panels_;                    // what Dear ImGui's drawing asked of WebGL
  unsigned long allocations_ = 0;  // in frames
  struct FirstFrame {
    unsigned long allocations = 0;  // from the start to its end
    int letters = 0;                // baked for it, of all faces
    bool lacks_letters = false;     // some that it shows are not among them
  } first_;
  int frames_left_ = 3;
  int frames_drawn_ = 0;
  bool ready_ = false;
  bool hosted_ = false;  // the page around this one is spoken with
};

}  // namespace bastide::shell
