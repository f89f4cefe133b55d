// The public face of the panels, and what is common to all screens: settings, notices, tooltips.
#include "shell/ui/ui.h"

#include "shell/assets.h"
#include "shell/audio/audio.h"
#include "shell/ui/ui_parts.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

Ui::Ui() : impl_(std::make_unique<Impl>()) {}
Ui::~Ui() = default;

void Ui::init(Session& session, BoardView& board) { impl_->init(session, board); }
void Ui::before_frame(float width, float height, float dpr) { impl_->before_frame(width, height, dpr); }
void Ui::frame(double seconds) { impl_->frame(seconds); }
bool Ui::handle_key(const KeyPress& key) { return impl_->handle_key(key); }
bool Ui::covers(float x, float y) const {
  return covers_board() || impl_->kit.covers({x / impl_->scale, y / impl_->scale});
}
bool Ui::waiting() const { return impl_->fonts.waiting(); }
bool Ui::covers_board() const { return impl_->screen != Screen::Table || !impl_->dialogs.empty(); }
ShownCard Ui::card() const { return impl_->shown_card; }
std::string Ui::screen() const { return impl_->screen_name(); }
const std::string& Ui::shown_bubble() const { return impl_->shown_bubble; }

std::span<const i32> Ui::projected() const {
  const bool shown = impl_->screen == Screen::Table && impl_->session->has_game() &&
                     impl_->session->phase() != Phase::Over && impl_->aid(Aid::Projection);
  if (!shown) return {};
  return {impl_->cards.projected(*impl_->session).data(),
          static_cast<std::size_t>(impl_->session->game().rules().setup.players)};
}

Rect Ui::safe_area() const {
  const Rect& safe = impl_->safe;
  const float k = impl_->scale;
  return {safe.x * k, safe.y * k, safe.w * k, safe.h * k};
}

bool Ui::is_animating() const {
  return impl_->kit.moving() || !impl_->queue.empty() || impl_->now < impl_->notice_until ||
         impl_->now < impl_->kept_until;
}

std::vector<ProbeItem> Ui::probe() const {
  std::vector<ProbeItem> list;
  const float k = impl_->scale;
  for (const Item& item : impl_->kit.items()) {
    if (item.id.empty()) continue;
    const float x = std::max(item.rect.x, item.clip.x);
    const float y = std::max(item.rect.y, item.clip.y);
    const Rect seen{x, y, std::min(item.rect.right(), item.clip.right()) - x,
                    std::min(item.rect.bottom(), item.clip.bottom()) - y};
    if (seen.w <= 0 || seen.h <= 0) continue;  // scrolled away
    list.push_back({item.id,
                    item.label,
                    {seen.x * k, seen.y * k, seen.w * k, seen.h * k},
                    item.enabled,
                    impl_->kit.focus() == item.id,
                    item.checked});
  }
  return list;
}

void Ui::Impl::init(Session& the_session, BoardView& the_board) {
  session = &the_session;
  board = &the_board;
  w.set_board(board);
  fonts.fetch();
  if (const auto text = store.get(kSettingsKey)) settings() = read_settings(*text);
  const std::string& wished = settings().language;
  use_language(wished.empty() ? choose_language(platform::languages()) : wished);
  draft.players = default_players(2);
  const auto all = default_players(kMaxPlayers);
  for (std::size_t i = 0; i < all.size(); ++i) seats[i] = all[i];
  for (std::size_t i = 0; i < settings().names.size() && i < seats.size(); ++i)
    seats[i].name = settings().names[i];
  draft.seed = new_seed();

  SaveSlots::Found found = slots.load();
  for (const std::string& code : found.errors) notice(tr("notice.damaged", {{"why", error_text(code)}}));
  if (found.game) {
    adopt(std::move(*found.game), found.rotation);
    screen = Screen::Table;
  }
  if (!store.available()) notice(tr("notice.no_storage"));
  read_address();
  platform::on_fragment_change([this] { read_address(); });
  apply_settings();
}

void Ui::Impl::use_language(const std::string& language) {
  for (const assets::File& file : assets::locale_files()) {
    if (file.name == language) locale().load(file.name, file.text);
  }
  fonts.need(locale().all_text());
  platform::set_language(language);
  if (session != nullptr && session->has_game()) lines = chronicle(session->game());
}

bool Ui::Impl::reduced_motion() const {
  if (settings().motion == Motion::System) return platform::prefers_reduced_motion();
  return settings().motion == Motion::Reduced;
}

void Ui::Impl::apply_settings() {
  BoardLook look;
  look.grid = settings().grid;
  look.reduced_motion = reduced_motion();
  look.places = aid(Aid::Places);
  look.dead = aid(Aid::Dead);
  look.features = aid(Aid::Features);
  board->set_look(look);
  kit.set_still(reduced_motion());
  if (!aid(Aid::Fields)) board->set_field_view(false);
  if (!look.features && !aid(Aid::Fits) && !look.dead) board->stop_look();
  const float on = settings().mute ? 0.0F : 0.01F;
  audio::set_volumes(on * static_cast<float>(settings().effects),
                     on * static_cast<float>(settings().ambience));
}

void Ui::Impl::store_settings() {
  store.set(kSettingsKey, write_settings(settings()));
  apply_settings();
}

void Ui::Impl::before_frame(float the_width, float the_height, float dpr) {
  const auto waiting = std::move(queue);
  queue.clear();
  for (const auto& action : waiting) action();

  css_width = the_width;
  css_height = the_height;
  ratio = dpr;
  // A wall screen at one device pixel a CSS pixel would show ants.
  const float large = std::clamp(std::min(css_width / 1900, css_height / 1060), 1.0F, 2.0F);
  scale = large * static_cast<float>(settings().text_scale) / 100;
  // enlarging must leave room for the panels: at least 320 × 300 units
  scale = std::max(0.75F, std::min({scale, css_width / 320, css_height / 300}));
  width = css_width / scale;
  height = css_height / scale;
  if (fonts.bake(scale, ratio)) board->set_fonts({fonts.face(Type::SmallBold), fonts.face(Type::Score)});
}

void Ui::Impl::frame(double seconds) {
  now = seconds;
  if (!fonts.ready()) return;
  c.begin(ImGui::GetForegroundDrawList(), scale);
  kit.begin(width, height, scale, seconds);
  lit = now < kept_until ? kept_lit : u16{0xFFFF};
  shown_card = {};
  if (ImGui::GetIO().MouseClicked[0]) audio::unlock();
  if (session->has_game()) follow_session();
  safe = {0, 0, width, height};
  switch (screen) {
    case Screen::Start: start_screen(); break;
    case Screen::Setup: setup_screen(); break;
    case Screen::Table: table(); break;
    case Screen::End: end_screen(); break;
  }
  draw_dialogs();
  draw_notice();
  draw_tooltip();
  board->highlight_feature(lit);
  if (kit.clicked()) audio::play(audio::Sound::Click, 0, 0, 0, 0.5F);
  kit.end();
  if (kit.over_panel())
    platform::set_cursor(kit.hovered() != nullptr && kit.hovered()->enabled ? "pointer" : "default");
  shown_bubble = std::exchange(bubble_text, {});
}

void Ui::Impl::notice(std::string text) {
  notice_text = std::move(text);
  notice_until = now + 5 + static_cast<double>(notice_text.size()) * 0.03;
  platform::announce(notice_text);
}

void Ui::Impl::draw_notice() {
  const float shown = kit.ease("notice", now < notice_until ? 1.0F : 0.0F, 0.16F);
  if (shown <= 0 || notice_text.empty()) return;
  const float room = std::min(520.0F, width - 32);
  const auto rows = c.wrap(notice_text, Type::Body, room - 72);
  const float h = static_cast<float>(rows.size()) * c.line_height(Type::Body) + 22;
  float w_text = 0;
  for (const std::string& row : rows) w_text = std::max(w_text, c.width(row, Type::Body));
  const float wide = w_text + 76;
  const bool low = screen == Screen::Table && form() != Form::Landscape;
  const float y = low ? safe.bottom() - h - 18 + (1 - shown) * 10 : height - h - 24 + (1 - shown) * 10;
  const Rect r{std::max(8.0F, (width - wide) / 2), y, wide, h};
  c.set_alpha(shown);
  c.shadow(r, 10, 0.3F, 14);
  c.rect(r, faded(kDark, 0.96F), 14);
  c.icon("info", r.x + 24, r.y + h / 2, 20, kGold);
  float at = r.y + 11 + c.line_height(Type::Body) / 2;
  for (const std::string& row : rows) {
    c.text(r.x + 44, at, row, Type::Body, kDarkText);
    at += c.line_height(Type::Body);
  }
  c.set_alpha(1);
  kit.begin_layer(false);
  const Response close =
      kit.item({.id = "notice.close", .label = notice_text, .rect = r, .focusable = false});
  kit.end_layer();
  if (close.clicked) notice_until = now;
}

void Ui::Impl::draw_tooltip() {
  if (!bubble_text.empty()) {
    w.bubble(bubble_anchor, bubble_text);
    return;
  }
  const Item* item = kit.hovered();
  if (item != nullptr && !item->why.empty() && !kit.touch()) {
    if (kit.hover_time() > 0.35F)
      w.bubble(item->rect, item->why);
    else
      kit.keep_moving();
  }
}

void Ui::Impl::open(Dialog dialog) {
  dialogs.push_back(dialog);
  kit.clear_focus();
  platform::close_text_edit();
}

void Ui::Impl::close_dialog() {
  if (!dialogs.empty()) dialogs.pop_back();
  kit.clear_focus();
  platform::close_text_edit();
}

std::string Ui::Impl::screen_name() const {
  static constexpr std::array<const char*, 4> kScreens = {"start", "setup", "table", "end"};
  static constexpr std::array<const char*, 11> kDialogs = {"menu",       "settings", "help",      "about",
                                                           "scoreboard", "tiles",    "chronicle", "player",
                                                           "open",       "leave",    "rules"};
  std::string name = kScreens[static_cast<std::size_t>(screen)];
  for (const Dialog dialog : dialogs) name += std::string("+") + kDialogs[static_cast<std::size_t>(dialog)];
  return name;
}

}  // namespace bastide::shell
