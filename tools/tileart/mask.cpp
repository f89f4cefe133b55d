// Which segment lies under which point. Cities, roads, river and landmarks come from their shapes; what
// is left falls into connected pieces of field, each known by the half edges it touches. Pieces that
// contradict the facts are reported as problems: the drawing would lie.
#include "tools/tileart/expansion_art.h"

#include <algorithm>

namespace bastide::art {

namespace {

constexpr int kFine = 128;  // the flood runs at twice the mask's resolution, so narrow gaps stay open
constexpr std::uint8_t kOpen = 254;
using Grid = std::vector<std::uint8_t>;

Point cell_middle(int i) { return {(i % kFine + .5) * kT / kFine, (i / kFine + .5) * kT / kFine}; }

struct Numbers {
  int city, monastery, garden, field, river;
  explicit Numbers(const TileFact& f) {
    city = static_cast<int>(f.roads.size());
    monastery = city + static_cast<int>(f.cities.size());
    garden = monastery + (f.monastery ? 1 : 0);
    field = garden + (f.garden ? 1 : 0);
    river = field + static_cast<int>(f.fields.size());
  }
};

std::uint8_t nearest_road(const Layout& layout, Point p) {
  double best = 1e9;
  std::uint8_t label = kNoLabel;
  for (const Road& r : layout.roads) {
    const double d = distance_to_line(p, r.line);
    if (d < best) {
      best = d;
      label = static_cast<std::uint8_t>(r.index);
    }
  }
  return label;
}

std::uint8_t label_of(const Layout& layout, const Numbers& n, Point p) {
  const double reach = kRoadCasingWidth / 2 + 1.5;
  for (const Road& r : layout.roads) {  // a bridge's upper road wins
    if (r.over && distance_to_line(p, r.line) < reach) return static_cast<std::uint8_t>(r.index);
  }
  for (const City& c : layout.cities) {
    double wall = 1e9;
    for (const Wall& w : c.walls) wall = std::min(wall, distance_to_line(p, w.line));
    const bool tip = c.reaches_corner && distance(p, c.walls.front().line.back()) < 13;
    if (inside(p, c.polygon) || wall < 4 || tip) return static_cast<std::uint8_t>(n.city + c.index);
  }
  if (layout.monastery.r > 0 && distance(p, layout.monastery.at) < layout.monastery.r)
    return static_cast<std::uint8_t>(n.monastery);
  if (layout.garden.r > 0 && distance(p, layout.garden.at) < layout.garden.r * 1.2)
    return static_cast<std::uint8_t>(n.garden);
  for (const Mark& m : layout.marks) {
    if (m.art->without_segment && distance(p, m.at) < m.r) return kNoLabel;
  }
  if (layout.village.r > 0 && distance(p, kMiddle) < layout.village.r + 2) return nearest_road(layout, p);
  if (layout.grove.r > 0 && distance(p, kMiddle) < layout.grove.r) return nearest_road(layout, p);
  for (const Road& r : layout.roads) {
    if (distance_to_line(p, r.line) < reach) return static_cast<std::uint8_t>(r.index);
  }
  for (const Line& s : layout.stubs) {
    if (distance_to_line(p, s) < reach) return kNoLabel;
  }
  if (layout.pool && inside(p, scaled(layout.pool->shore, layout.pool->at, 1.05))) {
    return layout.fact->river != 0 ? static_cast<std::uint8_t>(n.river) : kNoLabel;
  }
  const bool covered = layout.tunnel && distance(p, kMiddle) < 40;
  if (!layout.river.empty() && !covered && distance_to_line(p, layout.river) < kRiverBankWidth / 2)
    return static_cast<std::uint8_t>(n.river);
  return kOpen;
}

// Half edge that a border cell belongs to.
int half_edge(int x, int y, int side) {
  switch (side) {
    case kNorth: return x < kFine / 2 ? 0 : 1;
    case kEast: return y < kFine / 2 ? 2 : 3;
    case kSouth: return x >= kFine / 2 ? 4 : 5;
    default: return y >= kFine / 2 ? 6 : 7;
  }
}

struct Piece {
  std::vector<int> cells;
  std::array<int, kHalfEdges> touches{};
};

std::vector<Piece> pieces_of(const Grid& grid) {
  std::vector<Piece> out;
  std::vector<bool> seen(grid.size());
  for (int start = 0; start < kFine * kFine; ++start) {
    const auto s = static_cast<std::size_t>(start);
    if (grid[s] != kOpen || seen[s]) continue;
    Piece piece;
    piece.cells = {start};
    seen[s] = true;
    for (std::size_t k = 0; k < piece.cells.size(); ++k) {
      const int x = piece.cells[k] % kFine, y = piece.cells[k] / kFine;
      const int near[4][2] = {{x, y - 1}, {x + 1, y}, {x, y + 1}, {x - 1, y}};
      for (int side = 0; side < 4; ++side) {
        const int nx = near[side][0], ny = near[side][1];
        if (nx < 0 || ny < 0 || nx >= kFine || ny >= kFine) {
          ++piece.touches[static_cast<std::size_t>(half_edge(x, y, side))];
          continue;
        }
        const auto i = static_cast<std::size_t>(ny * kFine + nx);
        if (grid[i] == kOpen && !seen[i]) {
          seen[i] = true;
          piece.cells.push_back(ny * kFine + nx);
        }
      }
    }
    out.push_back(std::move(piece));
  }
  std::sort(out.begin(), out.end(),
            [](const Piece& a, const Piece& b) { return a.cells.size() > b.cells.size(); });
  return out;
}

void label_fields(Layout& layout, const Numbers& n, Grid& grid) {
  const TileFact& fact = *layout.fact;
  std::vector<Piece> pieces = pieces_of(grid);
  std::vector<bool> used(fact.fields.size());
  std::vector<std::size_t> left;
  auto give = [&](const Piece& piece, std::size_t field) {
    for (const int c : piece.cells)
      grid[static_cast<std::size_t>(c)] =
          static_cast<std::uint8_t>(static_cast<std::size_t>(n.field) + field);
    used[field] = true;
  };
  for (std::size_t k = 0; k < pieces.size(); ++k) {
    std::vector<int> votes(fact.fields.size());
    int best = -1, found = 0;
    for (std::size_t f = 0; f < fact.fields.size(); ++f) {
      for (int h = 0; h < kHalfEdges; ++h) {
        if (((fact.fields[f].halves >> h) & 1) != 0)
          votes[f] += pieces[k].touches[static_cast<std::size_t>(h)];
      }
      if (votes[f] > 4) ++found;
      if (votes[f] > 0 && (best < 0 || votes[f] > votes[static_cast<std::size_t>(best)]))
        best = static_cast<int>(f);
    }
    if (found > 1) layout.problems.push_back("two fields run into one another");
    if (best >= 0) {
      give(pieces[k], static_cast<std::size_t>(best));
    } else {
      left.push_back(k);
    }
  }
  // Enclosed fields take the largest pieces left; crumbs beside walls stay without a segment.
  for (std::size_t f = 0; f < fact.fields.size(); ++f) {
    if (fact.fields[f].halves != 0 || left.empty()) continue;
    give(pieces[left.front()], f);
    left.erase(left.begin());
  }
  for (const std::size_t k : left) {
    for (const int c : pieces[k].cells) grid[static_cast<std::size_t>(c)] = kNoLabel;
    if (pieces[k].cells.size() > 260 && !fact.fields.empty())
      layout.problems.push_back("a piece of land without a field");
  }
  for (std::size_t f = 0; f < used.size(); ++f) {
    if (!used[f]) layout.problems.push_back("field " + std::to_string(f) + " has no land");
  }
}

// Distance of every cell to the nearest cell of another segment, in u, by two chamfer sweeps.
std::vector<double> distances(const Grid& grid) {
  const double step = kT / kFine;
  std::vector<double> d(grid.size(), 1e9);
  auto relax = [&](int x, int y, int dx, int dy) {
    const auto i = static_cast<std::size_t>(y * kFine + x);
    const int nx = x + dx, ny = y + dy;
    const double l = step * (dx != 0 && dy != 0 ? 1.41421356 : 1);
    if (nx < 0 || ny < 0 || nx >= kFine || ny >= kFine) {
      d[i] = std::min(d[i], step / 2);
      return;
    }
    const auto j = static_cast<std::size_t>(ny * kFine + nx);
    d[i] = std::min(d[i], grid[i] != grid[j] ? l / 2 : d[j] + l);
  };
  for (int y = 0; y < kFine; ++y) {
    for (int x = 0; x < kFine; ++x) {
      for (const auto& [dx, dy] : {std::pair{-1, 0}, {-1, -1}, {0, -1}, {1, -1}}) relax(x, y, dx, dy);
    }
  }
  for (int y = kFine - 1; y >= 0; --y) {
    for (int x = kFine - 1; x >= 0; --x) {
      for (const auto& [dx, dy] : {std::pair{1, 0}, {1, 1}, {0, 1}, {-1, 1}}) relax(x, y, dx, dy);
    }
  }
  return d;
}

}  // namespace

std::uint8_t Mask::at(Point p) const {
  const int x = std::clamp(static_cast<int>(p.x * kMaskSize / kT), 0, kMaskSize - 1);
  const int y = std::clamp(static_cast<int>(p.y * kMaskSize / kT), 0, kMaskSize - 1);
  return label[static_cast<std::size_t>(y * kMaskSize + x)];
}

std::string segment_kinds(const TileFact& fact) {
  std::string out;
  out.append(fact.roads.size(), 'r');
  out.append(fact.cities.size(), 'c');
  if (fact.monastery) out += 'm';
  if (fact.garden) out += 'g';
  out.append(fact.fields.size(), 'f');
  if (fact.river != 0) out += 'v';
  return out;
}

Mask make_mask(Layout& layout) {
  const Numbers n(*layout.fact);
  Grid grid(static_cast<std::size_t>(kFine) * kFine);
  for (int i = 0; i < kFine * kFine; ++i)
    grid[static_cast<std::size_t>(i)] = label_of(layout, n, cell_middle(i));
  label_fields(layout, n, grid);
  Mask mask;
  mask.room.resize(segment_kinds(*layout.fact).size());
  const std::vector<double> far = distances(grid);
  std::vector<double> best(mask.room.size(), -1e9);
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (grid[i] >= mask.room.size()) continue;
    const Point p = cell_middle(static_cast<int>(i));
    double room = far[i];
    for (const Circle& c : layout.kept_free) room = std::min(room, distance(p, c.at) - c.r);
    // room beyond what a figure needs counts little; then the tile's middle is preferred
    const double score = std::min(room, 30.0) + .15 * std::min(room, 60.0) - .03 * distance(p, kMiddle);
    if (score > best[grid[i]]) {
      best[grid[i]] = score;
      mask.room[grid[i]] = {p, room};
    }
  }
  for (int y = 0; y < kMaskSize; ++y) {
    for (int x = 0; x < kMaskSize; ++x) {
      // of the four fine cells the upper left decides; seams fall on cell borders either way
      mask.label[static_cast<std::size_t>(y * kMaskSize + x)] =
          grid[static_cast<std::size_t>(2 * y * kFine + 2 * x)];
    }
  }
  return mask;
}

Line place_anchors(const Layout& layout, const Mask& mask) {
  const TileFact& fact = *layout.fact;
  const Numbers n(fact);
  Line out;
  for (const Road& r : layout.roads) {
    const bool through = fact.roads[static_cast<std::size_t>(r.index)].end.empty();
    double f = through ? .5 : .42;
    if (!layout.bridges.empty() &&
        distance(point_at(r.line, f), layout.bridges.front().deck[layout.bridges.front().deck.size() / 2]) <
            40)
      f = .2;
    out.push_back(point_at(r.line, f));
  }
  for (const City& c : layout.cities) {
    out.push_back(c.figure.value_or(c.plaza));
  }
  if (fact.monastery) out.push_back(layout.monastery.at);
  if (fact.garden) out.push_back(layout.garden.at);
  while (out.size() < mask.room.size()) out.push_back(mask.room[out.size()].at);
  if (fact.river != 0) {
    out.back() = point_at(layout.river, .5);
  }
  (void)n;
  return out;
}

}  // namespace bastide::art
