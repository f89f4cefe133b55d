#include "shell/play/aids.h"

#include "engine/core/sort.h"
#include "engine/data/text_list.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "engine/rules/shown.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <algorithm>
#include <bit>

namespace bastide::shell {
namespace {

constexpr const char* kClashWords[] = {"clash.north", "clash.east", "clash.south", "clash.west"};
constexpr const char* kSideWords[] = {"edge.north", "edge.east", "edge.south", "edge.west"};

// A terrain is named by what lies there.
std::string terrain_name(const Rules& rules, unsigned terrains) {
  for (const TileDesign& design : std::span(rules.designs).first(static_cast<unsigned>(rules.design_count))) {
    for (unsigned side = 0; side < kSides; ++side) {
      if ((design.fit(0) >> (4 * side) & 15) != terrains) continue;
      const u8 middle = design.middle[side];
      return feature_name(rules, design.segments[middle != kNoSegment ? middle : design.half[2 * side]].kind);
    }
  }
  return "";
}

// What lies against each side of an open cell.
std::string edges_of(const Rules& rules, const State& state, Cell cell) {
  const GridEntry entry = state.at(cell);
  std::string text;
  if (!is_open(entry)) return text;
  const u16 need = state.open_need[static_cast<std::size_t>(entry & ~kOpenFlag)];
  for (unsigned side = 0; side < kSides; ++side) {
    const unsigned terrains = need >> (4 * side) & 15;
    if (std::popcount(terrains) != 1) continue;  // nothing lies there
    add_part(text, tr(kSideWords[side], {{"what", terrain_name(rules, terrains)}}));
  }
  return text;
}

// "City (Red): 8 points instead of 4", "City (Red) completed: 8".
std::string growth_text(const Game& game, const Growth& growth) {
  std::string names;
  const auto players = static_cast<Seat>(game.rules().setup.players);
  for (Seat seat = 0; seat < players; ++seat) {
    if ((growth.owners >> seat & 1) != 0) add_item(names, player_name(game.setup(), seat));
  }
  const std::string feature = feature_name(game.rules(), growth.kind);
  if (growth.completes)
    return tr("effect.completes", {{"feature", feature}, {"names", names}, {"points", growth.after}});
  return tr("effect.grows",
            {{"feature", feature}, {"names", names}, {"before", growth.before}, {"after", growth.after}});
}

}  // namespace

bool FeatureCard::present(Seat seat) const {
  return std::any_of(figures[seat].begin(), figures[seat].end(), [](u8 n) { return n > 0; });
}

int FeatureCard::fewest() const {
  int least = value.now;
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    if (owns(seat)) least = std::min<int>(least, value.each[seat]);
  }
  return least;
}

std::string facts_text(const FeatureCard& card) {
  std::string text = trn("card.tiles", card.tiles);
  add_part(text, card.marks);
  if (card.field && card.cities >= 0) add_part(text, trn("card.cities", card.cities));
  const bool surrounded = card.surrounded;
  if (surrounded) text = card.complete ? "" : trn("card.missing", card.open);
  if (!surrounded && !card.field && !card.complete) add_part(text, trn("card.open", card.open));
  if (card.complete) add_part(text, tr("card.complete"));
  return text;
}

std::string clash_text(const Session& session, Cell cell) {
  const Rules& rules = session.game().rules();
  const State& state = session.game().state();
  const u16 need = state.open_need[static_cast<std::size_t>(state.at(cell) & ~kOpenFlag)];
  std::string best;
  int fewest = kSides + 1;
  for (int i = 0; i < 4; ++i) {
    const u16 fit = rules.designs[state.hand].fit(session.rotation() + i);
    std::string text;
    int clashes = 0;
    for (int side = 0; side < kSides; ++side) {
      const unsigned mine = fit >> (4 * side) & 15;
      const unsigned theirs = need >> (4 * side) & 15;
      if ((mine & ~theirs) == 0) continue;
      ++clashes;
      add_part(text, tr(kClashWords[side],
                        {{"mine", terrain_name(rules, mine)}, {"theirs", terrain_name(rules, theirs)}}));
    }
    if (clashes < fewest && clashes > 0) fewest = clashes, best = text;
  }
  return tr("clash.title", {{"clashes", best}});
}

std::string spoken(const CellCard& card) {
  if (card.dead()) return tr("fits.dead") + ". " + card.edges;
  std::string text = trn("fits.tiles", card.fits.tiles);
  if (card.fits.hand) add_part(text, tr("fits.hand"));
  return text + ". " + card.edges;
}

std::string spoken(const Game& game, const FeatureCard& card) {
  std::string text = feature_name(game.rules(), card.kind) + ". " + facts_text(card) + ". ";
  if (!card.counts) return text;
  std::string owners;
  const auto players = static_cast<Seat>(game.rules().setup.players);
  for (Seat seat = 0; seat < players; ++seat)
    if (card.owns(seat)) {
      add_item(owners, player_name(game.setup(), seat));
      if (card.uneven()) owners += " " + std::to_string(card.value.each[seat]);
    }
  std::string had;
  for (const FeatureCard::Had& one : card.had)
    add_item(had, player_name(game.setup(), one.seat) + " " + trn("points", one.points));
  if (!had.empty()) return text + tr("card.scored") + ": " + had + ".";
  text += (owners.empty() ? tr("card.nobody") : owners) + ". ";
  if (!card.uneven()) text += tr("card.now") + ": " + std::to_string(card.value.now);
  if (!card.field && !card.complete)
    text += ". " + tr(card.open > 1 ? "card.finished_least" : "card.finished") + ": " +
            std::to_string(card.value.complete);
  return text;
}

const CellCard* AidCards::cell(const Session& session, Cell cell) {
  const State& state = session.game().state();
  if (state.over || !is_open(state.at(cell))) return nullptr;
  if (!cell_made_.again(session.revision(), cell)) return &*cell_;
  cell_.emplace();
  cell_->cell = cell;
  cell_->fits = tiles_that_fit(session.game().rules(), session.seen(), cell);
  sort_by(std::span(cell_->fits.kinds).first(static_cast<std::size_t>(cell_->fits.size)),
          [](const TileFit& a, const TileFit& b) { return a.left > b.left; });
  cell_->edges = edges_of(session.game().rules(), state, cell);
  return &*cell_;
}

namespace {

// Who is there without being one of the land's figures: as a token that is one, and whoever counts from
// elsewhere.
void add_others(const Game& game, FeatureCard& card) {
  const Rules& rules = game.rules();
  const State& state = game.state();
  for (const Lying& one : all_shown<LyingList>(rules, state, &Shown::lying)) {
    if (one.piece == kNoPiece || one.segment == kNoSegment) continue;
    const PlacedTile& tile = state.tiles[state.at(one.cell) - 1u];
    if (find(state, segment_id(tile, one.segment)) == card.root) ++card.figures[one.seat][one.piece];
  }
  if (!card.field) return;
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    int standing = 0;
    for (unsigned i = 0; i < state.figure_count; ++i) {
      const Figure& figure = state.figures[i];
      if (figure.seat == seat && find(state, figure.segment) == card.root)
        standing += rules.pieces[figure.piece].weight;
    }
    const int more = card.value.weight[seat] - standing;
    if (more > 0) card.figures[seat][0] = static_cast<u8>(card.figures[seat][0] + more);
  }
}

// The scorings of what is no longer anybody's because it has been scored.
void add_scored(const Game& game, FeatureCard& card) {
  const State& state = game.state();
  if (!state.features[card.root].scored) return;
  for (const Event& event : game.events()) {
    if (event.kind != EventKind::Scored || event.feature_segment == kNoSegmentId || event.amount == 0)
      continue;
    if (event.feature != card.kind || find(state, event.feature_segment) != card.root) continue;
    card.had.push_back({event.seat, event.amount, reasons_text(game.rules(), event.points)});
  }
}

}  // namespace

const FeatureCard* AidCards::feature(const Session& session, SegmentId segment) {
  const Rules& rules = session.game().rules();
  const State& state = session.game().state();
  if (segment >= state.segment_count) return nullptr;
  if (!feature_made_.again(session.revision(), segment)) return &*feature_;
  FeatureCard& card = feature_.emplace();
  card.root = find(state, segment);
  const Feature& feature = state.features[card.root];
  card.kind = feature.kind;
  const FamilyWords& own = family_words(rules);
  card.field = feature.kind == rules.family->field_kind || feature.open >= kNeverCloses / 2;
  const PlacedTile& tile = state.tiles[state.tile_of[segment]];
  card.surrounded = (rules.designs[tile.design].surrounded >> local_segment(tile, segment) & 1) != 0;
  card.counts = (rules.deployable_kinds >> feature.kind & 1) != 0;
  card.complete = !card.field && card.counts && is_complete(feature);
  card.value = feature_value(rules, state, segment);
  card.tiles = count_tiles(state, segment);
  card.open = std::max<int>(0, feature.open);
  card.cities = own.cities == nullptr ? -1 : card.field ? own.cities(rules, state, segment) : 0;
  for (int counter = 0; counter < rules.counter_count; ++counter) {
    const int marks = lane(feature.counters, counter);
    card.counters[static_cast<unsigned>(counter)] = static_cast<u8>(marks);
    if (marks == 0 || own.counted != nullptr) continue;
    add_part(card.marks,
             mark_name(rules, rules.counters[static_cast<unsigned>(counter)]) + " ×" + std::to_string(marks));
  }
  if (own.counted != nullptr) card.marks = own.counted(rules, feature);
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    if (find(state, figure.segment) == card.root) ++card.figures[figure.seat][figure.piece];
  }
  add_others(session.game(), card);
  add_scored(session.game(), card);
  return &card;
}

const std::string& AidCards::effect(const Session& session, Cell cell) {
  if (!effect_made_.again(session.revision(), cell, session.rotation())) return effect_;
  effect_.clear();
  const auto& places = session.places();
  const auto place =
      std::find_if(places.begin(), places.end(), [&](const PlaceOption& p) { return p.cell == cell; });
  if (place == places.end()) return effect_;
  int rotation = session.rotation();
  while ((place->rotations >> rotation & 1) == 0) rotation = (rotation + 1) & 3;
  const Game& game = session.game();
  const GrowthList list = growth_by(game.rules(), game.state(), game.state().hand, cell, rotation, scratch());
  for (const Growth& growth : list) add_item(effect_, growth_text(game, growth), "\n");
  return effect_;
}

const std::array<i32, kMaxPlayers>& AidCards::projected(const Session& session) {
  project(session);
  return projected_;
}

const Game::Breakdown& AidCards::to_come(const Session& session, Seat seat) {
  project(session);
  return to_come_[seat];
}

void AidCards::project(const Session& session) {
  if (!projected_made_.again(session.revision())) return;
  const Rules& rules = session.game().rules();
  EventLog events;
  projected_ = projected_scores(rules, session.game().state(), scratch(), &events);
  to_come_ = Game::breakdown(rules, events.events());
}

std::array<i32, kMaxPlayers> AidCards::planned(const Session& session) {
  const State& state = session.game().state();
  const auto action = session.planned();
  return action ? scores_after(session.game().rules(), state, *action, scratch()) : state.score;
}

State& AidCards::scratch() {
  if (!scratch_) scratch_ = std::make_unique<State>();
  return *scratch_;
}

}  // namespace bastide::shell
