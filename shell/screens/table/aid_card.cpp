#include "shell/screens/table/aid_card.h"

#include "shell/platform/platform.h"
#include "shell/screens/table/aid_faces.h"
#include "shell/text/locale.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr double kRest = 0.25;      // seconds the mouse rests on a feature …
constexpr double kRestCell = 0.45;  // … and on a cell, where it may just be about to click
constexpr float kCardWidth = 248;

int key_of(const ShownCard& card) {
  if (card.cell != nullptr) return 0x10000 + static_cast<int>(grid_index(card.cell->cell));
  return card.feature != nullptr ? card.feature->root : -1;
}

}  // namespace

// What the aids are asked about now.
std::optional<Hover> AidCard::subject() const {
  if (!navigation.bare_table() || board.dragging() || kit.drags("table.tile")) return std::nullopt;
  const std::optional<Hover>& hover = board.hover();
  if (hover && (board.held() || !kit.over_panel()) && (board.inspected() || session.ghost() != hover->cell))
    return hover;
  return board.inspected();
}

bool AidCard::dead(const ShownCard& card) const {
  return card.cell != nullptr && card.cell->dead() && preferences.aid(Aid::Dead);
}

ShownCard AidCard::card_of(const Hover& subject) const {
  ShownCard card;
  const bool fits = preferences.aid(Aid::Fits);
  if (subject.tile < 0 && (fits || preferences.aid(Aid::Dead))) {
    card.cell = aids.cell(session, subject.cell);
    if (!fits && !dead(card)) card.cell = nullptr;
  }
  if (subject.tile >= 0 && subject.local != kNoSegment && preferences.aid(Aid::Features))
    card.feature = aids.feature(session, subject.segment);
  return card;
}

bool AidCard::lasts(const ShownCard& card) {
  const int key = key_of(card);
  if (key != key_) {
    const bool first = key_ < 0 || !open_;
    key_ = key;
    since_ = first ? view.now : 0;
    open_ = false;
    if (board.inspected() && key >= 0)
      platform::announce(card.cell != nullptr ? spoken(*card.cell) : spoken(session.game(), *card.feature));
  }
  if (key < 0) {
    kit.ease("aid.card", 0, 0);
    return false;
  }
  const bool at_once = board.held() || board.inspected();
  if (!at_once && view.now - since_ < (card.cell != nullptr ? kRestCell : kRest)) {
    kit.keep_moving();
    return false;
  }
  open_ = true;
  return true;
}

void AidCard::draw() {
  const std::optional<Hover> asked = subject();
  const ShownCard card = asked ? card_of(*asked) : ShownCard{};
  if (!lasts(card)) return;
  shown_ = card;
  Rect cell = board.cell_rect(asked->cell);
  if (const auto lens = board.lens()) cell = around(cell, *lens);
  if (dead(card))
    draw_dead(*card.cell, cell);
  else
    draw_paper(card, view.from_css(cell));
}

// A dead spot says so in a bubble. `cell` in CSS pixels.
void AidCard::draw_dead(const CellCard& card, const Rect& cell) {
  std::string text = tr("fits.dead");
  if (!card.edges.empty()) text += "\n" + card.edges;
  Rect anchor = view.from_css(cell);
  if (board.held()) anchor.y -= 30;
  notices.bubble(anchor, std::move(text));
  shown_.rect = cell;
}

void AidCard::draw_paper(const ShownCard& card, const Rect& cell) {
  const float shown = kit.ease("aid.card", 1, 0.09F);
  const float wide = std::min(kCardWidth, view.safe.w - 8);
  const auto face = [&](const Rect& r, bool draw) {
    return card.cell != nullptr ? cell_face(*this, *card.cell, r, draw)
                                : feature_face(*this, *card.feature, r, draw);
  };
  const float h = face({0, 0, wide, 0}, false);
  const Rect r = card.cell != nullptr && docks() ? dock(wide, h) : place(cell, wide, h);
  c.set_alpha(std::max(0.05F, shown));
  c.panel(r, 14, 1.1F);
  face(r, true);
  c.set_alpha(1);
  shown_.rect = view.to_css(r);
}

// What a mouse asks about in passing is answered in a corner where nothing is answered and no panel lies.
bool AidCard::docks() const { return view.form() == Form::Desktop && !board.held() && !board.inspected(); }
Rect AidCard::dock(float wide, float h) const {
  wide += 24;
  const float left = 16, right = view.width - 16 - wide;
  const float low = view.height - 66 - h;
  for (const Vec2 at :
       {Vec2{left, low}, Vec2{right, 66}, Vec2{left, view.height - 16 - h}, Vec2{right, low},
        Vec2{right, view.height - 206 - h}, Vec2{left, 100}, Vec2{left, 160}, Vec2{left, 220}})
    if (view.free({at.x, at.y, wide, h})) return {at.x, at.y, wide, h};
  return {left, low, wide, h};
}

// Beside the cell; where there is no room (phones), above or below it, whichever a finger leaves free.
Rect AidCard::place(const Rect& cell, float wide, float h) const {
  constexpr float kGap = 12;
  const Rect& safe = view.safe;
  const float left = safe.x + 4;
  const float right = safe.right() - 4;
  const float top = safe.y + 4;
  const float bottom = std::max(top, safe.bottom() - 4 - h);
  const float y = std::clamp(cell.y + cell.h / 2 - h / 2, top, bottom);
  // not over the tile in hand and its buttons, nor over a panel
  std::vector<Rect> taken = view.covered;
  if (const auto ghost = board.ghost_rect(session)) {
    const Rect tile = view.from_css(*ghost);
    taken.push_back({tile.x - 30, tile.y, tile.w + 60, tile.h + 70});
  }
  const auto free = [&](float x) {
    if (x < left || x + wide > right) return false;
    return std::none_of(taken.begin(), taken.end(), [&](const Rect& r) {
      return r.w > 0 && x + wide > r.x && x < r.right() && y + h > r.y && y < r.bottom();
    });
  };
  if (free(cell.right() + kGap)) return {cell.right() + kGap, y, wide, h};
  if (free(cell.x - kGap - wide)) return {cell.x - kGap - wide, y, wide, h};
  const float x = std::clamp(cell.x + cell.w / 2 - wide / 2, left, std::max(left, right - wide));
  const float above = cell.y - kGap - h;
  const float below = cell.bottom() + kGap;
  const bool up = above >= top || cell.y + cell.h / 2 > safe.y + safe.h / 2;
  return {x, std::clamp(up ? above : below, top, bottom), wide, h};
}

}  // namespace bastide::shell
