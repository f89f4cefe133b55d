#include "engine/ai/terms.h"

#include "engine/ai/reader.h"

#include <algorithm>
#include <bit>

namespace bastide::ai {

std::array<double, kPhases> phase_shares(int tiles) {
  std::array<double, kPhases> shares{};
  const double left = tiles;
  if (left <= kPhaseTiles[0]) {
    shares[0] = left / kPhaseTiles[0];
  } else if (left >= kPhaseTiles[kPhases - 1]) {
    shares[kPhases - 1] = 1;
  } else {
    unsigned i = 0;
    while (left > kPhaseTiles[i + 1]) ++i;
    const double part = (left - kPhaseTiles[i]) / (kPhaseTiles[i + 1] - kPhaseTiles[i]);
    shares[i] = 1 - part;
    shares[i + 1] = part;
  }
  return shares;
}

int tiles_for_two(const Rules& rules, const State& state) {
  return std::min(tiles_left(state) * 2 / rules.setup.players, kMostTilesForTwo);
}

bool is_read_whole(const Rules& rules, const State& state) {
  const auto ends_by_features = rules.family->ends_by_features;
  return state.gain_count == 0 && ends_by_features != nullptr && ends_by_features(rules, state);
}

bool features_stand_alone(const Rules& rules) {
  const auto stand_alone = rules.family->features_stand_alone;
  return stand_alone == nullptr || stand_alone(rules);
}

void add_final_points(const Rules& rules, State& state, Worths& out) {
  if (rules.besides == 0) return;
  const auto score = state.score, on_second = state.on_second;
  for (u32 rest = rules.besides; rest != 0; rest &= rest - 1) {
    const Step& step = rules.steps[rules.ending + static_cast<unsigned>(std::countr_zero(rest))];
    ExpansionMemory& memory = state.expansions[step.expansion];
    const ExpansionMemory kept = memory;
    step.run(rules, state, nullptr);
    memory = kept;
  }
  for (unsigned i = 0; i < state.gain_count; ++i) out[state.gains[i].seat] += state.gains[i].points.total();
  for (std::size_t seat = 0; seat < score.size(); ++seat) out[seat] += state.score[seat] - score[seat];
  state.gain_count = 0;
  state.score = score;
  state.on_second = on_second;
}

namespace {

struct SumOfTerms {
  Reading& reading;
  void point(unsigned seat, double points) { reading.points[seat] += points; }
  void term(unsigned seat, unsigned number, double amount) { reading.terms[seat][number] += amount; }
};

}  // namespace

void read_position(const Rules& rules, State& state, Fits& fits, Reading& reading) {
  reading = Reading{};
  if (!is_over(state)) {
    const bool whole = is_read_whole(rules, state);
    Around around(rules, state, fits);
    Reader(rules, state, around, SumOfTerms{reading}, whole).read();
    reading.tiles = tiles_for_two(rules, state);
    if (whole)
      add_final_points(rules, state, reading.points);
    else
      end_here(rules, state);
  }
  for (std::size_t seat = 0; seat < reading.points.size(); ++seat) reading.points[seat] += state.score[seat];
}

std::string term_name(unsigned term) {
  constexpr std::string_view kSortNames[kSorts] = {"road", "city", "surrounded"};
  const auto staged = [&](std::string_view what, unsigned at) {
    return std::string(what) + "_" + std::string(kSortNames[at / kStages]) + "_" +
           std::to_string(at % kStages);
  };
  if (term < kTied) return "in_hand_" + std::to_string(term);
  if (term < kGain) return staged("tied", term - kTied);
  if (term < kFields) return staged("gain", term - kGain);
  constexpr std::string_view kRest[] = {"fields",           "field_points",
                                        "field_growth",     "field_shared",
                                        "field_lost",       "shared",
                                        "contested",        "lost",
                                        "now_road",         "now_city",
                                        "now_surrounded",   "to_move",
                                        "field_growth_two", "field_growth_more",
                                        "field_sealed",     "join_few_shared",
                                        "join_few_won",     "join_few_lost",
                                        "join_shared",      "join_won",
                                        "join_lost",        "field_join_shared",
                                        "field_join_won",   "field_join_lost"};
  return std::string(kRest[term - kFields]);
}

}  // namespace bastide::ai
