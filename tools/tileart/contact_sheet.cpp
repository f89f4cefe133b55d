// Contact sheets and the sample board: see the header.
#include "tools/tileart/contact_sheet.h"

#include "engine/game/game_setup.h"
#include "shell/look/figures.h"
#include "tools/tileart/textures.h"

#include <algorithm>
#include <map>

namespace bastide::art {

namespace {

std::vector<const Design*> designs_of(const ArtSet& set) {
  std::vector<const Design*> out;
  for (const Design& d : set.designs) out.push_back(&d);
  return out;
}

Image sheet(const ArtSet& set, const Textures& tx, int rotations, int columns, double scale) {
  return tile_sheet(designs_of(set), tx, rotations, columns, scale);
}

EdgeFact edge_at(const Design& d, int rotation, int side) {
  return d.fact->edges[static_cast<std::size_t>(tile_side(side, rotation))];
}

// Mostly meeples; now and then another figure.
std::vector<StandingFigure> sample_figures(const std::vector<Placed>& board) {
  std::vector<StandingFigure> out;
  Rng rng("figures");
  for (const Placed& t : board) {
    if (!rng.chance(.35)) continue;
    const auto i = static_cast<std::size_t>(rng.unit() * static_cast<double>(t.design->kinds.size()));
    const char kind = t.design->kinds[i];
    if (kind == 'v') continue;
    const Point p =
        turned(t.design->anchors[i], t.rotation) + Point{t.x * kT, t.y * kT + (kind == 'm' ? 40.0 : 0.0)};
    const look::Figure* figure = &look::figure_of(look::kMeeple);
    const look::Figure& other = rng.pick_of(look::figures());
    if (kind != 'f' && rng.chance(.3)) figure = &other;
    out.push_back(
        {look::sprite_name(*figure, rng.pick_of(kColourKeys), kind == 'f'), p.x, p.y, figure->board_size});
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const StandingFigure& a, const StandingFigure& b) { return a.y < b.y; });
  return out;
}

}  // namespace

Image tile_sheet(const std::vector<const Design*>& designs, const Textures& tx, int rotations, int columns,
                 double scale) {
  std::vector<Placed> tiles;
  const double step = 1.16;
  const int n = static_cast<int>(designs.size());
  for (int i = 0; i < n; ++i) {
    for (int r = 0; r < rotations; ++r) {
      const int column = i % columns * rotations + r;
      tiles.push_back(
          {designs[static_cast<std::size_t>(i)], r, column * step + .12, i / columns * (step + .06) + .22});
    }
  }
  const int rows = (n + columns - 1) / columns;
  const View view{0, 0, (columns * rotations * step + .1) * kT, (rows * (step + .06) + .16) * kT, scale};
  return compose(tiles, {}, tx, view);
}

std::vector<Placed> grow_board(const std::vector<const Design*>& designs, const std::string& seed, int wanted,
                               int width, int height) {
  Rng rng(seed);
  std::map<std::pair<int, int>, Placed> board;
  auto fits = [&](const Design* d, int r, int x, int y) {
    for (int s = 0; s < 4; ++s) {
      const auto it =
          board.find({y + kSteps[static_cast<std::size_t>(s)].y, x + kSteps[static_cast<std::size_t>(s)].x});
      if (it != board.end() &&
          edge_at(*d, r, s) != edge_at(*it->second.design, it->second.rotation, opposite(s)))
        return false;
    }
    return true;
  };
  std::vector<const Design*> bag;
  for (const Design* d : designs) {
    const bool first = d->fact->start && board.empty();
    if (first) {
      const int x = width / 2, y = height / 2;
      board[{y, x}] = {d, 0, static_cast<double>(x), static_cast<double>(y)};
    }
    for (int i = first ? 1 : 0; i < d->fact->count; ++i) bag.push_back(d);
  }
  for (std::size_t i = bag.size(); i > 1; --i)
    std::swap(bag[i - 1], bag[static_cast<std::size_t>(rng.unit() * static_cast<double>(i))]);
  for (const Design* d : bag) {
    if (static_cast<int>(board.size()) >= wanted) break;
    double best = -1e9;
    Placed where;
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        if (board.contains({y, x})) continue;
        for (int r = 0; r < 4; ++r) {
          int joined = 0, open = 0;
          for (int s = 0; s < 4; ++s) {
            const bool taken = board.contains(
                {y + kSteps[static_cast<std::size_t>(s)].y, x + kSteps[static_cast<std::size_t>(s)].x});
            if (taken) joined += edge_at(*d, r, s) == EdgeFact::Field ? 2 : 4;
            if (!taken && edge_at(*d, r, s) == EdgeFact::City) ++open;
          }
          if (joined == 0 || !fits(d, r, x, y)) continue;
          const double score = joined - .8 * open + rng.range(0, 1.2) - std::abs(x - width / 2.0) * .1;
          if (score > best) {
            best = score;
            where = {d, r, static_cast<double>(x), static_cast<double>(y)};
          }
        }
      }
    }
    if (best > -1e8) board[{static_cast<int>(where.y), static_cast<int>(where.x)}] = where;
  }
  std::vector<Placed> out;
  for (const auto& [cell, placed] : board) out.push_back(placed);
  return out;
}

bool write_contact_sheets(const std::vector<ArtSet>& sets, const Atlas& props, const Atlas& figures,
                          const std::string& folder, const std::vector<std::string>& wish) {
  const std::string only = wish.empty() ? "" : wish.front();
  const Image meadow = make_meadow(), table = make_table().sketches;
  Textures tx;
  tx.props = &props;
  tx.figures = &figures;
  tx.meadow = &meadow;
  tx.table = &table;
  for (const ArtSet& s : sets) {
    for (const Design& d : s.designs) tx.ground[d.fact->id] = draw_ground_image(d);
  }
  bool ok =
      write_png(props.page(), folder + "/props.png") && write_png(figures.page(), folder + "/figures.png");
  for (const ArtSet& s : sets) {
    if (!only.empty() && s.name != only) continue;
    if (only.empty()) {  // for the eye: every tile in its four rotations
      ok = write_png(sheet(s, tx, 4, 2, .5), folder + "/" + s.name + ".png") && ok;
      continue;
    }
    const Image upright = sheet(s, tx, 1, 7, 1);
    ok = write_png(upright, folder + "/" + s.name + "_upright.png") && ok;
    ok = write_png(shrunk(upright, 5), folder + "/" + s.name + "_small.png") && ok;
    ok = write_png(sheet(s, tx, 4, 2, 1), folder + "/" + s.name + "_turned.png") && ok;
  }
  if (only == "board") {
    std::vector<const Design*> of_wish;
    for (const ArtSet& set : sets) {
      if (std::find(wish.begin() + 1, wish.end(), set.name) == wish.end()) continue;
      for (const Design* d : designs_of(set)) of_wish.push_back(d);
    }
    const std::vector<Placed> board = grow_board(of_wish, "board-3", 48, 9, 6);
    const View view{-1.2 * kT, -.9 * kT, 11.4 * kT, 8 * kT, 1};
    const Image big = compose(board, sample_figures(board), tx, view);
    ok = write_png(shrunk(big, 1.6), folder + "/board.png") && ok;
    ok = write_png(big, folder + "/board_full.png") && ok;
  }
  return ok;
}

}  // namespace bastide::art
