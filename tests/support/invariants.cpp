#include "tests/support/invariants.h"

#include "engine/expansions/house_rules/house_rules.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <tuple>

namespace bastide::test {
namespace {

using namespace carcassonne;
using std::string;
using std::to_string;

// What is wrong with the engine's feature for that region; words are made only for what is.
string check_region(const Rules& rules, const State& state, const Region& region) {
  const auto any = static_cast<SegmentId>(region.segments[0]);
  const SegmentId root = find(state, any);
  const Feature& feature = state.features[root];
  const auto wrong = [&](const string& what) { return "feature of segment " + to_string(any) + ": " + what; };
  if (feature.kind != region.kind) return wrong("kind differs");
  if (feature.size != region.segments.size()) return wrong("number of segments differs");
  std::vector<int> ring;
  ring.reserve(region.segments.size());
  for_each_segment(state, any, [&](SegmentId s) { ring.push_back(s); });
  std::sort(ring.begin(), ring.end());
  if (ring != region.segments) return wrong("other segments");
  for (const int segment : region.segments) {
    if (find(state, static_cast<SegmentId>(segment)) != root) return wrong("another root");
  }
  if (count_tiles(state, any) != static_cast<int>(region.tiles.size())) return wrong("tiles differ");
  const bool closing = (rules.traits.closing_kinds >> region.kind & 1) != 0;
  const bool watched = (rules.traits.watched_kinds >> region.kind & 1) != 0;
  if (closing || watched) {
    const bool equal = region.open == 0 ? feature.open <= 0 : feature.open == region.open;
    if (!equal) return wrong("open is " + to_string(feature.open) + ", counted " + to_string(region.open));
  }
  if (rules.family != &kFamily) return "";
  const int counted[] = {region.coats_of_arms, region.inns,     region.cathedrals,
                         region.goods[0],      region.goods[1], region.goods[2]};
  for (int i = 0; i < 6; ++i) {
    if (lane(feature.counters, i) != counted[i]) return wrong("counter " + to_string(i) + " differs");
  }
  return "";
}

string check_figures(const Rules& rules, const State& state, const SlowLandscape& land) {
  std::vector<std::array<int, 8>> lanes(land.regions().size());
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (figure.segment >= state.segment_count) return "a figure stands nowhere";
    auto& here = lanes[static_cast<unsigned>(land.region_of(figure.segment))];
    const int weight = rules.pieces[figure.piece].weight;
    here[figure.seat] += weight;
    ++here[weight != 0 ? kMeepleLane : kSpecialLane];
  }
  for (std::size_t i = 0; i < lanes.size(); ++i) {
    const auto any = static_cast<SegmentId>(land.regions()[i].segments[0]);
    for (int k = 0; k < 8; ++k) {
      if (lane(feature_of(state, any).figures, k) != lanes[i][static_cast<unsigned>(k)]) {
        return "figures of the feature of segment " + to_string(any) + " differ in lane " + to_string(k);
      }
    }
  }
  return "";
}

string check_open_cells(const State& state, const SlowLandscape& land) {
  using Place = std::pair<int, int>;
  std::vector<Place> open;
  for (int x = land.min_x() - 1; x <= land.max_x() + 1; ++x) {
    for (int y = land.min_y() - 1; y <= land.max_y() + 1; ++y) {
      const bool beside = land.has_tile(x, y - 1) || land.has_tile(x + 1, y) || land.has_tile(x, y + 1) ||
                          land.has_tile(x - 1, y);
      const GridEntry entry = state.at({static_cast<i8>(x), static_cast<i8>(y)});
      const bool empty = !land.has_tile(x, y);
      const bool first = state.tile_count == 0 && x == 0 && y == 0;  // HOUSE-04
      const bool may = (beside || first) && empty && land.is_board(x, y);
      if (is_tile(entry) == empty || is_open(entry) != may) {
        return "cell " + to_string(x) + "," + to_string(y) + ": tile or not, open or not differs";
      }
      if (is_open(entry)) open.emplace_back(x, y);
    }
  }
  std::vector<Place> listed;
  for (unsigned i = 0; i < state.open_count; ++i) {
    listed.emplace_back(state.open_cell[i].x, state.open_cell[i].y);
  }
  std::sort(listed.begin(), listed.end());
  return listed == open ? "" : "the list of open cells differs";
}

class Hash {
 public:
  template <class T>
  Hash& add(T value) {
    auto bits = static_cast<u64>(value);
    for (unsigned i = 0; i < sizeof(T); ++i, bits >>= 8) hash_ = (hash_ ^ (bits & 0xFF)) * 0x100000001B3ULL;
    return *this;
  }
  [[nodiscard]] u64 value() const { return hash_; }

 private:
  u64 hash_ = 0xCBF29CE484222325ULL;
};

}  // namespace

string check_features(const Rules& rules, const State& state) {
  return check_features(rules, state, SlowLandscape(rules, state));
}

string check_features(const Rules& rules, const State& state, const SlowLandscape& land) {
  if (land.segment_count() != state.segment_count) return "number of segments differs";
  for (const Region& region : land.regions()) {
    string problem = check_region(rules, state, region);
    if (!problem.empty()) return problem;
  }
  string problem = check_figures(rules, state, land);
  return problem.empty() ? check_open_cells(state, land) : problem;
}

string check_placements(const Rules& rules, const State& state, const SlowLandscape& land) {
  std::set<std::tuple<int, int, int>> found;
  for (int y = land.min_y() - 2; y <= land.max_y() + 2; ++y) {
    for (int x = land.min_x() - 2; x <= land.max_x() + 2; ++x) {
      for (int rotation = 0; rotation < 4; ++rotation) {
        const bool first = state.tile_count == 0 && x == 0 && y == 0;  // HOUSE-04
        if (first || land.fits(state.hand, x, y, rotation)) found.insert({x, y, rotation});
      }
    }
  }
  ActionList legal;
  legal_actions(rules, state, legal);
  for (const Action& action : legal) {
    if (action.verb != Verb::PlaceTile || action.option != state.hand) continue;
    if (found.erase({action.cell.x, action.cell.y, action.rotation}) == 0) {
      return "a placement at " + to_string(action.cell.x) + "," + to_string(action.cell.y) +
             " that does not match, or twice";
    }
  }
  if (state.filtering_placements == 0 && !found.empty())
    return to_string(found.size()) + " placements are missing";
  return "";
}

string check_pieces(const Rules& rules, const State& state) {
  const auto lying = all_shown<LyingList>(rules, state, &Shown::lying);
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    std::array<int, kMaxPieces> count{};
    for (unsigned i = 0; i < state.figure_count; ++i) {
      if (state.figures[i].seat == seat) ++count[state.figures[i].piece];
    }
    for (const Lying& one : lying) {
      if (one.seat == seat && one.piece != kNoPiece) ++count[one.piece];
    }
    const bool plays = static_cast<int>(seat) < rules.setup.players;
    for (unsigned piece = 0; piece < kMaxPieces; ++piece) {
      if (count[piece] + state.supply[seat][piece] != (plays ? rules.pieces_per_seat[piece] : 0)) {
        return "seat " + to_string(seat) + " has lost or won a figure of kind " + to_string(piece);
      }
    }
  }
  return "";
}

string check_tokens(const Rules& rules, const State& state) {
  const auto lying = all_shown<LyingList>(rules, state, &Shown::lying);
  const auto standing = all_shown<OnScoreboardList>(rules, state, &Shown::on_scoreboard);
  std::map<std::pair<int, int>, int> count;
  for (const Lying& one : lying) {
    if (!is_tile(state.at(one.cell))) return "a token lies beside the land";
    const PlacedTile& tile = state.tiles[state.at(one.cell) - 1u];
    const unsigned segments = rules.designs[tile.design].segment_count;
    for (const u8 segment : {one.segment, one.other}) {
      if (segment != kNoSegment && segment >= segments) return "a token lies on no segment of its tile";
    }
    count[{one.expansion, one.token}] += one.count;
  }
  for (const OnScoreboard& one : standing) {
    if (one.space >= kScoreboardSpaces || one.seat >= rules.setup.players) return "a token stands nowhere";
    ++count[{one.expansion, one.token}];
  }
  for (const auto& [token, n] : count) {
    const TokenDef& def =
        rules.expansions[static_cast<unsigned>(token.first)]->tokens[static_cast<unsigned>(token.second)];
    if (n > def.count) return "more tokens than there are: " + string(def.key);
  }
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    if (state.on_second[seat] < 0 || state.on_second[seat] > state.score[seat])
      return "the second counter shows more than the score";
  }
  return "";
}

int count_tiles_of_game(const State& state) {
  int bag = 0;
  for (const u8 copies : state.bag) bag += copies;
  int held = 0;
  for (const auto& hand : house_rules::hands(state).held) {
    for (const u8 tile : hand) held += tile != 0 ? 1 : 0;
  }
  const int drawn = held + (state.hand != kNoDesign ? 1 : 0) + (state.spare != kNoDesign ? 1 : 0);
  return state.tile_count + drawn + bag + state.discarded;
}

string check_tiles(const State& state, int total) {
  const int count = count_tiles_of_game(state);
  int bag = 0;
  for (const u8 copies : state.bag) bag += copies;
  int groups = 0;
  for (const u16 left : state.group_left) groups += left;
  if (bag != groups) return "bag and its groups differ";
  return count == total ? "" : to_string(count) + " tiles in all, " + to_string(total) + " at the start";
}

u64 state_hash(const State& state) {
  Hash hash;
  hash.add(state.asks).add(state.step).add(state.score_phase).add(state.over).add(state.active);
  hash.add(state.hand).add(state.turn).add(state.last_tile).add(state.figure_count).add(state.discarded);
  hash.add(state.filtering_placements != 0);
  for (unsigned i = 0; i < state.asks; ++i) {
    hash.add(state.ask[i].expansion).add(state.ask[i].kind).add(state.ask[i].who).add(state.ask[i].arg);
  }
  for (const i32 score : state.score) hash.add(score);
  if (state.spare != kNoDesign) hash.add(state.spare);
  if (state.again != 0 || state.turn_of != kNobody) hash.add(state.again).add(state.turn_of);
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    for (const u8 tile : house_rules::hands(state).held[seat]) {
      if (tile != 0) hash.add(seat).add(tile);
    }
  }
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    if (state.on_second[seat] != 0) hash.add(seat).add(state.on_second[seat]);
  }
  for (const auto& seat : state.supply) {
    for (const u8 count : seat) hash.add(count);
  }
  for (unsigned i = 0; i < state.figure_count; ++i) {
    hash.add(state.figures[i].seat).add(state.figures[i].piece).add(state.figures[i].segment);
  }
  for (unsigned design = 0; design < kMaxDesigns; ++design) {
    if (state.bag[design] != 0) hash.add(design).add(state.bag[design]);
  }
  for (unsigned i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[i];
    hash.add(tile.design).add(tile.rotation).add(tile.cell.x).add(tile.cell.y);
  }
  for (unsigned i = 0; i < state.open_count; ++i) {
    hash.add(state.open_cell[i].x).add(state.open_cell[i].y).add(state.open_need[i]);
  }
  for (unsigned s = 0; s < state.segment_count; ++s) {
    const SegmentId root = find(state, static_cast<SegmentId>(s));
    hash.add(root);
    if (root != s) continue;
    const Feature& feature = state.features[root];
    // golden games of before scored features had a flag of their own wrote -1 for it
    const i16 open = feature.scored ? i16{-1} : feature.open;
    hash.add(feature.counters).add(feature.figures).add(open).add(feature.size);
  }
  for (unsigned i = 0; i < state.surrounded_count; ++i) hash.add(state.surrounded[i].segment);
  for (unsigned expansion = 0; expansion < kMaxExpansions; ++expansion) {
    for (unsigned i = 0; i < state.expansions[expansion].bytes.size(); ++i) {
      // golden games of before hands were kept there wrote them where they are hashed above
      if (expansion == house_rules::kHands && i >= offsetof(house_rules::Hands, held)) break;
      if (state.expansions[expansion].bytes[i] != 0)
        hash.add(expansion).add(i).add(state.expansions[expansion].bytes[i]);
    }
  }
  return hash.value();
}

}  // namespace bastide::test
