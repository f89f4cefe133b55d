#include "shell/screens/table/table.h"

#include "shell/panels/asides.h"
#include "shell/platform/platform.h"
#include "shell/screens/table/leads.h"
#include "shell/screens/table/refusals.h"

namespace bastide::shell {

TableScreen::TableScreen(const Context& context, ChronicleLines& lines, PlayerDialog& player, Finale& finale)
    : Part(context),
      prompt_(context),
      hand_(context),
      bag_(context),
      actions_(context),
      tile_card_(context, hand_, bag_, actions_),
      sheet_(context, hand_, bag_, actions_),
      choices_(context),
      curtain_(context),
      players_(context, player),
      avatars_(context, player),
      strip_(context, player),
      chronicle_(context, lines),
      land_(context),
      arrows_(context),
      lessons_(context),
      aid_card_(context, choices_),
      finale_(finale) {}

void TableScreen::draw() {
  if (!session.has_game()) {
    navigation.go(Screen::Start);
    return;
  }
  draw_things();
  draw_leads(*this);
  switch (view.form()) {
    case Form::Desktop: draw_desktop(); break;
    case Form::Tablet: draw_tablet(); break;
    case Form::Phone: draw_phone(); break;
    case Form::Landscape: draw_landscape(); break;
  }
  view.safe.h = std::max(80.0F, view.safe.h - notices.room());
  if (!finale_.active()) lessons_.draw();
  arrows_.draw();
  choices_.draw_figures();
  choices_.open_scoreboard();
  choices_.draw_options();
  curtain_.draw_on_table();
  explain_refusals(*this);
  hand_.carry();
  aid_card_.draw();
  finale_.draw();
  if (!board.moving()) asked_ = session.revision();
}

// What lies on the board besides tiles tells what it is.
void TableScreen::draw_things() {
  if (navigation.has_dialog()) return;
  int number = 0;
  for (const BoardThing& thing : board.things(session.game()))
    kit.item({.id = "board.thing." + std::to_string(++number),
              .label = thing.words,
              .rect = view.from_css(thing.rect),
              .focusable = false,
              .why = thing.words,
              .reads = true});
}

// The order in which Tab goes: prompt, actions, players, menu.
void TableScreen::draw_desktop() {
  const float p = 16;
  const float left_w = 272;
  const float width = view.width;
  const float height = view.height;
  const float pill_w = std::min(520.0F, width - left_w - 2 * p - 330);
  prompt_.draw_with_steps({std::max(left_w + 2 * p, width / 2 - pill_w / 2 + 20), p, pill_w, 64});
  const Rect card{width - p - 286, height - p - 318, 286, 318};
  tile_card_.draw(card);
  actions_.draw_bar((left_w + p + card.x) / 2, height - 18);
  actions_.draw_more({card.x, card.y - 56, card.w, 46});
  actions_.draw_ghost_buttons();
  const float log_h = height < 760 ? 118.0F : 168.0F;
  players_.draw({p, p, left_w, std::min(players_.wanted_height(), height - 3 * p - log_h)});
  chronicle_.draw({p, height - p - log_h, left_w, log_h});
  land_.draw_corner(width - 17, 40);
  land_.draw_zoom(width - 16, 90);
  const float beside = draw_asides(*this, width / 2 + 20, p + 64 + 8);
  const float top = 92 + beside;
  view.safe = {left_w + 2 * p, top, card.x - left_w - 3 * p, height - top - 84};
}

// Avatars at the left, the tile in a bar at the bottom.
void TableScreen::draw_tablet() {
  const float p = 14;
  const float avatars_w = 76;
  const float width = view.width;
  land_.draw_corner(width - 15, 38);
  const float pill_x = avatars_w + 2 * p;
  const float pill_w = std::min(460.0F, width - 15 - 5 * 50 - pill_x - 8);
  if (pill_w > 330)
    prompt_.draw_with_steps({pill_x, p, pill_w, 60});
  else
    prompt_.draw_with_number({pill_x, p, pill_w, 50});
  const float bar_h = 132;
  const float bar_w = std::min(620.0F, width - 2 * p);
  const Rect bar{(width - bar_w) / 2, view.height - p - bar_h, bar_w, bar_h};
  sheet_.draw_bar(bar);
  actions_.draw_ghost_buttons();
  avatars_.draw(p, p, avatars_w, bar.y - 2 * p);
  land_.draw_zoom(width - 15, 86);
  land_.draw_aids(width - 15 - 22, 86 + 132 + 34, 54);
  const float home = actions_.more_height(bar.w);
  actions_.draw_more({bar.x, bar.y - 54, bar.w, 46});
  const float beside = draw_asides(*this, pill_x + pill_w / 2, p + 60 + 6);
  const float top = 84 + beside;
  view.safe = {avatars_w + 2 * p, top, width - avatars_w - 3 * p - 62, bar.y - top - 10 - home};
}

// A strip of scores, the prompt, and a sheet with everything that is needed each turn within reach of the
// thumb; the other buttons fold away, so that they lie over nothing on the land unless they are asked for.
void TableScreen::draw_phone() {
  const Rect notch = platform::safe_insets();
  const float width = view.width;
  const float sheet_h = sheet_.update_height() + notch.h / view.scale;
  const float strip_h = (digest.anybody_holds() ? 84.0F : 68.0F) + notch.y / view.scale;
  strip_.draw({-2, -20, width + 4, strip_h + 20});
  prompt_.draw_with_number({14, strip_h + 8, width - 28, 46});
  const Rect sheet{-2, view.height - sheet_h, width + 4, sheet_h + 30};
  sheet_.draw_phone(sheet);
  const float home = actions_.more_height(width - 20);
  actions_.draw_more({10, sheet.y - 50, width - 20, 44});
  const float beside = draw_asides(*this, width / 2, strip_h + 60);
  const float top = strip_h + 62 + beside;
  view.safe = {8, top, width - 16, sheet.y - top - 10 - home};
  if (!sheet_.more()) return;
  const float x = settings().left_handed ? 34 : width - 34;
  const float y = sheet.y - 30;
  land_.draw_fit(x, y);
  land_.draw_scoreboard(x, y - 54);
  land_.draw_aids(x, y - 108, -54);
}

// A sheet at the side of the hand that is used, the scores along the top of the land.
void TableScreen::draw_landscape() {
  const Rect notch = platform::safe_insets();
  const float right = notch.w / view.scale;
  const float left = notch.x / view.scale;
  const float width = view.width;
  const float height = view.height;
  const float sheet_w = 240 + right;
  const bool mirrored = settings().left_handed;
  sheet_.draw_side({mirrored ? 0 : width - sheet_w, -20, sheet_w + (mirrored ? 0.0F : 20.0F), height + 40},
                   sheet_w - 28 - right);
  const float free_x = mirrored ? sheet_w : left;
  const float free_w = width - sheet_w - left;
  const auto players = static_cast<float>(session.game().rules().setup.players);
  const float strip_h = digest.anybody_holds() ? 82 : 66;
  strip_.draw({free_x + 8, 6, std::min(free_w - 16, players * 74 + 76), strip_h});
  const float rail = mirrored ? width - left - 32 : free_x + 32;  // away from the sheet
  land_.draw_fit(rail, height - 32);
  land_.draw_aids(rail, height - 84, -52);
  constexpr float kRail = 60;
  const float land_x = mirrored ? free_x + 6 : free_x + kRail;
  const float land_w = free_w - kRail - 6;
  const float home = actions_.more_height(land_w);
  actions_.draw_more({land_x, height - 52, land_w, 44});
  const float beside = draw_asides(*this, land_x + land_w / 2, strip_h + 10);
  const float top = strip_h + 14 + beside;
  view.safe = {land_x, top, land_w, height - top - 8 - home};
}

}  // namespace bastide::shell
