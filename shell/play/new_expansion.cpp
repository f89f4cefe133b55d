#include "shell/play/new_expansion.h"

#include <algorithm>

namespace bastide::shell {
namespace {

bool is_of(const Rules& rules, const Action& action, const Expansion& expansion) {
  if (action.expansion == expansion.id) return true;
  if (action.verb != Verb::DeployPiece && action.verb != Verb::ReturnPiece && action.verb != Verb::MoveFigure)
    return false;
  for (unsigned i = 0; i < expansion.pieces.size(); ++i)
    if (action.piece == rules.piece(expansion.id, i)) return true;
  return false;
}

bool is_of(const Rules& rules, const Event& event, const Expansion& expansion) {
  if (event.kind == EventKind::ExpansionEvent) return event.expansion == expansion.id;
  if (event.kind != EventKind::Scored) return false;
  return std::any_of(event.points.begin(), event.points.end(), [&](const PointItem& item) {
    const std::string_view key = rules.reason_key(item.reason);
    return std::any_of(expansion.reasons.begin(), expansion.reasons.end(),
                       [&](const ReasonDef& reason) { return reason.key == key; });
  });
}

// Since the tile before the last was laid.
bool has_happened(const Session& session, const Expansion& expansion) {
  const std::vector<Event>& events = session.game().events();
  int laid = 0;
  for (auto at = events.rbegin(); at != events.rend() && laid < 2; ++at) {
    if (is_of(session.game().rules(), *at, expansion)) return true;
    laid += at->kind == EventKind::TilePlaced ? 1 : 0;
  }
  return false;
}

}  // namespace

bool matters(const Session& session, const Expansion& expansion) {
  if (!session.has_game()) return false;
  const Phase phase = session.phase();
  if (phase != Phase::Place && phase != Phase::Figure && phase != Phase::Choose) return false;
  const Rules& rules = session.game().rules();
  const State& state = session.seen();
  const u8 tile = state.hand != kNoDesign ? state.hand : state.tiles[state.last_tile].design;
  if (rules.designs[tile].expansion == expansion.id) return true;
  if (pending(state).expansion == expansion.id) return true;
  const ActionList& legal = session.game().legal();
  return std::any_of(legal.begin(), legal.end(),
                     [&](const Action& action) { return is_of(rules, action, expansion); }) ||
         has_happened(session, expansion);
}

const Expansion* new_expansion(const Session& session, std::span<const std::string> known) {
  if (!session.has_game()) return nullptr;
  const FamilyEntry& entry = built_in()[session.game().setup().setup.family];
  for (const Expansion* expansion : entry.expansions) {
    if (!session.game().setup().setup.has_expansion(expansion->id)) continue;
    if (std::find(known.begin(), known.end(), expansion->key) != known.end()) continue;
    if (matters(session, *expansion)) return expansion;
  }
  return nullptr;
}

}  // namespace bastide::shell
