// The table: which form it takes on this screen, and what all forms share.
#include "engine/families/carcassonne/carcassonne.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

Form Ui::Impl::form() const {
  if (height < 520 && width > height) return Form::Landscape;
  if (width < 700) return Form::Phone;
  return width < 1100 || height < 600 ? Form::Tablet : Form::Desktop;
}

bool Ui::Impl::asking() const {
  const Phase phase = session->phase();
  return phase == Phase::Place || phase == Phase::Figure || phase == Phase::Choose;
}

int Ui::Impl::colour_of(Seat seat) const {
  const auto& players = session->game().setup().players;
  return seat < players.size() ? players[seat].colour : 4;
}

int Ui::Impl::active_colour() const {
  return colour_of(session->who() == kNobody ? Seat{0} : session->who());
}

int Ui::Impl::step_now() const {
  switch (session->phase()) {
    case Phase::Place: return 0;
    case Phase::Figure: return 1;
    default: return 2;
  }
}

std::string Ui::Impl::prompt_text() const {
  const Game& game = session->game();
  const std::string name = player_name(game.setup(), session->who());
  switch (session->phase()) {
    case Phase::Place:
      if (second_turn(game)) return tr("prompt.second", {{"name", name}});
      return tr(form() == Form::Desktop || form() == Form::Tablet ? "prompt.place" : "prompt.place_short",
                {{"name", name}});
    case Phase::Figure: return tr("prompt.figure", {{"name", name}});
    case Phase::Choose:
      return tr("decision." + std::string(game.rules().decision_def(pending(game.state())).key),
                {{"name", name}});
    default: return tr("prompt.over");
  }
}

void Ui::Impl::table() {
  if (!session->has_game()) {
    screen = Screen::Start;
    return;
  }
  switch (form()) {
    case Form::Desktop: table_desktop(); break;
    case Form::Tablet: table_tablet(); break;
    case Form::Phone: table_phone(); break;
    case Form::Landscape: table_landscape(); break;
  }
  figure_card();
  choice_panel();
  explain_refusals();
  carry_tile();
  draw_aid_card();
}

void Ui::Impl::table_desktop() {
  const float p = 16;
  const float left_w = 272;
  // order of Tab: prompt, actions, players, menu
  const float pill_w = std::min(520.0F, width - left_w - 2 * p - 330);
  prompt_pill({std::max(left_w + 2 * p, width / 2 - pill_w / 2 + 20), p, pill_w, 64}, true);
  const Rect card{width - p - 286, height - p - 318, 286, 318};
  tile_card(card);
  action_bar((left_w + p + card.x) / 2, height - 18);
  ghost_buttons();
  const float log_h = height < 760 ? 118.0F : 168.0F;
  const float wanted = 52 + 50 + cards_height(false);
  const float room = height - 3 * p - log_h;
  player_panel({p, p, left_w, std::min(wanted, room)});
  chronicle_panel({p, height - p - log_h, left_w, log_h});
  corner_buttons(width - 17, 40);
  zoom_panel(width - 16, 90);
  safe = {left_w + 2 * p, 92, card.x - left_w - 3 * p, height - 92 - 84};
}

void Ui::Impl::table_tablet() {
  const float p = 14;
  const float avatars_w = 76;
  corner_buttons(width - 15, 38);
  const float pill_x = avatars_w + 2 * p;
  const float pill_w = std::min(460.0F, width - 15 - 5 * 50 - pill_x - 8);
  prompt_pill({pill_x, p, pill_w, pill_w > 330 ? 60.0F : 50.0F}, pill_w > 330);
  // actions in one bar at the bottom
  const float bar_h = 132;
  const float bar_w = std::min(620.0F, width - 2 * p);
  const Rect bar{(width - bar_w) / 2, height - p - bar_h, bar_w, bar_h};
  phone_sheet(bar, false);
  ghost_buttons();
  // avatars
  const int players = session->game().rules().setup.players;
  const bool holding = anybody_holds();
  const float step = std::min(holding ? 92.0F : 78.0F, (bar.y - 3 * p) / static_cast<float>(players));
  const Rect column_rect{p, p, avatars_w, step * static_cast<float>(players) + 8};
  c.panel(column_rect);
  kit.block(column_rect);
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<Seat>(i);
    const Rect r{p + 4, p + 4 + static_cast<float>(i) * step, avatars_w - 8, step - 2};
    const bool active = session->who() == seat;
    const std::string name = player_name(session->game().setup(), seat);
    const int score = scores(session->game().rules(), session->game().state())[seat];
    const Response state =
        kit.item({.id = "table.player." + std::to_string(i + 1),
                  .label = name + " " + std::to_string(score),
                  .rect = r,
                  .checked = active,
                  .why = projection_words(seat).empty() ? name : name + ": " + projection_words(seat)});
    if (active) {
      c.rect(r, kPlayers[static_cast<std::size_t>(colour_of(seat))].pale, 12);
      c.frame(r, kPlayers[static_cast<std::size_t>(colour_of(seat))].fill, 12, 2.4F);
    } else if (state.glow > 0) {
      c.rect(r, rgb(0xFFFFFF, 0.7F * state.glow), 12);
    }
    const float upper = holding ? r.h - 16 : r.h;  // what they hold stands below
    w.avatar(r.x + r.w / 2, r.y + upper * 0.36F, std::min(18.0F, upper * 0.26F), colour_of(seat));
    c.text(r.x + r.w / 2, r.y + upper * 0.80F, std::to_string(score), Type::ScoreSmall, kInk, Align::Centre);
    if (holding) holdings_row(seat, r.x + 1, r.bottom() - 12, r.w - 2, true);
    if (state.focus) w.focus_ring({r.x + 4, r.y + 4, r.w - 8, r.h - 8}, 10);
    if (state.clicked) {
      shown_player = seat;
      open(Dialog::Player);
    }
  }
  zoom_panel(width - 15, 86);
  aid_buttons(width - 15 - 22, 86 + 132 + 34, 54);
  safe = {avatars_w + 2 * p, 84, width - avatars_w - 3 * p - 62, bar.y - 84 - 10};
}

void Ui::Impl::prompt_pill(const Rect& r, bool steps) {
  c.panel(r, r.h / 2);
  kit.block(r);
  const std::string text = prompt_text();
  const float room = r.w - 44;
  if (!steps) {
    const float badge = session->phase() == Phase::Over ? 0.0F : 30.0F;
    const std::vector<std::string> rows = c.wrap(text, Type::Name, room - badge);
    const bool two = rows.size() > 1;
    if (badge > 0) {
      c.disc(r.x + 24, r.y + r.h / 2, 11, kBrick);
      c.text(r.x + 24, r.y + r.h / 2, std::to_string(step_now() + 1), Type::SmallBold, rgb(0xFFF6E4),
             Align::Centre);
    }
    const float x = r.x + 14 + badge;
    if (!two) {
      c.text(x, r.y + r.h / 2, text, Type::Name, kInk);
    } else {
      const auto small = c.wrap(text, Type::BodyBold, room - badge + 14);
      if (small.size() == 1) {
        c.text(x, r.y + r.h / 2, text, Type::BodyBold, kInk);
      } else {
        c.text(x, r.y + r.h / 2 - 8.5F, small[0], Type::SmallBold, kInk);
        c.text_in(x, r.y + r.h / 2 + 8.5F, room - badge + 10,
                  text.substr(std::min(text.size(), small[0].size() + 1)), Type::SmallBold, kInk);
      }
    }
    return;
  }
  c.text_in(r.x + r.w / 2, r.y + 23, room, text, Type::Name, kInk, Align::Centre);
  const std::array<std::string, 3> names = {tr("step.place"), tr("step.figure"), tr("step.score")};
  float total = 0;
  for (const std::string& name : names) total += c.width(name, Type::SmallBold) + 24;
  const float gap = std::min(34.0F, std::max(10.0F, (r.w - 40 - total) / 2));
  total += 2 * gap;
  const bool dots_only = total > r.w - 30;
  if (dots_only) total = 3 * 20 + 2 * gap;
  float x = r.x + r.w / 2 - total / 2;
  const float cy = r.y + 45;
  const int now_step = step_now();
  const bool over = session->phase() == Phase::Over;
  for (int i = 0; i < 3; ++i) {
    const bool on = i == now_step && !over;
    const bool done = i < now_step || over;
    c.disc(x + 8.5F, cy, 8.5F, on ? kBrick : done ? kGreen : rgb(0xE4D5AE));
    if (done)
      c.icon("check", x + 8.5F, cy, 11, kWhite, 3.4F);
    else
      c.text(x + 8.5F, cy, std::to_string(i + 1), Type::Caption, on ? rgb(0xFFF6E4) : kInk2, Align::Centre);
    x += 22;
    if (!dots_only) {
      const std::string& name = names[static_cast<std::size_t>(i)];
      c.text(x, cy, name, on ? Type::SmallBold : Type::Small, on ? kBrickDark : kInk2);
      x += c.width(name, Type::SmallBold) + 2;
    }
    if (i < 2) c.line(x + 5, cy, x + gap - 5, cy, kLine2, 1.6F);
    x += gap;
  }
}

void Ui::Impl::corner_buttons(float right, float cy) {
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
    if (w.round_button(
            x, cy, 22,
            {.id = corner.id,
             .icon = corner.id == "table.sound" && settings().mute ? std::string_view("mute") : corner.icon,
             .why = name,
             .spoken = name})) {
      if (corner.id == "table.sound") {
        settings().mute = !settings().mute;
        store_settings();
      } else if (corner.id == "table.fit")
        board->fit();
      else
        open(corner.dialog);
    }
    x += 52;
  }
}

void Ui::Impl::zoom_panel(float right, float y) {
  const Rect r{right - 44, y, 44, 132};
  c.panel(r, 22);
  kit.block(r);
  const float cx = r.x + 22;
  if (w.icon_button(cx, y + 24, 44,
                    {.id = "table.zoom_in",
                     .icon = "plus",
                     .why = tr("table.zoom_in"),
                     .spoken = tr("table.zoom_in"),
                     .icon_size = 18}))
    board->zoom(1.25F);
  c.line(cx - 13, y + 46, cx + 13, y + 46, kLine, 1);
  c.text(cx, y + 66, std::to_string(static_cast<int>(board->zoom_percent() + 0.5F)) + " %", Type::Caption,
         kInk2, Align::Centre);
  c.line(cx - 13, y + 86, cx + 13, y + 86, kLine, 1);
  if (w.icon_button(cx, y + 108, 44,
                    {.id = "table.zoom_out",
                     .icon = "minus",
                     .why = tr("table.zoom_out"),
                     .spoken = tr("table.zoom_out"),
                     .icon_size = 18}))
    board->zoom(0.8F);
}

}  // namespace bastide::shell
