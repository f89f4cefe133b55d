// The public face of the panels: all of them put together, and a frame of them.
#include "shell/app/ui.h"

#include "shell/app/keys.h"
#include "shell/app/speaker.h"
#include "shell/app/upkeep.h"
#include "shell/audio/audio.h"
#include "shell/keep/browser_store.h"
#include "shell/platform/platform.h"
#include "shell/screens/dialogs/dialogs.h"
#include "shell/screens/end/end.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/flow/follow.h"
#include "shell/screens/flow/game_files.h"
#include "shell/screens/setup/setup.h"
#include "shell/screens/start/start.h"
#include "shell/screens/table/table.h"
#include "shell/text/locale.h"

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
  Wish wish{[this](std::string_view game, const std::function<void()>& then) { files.want(game, then); }};
  Navigation navigation{kit, wish};
  Notices notices{view, canvas, kit, widgets};
  Later later{kit};
  Digest digest{};
  AidCards aids{};
  Context context{.session = session,
                  .board = board,
                  .digest = digest,
                  .aids = aids,
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
  Finale finale{context, digest};
  Follower follower{context, digest, saving, finale};
  Flow flow{context, slots, draft, saving, follower, leave, files, wish};
  StartScreen start{context, flow};
  SetupScreen setup{context, draft, flow, rules};
  TableScreen table{context, lines, player, finale};
  EndScreen end{context, flow};
  Dialogs dialogs{context, flow, slots, saving, lines, player, leave, rules, draft, wish, files};
  Speaker speaker{context};
  Keys keys{context, flow, table, finale};
  Upkeep upkeep{context, fonts, files, saving};

  Impl(Session& the_session, BoardView& the_board) : session(the_session), board(the_board) {}
  void init();
  void before_frame(Vec2 css, float dpr);
  void frame(double seconds);
  void draw_screen();
  [[nodiscard]] bool projects() const;
};

Ui::Ui(Session& session, BoardView& board) : impl_(std::make_unique<Impl>(session, board)) {}
Ui::~Ui() = default;

void Ui::init() { impl_->init(); }
void Ui::context_lost() { impl_->fonts.page().forget(); }
void Ui::before_frame(float width, float height, float dpr) { impl_->before_frame({width, height}, dpr); }
void Ui::frame(double seconds) { impl_->frame(seconds); }

bool Ui::handle_key(const KeyPress& key) { return impl_->keys.handle(key); }
bool Ui::covers(float x, float y) const {
  const float scale = impl_->view.scale;
  return covers_board() || impl_->kit.covers({x / scale, y / scale});
}
bool Ui::covers_board() const { return !impl_->navigation.bare_table(); }
bool Ui::waiting() const { return impl_->fonts.waiting() || locale().language().empty(); }
bool Ui::is_animating() const {
  return impl_->kit.moving() || !impl_->later.empty() || impl_->notices.saying() || impl_->lines.keeps_lit();
}

Rect Ui::safe_area() const { return impl_->view.to_css(impl_->view.safe); }
const ShownCard& Ui::card() const { return impl_->table.card(); }
std::string Ui::screen() const { return impl_->navigation.name(); }
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

void Ui::Impl::init() {
  fonts.fetch();
  preferences.load([this] {
    draft.start(settings().names);
    flow.start();
    preferences.apply();
  });
}

void Ui::Impl::before_frame(Vec2 css, float dpr) {
  later.run();
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

void Ui::Impl::frame(double seconds) {
  view.now = seconds;
  if (!fonts.ready() || locale().language().empty()) return;
  board.set_panel_scale(view.scale);
  canvas.begin(ImGui::GetForegroundDrawList(), view.scale);
  kit.begin(view.width, view.height, view.scale, seconds);
  lines.begin_frame();
  table.begin_frame();
  finale.begin_frame();
  if (ImGui::GetIO().MouseClicked[0]) audio::unlock();
  if (session.has_game()) follower.follow();
  saving.count_time();
  view.safe = view.whole();
  draw_screen();
  dialogs.draw();
  upkeep.frame();
  if (navigation.screen() != Screen::Table) notices.hush();
  const bool dialog = navigation.has_dialog();
  notices.draw(navigation.screen() != Screen::Start && !dialog, dialog);
  board.highlight_feature(finale.active() ? finale.lit() : lines.lit());
  if (kit.clicked()) audio::play(audio::Sound::Click, 0, 0, 0, 0.5F);
  kit.end();
  speaker.follow();
  const Item* under = kit.hovered();
  if (kit.over_panel())
    platform::set_cursor(under != nullptr && under->enabled && !under->reads ? "pointer" : "default");
}

void Ui::Impl::draw_screen() {
  switch (navigation.screen()) {
    case Screen::Start: start.draw(); break;
    case Screen::Setup: setup.draw(); break;
    case Screen::Table: table.draw(); break;
    case Screen::End: end.draw(); break;
  }
}

// The players' cards show what they would end with.
bool Ui::Impl::projects() const {
  return navigation.screen() == Screen::Table && session.has_game() && session.phase() != Phase::Over &&
         preferences.aid(Aid::Projection);
}

}  // namespace bastide::shell
