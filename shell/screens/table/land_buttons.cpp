#include "shell/screens/table/land_buttons.h"

#include "shell/text/locale.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

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

void LandButtons::draw_corner(float right, float cy) {
  struct Corner {
    std::string_view id, icon;
    const char* key;
    Dialog dialog;
  };
  static constexpr Corner kButtons[] = {{"table.help", "help", "menu.help", Dialog::Help},
                                        {"table.fit", "fit", "table.fit", Dialog::Menu},
                                        {"table.sound", "sound", "settings.sound", Dialog::Menu},
                                        {"table.options", "sliders", "menu.settings", Dialog::Settings},
                                        {"table.menu", "menu", "menu.title", Dialog::Menu}};
  float x = right - 21 - 52 * (std::size(kButtons) - 1);
  for (const Corner& corner : kButtons) {
    const std::string name = tr(corner.key);
    const bool sound = corner.id == "table.sound";
    if (w.round_button(x, cy, 22,
                       {.id = corner.id,
                        .icon = sound && settings().mute ? std::string_view("mute") : corner.icon,
                        .why = name,
                        .spoken = name})) {
      if (sound)
        preferences.toggle_mute();
      else if (corner.id == "table.fit")
        board.fit();
      else
        navigation.open(corner.dialog);
    }
    x += 52;
  }
}

void LandButtons::draw_zoom(float right, float y) {
  const Rect r{right - 44, y, 44, 132};
  c.panel(r, 22);
  kit.block(r);
  const float cx = r.x + 22;
  const auto button = [&](float cy, std::string_view id, std::string_view icon) {
    const std::string name = tr(id);
    return w.icon_button(cx, cy, 44, {.id = id, .icon = icon, .why = name, .spoken = name, .icon_size = 18});
  };
  if (button(y + 24, "table.zoom_in", "plus")) board.zoom(1.25F);
  c.line(cx - 13, y + 46, cx + 13, y + 46, kLine, 1);
  c.text(cx, y + 66, std::to_string(static_cast<int>(board.zoom_percent() + 0.5F)) + " %", Type::Caption,
         kInk2, Align::Centre);
  c.line(cx - 13, y + 86, cx + 13, y + 86, kLine, 1);
  if (button(y + 108, "table.zoom_out", "minus")) board.zoom(0.8F);
}

// It gives way to a place for a figure: one that may come home (ABB-03) can stand anywhere.
bool LandButtons::round(float x, float y, const ButtonSpec& spec) {
  constexpr float kRadius = 23;
  const auto spots = static_cast<int>(session.spots().size());
  for (int i = 0; session.phase() == Phase::Figure && i < spots; ++i) {
    const auto at = board.spot_point(i);
    if (at && std::hypot(at->x / view.scale - x, at->y / view.scale - y) <
                  kRadius + board.spot_radius() / view.scale)
      return false;
  }
  return w.round_button(x, y, kRadius, spec);
}

void LandButtons::draw_fit(float x, float y) {
  if (round(x, y, {.id = "table.fit", .icon = "fit", .spoken = tr("table.fit")})) board.fit();
}

void LandButtons::draw_scoreboard(float x, float y) {
  board.set_scoreboard_point({c.px(x, y).x, c.px(x, y).y});
  if (round(x, y, {.id = "table.scoreboard", .icon = "chart", .spoken = tr("scoreboard.title")}))
    navigation.open(Dialog::Scoreboard);
}

void LandButtons::draw_aids(float x, float y, float step) {
  if (preferences.aid(Aid::Fields)) {
    if (round(x, y,
              {.id = "table.fields",
               .icon = "wheat",
               .why = tr("table.fields_about"),
               .spoken = tr("table.fields"),
               .checked = board.field_view()}))
      toggle_fields(*this);
    y += step;
  }
  if (!preferences.aid(Aid::Fits) && !preferences.aid(Aid::Features)) return;
  if (round(x, y,
            {.id = "table.look",
             .icon = "eye",
             .why = tr("table.look_about"),
             .spoken = tr("table.look"),
             .checked = board.inspected().has_value()}))
    toggle_inspection(*this);
}

}  // namespace bastide::shell
