#include "engine/families/carcassonne/load.h"

#include "engine/families/carcassonne/compile.h"

namespace bastide::carcassonne {
namespace {

std::optional<Error> add_set(RulesDraft& draft, std::string_view name, ExpansionId expansion) {
  Result<const TileSetFacts*> set = tile_set(name);
  if (!set) return set.error();
  for (const TileFact& fact : (*set)->tiles) {
    TileDesign design = compile(fact, draft.rules);
    design.group = kLandGroup;
    design.copies = static_cast<u8>(design.copies * draft.rules.setup.copies(expansion));
    design.expansion = expansion;
    if (expansion == kCoreId && fact.start)
      draft.rules.start_design = static_cast<u8>(draft.rules.design_count);
    if (auto error = draft.add_design(design, {fact.id, name, &fact})) return error;
  }
  return std::nullopt;
}

}  // namespace

void find_deployable_kinds(RulesDraft& draft) {
  Rules& rules = draft.rules;
  unsigned kinds = 0;
  for (unsigned piece = 0; piece < static_cast<unsigned>(rules.piece_count); ++piece) {
    if (rules.pieces_per_seat[piece] != 0) kinds |= rules.pieces[piece].kinds;
  }
  if (!farmers(rules.setup)) kinds &= ~static_cast<unsigned>(bit(kField));
  if (edition(rules.setup) == Edition::C1) kinds &= ~static_cast<unsigned>(bit(kGarden));  // ED-02
  rules.deployable_kinds = static_cast<u8>(kinds);
  rules.traits.watched_kinds = static_cast<u8>(rules.traits.watched_kinds & kinds);
}

std::optional<Error> load(RulesDraft& draft) {
  const Setup& setup = draft.rules.setup;
  if (auto error = add_set(draft, edition(setup) == Edition::C1 ? "base_c1" : "base_c2", kCoreId))
    return error;
  for (const Expansion* expansion : draft.in_play) {
    const std::string_view name =
        expansion->tile_set == nullptr ? std::string_view() : expansion->tile_set(setup);
    if (name.empty()) continue;
    if (auto error = add_set(draft, name, expansion->id)) return error;
  }
  return std::nullopt;
}

bool has_river(const TileDesign& design) {
  for (unsigned i = 0; i < design.segment_count; ++i) {
    if (design.segments[i].kind == kRiver) return true;
  }
  return false;
}

void note_marked(RulesDraft& draft, ExpansionId expansion, std::string_view mark) {
  for (int i = 0; i < draft.rules.design_count; ++i)
    draft.mark(expansion, i, has_mark(fact(draft.rules, static_cast<u8>(i)).marks, mark) ? 1 : 0);
}

const TileFact& fact(const Rules& rules, u8 design) {
  return *static_cast<const TileFact*>(rules.sources[design].fact);
}

}  // namespace bastide::carcassonne
