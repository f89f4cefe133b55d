// The cards of the player aids beside the land: what fits an empty cell, whose a feature is and what it
// is worth. Shown for what the mouse rests on, what a finger holds, or where the cursor of looking
// around stands.
#include "shell/ui/ui_parts.h"

#include <SDL_keycode.h>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr double kRest = 0.25;      // seconds the mouse rests on a feature …
constexpr double kRestCell = 0.45;  // … and on a cell, where it may just be about to click
constexpr float kCardWidth = 248;
constexpr float kInnerPad = 16;

}  // namespace

bool Ui::Impl::aid(Aid which) const { return settings().aid(which); }

// What the aids are asked about now.
std::optional<Hover> Ui::Impl::aid_subject() const {
  if (screen != Screen::Table || !dialogs.empty() || board->dragging()) return std::nullopt;
  const std::optional<Hover>& hover = board->hover();
  if (hover && (board->held() || !kit.over_panel()) && (board->look() || session->ghost() != hover->cell))
    return hover;
  return board->look();
}

void Ui::Impl::draw_aid_card() {
  shown_card = {};
  const std::optional<Hover> subject = aid_subject();
  const CellCard* cell = nullptr;
  const FeatureCard* feature = nullptr;
  if (subject && subject->tile < 0 && (aid(Aid::Fits) || aid(Aid::Dead))) {
    cell = cards.cell(*session, subject->cell);
    if (cell != nullptr && !(cell->dead() && aid(Aid::Dead)) && !aid(Aid::Fits)) cell = nullptr;
  }
  if (subject && subject->tile >= 0 && subject->local != kNoSegment && aid(Aid::Features))
    feature = cards.feature(*session, subject->segment);
  // the same subject has to last a moment; from one card to the next there is no wait
  const int key = cell != nullptr      ? 0x10000 + static_cast<int>(grid_index(cell->cell))
                  : feature != nullptr ? feature->root
                                       : -1;
  if (key != card_key) {
    const bool first = card_key < 0 || !card_open;
    card_key = key;
    card_since = first ? now : 0;
    card_open = false;
    if (board->look() && (cell != nullptr || feature != nullptr))
      platform::announce(cell != nullptr ? spoken(*cell) : spoken(session->game(), *feature));
  }
  if (key < 0) {
    kit.ease("aid.card", 0, 0);
    return;
  }
  const bool at_once = board->held() || board->look();
  if (!at_once && now - card_since < (cell != nullptr ? kRestCell : kRest)) {
    kit.keep_moving();
    return;
  }
  card_open = true;
  const Rect css = board->cell_rect(subject->cell);
  const Rect anchor{css.x / scale, css.y / scale, css.w / scale, css.h / scale};
  if (cell != nullptr && cell->dead() && aid(Aid::Dead)) {
    std::string text = tr("fits.dead");
    if (!cell->edges.empty()) text += "\n" + cell->edges;
    bubble_text = text;
    bubble_anchor = board->held() ? Rect{anchor.x, anchor.y - 30, anchor.w, anchor.h} : anchor;
    shown_card = {cell, nullptr, css};
    return;
  }
  const float shown = kit.ease("aid.card", 1, 0.09F);
  const float wide = std::min(kCardWidth, safe.w - 8);
  const float h = cell != nullptr ? cell_card(*cell, {0, 0, wide, 0}, false)
                                  : feature_card(*feature, {0, 0, wide, 0}, false);
  const Rect r = card_place(anchor, wide, h);
  c.set_alpha(std::max(0.05F, shown));
  c.panel(r, 14, 1.1F);
  if (cell != nullptr)
    cell_card(*cell, r, true);
  else
    feature_card(*feature, r, true);
  c.set_alpha(1);
  shown_card = {cell, feature, {r.x * scale, r.y * scale, r.w * scale, r.h * scale}};
}

// Beside the cell; where there is no room (phones), above or below it, whichever a finger leaves free.
Rect Ui::Impl::card_place(const Rect& cell, float wide, float h) const {
  constexpr float kGap = 12;
  const float left = safe.x + 4;
  const float right = safe.right() - 4;
  const float top = safe.y + 4;
  const float bottom = std::max(top, safe.bottom() - 4 - h);
  const float y = std::clamp(cell.y + cell.h / 2 - h / 2, top, bottom);
  // not over the tile in hand and its buttons
  const auto ghost = board->ghost_rect(*session);
  const auto free = [&](float x) {
    if (x < left || x + wide > right) return false;
    if (!ghost) return true;
    const Rect taken{ghost->x / scale - 30, ghost->y / scale, ghost->w / scale + 60, ghost->h / scale + 70};
    return x + wide < taken.x || x > taken.right() || y + h < taken.y || y > taken.bottom();
  };
  if (free(cell.right() + kGap)) return {cell.right() + kGap, y, wide, h};
  if (free(cell.x - kGap - wide)) return {cell.x - kGap - wide, y, wide, h};
  const float x = std::clamp(cell.x + cell.w / 2 - wide / 2, left, std::max(left, right - wide));
  const float above = cell.y - kGap - h;
  const float below = cell.bottom() + kGap;
  const bool up = above >= top || cell.y + cell.h / 2 > safe.y + safe.h / 2;
  return {x, std::clamp(up ? above : below, top, bottom), wide, h};
}

// Draws the card, or only measures it; answers its height.
float Ui::Impl::cell_card(const CellCard& card, const Rect& r, bool draw) {
  const TilesThatFit& fits = card.fits;
  const float x = r.x + kInnerPad;
  const float inner = r.w - 2 * kInnerPad;
  float y = r.y + 12;
  if (draw) {
    c.icon("eye", x + 9, y + 11, 18, kInk2);
    c.text_in(x + 26, y + 11, inner - 26, tr("fits.title"), Type::Name, kInk);
  }
  y += 28;
  std::string sum = fits.tiles > 0 ? trn("fits.tiles", fits.tiles) : tr("fits.none");
  if (fits.size > 1) sum += " · " + trn("fits.kinds", fits.size);
  if (card.dead()) sum = tr("fits.dead");
  if (draw) c.paragraph(x, y, inner, sum, Type::SmallBold, card.dead() ? kDanger : kInk2);
  y += c.paragraph_height(sum, Type::SmallBold, inner) + 2;
  if (fits.hand) {
    if (draw) {
      c.icon("check", x + 7, y + 10, 13, kGreen, 3);
      c.text_in(x + 20, y + 10, inner - 20, tr("fits.hand"), Type::Small, kInk2);
    }
    y += 22;
  }
  if (fits.size > 0) {
    constexpr int kColumns = 4;
    constexpr float kTileRow = 70;
    const int most = safe.h < 340 ? 4 : 12;
    const int shown = std::min(fits.size, most);
    const float step = inner / kColumns;
    const float side = step - 11;
    y += 12;
    for (int i = 0; draw && i < shown; ++i) {
      const TileFit& fit = fits.kinds[static_cast<std::size_t>(i)];
      int rotation = 0;
      while ((fit.rotations >> rotation & 1) == 0) ++rotation;
      const float tx = x + static_cast<float>(i % kColumns) * step + 5.5F;
      const float ty = y + static_cast<float>(i / kColumns) * kTileRow;
      const ImVec2 at = c.px(tx, ty);
      board->draw_tile(c.list(), session->game().rules(), fit.design, rotation, {at.x, at.y}, side * scale);
      c.text(tx + side / 2, ty + side + 9, "×" + std::to_string(fit.left), Type::SmallBold, kInk,
             Align::Centre);
    }
    y += static_cast<float>((shown + kColumns - 1) / kColumns) * kTileRow - 4;
    if (fits.size > shown) {
      if (draw)
        c.text(r.x + r.w / 2, y + 8, trn("fits.more", fits.size - shown), Type::Small, kInk2, Align::Centre);
      y += 20;
    }
  }
  return y + 8 - r.y;
}

float Ui::Impl::feature_card(const FeatureCard& card, const Rect& r, bool draw) {
  const Game& game = session->game();
  const Rules& rules = game.rules();
  static constexpr std::array<std::string_view, 6> kIcons = {"road",   "city",  "monastery",
                                                             "garden", "field", "flag"};
  const float x = r.x + kInnerPad;
  const float inner = r.w - 2 * kInnerPad;
  float y = r.y + 12;
  if (draw) {
    c.icon(kIcons[std::min<std::size_t>(card.kind, 5)], x + 10, y + 11, 20, kInk2);
    c.text_in(x + 28, y + 11, inner - 28, feature_name(rules, card.kind), Type::Name, kInk);
  }
  y += 26;
  const std::string facts = card.counts ? facts_text(card) : tr("card.no_figures");
  if (!facts.empty()) {
    if (draw) c.paragraph(x, y, inner, facts, Type::Small, kInk2);
    y += c.paragraph_height(facts, Type::Small, inner);
  }
  y += 5;
  if (!card.counts) return y + 6 - r.y;
  bool anybody = false;
  const auto players = static_cast<Seat>(rules.setup.players);
  for (Seat seat = 0; seat < players; ++seat) {
    if (!card.present(seat)) continue;
    anybody = true;
    const bool owner = card.owns(seat);
    if (draw) {
      const float cy = y + 13;
      if (owner)
        c.rect({x - 6, y, inner + 12, 26}, kPlayers[static_cast<std::size_t>(colour_of(seat))].pale, 8);
      float at = x + 8;
      const auto& pieces = card.figures[seat];
      for (unsigned piece = 0; piece < pieces.size(); ++piece) {
        if (pieces[piece] == 0) continue;
        w.figure(colour_of(seat), rules.family->pieces[piece].key, at, cy + 9, 19);
        at += 12;
        if (pieces[piece] > 1) {
          const std::string times = "×" + std::to_string(pieces[piece]);
          c.text(at, cy, times, Type::SmallBold, kInk);
          at += c.width(times, Type::SmallBold) + 4;
        }
        at += 10;
      }
      at -= 2;
      const float room = x + inner - at - (owner ? 24 : 0);
      c.text_in(at, cy, room, player_name(game.setup(), seat), owner ? Type::SmallBold : Type::Small,
                owner ? kInk : kInk2);
      if (owner) c.icon("crown", x + inner - 10, cy, 16, kInk);
    }
    y += 28;
  }
  if (!anybody) {
    if (draw) c.text_in(x, y + 10, inner, tr("card.nobody"), Type::Small, kInk2);
    y += 22;
  }
  y += 4;
  if (draw) c.line(x, y, x + inner, y, kLine, 1);
  y += 8;
  // what it is worth: now and finished, or only one of them where there is no other
  const bool two = !card.field && !card.complete;
  const float half = two ? inner / 2 : inner;
  const auto worth = [&](float at, const std::string& label, const std::string& points) {
    c.text(at, y + 12, points, Type::ScoreSmall, kInk);
    c.text_in(at, y + 32, half - 4, label, Type::Small, kInk2);
  };
  if (draw) {
    std::string at_once = std::to_string(card.value.now);
    if (card.field && card.cities > 0 && card.value.now % card.cities == 0 && card.value.now > 0)
      at_once = std::to_string(card.cities) + " × " + std::to_string(card.value.now / card.cities) + " = " +
                at_once;
    worth(x, tr(card.field ? "card.end" : card.complete ? "card.worth" : "card.now"), at_once);
    if (two) worth(x + half, tr("card.finished"), std::to_string(card.value.complete));
  }
  y += 42;
  return y + 8 - r.y;
}

// Turns looking around on and off, or says why it cannot be.
void Ui::Impl::toggle_look() {
  if (board->look()) {
    board->stop_look();
  } else if (aid(Aid::Fits) || aid(Aid::Dead) || aid(Aid::Features)) {
    board->start_look(*session);
  } else {
    notice(tr("why.purist"));
  }
}

bool Ui::Impl::look_key(const KeyPress& key) {
  switch (key.sym) {
    case SDLK_ESCAPE: board->stop_look(); return true;
    case SDLK_TAB: board->next_look(*session, key.shift ? -1 : 1); return true;
    case SDLK_UP: board->step_look(*session, kNorth); return true;
    case SDLK_RIGHT: board->step_look(*session, kEast); return true;
    case SDLK_DOWN: board->step_look(*session, kSouth); return true;
    case SDLK_LEFT: board->step_look(*session, kWest); return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER: {
      // on a place for the tile in hand: there
      const Cell at = board->look()->cell;
      board->stop_look();
      if (session->phase() == Phase::Place) session->aim(at);
      return true;
    }
    default: return false;
  }
}

void Ui::Impl::toggle_fields() {
  if (aid(Aid::Fields))
    board->set_field_view(!board->field_view());
  else
    notice(tr("why.purist"));
}

}  // namespace bastide::shell
