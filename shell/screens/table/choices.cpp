#include "shell/screens/table/choices.h"

#include "shell/look/figures.h"
#include "shell/panels/offers.h"
#include "shell/panels/seats.h"
#include "shell/panels/thing.h"
#include "shell/screens/table/leads.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell {

using namespace ui;

// All tiles on which places are offered; the chosen one's alone if they are strewn over the screen.
Rect Choices::offered_tiles(const FigureSpot& chosen) const {
  const Rect one = view.from_css(board.cell_rect(chosen.cell));
  Vec2 low{one.x, one.y}, high{one.right(), one.bottom()};
  for (int i = 0; i < session.offered(); ++i) {
    const Rect tile = view.from_css(board.cell_rect(session.spots()[static_cast<std::size_t>(i)].cell));
    low = {std::min(low.x, tile.x), std::min(low.y, tile.y)};
    high = {std::max(high.x, tile.right()), std::max(high.y, tile.bottom())};
  }
  const Rect all{low.x, low.y, high.x - low.x, high.y - low.y};
  return all.w <= view.safe.w / 2 ? all : one;
}

// Beside the tiles; on a phone at the edge of the land that they are away from. Never over them: the places
// are there that may be chosen next.
Rect Choices::figures_place(const Rect& tile, Vec2 size) const {
  const Rect& safe = view.safe;
  const float low = std::max(8.0F, safe.y);
  const float high = std::max(low, std::min(safe.bottom(), view.height - 8) - size.y);
  if (view.form() == Form::Phone) {
    const float x = std::max(8.0F, (view.width - size.x) / 2);
    const bool above = tile.y - low >= safe.bottom() - tile.bottom();
    return {x, above ? low : high, size.x, size.y};
  }
  constexpr float kGap = 26;
  float x = tile.right() + kGap;
  if (x + size.x > safe.right()) x = tile.x - kGap - size.x;
  if (x < safe.x) x = tile.right() + kGap + size.x < view.width ? tile.right() + kGap : 8.0F;
  return {x, std::clamp(tile.y + tile.h / 2 - size.y / 2, low, high), size.x, size.y};
}

void Choices::draw_figures() {
  figures_ = {};
  if (session.phase() != Phase::Figure || session.spot() < 0 || navigation.has_dialog()) return;
  const FigureSpot& spot = session.spots()[static_cast<std::size_t>(session.spot())];
  if (spot.actions.size() < 2) return;
  const int count = static_cast<int>(spot.actions.size());
  const bool row = view.form() == Form::Phone;
  const int columns = row ? std::min(count, 4) : count > 3 ? 2 : 1;
  const int rows = (count + columns - 1) / columns;
  const float cell_w = row ? std::min(132.0F, (view.width - 30) / static_cast<float>(columns)) : 132;
  const float cell_h = 92;
  const Rect r = figures_place(offered_tiles(spot), {static_cast<float>(columns) * cell_w + 14,
                                                     static_cast<float>(rows) * cell_h + 14});
  figures_ = r;
  c.panel(r, 18);
  kit.block(r);
  for (int i = 0; i < count; ++i)
    draw_figure(spot.actions[static_cast<std::size_t>(i)], i,
                {r.x + 7 + static_cast<float>(i % columns) * cell_w,
                 r.y + 7 + static_cast<float>(i / columns) * cell_h, cell_w - 2, cell_h - 2});
}

void Choices::draw_figure(const Action& action, int index, const Rect& r) {
  const Game& game = session.game();
  const bool on = session.piece() == index;
  const bool token = action.verb == Verb::PlaceToken || action.verb == Verb::ReturnToken;
  const std::string piece = thing_name(game.rules(), action);
  const std::string name =
      action.verb == Verb::ReturnPiece ? tr("figure.take_back", {{"piece", piece}}) : piece;
  const Response state =
      kit.item({.id = "figure.piece." + std::to_string(index + 1), .label = name, .rect = r, .checked = on});
  const int colour = active_colour(session);
  const PlayerColour& player = kPlayers[static_cast<std::size_t>(colour)];
  if (on) {
    c.rect(r, blend(player.fill, kWhite, 0.80F), 14);
    c.frame(r, player.fill, 14, 2.4F);
  } else if (state.glow > 0) {
    c.rect(r, rgb(0xFFFFFF, 0.8F * state.glow), 14);
  }
  const std::string_view key = thing_key(game.rules(), action);
  draw_thing(*this, action, r.x + r.w / 2, r.y + 58, static_cast<float>(look::figure_of(key).choice_height),
             false);
  const int have =
      !token && session.who() < kMaxPlayers ? game.state().supply[session.who()][action.piece] : 0;
  c.text_in(r.x + r.w / 2, r.y + 76, r.w - 6, token ? name : name + " ×" + std::to_string(have),
            Type::SmallBold, kInk2, Align::Centre);
  if (state.focus) w.focus_ring({r.x + 4, r.y + 4, r.w - 8, r.h - 8}, 10);
  if (state.clicked) later([this, index] { session.choose_piece(index); });
}

// At the lower end of the land, where most of it is seen above; at its upper end, if what is asked about
// would lie under it.
Rect Choices::options_place(Vec2 size) const {
  const Rect& safe = view.safe;
  const Rect low{safe.x + (safe.w - size.x) / 2, std::max(safe.y, safe.bottom() - size.y), size.x, size.y};
  const Rect high{low.x, safe.y, size.x, size.y};
  const auto under = [&](const Rect& panel, Vec2 at) {
    constexpr float kAround = 24;  // CSS px that are to be seen of it
    const Rect seen = view.from_css({at.x - kAround, at.y - kAround, 2 * kAround, 2 * kAround});
    return seen.x < panel.right() && seen.right() > panel.x && seen.y < panel.bottom() &&
           seen.bottom() > panel.y;
  };
  int below = 0, above = 0;
  for (const SegmentId segment : asked(session.game()).touches) {
    const Vec2 at = board.figure_point(session.game(), segment);
    below += under(low, at) ? 1 : 0;
    above += under(high, at) ? 1 : 0;
  }
  return below > above ? high : low;
}

void Choices::draw_options() {
  const Phase phase = session.phase();
  if ((phase != Phase::Choose && phase != Phase::Figure) || navigation.has_dialog()) return;
  if (session.choices().empty()) return;
  const float width = std::min(400.0F, view.width - 32);
  const float h = offers_height(*this, width - 40) + 32;
  const Rect& safe = view.safe;
  const Rect r = options_place({width, h});
  c.panel(r, 20);
  kit.block(r);
  if (dialled_for_.again(session.revision())) dialled_ = 1;
  draw_offers(*this, r.x + 20, r.y + 20, width - 40, dialled_);
  const bool high = safe.bottom() - r.bottom() > r.y - safe.y;
  const Rect free = high ? Rect{safe.x, r.bottom() + 8, safe.w, safe.bottom() - r.bottom() - 8}
                         : Rect{safe.x, safe.y, safe.w, r.y - 8 - safe.y};
  draw_sides(free);
  constexpr float kLeast = 80;  // of the land
  const bool small = view.form() == Form::Phone || view.form() == Form::Landscape;
  if (offers_lead_on(*this))
    view.safe = {free.x, free.y, free.w, std::max(kLeast, free.h)};
  else if (small && free.h >= kLeast && answers_by_the_land(session))
    view.safe = free;
}

// Where the table may grow: each side with a button of its own on the land.
void Choices::draw_sides(const Rect& free) {
  constexpr float kRadius = 24;
  constexpr float kExpansion = kRadius + 6;
  for (std::size_t i = 0; i < session.choices().size(); ++i) {
    const Offer one = offer(session.game(), session.choices()[i]);
    if (!one.adds) continue;
    const Vec2 middle = cells_on_screen(*this, *one.adds).centre();
    const float x1 = std::max(free.x + kExpansion, free.right() - kExpansion);
    const float y1 = std::max(free.y + kExpansion, free.bottom() - kExpansion);
    const Vec2 at{std::clamp(middle.x, free.x + kExpansion, x1),
                  std::clamp(middle.y, free.y + kExpansion, y1)};
    if (w.round_button(at.x, at.y, kRadius,
                       {.id = "side." + std::to_string(i + 1),
                        .icon = "plus",
                        .tone = Tone::Green,
                        .why = one.name,
                        .spoken = one.name}))
      later([this, i] { session.choose(static_cast<int>(i)); });
  }
}

// The scoreboard opens by itself when it is asked about, once for each question, when the land rests.
void Choices::open_scoreboard() {
  if (!asked_on_scoreboard(session) || board.moving() || navigation.has_dialog()) return;
  if (opened_.again(session.revision())) navigation.open(Dialog::Scoreboard);
}

}  // namespace bastide::shell
