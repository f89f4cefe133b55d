#include "shell/screens/table/leads.h"

#include "shell/panels/seats.h"
#include "shell/told/telling.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

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

// The place on the land that is chosen, or else pointed at; -1: none.
int place_in_mind(const Context& context) {
  const Session& session = context.session;
  if (session.phase() != Phase::Figure) return -1;
  if (session.spot() >= 0) return session.spot();
  if (context.kit.touch() || context.kit.over_panel()) return -1;
  const Vec2 mouse = context.kit.mouse() * context.view.scale;
  for (int i = 0; i < session.offered(); ++i) {
    const auto at = context.board.spot_point(i);
    if (at && std::hypot(at->x - mouse.x, at->y - mouse.y) < context.board.spot_radius()) return i;
  }
  return -1;
}

// The cell whose sight is shown: of the place in mind, else of the tile that is looked at.
std::optional<Cell> cell_in_mind(const Context& context) {
  if (const int place = place_in_mind(context); place >= 0) {
    const FigureSpot& spot = context.session.spots()[static_cast<std::size_t>(place)];
    if (spot.segment == kNoSegment) return spot.cell;
  }
  const auto& hover = context.board.hover();
  if (hover && hover->tile >= 0 && (context.board.held() || !context.kit.over_panel())) return hover->cell;
  const auto& look = context.board.inspected();
  return look && look->tile >= 0 ? std::optional(look->cell) : std::nullopt;
}

// Bands over the cells that are seen, with an eye at the end of each.
void draw_sight(const Context& context) {
  const auto from = cell_in_mind(context);
  if (!from) return;
  Canvas& c = context.c;
  for (const Cell cell : seen_from(context.session.game(), *from)) {
    const Rect r = context.view.from_css(context.board.cell_rect(cell));
    const bool across = cell.y == from->y;
    const float thick = r.w * 0.42F;
    const Rect band = across ? Rect{r.x, r.y + (r.h - thick) / 2, r.w, thick}
                             : Rect{r.x + (r.w - thick) / 2, r.y, thick, r.h};
    c.rect(band, faded(kGold, 0.26F));
    const Vec2 along = across ? Vec2{band.w, 0} : Vec2{0, band.h};
    const Vec2 over = across ? Vec2{0, band.h} : Vec2{band.w, 0};
    for (const Vec2 a : {Vec2{band.x, band.y}, Vec2{band.x, band.y} + over}) {
      const Vec2 b = a + along;
      c.line(a.x, a.y, b.x, b.y, kWhite, 4);
      c.line(a.x, a.y, b.x, b.y, kGoldDark, 2);
    }
    // at the far edge: places for figures are in the middle
    const Vec2 away{static_cast<float>((cell.x > from->x) - (cell.x < from->x)),
                    static_cast<float>((cell.y > from->y) - (cell.y < from->y))};
    const Vec2 eye = r.centre() + away * (r.w * 0.37F);
    const float radius = std::clamp(r.w * 0.10F, 8.0F, 15.0F);
    c.disc(eye.x, eye.y, radius, rgb(0xFFFBF0, 0.9F));
    c.icon("eye", eye.x, eye.y, radius * 1.4F, kInk);
  }
}

// No panel lies there, nor so far above or below.
bool seen(const Context& context, Vec2 at, float around) {
  for (const float dy : {-around, 0.0F, around}) {
    const Vec2 point = at + Vec2{0, dy};
    if (!context.view.whole().contains(point) || context.kit.covers(point)) return false;
  }
  return true;
}

// Who would get what of a place, below its disc.
void draw_gains(const Context& context, Vec2 middle, std::span<const Gained> gains) {
  Canvas& c = context.c;
  const auto words = [](const Gained& gained) { return "+" + std::to_string(gained.points); };
  float wide = 6;
  for (const Gained& gained : gains) wide += 24 + c.width(words(gained), Type::SmallBold);
  const Rect r{middle.x - wide / 2, middle.y, wide, 22};
  c.rect(r, rgb(0xFFFBF0), 11);
  c.frame(r, kGoldDark, 11, 1.4F);
  float x = r.x + 4;
  for (const Gained& gained : gains) {
    context.emblems.avatar(x + 8, r.y + 11, 8, seat_colour(context.session, gained.seat));
    x += 19 + c.text(x + 19, r.y + 11, words(gained), Type::SmallBold, kInk) + 5;
  }
}

}  // namespace

Rect cells_on_screen(const Context& context, const Bounds& cells) {
  return context.view.from_css(around(context.board.cell_rect({cells.min_x, cells.min_y}),
                                      context.board.cell_rect({cells.max_x, cells.max_y})));
}

// What is asked is told once, not in each frame.
void Leads::find() {
  if (!found_.again(session.revision(), session.phase())) return;
  touched_.clear(), ways_.clear(), tables_.clear(), paths_.clear(), cells_.clear();
  const Game& game = session.game();
  for (const FigureSpot& spot : session.spots()) paths_.push_back(leads_to(game, spot.actions.front()));
  if (session.phase() != Phase::Choose) return;
  touched_ = asked(game).touches;
  for (std::size_t i = 0; i < session.choices().size(); ++i) {
    const Action& choice = session.choices()[i];
    for (const Cell cell : leads_to(game, choice)) ways_.push_back({i, cell});
    if (const Offer one = offer(game, choice); one.adds) tables_.push_back(*one.adds);
  }
  for (const SegmentId segment : touched_)
    cells_.push_back(game.state().tiles[game.state().tile_of[segment]].cell);
  for (const Way& way : ways_) cells_.push_back(way.cell);
  for (const Bounds& table : tables_) {
    cells_.push_back({table.min_x, table.min_y});
    cells_.push_back({table.max_x, table.max_y});
  }
}

const std::vector<Cell>& Leads::cells() {
  find();
  return cells_;
}

void Leads::draw() {
  if (navigation.has_dialog()) return;
  find();
  draw_sight(*this);
  draw_touched();
  draw_ways_on();
  for (const Bounds& table : tables_) {
    const Rect r = cells_on_screen(*this, table);
    c.dashes(r, kWhite, 6, 6, 16, 12);
    c.dashes(r, kBrick, 6, 3, 16, 12);
  }
  if (session.phase() != Phase::Figure) return;
  for (int i = 0; i < session.offered(); ++i) {
    const auto index = static_cast<std::size_t>(i);
    if (!paths_[index].empty()) draw_path(*this, session.spots()[index], paths_[index], session.spot() == i);
  }
  for (int i = 0; i < session.offered(); ++i) {
    const auto at = board.spot_point(i);
    if (const auto gains = board.spot_gains(i); at && !gains.empty())
      draw_gains(*this, (*at + Vec2{0, board.spot_radius()}) * (1 / view.scale), gains);
  }
}

// Dashed rings around the figures that a question concerns.
void Leads::draw_touched() {
  for (const SegmentId segment : touched_) {
    const Vec2 middle = board.figure_point(session.game(), segment);
    const float radius = std::max(14.0F, board.cell_rect({}).w * 0.2F);
    const Rect r = view.from_css({middle.x - radius, middle.y - radius, 2 * radius, 2 * radius});
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

// The cells where answers lead on, each with the numbers of those; of the one pointed at alone.
void Leads::draw_ways_on() {
  const Item* under = kit.hovered();
  const bool pointed = under != nullptr && under->id.starts_with("choice.");
  for (const Way& way : ways_) {
    const std::string number = std::to_string(way.choice + 1);
    if (pointed && under->id != "choice." + number) continue;
    const Rect r = view.from_css(board.cell_rect(way.cell));
    if (!seen(*this, r.centre(), r.w * 0.3F)) continue;
    const float inset = r.w * 0.06F;
    c.dashes({r.x + inset, r.y + inset, r.w - 2 * inset, r.h - 2 * inset}, kWhite, 6, 3, 8, 6);
    const float radius = std::clamp(r.w * 0.13F, 9.0F, 15.0F);
    const float x = r.centre().x + (way.choice == 0 ? -1.2F : 1.2F) * radius;
    c.disc(x, r.centre().y, radius, rgb(0xFFFBF0));
    c.ring(x, r.centre().y, radius - 1, kInk, 2);
    c.text(x, r.centre().y, number, Type::BodyBold, kInk, Align::Centre);
  }
}

}  // namespace bastide::shell
