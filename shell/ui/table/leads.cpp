#include "shell/ui/table/leads.h"

#include "shell/rooms/room_look.h"
#include "shell/ui/seats.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

std::vector<Cell> cells_of(const Game& game, const FigureSpot& spot) {
  std::vector<Cell> cells;
  const Action& action = spot.actions.front();
  const Room* room = game.rules().rooms[action.room];
  const RoomLook* look = room == nullptr ? nullptr : room_look(room->key);
  if (look != nullptr && look->leads_to != nullptr) look->leads_to(game, action, cells);
  return cells;
}

void draw_path(const Context& context, const FigureSpot& spot, const std::vector<Cell>& cells, bool chosen) {
  Canvas& c = context.c;
  const auto middle = [&](Cell cell) {
    return context.view.from_css(context.board.cell_rect(cell)).centre();
  };
  const ImU32 ink = kPlayers[static_cast<std::size_t>(active_colour(context.session))].fill;
  const float tile = context.view.from_css(context.board.cell_rect(spot.cell)).w;
  const float radius = std::clamp(tile * 0.15F, 9.0F, 18.0F);
  c.set_alpha(chosen ? 1.0F : 0.6F);
  Vec2 from = middle(spot.cell);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Vec2 to = middle(cells[i]);
    constexpr int kDashes = 6;
    for (int dash = i == 0 ? 2 : 0; dash < kDashes; ++dash) {
      const Vec2 a = mix(from, to, static_cast<float>(dash) / kDashes);
      const Vec2 b = mix(from, to, (static_cast<float>(dash) + 0.55F) / kDashes);
      c.line(a.x, a.y, b.x, b.y, kWhite, 6);
      c.line(a.x, a.y, b.x, b.y, ink, 3);
    }
    from = to;
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Vec2 at = middle(cells[i]);
    c.disc(at.x, at.y, radius, rgb(0xFFFBF0));
    c.ring(at.x, at.y, radius - 1, ink, 2.4F);
    c.text(at.x, at.y, std::to_string(i + 1), radius > 12 ? Type::BodyBold : Type::Caption, kInk,
           Align::Centre);
  }
  c.set_alpha(1);
}

// Dashed rings around the figures that a question concerns.
void draw_touched(const Context& context) {
  Canvas& c = context.c;
  const Game& game = context.session.game();
  for (const SegmentId segment : asked(game).touches) {
    const Vec2 middle = context.board.figure_point(game, segment);
    const float tile = context.board.cell_rect({}).w;
    const float radius = std::max(14.0F, tile * 0.2F);
    const Rect r = context.view.from_css({middle.x - radius, middle.y - radius, 2 * radius, 2 * radius});
    constexpr int kDashes = 12;
    for (int i = 0; i < kDashes; ++i) {
      const auto at = [&](float part) {
        const float angle = (static_cast<float>(i) + part) * 6.28318F / kDashes;
        return r.centre() + Vec2{std::cos(angle), std::sin(angle)} * (r.w / 2);
      };
      const Vec2 a = at(0), b = at(0.6F);
      c.line(a.x, a.y, b.x, b.y, kWhite, 7);
      c.line(a.x, a.y, b.x, b.y, kBrick, 4);
    }
  }
}

}  // namespace

void draw_leads(const Context& context) {
  const Session& session = context.session;
  if (session.phase() == Phase::Choose && !context.navigation.has_dialog()) draw_touched(context);
  if (session.phase() != Phase::Figure || context.navigation.has_dialog()) return;
  for (int i = 0; i < session.offered(); ++i) {
    const FigureSpot& spot = session.spots()[static_cast<std::size_t>(i)];
    const std::vector<Cell> cells = cells_of(session.game(), spot);
    if (!cells.empty()) draw_path(context, spot, cells, session.spot() == i);
  }
}

}  // namespace bastide::shell
