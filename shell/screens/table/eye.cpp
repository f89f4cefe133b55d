#include "shell/screens/table/eye.h"

#include "shell/panels/asides.h"
#include "shell/screens/table/hint_card.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kLeastCell = 84, kRowHigh = 66;  // of a way of looking: its button and a word below
constexpr float kPad = 10;

}  // namespace

void toggle_fields(const Context& context) {
  if (context.preferences.aid(Aid::Fields))
    context.board.set_field_view(!context.board.field_view());
  else
    context.notices.say(tr("why.purist"));
}

void toggle_inspection(const Context& context) {
  const Preferences& preferences = context.preferences;
  if (context.board.inspected())
    context.board.stop_inspection();
  else if (preferences.aid(Aid::Fits) || preferences.aid(Aid::Dead) || preferences.aid(Aid::Features))
    context.board.start_inspection(context.session);
  else
    context.notices.say(tr("why.purist"));
}

void Eye::draw_eye(float x, float y, float radius) {
  if (game_ != session.started()) open_ = alone_ = false;
  game_ = session.started();
  board.set_scoreboard_point({c.px(x, y).x, c.px(x, y).y});
  eye_at_ = {x - radius, y - radius, 2 * radius, 2 * radius};
  view.cover(eye_at_);
  const std::string name = tr(alone_ ? "table.panels_back" : "table.view");
  if (w.round_button(x, y, radius,
                     {.id = "table.eye",
                      .icon = open_ ? "close" : "eye",
                      .why = open_ ? "" : name,  // it would lie over what has opened
                      .spoken = name,
                      .checked = open_ || alone_,
                      .icon_size = radius})) {
    if (alone_)
      alone_ = false;
    else
      open_ = !open_;
    opened_for_ = session.revision();
  }
}

void Eye::draw_menu(float x, float y, float radius) {
  view.cover({x - radius, y - radius, 2 * radius, 2 * radius});
  const bool puzzle = of_ == Of::Puzzle;
  const std::string name = tr(puzzle ? "puzzle.all" : "menu.title");
  if (w.round_button(x, y, radius,
                     {.id = "table.menu", .icon = "menu", .why = name, .spoken = name, .icon_size = radius}))
    navigation.open(puzzle ? Dialog::Puzzles : Dialog::Menu);
}

bool Eye::draw_follow(float x, float y, float radius) {
  if (board.following()) return false;
  view.cover({x - radius, y - radius, 2 * radius, 2 * radius});
  const std::string name = tr("table.follow");
  if (w.round_button(x, y, radius,
                     {.id = "table.follow",
                      .icon = "fit",
                      .tone = Tone::Gold,
                      .why = name,
                      .spoken = name,
                      .icon_size = radius}))
    board.fit();
  return true;
}

std::vector<Eye::Way> Eye::ways() const {
  std::vector<Way> all;
  const bool game = of_ == Of::Game;
  if (game && !settings().purist && hint.possible())
    all.push_back({"table.hint", "bulb", "table.hint", "I", hint.state() != Hint::State::None});
  if (preferences.aid(Aid::Fields))
    all.push_back({"table.fields", "wheat", "table.fields", "F", board.field_view()});
  if (preferences.aid(Aid::Fits) || preferences.aid(Aid::Features))
    all.push_back({"table.look", "glass", "table.look", "W", board.inspected().has_value()});
  all.push_back({"table.scoreboard", "chart", "scoreboard.title", "C"});
  if (preferences.aid(Aid::Tiles)) all.push_back({"table.tiles_list", "stack", "tiles.title", "T"});
  if (game) all.push_back({"table.chronicle", "book", "chronicle.title", "L"});
  all.push_back({"table.fit", "fit", "table.fit_short", "0", board.following()});
  all.push_back({"table.zoom_in", "plus", "table.zoom_in", "+"});
  all.push_back({"table.zoom_out", "minus", "table.zoom_out", "−"});
  if (game) all.push_back({"table.alone", "land", "table.alone", "V"});
  return all;
}

void Eye::go(std::string_view id) {
  if (id == "table.hint") toggle_hint(*this);
  if (id == "table.fields") toggle_fields(*this);
  if (id == "table.look") toggle_inspection(*this);
  if (id == "table.scoreboard") navigation.open(Dialog::Scoreboard);
  if (id == "table.tiles_list") navigation.open(Dialog::Tiles);
  if (id == "table.chronicle") navigation.open(Dialog::Chronicle);
  if (id == "table.fit") board.fit();
  if (id == "table.alone") toggle_alone();
  // one may want more of these
  if (id == "table.zoom_in" || id == "table.zoom_out")
    board.zoom(id == "table.zoom_in" ? 1.25F : 0.8F);
  else
    open_ = false;
}

void Eye::toggle_alone() {
  alone_ = !alone_;
  open_ = false;
}

bool Eye::close() {
  if (!open_ && !alone_) return false;
  open_ = alone_ = false;
  return true;
}

void Eye::draw_panel(float right, float y, bool upwards) {
  if (!open_) return;
  // who answers on the land, or points anywhere on it, has done with looking for a way to look
  const bool elsewhere =
      ImGui::IsMouseClicked(0) && !panel_.contains(kit.mouse()) && !eye_at_.contains(kit.mouse());
  if (opened_for_ != session.revision() || elsewhere) {
    open_ = false;
    return;
  }
  const std::vector<Way> all = ways();
  const auto count = static_cast<int>(all.size());
  float cell = kLeastCell;
  for (const Way& way : all) cell = std::max(cell, c.width(tr(way.words), Type::Caption) + 6);
  const int most = std::max(1, static_cast<int>((view.width - 16 - 2 * kPad) / cell));
  const int lines = (count + most - 1) / most;
  const int columns = (count + lines - 1) / lines;
  const float beside = std::max(0.0F, aside_height(*this));
  const float h = static_cast<float>(lines) * kRowHigh + 2 * kPad + beside;
  const float wide = static_cast<float>(columns) * cell + 2 * kPad;
  const Rect r{std::max(8.0F, right - wide), upwards ? y - h : y, wide, h};
  panel_ = r;
  view.answers.push_back(r);  // no notice over it
  kit.begin_layer(false);
  c.panel(r, 16, 1.1F);
  kit.block(r);
  draw_ways({r.x + kPad, r.y + kPad, r.w - 2 * kPad, r.h - 2 * kPad - beside}, all, columns, cell);
  if (beside > 0) draw_asides(*this, r.centre().x, r.bottom() - beside);
  kit.end_layer();
}

void Eye::draw_ways(const Rect& r, const std::vector<Way>& all, int columns, float cell) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Way& way = all[i];
    const auto n = static_cast<int>(i);
    const float x = r.x + (static_cast<float>(n % columns) + 0.5F) * cell;
    const float y = r.y + static_cast<float>(n / columns) * kRowHigh;
    const std::string words = tr(way.words);
    const std::string why = kit.touch() ? words : words + " (" + std::string(way.key) + ")";
    if (w.round_button(x, y + 21, 21,
                       {.id = way.id,
                        .icon = way.icon,
                        .why = why,
                        .spoken = words,
                        .checked = way.on,
                        .icon_size = 19}))
      go(way.id);
    c.text_fit(x, y + 53, cell - 4, words, {Type::Small, Type::Caption}, kInk2, Align::Centre);
  }
}

}  // namespace bastide::shell
