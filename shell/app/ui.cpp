// The public face of the panels: all of them put together, and a frame of them.
#include "shell/app/ui.h"

#include "engine/game/action_text.h"
#include "shell/app/keys.h"
#include "shell/app/puzzle_keys.h"
#include "shell/app/speaker.h"
#include "shell/app/upkeep.h"
#include "shell/audio/audio.h"
#include "shell/keep/browser_store.h"
#include "shell/platform/platform.h"
#include "shell/play/catch_up.h"
#include "shell/play/film.h"
#include "shell/play/learning.h"
#include "shell/play/puzzling.h"
#include "shell/play/review.h"
#include "shell/screens/dialogs/dialogs.h"
#include "shell/screens/end/end.h"
#include "shell/screens/film/film.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/flow/follow.h"
#include "shell/screens/flow/game_files.h"
#include "shell/screens/flow/puzzle_desk.h"
#include "shell/screens/puzzle/puzzle.h"
#include "shell/screens/setup/setup.h"
#include "shell/screens/start/start.h"
#include "shell/screens/table/table.h"
#include "shell/text/locale.h"

#include <algorithm>
#include <iterator>

namespace bastide::shell {

using namespace ui;

struct Ui::Impl {
  Session& session;
  BoardView& board;

  // what panels are drawn with
  ui::Fonts fonts{};
  ui::Canvas canvas{fonts};
  ui::Kit kit{canvas};
  ui::Widgets widgets{kit, canvas};
  ui::Emblems emblems{canvas, board};
  View view{};
  // what all share
  BrowserStore store{};
  SaveSlots slots{store};
  Preferences preferences{store, board, kit, canvas, fonts};
  GameFiles files{preferences};
  ScreensCode code{preferences};
  Wish wish{[this](std::string_view game, const std::function<void()>& then) { files.want(game, then); }};
  Navigation navigation{kit, wish};
  Notices notices{view, canvas, kit, widgets};
  Later later{kit};
  Digest digest{};
  AidCards aids{};
  Opponents opponents;
  CatchUp catch_up;
  Hint hint;
  Review review{};
  Learning learning{};
  Film film{};
  Digest film_digest{};
  AidCards film_aids{};
  Puzzling puzzling{};
  Digest puzzle_digest{};
  AidCards puzzle_aids{};
  Context context{.session = session,
                  .board = board,
                  .digest = digest,
                  .aids = aids,
                  .opponents = opponents,
                  .hint = hint,
                  .view = view,
                  .c = canvas,
                  .kit = kit,
                  .w = widgets,
                  .emblems = emblems,
                  .navigation = navigation,
                  .notices = notices,
                  .preferences = preferences,
                  .later = later};
  // the same for a film, whose session stands for the game's own
  Context film_context{.session = film.session(),
                       .board = board,
                       .digest = film_digest,
                       .aids = film_aids,
                       .opponents = opponents,
                       .hint = hint,
                       .view = view,
                       .c = canvas,
                       .kit = kit,
                       .w = widgets,
                       .emblems = emblems,
                       .navigation = navigation,
                       .notices = notices,
                       .preferences = preferences,
                       .later = later};
  // and for a puzzle
  Context puzzle_context{.session = puzzling.session(),
                         .board = board,
                         .digest = puzzle_digest,
                         .aids = puzzle_aids,
                         .opponents = opponents,
                         .hint = hint,
                         .view = view,
                         .c = canvas,
                         .kit = kit,
                         .w = widgets,
                         .emblems = emblems,
                         .navigation = navigation,
                         .notices = notices,
                         .preferences = preferences,
                         .later = later};
  // screens and dialogs, each handed those it has a word for
  Draft draft{};
  ChronicleLines lines{context};
  PlayerDialog player{context};
  Saving saving{context, slots};
  LeaveDialog leave{context, saving};
  RulesDialog rules{context, draft};
  SeatDialog seat{context, draft};
  WhoDialog who{context};
  Finale finale{context, digest};
  Follower follower{context, digest, saving, finale, learning};
  Flow flow{context, slots, draft, saving, follower, leave, who, files, wish, film};
  PuzzleDesk desk{context, puzzling, wish};
  StartScreen start{context, flow, slots, saving, files, rules, desk};
  SetupScreen setup{context, draft, flow, rules, seat};
  TableScreen table{context, player, finale, learning, rules};
  EndScreen end{context, flow, review, rules};
  FilmScreen film_screen{film_context, film_digest, film, review, flow, session};
  PuzzleScreen puzzle_screen{puzzle_context, puzzle_digest, puzzling, desk, session};
  Dialogs dialogs{context, flow, slots, saving, lines, player, leave,          rules,
                  seat,    who,  draft, wish,   files, code,   puzzle_context, desk};
  WaitDialog waiting{context, wish, files, code};  // in place of a screen
  // by Screen: those whose code comes later
  std::array<DrawnLater*, 6> screens_later{nullptr, &setup, &table, &end, &film_screen, &puzzle_screen};
  Speaker speaker{context};
  Speaker puzzle_speaker{puzzle_context};
  // Moves of who is not here, and hints.
  struct Others final : FollowsLater {
    explicit Others(Impl& the_impl) : impl(the_impl) {}
    void follow() override { impl.follow_opponents(); }
    Impl& impl;
  };
  Others others{*this};
  // what is followed once a frame, by code that comes later
  FollowsLater* of_game = &follower;
  FollowsLater* of_others = &others;
  FollowsLater* said_of_land = &speaker;
  FollowsLater* said_of_puzzle = &puzzle_speaker;
  audio::Workshop workshop{};
  PuzzleKeys puzzle_keys{puzzle_context, puzzling, puzzle_screen};
  Keys keys{context, flow, table, finale, film_screen, puzzle_keys};
  Upkeep upkeep{context, fonts, files, saving};

  // What the land shall keep clear: in this frame, and as it was told. CSS pixels.
  struct Clear {
    Rect within;
    std::vector<Rect> of;
    std::vector<Cell> with;
    bool looks_on = false;
    bool operator==(const Clear&) const = default;
  };
  Clear clear{}, clear_before{};
  // What the last frame drew, and not where a click in it has led.
  struct {
    std::string name;
    CodePart part = CodePart::Table;
    bool dialog = false;
    bool rest = false;  // with the code of dialogs and of screens after a game
  } drawn;
  MadeFor<unsigned> drawn_for;  // navigation's changes

  Impl(Session& the_session, BoardView& the_board, Thinker& thinker)
      : session(the_session),
        board(the_board),
        opponents(the_session, thinker),
        catch_up(the_session),
        hint(the_session, thinker) {}
  void init();
  void before_frame(Vec2 css, float dpr);
  void frame(double seconds);
  void follow_opponents();
  void draw_screen();
  [[nodiscard]] DrawnLater* screen_later() const;
  [[nodiscard]] static CodePart part_of(Screen screen);
  void tell_land();
  [[nodiscard]] bool projects() const;
  [[nodiscard]] std::string apply(const HostApply& apply);
  [[nodiscard]] std::string show(const HostFilm& wished);
  [[nodiscard]] std::string set(const HostSettings& wished);
};

Ui::Ui(Session& session, BoardView& board, Thinker& thinker)
    : impl_(std::make_unique<Impl>(session, board, thinker)) {}
Ui::~Ui() = default;

void Ui::init() { impl_->init(); }
void Ui::context_lost() { impl_->fonts.forget(); }
void Ui::before_frame(float width, float height, float dpr) { impl_->before_frame({width, height}, dpr); }
void Ui::frame(double seconds) { impl_->frame(seconds); }

bool Ui::handle_key(const KeyPress& key) { return impl_->keys.handle(key); }
bool Ui::covers(float x, float y) const {
  const float scale = impl_->view.scale;
  return covers_board() || impl_->kit.covers({x / scale, y / scale});
}
bool Ui::covers_board() const { return !impl_->navigation.bare_land(); }
Session& Ui::shown() {
  const Screen screen = impl_->navigation.screen();
  if (screen == Screen::Film && impl_->film.is_open()) return impl_->film.session();
  return screen == Screen::Puzzle && impl_->puzzling.is_open() ? impl_->puzzling.session() : impl_->session;
}
const Film& Ui::film() const { return impl_->film; }
const Learning& Ui::learning() const { return impl_->learning; }
const Puzzling& Ui::puzzling() const { return impl_->puzzling; }
bool Ui::waiting() const {
  // what a link opens is not told to be on its way first
  const CodePart part = Impl::part_of(impl_->navigation.screen());
  const bool screen = impl_->screen_later() != nullptr && !impl_->code.here(part) && !impl_->code.failed();
  return impl_->fonts.waiting() || locale().language().empty() || screen;
}
bool Ui::lacks_letters() const { return impl_->fonts.lacks(); }
void Ui::want_letters() { impl_->fonts.need_all(); }
void Ui::want_code() { impl_->code.want(CodePart::Table); }
void Ui::want_rest() {
  if (impl_->session.has_game() && impl_->code.here(CodePart::Table)) impl_->code.await(CodePart::Rest);
}
bool Ui::has_code() const { return impl_->code.here(CodePart::Table); }
bool Ui::unfinished() const { return impl_->saving.unfinished() || audio::unfinished(); }
void Ui::finish() {
  impl_->saving.finish();
  audio::finish();
}
bool Ui::is_animating() const {
  return impl_->kit.moving() || !impl_->later.empty() || impl_->notices.saying() ||
         impl_->lines.keeps_lit() || impl_->opponents.waits() || impl_->catch_up.waits();
}
Hint& Ui::hint() { return impl_->hint; }
Review& Ui::review() { return impl_->review; }
Opponents& Ui::opponents() { return impl_->opponents; }

Rect Ui::safe_area() const { return impl_->clear.within; }
const std::vector<Rect>& Ui::covered() const { return impl_->clear.of; }
const std::vector<Cell>& Ui::asked() const { return impl_->clear.with; }
bool Ui::looks_on() const { return impl_->clear.looks_on; }
const ShownCard& Ui::card() const {
  return impl_->navigation.screen() == Screen::Puzzle ? impl_->puzzle_screen.card() : impl_->table.card();
}
std::string Ui::screen() const {
  const auto& drawn = impl_->drawn;
  std::string name = drawn.name;
  // what is there in place of a dialog or a screen whose code had not come when it was drawn
  if (drawn.rest || name.empty()) return name;
  if (drawn.dialog) return name.replace(name.rfind('+'), std::string::npos, "+wait");
  return drawn.part == CodePart::Rest ? name + "+wait" : name;
}
const std::string& Ui::shown_bubble() const { return impl_->notices.shown_bubble(); }

std::span<const i32> Ui::projected() const {
  if (!impl_->projects()) return {};
  const auto players = static_cast<std::size_t>(impl_->session.game().rules().setup.players);
  return std::span<const i32>(impl_->aids.projected(impl_->session)).first(players);
}

std::vector<ProbeItem> Ui::probe() const {
  std::vector<ProbeItem> list;
  for (const Item& item : impl_->kit.items()) {
    if (item.id.empty()) continue;
    const float x = std::max(item.rect.x, item.clip.x);
    const float y = std::max(item.rect.y, item.clip.y);
    const Rect seen{x, y, std::min(item.rect.right(), item.clip.right()) - x,
                    std::min(item.rect.bottom(), item.clip.bottom()) - y};
    if (seen.w <= 0 || seen.h <= 0) continue;  // scrolled away
    list.push_back({.id = item.id,
                    .label = item.label,
                    .rect = impl_->view.to_css(seen),
                    .enabled = item.enabled && impl_->kit.reachable(item),
                    .focused = impl_->kit.focus() == item.id,
                    .checked = item.checked});
  }
  return list;
}

void Ui::write_down(bool on) { impl_->canvas.log().turn(on); }

std::vector<Drawn> Ui::drawn() const {
  std::vector<Drawn> list = impl_->canvas.log().drawn();
  for (Drawn& one : list) {
    one.rect = impl_->view.to_css(one.rect);
    one.clip = impl_->view.to_css(one.clip);
  }
  return list;
}

HostEars Ui::ears() {
  return {.open =
              [this](const HostOpen& open) {
                return impl_->flow.open_for_host(open.text, open.here, open.begin);
              },
          .apply = [this](const HostApply& apply) { return impl_->apply(apply); },
          .film = [this](const HostFilm& wished) { return impl_->show(wished); },
          .settings = [this](const HostSettings& settings) { return impl_->set(settings); }};
}

std::string Ui::Impl::apply(const HostApply& apply) {
  if (!session.has_game()) return "no_game";
  if (apply.after && *apply.after != session.game().actions().size()) return "out_of_step";
  if (session.phase() != Phase::Elsewhere || session.catches_up()) return "not_elsewhere";
  const auto action = parse_action_text(session.game().rules(), apply.action);
  return action && session.take_from_elsewhere(*action) ? "" : "illegal_action";
}

std::string Ui::Impl::show(const HostFilm& wished) {
  if (!session.has_game()) return "no_game";
  later([this, wished] { flow.watch(session.game(), wished.turn); });
  return "";
}

std::string Ui::Impl::set(const HostSettings& wished) {
  if (wished.language &&
      std::find(std::begin(kLanguages), std::end(kLanguages), *wished.language) == std::end(kLanguages))
    return "unknown_language";
  if (wished.hints) {
    settings().taught.fill(!*wished.hints);
    settings().tells_new = *wished.hints;
  }
  if (wished.purist) settings().purist = *wished.purist;
  if (wished.sounds) settings().mute = !*wished.sounds;
  if (wished.reduced_motion)
    settings().motion = *wished.reduced_motion ? MotionSpeed::Off : MotionSpeed::System;
  preferences.store();
  if (wished.language) preferences.choose_language(*wished.language);
  kit.keep_moving();
  return "";
}

void Ui::Impl::init() {
  fonts.fetch();
  preferences.load([this] {
    draft.start(settings().names);
    flow.start();
    if (screen_later() != nullptr) code.want(part_of(navigation.screen()));
    preferences.apply();
  });
}

void Ui::Impl::before_frame(Vec2 css, float dpr) {
  later.run();
  if (code.here(CodePart::Table)) of_others->follow();
  // A wall screen at one device pixel a CSS pixel would show ants.
  const float large = std::clamp(std::min(css.x / 1900, css.y / 1060), 1.0F, 2.0F);
  const float scale = large * static_cast<float>(settings().text_scale) / 100;
  // enlarging must leave room for the panels: at least 320 × 300 units
  view.scale = std::max(0.75F, std::min({scale, css.x / 320, css.y / 300}));
  view.width = css.x / view.scale;
  view.height = css.y / view.scale;
  if (fonts.bake(view.scale, dpr))
    board.set_fonts({.small = fonts.face(Type::SmallBold), .display = fonts.face(Type::Score)});
}

// Who is not here lays a tile where one looks: the view goes there first.
void Ui::Impl::follow_opponents() {
  const bool ours = saving.ours() || saving.place() == kNoPlace;
  const Opponents::Seen seen{.seconds = platform::now_ms() / 1000,
                             .open = navigation.bare_table() && ours,
                             .rests = !board.moving(),
                             .pace = preferences.pace()};
  opponents.follow(seen);
  catch_up.follow(seen);
  if (const auto cell = opponents.take_place()) board.glance(*cell);
  if (const auto cell = catch_up.take_place()) board.glance(*cell);
  hint.follow();
}

void Ui::Impl::frame(double seconds) {
  view.now = seconds;
  if (!fonts.ready() || locale().language().empty()) return;
  board.set_panel_scale(view.scale);
  canvas.begin(ImGui::GetForegroundDrawList(), view.scale);
  kit.begin(view.width, view.height, view.scale, seconds);
  lines.begin_frame();
  table.begin_frame();
  puzzle_screen.begin_frame();
  finale.begin_frame();
  if (code.here(CodePart::Table)) audio::open(workshop);
  if (ImGui::GetIO().MouseClicked[0]) audio::unlock();
  if (session.has_game() && code.here(CodePart::Table)) of_game->follow();
  saving.count_time();
  view.safe = view.whole();
  view.covered.clear();
  view.answers.clear();
  view.asked.clear();
  view.looks_on = false;
  drawn.rest = code.here(CodePart::Rest);
  if (drawn_for.again(navigation.changes())) {
    drawn.name = navigation.name();
    drawn.part = part_of(navigation.screen());
    drawn.dialog = navigation.has_dialog();
  }
  draw_screen();
  dialogs.draw();
  upkeep.frame();
  const bool table_or_puzzle = navigation.screen() == Screen::Table || navigation.screen() == Screen::Puzzle;
  if (!table_or_puzzle) notices.hush();
  const bool dialog = navigation.has_dialog();
  notices.draw(navigation.screen() != Screen::Start && !dialog, dialog);
  board.highlight_feature(finale.active() ? finale.lit() : lines.lit());
  if (kit.clicked()) audio::play(audio::Sound::Click, 0, 0, 0, 0.5F);
  tell_land();
  kit.end();
  speaker.say_focus();
  if (navigation.bare_table() && code.here(CodePart::Table)) said_of_land->follow();
  if (navigation.bare_puzzle() && code.here(CodePart::Table)) said_of_puzzle->follow();
  const Item* under = kit.hovered();
  if (kit.over_panel())
    platform::set_cursor(under != nullptr && under->enabled && !under->reads ? "pointer" : "default");
}

// It follows in the next frame.
void Ui::Impl::tell_land() {
  std::swap(clear, clear_before);
  clear.within = view.to_css(view.safe);
  clear.of.clear();
  for (const Rect& r : view.covered) clear.of.push_back(view.to_css(r));
  clear.with = view.asked;
  clear.looks_on = view.looks_on;
  if (clear != clear_before) kit.keep_moving();
}

void Ui::Impl::draw_screen() {
  DrawnLater* const later_screen = screen_later();
  if (later_screen == nullptr)
    start.draw();
  else if (code.awaited(part_of(navigation.screen())))
    later_screen->draw();
  else if (!navigation.has_dialog())
    waiting.draw();
}

CodePart Ui::Impl::part_of(Screen screen) {
  const bool rest = screen == Screen::End || screen == Screen::Film || screen == Screen::Puzzle;
  return rest ? CodePart::Rest : CodePart::Table;
}

DrawnLater* Ui::Impl::screen_later() const {
  return screens_later[static_cast<std::size_t>(navigation.screen())];
}

// The players' cards show what they would end with.
bool Ui::Impl::projects() const {
  return navigation.screen() == Screen::Table && session.has_game() && session.phase() != Phase::Over &&
         preferences.aid(Aid::Projection);
}

}  // namespace bastide::shell
