#include "engine/ai/weigher.h"

#include "engine/ai/before.h"
#include "engine/ai/reader.h"
#include "engine/ai/weighed.h"

#include <bit>
#include <optional>

namespace bastide::ai {
namespace {

const TermValues& weight_of(const Rules& rules, const State& state, const PhaseWeights& weights) {
  return weights[static_cast<std::size_t>(tiles_for_two(rules, state))];
}

// Whether an expansion in play does something where such a tile lies: by a figure there it may be something
// else (CROP-04).
bool is_marked(const Rules& rules, u8 design) {
  for (u32 rest = rules.setup.expansions | 1u << kCoreId; rest != 0; rest &= rest - 1) {
    if (rules.marks[static_cast<unsigned>(std::countr_zero(rest))][design] != 0) return true;
  }
  return false;
}

}  // namespace

struct Weigher::Last {
  std::optional<Around> around;  // none: nothing can be told by what differs
  const TermValues* weight = nullptr;
  Worths worths{};
  Before before;
  FieldEdges* edges = nullptr;  // what is known of fields before the tile laid last
};

Weigher::Weigher() : last_(std::make_unique<Last>()) {}
Weigher::~Weigher() = default;

void Weigher::weigh_after(const Rules& rules, const State* before, Fits& fits, const PhaseWeights& weights) {
  if (before == nullptr)
    last_->before.forget();
  else
    last_->before.read(rules, *before, fits, weight_of(rules, *before, weights));
}

void Weigher::weigh(const Rules& rules, State& state, Fits& fits, const PhaseWeights& weights, Worths& out) {
  out.fill(0);
  Last& last = *last_;
  last.around.reset();
  if (is_over(state)) {
    for (std::size_t seat = 0; seat < out.size(); ++seat) out[seat] = state.score[seat];
    return;
  }
  const bool whole = is_read_whole(rules, state);
  const TermValues& weight = weight_of(rules, state, weights);
  Around& around = last.around.emplace(rules, state, fits);
  const bool known = last.before.look_at(rules, state, weight, whole);
  last.edges = known ? &last.before.edges() : nullptr;
  Reader(rules, state, around, SumByWeight{out, weight}, whole, last.edges).read([&](SegmentId root) {
    return known && last.before.tell(state, root, around, out);
  });
  if (whole) {
    add_final_points(rules, state, out);
  } else {
    last.around.reset();
    end_here(rules, state);
  }
  for (std::size_t seat = 0; seat < out.size(); ++seat) out[seat] += state.score[seat];
  last.weight = &weight;
  last.worths = out;
}

bool Weigher::weigh_with(const Rules& rules, State& state, Seat seat, const Action& placed, Worths& out) {
  Last& last = *last_;
  if (!last.around || placed.verb != Verb::DeployPiece || placed.expansion != kCoreId ||
      rules.pieces[placed.piece].weight == 0)
    return false;
  const PlacedTile& tile = state.tiles[state.last_tile];
  if (is_marked(rules, tile.design)) return false;
  const SegmentId segment = segment_id(tile, placed.segment);
  Feature& feature = state.features[find(state, segment)];
  const bool scores = ((rules.traits.closing_kinds | rules.traits.watched_kinds) >> feature.kind & 1) != 0 &&
                      is_complete(feature);
  const auto counts_elsewhere = rules.family->counts_elsewhere;
  if (scores || feature.figures != 0 ||
      (counts_elsewhere != nullptr && counts_elsewhere(rules, state, seat, feature.kind)))
    return false;
  const TermValues& weight = *last.weight;
  const auto in_hand = [&] {
    return weight[kInHand + static_cast<unsigned>(std::min(followers_in_hand(rules, state, seat), 7))];
  };
  out = last.worths;
  out[seat] -= in_hand();
  put_figure(rules, state, seat, placed.piece, segment, nullptr);
  out[seat] += in_hand();
  Reader(rules, state, *last.around, SumByWeight{out, weight}, true, last.edges).read_beside(segment);
  --state.figure_count;
  feature.figures = 0;
  ++state.supply[seat][placed.piece];
  return true;
}

}  // namespace bastide::ai
