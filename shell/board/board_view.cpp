// BoardView: its parts put together: what happens in a frame, and where the calls go.
#include "shell/board/board_view.h"

#include "shell/board/game_board.h"
#include "shell/board/view/album.h"
#include "shell/board/view/behind.h"
#include "shell/board/view/figures.h"
#include "shell/board/view/flies.h"
#include "shell/board/view/keys.h"
#include "shell/board/view/layers.h"
#include "shell/board/view/panel_lands.h"
#include "shell/board/view/pictures.h"
#include "shell/board/view/tokens.h"
#include "shell/platform/platform.h"
#include "shell/play/changes.h"

namespace bastide::shell {

struct BoardView::Parts {
  Painter painter;
  ArtFiles art_files;
  Scene scene{painter, art_files};
  Framing framing{scene};
  FigureStep figure_step{scene};
  Inspection inspection{scene, framing, figure_step};
  Ghost ghost{scene};
  BoardKeys keys{scene, framing};
  BoardInput input{scene, framing, inspection, ghost, figure_step};
  Highlight highlight{scene};
  FieldView fields{scene};
  Pictures pictures{scene};
  Album album{painter, art_files};
  Behind behind{painter, art_files};
  PanelLands panel_lands{scene};
  Layers layers{scene, fields, highlight, ghost, inspection, figure_step, input};

  // the game shown
  const Session* session = nullptr;
  std::shared_ptr<const Rules> rules;
  ChangeReader changes;
  LyingList lying;  // by the last change

  // The page's time, and the land's, which goes at the pace that was chosen.
  double page_time = 0, land_time = 0;
  float elapsed = 0;  // ms since the frame before, at most so many
  double paced(double seconds) {
    land_time += (seconds - page_time) * static_cast<double>(scene.options.pace);
    page_time = seconds;
    return land_time;
  }

  bool show_game(const Session& session);
  [[nodiscard]] bool look_moves() const {
    const GameBoard* own = rules ? game_board(*rules) : nullptr;
    return own != nullptr && own->moving != nullptr && own->moving(scene);
  }
  void follow_game(const Session& session);
};

BoardView::BoardView() : parts_(std::make_unique<Parts>()) {}
BoardView::~BoardView() = default;

void BoardView::init() { parts_->scene.touch = platform::coarse_pointer(); }
void BoardView::load_shaders() { parts_->scene.painter.init(); }

bool BoardView::ready() { return parts_->scene.painter.ready(); }

void BoardView::load_art() { parts_->art_files.load(); }

void BoardView::context_lost() {
  Parts& p = *parts_;
  p.scene.painter.context_lost();
  p.scene.land.forget();
  p.album.forget();
  p.behind.forget();
  p.layers.forget();
  p.fields.forget();
  p.highlight.forget();
  p.panel_lands.forget();
}

bool BoardView::context_back() {
  parts_->scene.painter.init();
  if (!ready()) return false;
  parts_->art_files.reload_textures();
  return true;
}

void BoardView::set_fonts(Fonts fonts) { parts_->scene.fonts = fonts; }
void BoardView::set_options(const BoardOptions& options) {
  parts_->scene.options = options;
  parts_->painter.set_light(options.night ? palette::night::kLand : 1);
  parts_->album.set_night(options.night);
  parts_->scene.land.set_contrast(options.high_contrast);
}
void BoardView::set_panel_scale(float scale) { parts_->scene.panel_scale = scale; }
void BoardView::set_player_point(Seat seat, Vec2 point) {
  if (seat < kMaxPlayers) parts_->scene.player_points[seat] = point;
}
void BoardView::set_scoreboard_point(Vec2 point) { parts_->scene.scoreboard_point = point; }
void BoardView::set_counter_point(Seat seat, u8 counter, Vec2 point) {
  if (seat < kMaxPlayers && counter < kMostCounters) parts_->scene.counter_points[seat][counter] = point;
}

std::vector<BoardView::Flying> BoardView::flying(const Session& session) const {
  const Scene& scene = parts_->scene;
  std::vector<Flying> list;
  for (const Motion::Fly& fly : scene.motion.flies)
    list.push_back({fly.seat, fly.amount, fly_begins(scene, session.game().state(), fly)});
  return list;
}

std::vector<Rect> BoardView::scored(const Session& session) const {
  const Scene& scene = parts_->scene;
  std::vector<Rect> list;
  for (const Motion::Fly& fly : scene.motion.flies)
    if (fly.from.at == Origin::At::Place) list.push_back(fly_rises(scene, session.game().state(), fly));
  return list;
}

// ---- a frame: what has changed

void BoardView::begin_frame(const Session& session, Vec2 screen, float pixel_ratio, double seconds) {
  Parts& p = *parts_;
  Scene& scene = p.scene;
  seconds = p.paced(seconds);
  p.elapsed = std::min(50.0F, static_cast<float>((seconds - scene.seconds) * 1000));
  p.session = &session;
  scene.seconds = seconds;
  scene.screen = screen;
  scene.pixel_ratio = pixel_ratio;
  scene.scoreboard_point = {};
  scene.counter_points = {};
  p.pictures.begin_frame();
  p.album.begin_frame();
  p.behind.begin_frame();
  p.panel_lands.begin_frame();
  scene.art.follow();
  p.framing.begin_frame();
  if (session.has_game()) return;
  p.rules.reset();
  scene.motion.clear();
}

void BoardView::follow(Session& session) {
  Parts& p = *parts_;
  Scene& scene = p.scene;
  const double seconds = scene.seconds;
  const bool new_game = p.show_game(session);
  const std::optional<Change> change = p.changes.next(session);
  const LyingList lay_before = p.lying;
  if (change || new_game) p.follow_game(session);
  p.framing.follow(session, change.has_value(), new_game);
  if (change && !change->jumped && !change->events.empty()) {
    scene.motion.play(change->events, session.game().state(), seconds, scene.options.reduced_motion);
    scene.motion.tokens_changed(lay_before, p.lying, seconds, scene.options.reduced_motion);
  }
  scene.motion.advance(seconds);
  p.ghost.update(session);
  p.input.update(session);
  scene.camera.advance(p.elapsed);
  p.figure_step.place(session);
}

// true: another game than before.
bool BoardView::Parts::show_game(const Session& shown) {
  if (rules.get() == &shown.game().rules()) return false;
  rules = shown.game().shared_rules();
  scene.art.use_rules(rules);
  scene.art.release_others();
  album.release();
  ghost.forget();
  fields.set(false);
  return true;
}

void BoardView::Parts::follow_game(const Session& shown) {
  lying = lying_tokens(shown.game());
  highlight.game_changed();
  scene.motion.clear();
  inspection.hover_nothing();
  inspection.stop();
}

bool BoardView::moving() const {
  const Parts& p = *parts_;
  return p.scene.camera.moving() || p.scene.motion.moving() || p.ghost.moving() || p.input.may_rest() ||
         p.album.waiting() || p.look_moves();
}

void BoardView::show_score(const Event& event, int stack) {
  Scene& scene = parts_->scene;
  scene.motion.show_score(event, stack, scene.seconds, scene.options.reduced_motion);
}

void BoardView::roll_die(Cell from, Cell to, int face) {
  Scene& scene = parts_->scene;
  scene.motion.roll(from, to, face, scene.seconds, scene.options.reduced_motion);
}

bool BoardView::skip_motion() {
  const bool moved = parts_->scene.motion.clear();
  if (parts_->scene.camera.moving()) parts_->scene.camera.finish();
  return moved;
}

// ---- a frame: drawing

void BoardView::draw(const Session& session) {
  parts_->layers.draw_land(session);
  if (!session.has_game()) return;
  parts_->layers.draw_lens(session);
  parts_->layers.draw_labels(session);
}

bool BoardView::paint_land(const Game& game, int width, int height, const std::function<void()>& done) {
  return parts_->album.paint(game, width, height, done);
}

int BoardView::longest_side() { return Offscreen::longest_side(); }

bool BoardView::sharpen(float tile_px) {
  parts_->scene.art.want_detail(tile_px);
  return parts_->art_files.sharpening();
}

namespace {

Rect pictured(const Game& game) {
  const Rect land = Framing::land_rect(game);
  const float more = Album::around(game);
  return {land.x - more, land.y - more, land.w + 2 * more, land.h + 2 * more};
}

}  // namespace

float BoardView::land_shape(const Game& game) {
  const Rect land = pictured(game);
  return land.w / land.h;
}

float BoardView::tile_px(const Game& game, int width, int height) {
  const Rect land = pictured(game);
  return kTile * std::min(static_cast<float>(width) / land.w, static_cast<float>(height) / land.h);
}

void BoardView::draw_backdrop() {
  if (!parts_->behind.draw()) parts_->layers.draw_table_only();
}

bool BoardView::show_behind(const Game& game, std::span<const Event> news, float tile_px, const Rect& room) {
  return parts_->behind.show(game, news, tile_px, room, parts_->scene);
}

int BoardView::tiles_behind() const {
  const Game* shown = parts_->behind.shown();
  return shown == nullptr ? 0 : shown->state().tile_count;
}

// ---- input

bool BoardView::handle(Session& session, const SDL_Event& event) {
  return parts_->input.handle(session, event);
}
bool BoardView::handle_key(Session& session, int key, int modifiers) {
  return parts_->keys.handle(session, key, modifiers);
}
bool BoardView::dragging() const { return parts_->input.dragging(); }
void BoardView::pointer_left() { parts_->input.pointer_left(); }

// ---- camera, and where things are

void BoardView::set_safe_area(Rect area) { parts_->framing.set_safe(area); }
void BoardView::set_covered(const std::vector<Rect>& covered) { parts_->framing.set_covered(covered); }
void BoardView::set_asked(const std::vector<Cell>& cells, bool looks_on) {
  parts_->framing.set_asked(cells, looks_on);
}

void BoardView::fit(bool animated) {
  parts_->framing.follow_again();
  if (parts_->session != nullptr) parts_->framing.fit(*parts_->session, animated);
}

void BoardView::zoom(float factor) { parts_->framing.zoom_at(parts_->scene.camera.safe().centre(), factor); }

float BoardView::zoom_percent() const {
  return parts_->scene.camera.target_scale() * kTile / (160 * parts_->scene.panel_scale) * 100;
}
void BoardView::show(Cell cell) { parts_->framing.show(cell); }
void BoardView::show(std::span<const Cell> cells) {
  if (parts_->session != nullptr) parts_->framing.show(*parts_->session, cells);
}
void BoardView::glance(Cell cell) {
  if (parts_->framing.following()) parts_->framing.show(cell);
}
bool BoardView::following() const { return parts_->framing.following(); }

std::vector<BoardView::Answerable> BoardView::answerable(const Session& session) const {
  const Camera& camera = parts_->scene.camera;
  std::vector<Answerable> list;
  for (const Framing::Wanted& one : parts_->framing.wanted(session)) {
    const Vec2 at = camera.to_screen({one.rect.x, one.rect.y});
    list.push_back({one.cell, {at.x, at.y, one.rect.w * camera.scale(), one.rect.h * camera.scale()}});
  }
  return list;
}

Cell BoardView::cell_at(Vec2 screen_point) const {
  const Vec2 world = parts_->scene.camera.to_world(screen_point);
  const auto index = [](float u) {
    return static_cast<i8>(std::clamp(std::floor(u / kTile), -120.0F, 120.0F));
  };
  return {index(world.x), index(world.y)};
}

Rect BoardView::cell_rect(Cell cell) const {
  const Vec2 at = parts_->scene.camera.to_screen(cell_corner(cell));
  const float side = kTile * parts_->scene.camera.scale();
  return {at.x, at.y, side, side};
}

std::vector<BoardThing> BoardView::things(const Game& game) const {
  std::vector<BoardThing> list;
  const GameBoard* own = game_board(game.rules());
  if (own != nullptr && own->things != nullptr) own->things(parts_->scene, game, list);
  return list;
}

Vec2 BoardView::figure_point(const Game& game, SegmentId segment) const {
  Scene& scene = parts_->scene;
  return scene.camera.to_screen(figure_middle(scene, game, segment));
}

std::optional<Rect> BoardView::ghost_rect(const Session& session) const {
  return parts_->ghost.rect(session);
}
std::optional<Vec2> BoardView::spot_point(int spot) const { return parts_->figure_step.point(spot); }
std::span<const Gained> BoardView::spot_gains(int spot) const { return parts_->figure_step.gains(spot); }
float BoardView::spot_radius() const { return parts_->figure_step.radius(); }
std::optional<Vec2> BoardView::spot_on_tile(const Session& session, int spot) const {
  return parts_->figure_step.on_tile(session, spot);
}

// ---- looking

const std::optional<Hover>& BoardView::hover() const { return parts_->inspection.hover(); }
bool BoardView::held() const { return parts_->input.held(); }
std::optional<Rect> BoardView::lens() const { return parts_->layers.lens(); }
void BoardView::start_inspection(const Session& session) { parts_->inspection.start(session); }
void BoardView::stop_inspection() { parts_->inspection.stop(); }
const std::optional<Hover>& BoardView::inspected() const { return parts_->inspection.cursor(); }
void BoardView::step_inspection(const Session& session, int side) { parts_->inspection.step(session, side); }
void BoardView::next_inspected(const Session& session, int direction) {
  parts_->inspection.next(session, direction);
}
void BoardView::highlight_feature(SegmentId segment) { parts_->highlight.ask(segment); }
SegmentId BoardView::lit_feature() const { return parts_->highlight.shown(); }
bool BoardView::field_view() const { return parts_->fields.on(); }
void BoardView::set_field_view(bool on) { parts_->fields.set(on); }
int BoardView::marked_places() const { return parts_->layers.marks().marked_places(); }
int BoardView::marked_dead() const { return parts_->layers.marks().marked_dead(); }

// ---- pictures for panels

void BoardView::draw_tile(ImDrawList* list, const std::shared_ptr<const Rules>& rules, u8 design,
                          int rotation, Vec2 top_left, float size) {
  Land::Single single;
  single.design = design;
  single.rotation = rotation;
  single.shadow = false;
  if (parts_->rules == rules && design < rules->design_count)
    parts_->pictures.tile(list, single, top_left, size);
  else
    parts_->panel_lands.tile(list, rules, single, top_left, size);
}

void BoardView::draw_land(ImDrawList* list, const PanelLand& land, Vec2 at, float tile_px) {
  parts_->panel_lands.land(list, land, at, tile_px);
}

Vec2 BoardView::figure_place(const PanelLand& land, SegmentId segment) {
  return parts_->panel_lands.figure_place(land, segment);
}

bool BoardView::draw_figure(ImDrawList* list, u8 colour, std::string_view piece, Rect box, float alpha,
                            bool lying) {
  return parts_->pictures.figure(list, colour, piece, box, alpha, lying);
}

Picture BoardView::land_picture(int number, const Game& game, u64 version, Vec2 px) {
  return parts_->album.land(number, game, version, static_cast<int>(std::lround(px.x)),
                            static_cast<int>(std::lround(px.y)));
}
Picture BoardView::tile_sheet(int number, const std::shared_ptr<const Rules>& rules, const TileSheet& sheet,
                              u64 version) {
  return parts_->album.tiles(number, rules, sheet, version);
}
int BoardView::pictures_kept() const { return parts_->album.kept(); }
Picture BoardView::prop(std::string_view name) const { return parts_->pictures.prop(name); }
bool BoardView::art_ready() const { return parts_->scene.art.ready(); }
bool BoardView::art_fine() const { return parts_->scene.art.fine(); }
bool BoardView::art_incomplete() const { return parts_->scene.art.incomplete(); }
void BoardView::ask_for_art_again() { parts_->art_files.ask_again(); }

}  // namespace bastide::shell
