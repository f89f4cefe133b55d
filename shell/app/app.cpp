// The frame: events, session, board, panels, drawing; and the sleep between frames.
#include "shell/app/app.h"

#include "shell/app/app_later.h"
#include "shell/app/app_parts.h"
#include "shell/app/ui.h"
#include "shell/base/allocations.h"
#include "shell/board/board_view.h"
#include "shell/platform/platform.h"
#include "shell/play/thinker.h"
#include "shell/render/panel_painter.h"

#include <GLES3/gl3.h>
#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>

namespace bastide::shell {

namespace {

// Dear ImGui takes a press and its release in different frames: of two taps that come before one frame, the
// second would wait for whatever is put in next.
bool input_waits() { return !ImGui::GetCurrentContext()->InputEventsQueue.empty(); }

}  // namespace

struct App::Window {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  PanelPainter panels;
  int fingers = 0;        // down now
  int panel_fingers = 0;  // of them on a panel
  bool context_lost = false;
  double panel_ms = 0, board_ms = 0;  // of the last frame
};

void App::LandDrawn::draw() { app_.board_->draw(app_.ui_->shown()); }
void App::LandFollowed::follow() { app_.board_->follow(app_.ui_->shown()); }
void App::GameHosted::follow() { app_.host_.follow(app_.session_); }
void App::LandHears::act() {
  Session& session = app_.ui_->shown();
  taken_ = event_->type == SDL_KEYDOWN
               ? app_.board_->handle_key(session, event_->key.keysym.sym, event_->key.keysym.mod)
               : app_.board_->handle(session, *event_);
}

App::App()
    : window_(std::make_unique<Window>()),
      thinker_(std::make_unique<Thinker>(session_)),
      board_(std::make_unique<BoardView>()),
      ui_(std::make_unique<Ui>(session_, *board_, *thinker_)),
      later_(std::make_unique<Later>(*this)) {}
App::~App() = default;

namespace {

bool cannot_draw(std::string_view lacking) {
  platform::cannot_draw(lacking);
  return false;
}

}  // namespace

bool App::init() {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "1");  // panels know only the mouse
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return cannot_draw("webgl");
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  const Vec2 size = page_size();
  window_->window = SDL_CreateWindow("Bastide", 0, 0, static_cast<int>(size.x), static_cast<int>(size.y),
                                     SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (window_->window != nullptr) window_->context = SDL_GL_CreateContext(window_->window);
  if (window_->context == nullptr) return cannot_draw("webgl");
  platform::init([this] {
    wake();
    // what was awaited is there: the first frame need not wait for the next repaint
    if (frames_drawn_ == 0 && !ui_->waiting()) frame();
  });
  SDL_AddEventWatch(
      [](void* app, SDL_Event* event) {
        if (event->type != SDL_POLLSENTINEL) static_cast<App*>(app)->wake();
        return 0;
      },
      this);
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
  ImGui_ImplSDL2_InitForOpenGL(window_->window, window_->context);
  window_->panels.init();
  resize();
  board_->init();
  ui_->init();
  install_probe(this);
  start_loop(this);
  return true;
}

void App::wake(int frames) {
  frames_left_ = std::max(frames_left_, frames);
  resume_loop();
}

bool App::needs_frame() const {
  return !window_->context_lost && (frames_left_ > 0 || board_->moving() || ui_->is_animating());
}

// What was first shown is there: what it will lead to can come.
void App::rest() {
  if (board_->art_ready() && board_->art_fine()) ui_->want_rest();
}

void App::resize() {
  screen_ = page_size();
  pixel_ratio_ = platform::pixel_ratio();
  int w = 0;
  int h = 0;
  SDL_GetWindowSize(window_->window, &w, &h);
  if (w != static_cast<int>(screen_.x) || h != static_cast<int>(screen_.y))
    SDL_SetWindowSize(window_->window, static_cast<int>(screen_.x), static_cast<int>(screen_.y));
  // SDL rounds on its own; the canvas must have exactly the pixels that are drawn
  size_canvas(screen_, pixel_ratio_);
}

void App::set_context(bool there) {
  if (there) {
    window_->panels.init();
    if (!window_->panels.ready() || !board_->context_back()) {
      cannot_draw("shaders");
      return;
    }
    window_->context_lost = false;
    wake();
  } else {
    window_->context_lost = true;
    board_->context_lost();
    ui_->context_lost();
    window_->panels.context_lost();
  }
}

// Of what is put in while nothing can be seen only this much counts: whatever was pressed is let go.
bool App::is_blind_input(const SDL_Event& event) const {
  if (!window_->context_lost) return false;
  switch (event.type) {
    case SDL_KEYDOWN:
    case SDL_TEXTINPUT:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEWHEEL:
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION: return true;
    default: return false;
  }
}

bool App::tell_land(const SDL_Event& event) {
  if (!ui_->has_code()) return false;
  later_->hears.hear(event);
  DoneLater& hears = later_->hears;
  hears.act();
  return later_->hears.taken();
}

void App::handle(const SDL_Event& event) {
  if (is_blind_input(event)) return;
  const auto finger_point = [&] { return Vec2{event.tfinger.x * screen_.x, event.tfinger.y * screen_.y}; };
  switch (event.type) {
    case SDL_FINGERDOWN: {
      ++window_->fingers;
      const Vec2 at = finger_point();
      if (ui_->covers(at.x, at.y))
        ++window_->panel_fingers;
      else
        tell_land(event);
      return;
    }
    case SDL_FINGERMOTION: tell_land(event); return;
    case SDL_FINGERUP:
      window_->fingers = std::max(0, window_->fingers - 1);
      if (!tell_land(event)) window_->panel_fingers = std::max(0, window_->panel_fingers - 1);
      return;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL: {
      if (event.type != SDL_MOUSEWHEEL && event.button.which == SDL_TOUCH_MOUSEID) {
        // what SDL makes of a finger is for the panels, and only of one finger; but whatever was pressed is
        // let go, or the tap after a pinch would seem to go on with it
        if (window_->fingers <= 1 || event.type == SDL_MOUSEBUTTONUP) ImGui_ImplSDL2_ProcessEvent(&event);
        return;
      }
      ImGui_ImplSDL2_ProcessEvent(&event);
      if (event.type == SDL_MOUSEMOTION)
        mouse_ = {static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)};
      if (event.type == SDL_MOUSEBUTTONDOWN)
        mouse_ = {static_cast<float>(event.button.x), static_cast<float>(event.button.y)};
      const bool covered = ui_->covers(mouse_.x, mouse_.y);
      if (covered && event.type == SDL_MOUSEMOTION && !board_->dragging())
        board_->pointer_left();
      else if (!covered || event.type == SDL_MOUSEBUTTONUP || event.type == SDL_MOUSEMOTION)
        tell_land(event);
      return;
    }
    case SDL_KEYDOWN: {
      const SDL_Keymod mod = static_cast<SDL_Keymod>(event.key.keysym.mod);
      KeyPress key;
      key.sym = event.key.keysym.sym;
      key.shift = (mod & KMOD_SHIFT) != 0;
      key.ctrl = (mod & (KMOD_CTRL | KMOD_GUI)) != 0;
      key.alt = (mod & KMOD_ALT) != 0;
      key.repeat = event.key.repeat != 0;
      if (!ui_->handle_key(key) && !ui_->covers_board()) tell_land(event);
      return;
    }
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_LEAVE) board_->pointer_left();
      ImGui_ImplSDL2_ProcessEvent(&event);
      return;
    default: ImGui_ImplSDL2_ProcessEvent(&event); return;
  }
}

void App::take_input() {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) handle(event);
}

void App::follow_window() {
  if (page_size() != screen_ || platform::pixel_ratio() != pixel_ratio_) resize();
  size_canvas(screen_, pixel_ratio_);  // SDL may have rounded it its own way
  seconds_ = platform::now_ms() / 1000;
}

// Into a page that can be used already.
void App::load_rest() {
  board_->load_shaders();
  board_->load_art();
  ui_->want_code();
  ui_->want_letters();
}

// The first frame needs those of the panels; those of the land are begun in the second, and asked for in the
// third.
bool App::shaders_ready() {
  if (frames_drawn_ == 0 ? window_->panels.ready() : frames_drawn_ != 2 || board_->ready()) return true;
  window_->context_lost = true;  // nothing is drawn any more
  return cannot_draw("shaders");
}

void App::finish() {
  ui_->finish();
  if (needs_frame()) resume_loop();
}

void App::frame() {
  ui_->finish();
  take_input();
  if (!needs_frame()) {
    pause_loop();
    return;
  }
  // nothing of a frame without letters could be used, and drawing it would delay the one with them
  if (frames_drawn_ == 0 && ui_->waiting()) return;
  if (frames_drawn_ == 1) load_rest();
  if (!shaders_ready()) return;
  if (frames_left_ > 0) --frames_left_;
  follow_window();
  const unsigned long before = allocations();
  draw();
  allocations_ += allocations() - before;
  if (frames_drawn_ == 0) count_first_frame();
  ++frames_drawn_;
  if (input_waits()) wake();
  if (ui_->unfinished()) finish_soon();
  if (!ready_ && !ui_->probe().empty()) {  // once there is something to click
    ready_ = true;
    platform::set_ready();
    hosted_ = platform::listen_to_host([this](const platform::HostWord& word) { host_.hear(word); });
    if (hosted_) {
      host_.listen(ui_->ears());
      host_.tell_ready();
    }
  }
  if (!hosted_) return;
  host_.follow_size(static_cast<int>(screen_.x), static_cast<int>(screen_.y));
  FollowsLater& told = later_->hosted;
  if (ui_->has_code()) told.follow();
}

void App::build() {
  ui_->before_frame(screen_.x, screen_.y, pixel_ratio_);
  window_->panels.begin_frame();
  ImGui_ImplSDL2_NewFrame();
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {screen_.x, screen_.y};
  io.DisplayFramebufferScale = {pixel_ratio_, pixel_ratio_};
  ImGui::NewFrame();
  board_->set_safe_area(ui_->safe_area());
  board_->set_covered(ui_->covered());
  board_->set_asked(ui_->asked(), ui_->looks_on());
  thinker_->follow();
  board_->begin_frame(ui_->shown(), screen_, pixel_ratio_, seconds_);
  FollowsLater& land = later_->followed;
  if (ui_->shown().has_game() && ui_->has_code()) land.follow();
  ui_->frame(seconds_);
}

void App::rehearse() {
  take_input();
  for (int frame = 0; frame < 3; ++frame) {  // Dear ImGui needs as many after a change
    follow_window();
    build();
    ImGui::EndFrame();
  }
}

// Building the first frame tells which letters it needs; with these its lines may break elsewhere.
void App::build_with_letters() {
  constexpr int kMostTries = 4;
  build();
  for (int tries = 1; tries < kMostTries && ui_->lacks_letters(); ++tries) {
    ImGui::EndFrame();
    build();
  }
}

void App::count_first_frame() {
  first_.allocations = allocations();
  for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) first_.letters += font->Glyphs.Size;
  first_.lacks_letters = ui_->lacks_letters();
}

void App::draw() {
  const double start = platform::now_ms();
  build_with_letters();
  const double panels = platform::now_ms();
  const std::string screen = ui_->screen();
  const bool land = screen.starts_with("table") || screen.starts_with("end") || screen.starts_with("film") ||
                    screen.starts_with("puzzle");
  DrawnLater& of_game = later_->drawn;
  if (land && ui_->has_code())
    of_game.draw();
  else
    board_->draw_backdrop();
  ImGui::Render();
  const double board = platform::now_ms();
  window_->panels.draw(*ImGui::GetDrawData());
  count_panels();
  window_->panel_ms = panels - start;
  window_->board_ms = board - panels;
  slowest_ms_ = std::max(slowest_ms_, frame_ms());
  SDL_GL_SwapWindow(window_->window);
}

void App::count_panels() {
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    panels_.calls += static_cast<u32>(list->CmdBuffer.Size);
    panels_.vertices += static_cast<u32>(list->VtxBuffer.Size);
    panels_.upload(static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
    panels_.upload(static_cast<std::size_t>(list->IdxBuffer.size_in_bytes()));
  }
}

double App::frame_ms() const { return window_->panel_ms + window_->board_ms; }

}  // namespace bastide::shell
