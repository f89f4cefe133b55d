// The sample board: see the header.
#include "tools/tileart/castle/sample.h"

#include "engine/game/game_setup.h"
#include "shell/look/figures.h"
#include "tools/tileart/palette.h"

#include <cairo.h>

#include <algorithm>
#include <functional>
#include <map>

namespace bastide::art::castle {

namespace {

using Board = std::map<std::pair<int, int>, Placed>;  // by row and column

constexpr int kDx[4] = {0, 1, 0, -1}, kDy[4] = {-1, 0, 1, 0};

Kind edge_of(const CastleDesign& d, int rotation, int side) {
  return d.plan.face->edges[static_cast<std::size_t>((side - rotation + 4) & 3)];
}

const StartField* start_at(int x, int y, int side) {
  for (const StartField& s : facts().starts) {
    if (s.side == side && static_cast<int>(s.cell.x) == x && static_cast<int>(s.cell.y) == y) return &s;
  }
  return nullptr;
}

// The tile with its buildings closed where something of another kind lies beyond.
Design closed_design(const CastleDesign& d, const std::function<bool(int side)>& closes) {
  Design out = d.design;
  for (const Closing& c : d.closings) {
    if (!closes(c.side)) continue;
    out.props.insert(out.props.end(), c.props.begin(), c.props.end());
    if (c.wall.empty()) continue;
    City city;
    city.walls.push_back({c.wall, -1, true, true});
    out.layout.cities.push_back(std::move(city));
  }
  return out;
}

struct Grower {
  const std::vector<CastleDesign>& designs;
  Board board;
  std::map<const Design*, const CastleDesign*> by_design;

  // What lies beyond a side: an edge, or nothing.
  [[nodiscard]] std::optional<Kind> beyond(int x, int y, int side) const {
    if (const StartField* s = start_at(x, y, side)) return s->edge;
    const auto it = board.find({y + kDy[side], x + kDx[side]});
    if (it == board.end()) return std::nullopt;
    return edge_of(*by_design.at(it->second.design), it->second.rotation, (side + 2) & 3);
  }

  [[nodiscard]] Design closed(const Placed& t) const {
    const CastleDesign& d = *by_design.at(t.design);
    const int x = static_cast<int>(t.x), y = static_cast<int>(t.y);
    return closed_design(d, [&](int unturned) {
      const int side = (unturned + t.rotation) & 3;
      const std::optional<Kind> other = beyond(x, y, side);
      const bool plain_wall = !other && !facts().is_cell(x + kDx[side], y + kDy[side]);
      return plain_wall || (other && *other != edge_of(d, t.rotation, side));
    });
  }

  // CAS-11 and CAS-12; how well it joins, or nothing if it may not lie there.
  [[nodiscard]] std::optional<double> worth(const CastleDesign& d, int rotation, int x, int y) const {
    double joined = 0;
    int touching = 0;
    for (int s = 0; s < 4; ++s) {
      const std::optional<Kind> other = beyond(x, y, s);
      if (!other) continue;
      ++touching;
      const Kind own = edge_of(d, rotation, s);
      if ((own == Kind::Path) != (*other == Kind::Path)) return std::nullopt;
      joined += own == *other ? 2.2 : .4;
    }
    if (touching == 0) return std::nullopt;
    return joined;
  }

  void lay(const CastleDesign& d, Rng& rng) {
    double best = -1e9;
    Placed where;
    for (int y = 0; y < facts().height; ++y) {
      for (int x = 0; x < facts().width; ++x) {
        if (!facts().is_cell(x, y) || board.contains({y, x})) continue;
        for (int r = 0; r < 4; ++r) {
          const std::optional<double> joins = worth(d, r, x, y);
          if (!joins || *joins + rng.unit() <= best) continue;
          best = *joins + rng.unit();
          where = {&d.design, r, static_cast<double>(x), static_cast<double>(y)};
        }
      }
    }
    if (best > -1e8) board[{static_cast<int>(where.y), static_cast<int>(where.x)}] = where;
  }
};

Grower grow(const std::vector<CastleDesign>& designs, int tiles, Rng& rng) {
  Grower grower{designs, {}, {}};
  std::vector<const CastleDesign*> bag;
  for (const CastleDesign& d : designs) {
    grower.by_design[&d.design] = &d;
    for (int i = 0; i < d.plan.face->count; ++i) bag.push_back(&d);
  }
  for (std::size_t i = bag.size(); i > 1; --i)
    std::swap(bag[i - 1], bag[static_cast<std::size_t>(rng.unit() * static_cast<double>(i))]);
  for (const CastleDesign* d : bag) {
    if (static_cast<int>(grower.board.size()) < tiles) grower.lay(*d, rng);
  }
  return grower;
}

void add_piece(std::vector<Picture>& out, const Atlas& atlas, const std::string& sprite, Point at, double sx,
               double sy) {
  const Sprite* s = atlas.find(sprite);
  if (s == nullptr) return;
  const double k = 1 / atlas.px_per_u();
  out.push_back({&atlas.page(),
                 {static_cast<double>(s->x), static_cast<double>(s->y), static_cast<double>(s->w),
                  static_cast<double>(s->h)},
                 {at.x - s->ax * k * sx, at.y - s->ay * k * sy, s->w * k * sx, s->h * k * sy}});
}

// The unpainted cells in sepia dashes, and the numbers, as the app's own drawing would show them.
Image lines_and_numbers(const WallPlan& plan, const Box& box) {
  Canvas c(static_cast<int>(box.w), static_cast<int>(box.h));
  c.with(
      [&] {
        for (int y = 0; y < facts().height; ++y) {
          for (int x = 0; x < facts().width; ++x) {
            if (!facts().is_cell(x, y)) continue;
            const Point a{x * kT, y * kT};
            c.butt_line({a + Point{0, kT}, a, a + Point{kT, 0}, a + Point{kT, kT}, a + Point{0, kT}},
                        "#B39A6B", 2.2, .5, {14, 12});
          }
        }
        cairo_t* cr = c.cairo();
        cairo_select_font_face(cr, "Lato Black", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
        for (const NumberPlace& n : plan.numbers) {
          const std::string text = std::to_string(n.number);
          cairo_set_font_size(cr, n.size);
          cairo_text_extents_t size;
          cairo_text_extents(cr, text.c_str(), &size);
          cairo_set_source_rgb(cr, 0x4A / 255.0, 0x37 / 255.0, 0x26 / 255.0);
          cairo_move_to(cr, n.at.x - size.width / 2 - size.x_bearing,
                        n.at.y - size.height / 2 - size.y_bearing);
          cairo_show_text(cr, text.c_str());
        }
      },
      {-box.x, -box.y});
  return c.image();
}

Point standing_on(const WallPlan& plan, int number) {
  for (const NumberPlace& n : plan.numbers) {
    if (n.number == number) return n.at + Point{0, n.h * .42};
  }
  return {};
}

std::vector<StandingFigure> people(const Sheets& sheets, const Board& board, const WallPlan& plan, Rng& rng) {
  std::vector<StandingFigure> out;
  bool first_keep = true;
  for (const auto& [cell, t] : board) {
    const bool placed = rng.chance(.33);
    const auto i = static_cast<std::size_t>(rng.unit() * static_cast<double>(t.design->kinds.size()));
    const bool red = rng.chance(.5);
    if (!placed) continue;
    const char kind = t.design->kinds[i];
    const std::string colour = red ? "red" : "blue";
    const Point p = turned(t.design->anchors[i], t.rotation) + Point{t.x * kT, t.y * kT};
    if (kind == 'h' && first_keep) {
      out.push_back({colour + "_keep", p.x, p.y + 10, 1.2, sheets.pieces});
      first_keep = false;
      continue;
    }
    out.push_back({look::sprite_name(look::figure_of(look::kMeeple), colour, kind == 'y'), p.x, p.y, 1});
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const StandingFigure& a, const StandingFigure& b) { return a.y < b.y; });
  int kind = 1;
  for (const TowerPlace& t : plan.towers) {
    ++kind;
    if (!t.has_token || kind == 6) continue;  // one is taken already
    out.push_back({kind == 9 || kind == 4 ? "token_" + std::to_string(kind) : "token_back", t.token.x,
                   t.token.y, 0, sheets.pieces});
  }
  const Point blue = standing_on(plan, 37), red = standing_on(plan, 46);
  out.push_back({"blue_counter", blue.x, blue.y, 1, sheets.pieces});
  out.push_back({"red_counter", red.x, red.y, 1, sheets.pieces});
  return out;
}

}  // namespace

Image sample_board(const Sheets& sheets, int tiles, const std::string& seed, const View& view) {
  Rng rng(seed);
  const Grower grown = grow(*sheets.designs, tiles, rng);
  const WallPlan plan = plan_wall();
  Textures tx = sheets.textures;
  const Image hill = make_hill();
  const Box box = hill_box();
  const Image lines = lines_and_numbers(plan, box);
  tx.below.push_back({&hill, {0, 0, static_cast<double>(hill.width), static_cast<double>(hill.height)}, box});
  for (const StartPlace& s : plan.starts)
    add_piece(tx.below, *sheets.wall, start_sprite(*s.fact), {s.ground.x, s.ground.y}, 1, 1);
  for (const WallPiece& p : plan.pieces) add_piece(tx.below, *sheets.wall, p.sprite, p.at, p.sx, p.sy);
  tx.below.push_back(
      {&lines, {0, 0, static_cast<double>(lines.width), static_cast<double>(lines.height)}, box});
  tx.scenery = plan.scenery;
  for (const StartPlace& s : plan.starts) {
    tx.scenery.insert(tx.scenery.end(), s.props.begin(), s.props.end());
    for (const TowerSpot& t : s.towers) tx.scenery.push_back({"tcone0", t.at, 1});
  }
  std::vector<Placed> placed;
  std::vector<std::unique_ptr<Design>> closed;
  for (const auto& [cell, t] : grown.board) {
    closed.push_back(std::make_unique<Design>(grown.closed(t)));
    placed.push_back({closed.back().get(), t.rotation, t.x, t.y});
  }
  return compose(placed, people(sheets, grown.board, plan, rng), tx, view);
}

}  // namespace bastide::art::castle
