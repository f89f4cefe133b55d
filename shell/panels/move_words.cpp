#include "shell/panels/move_words.h"

#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <memory>

namespace bastide::shell {
namespace {

std::string one_action(const Rules& rules, const State& state, const Action& action) {
  switch (action.verb) {
    case Verb::PlaceTile: return "";
    case Verb::Pass: return tr("hint.no_figure");
    case Verb::DeployPiece:
    case Verb::PlaceToken:
    case Verb::ReturnPiece:
    case Verb::ReturnToken: {
      std::string text = thing_name(rules, action);
      if (is_token(action) || action.segment == kNoSegment || !is_tile(state.at(action.cell))) return text;
      const SegmentId segment = segment_at(state, action.cell, action.segment);
      add_part(text, feature_name(rules, feature_of(state, segment).kind));
      return text;
    }
    case Verb::PickOption: return option_name(rules, action);
    default: return "";
  }
}

}  // namespace

std::string move_words(const Rules& rules, const State& state, std::span<const Action> line) {
  std::string text;
  const auto now = std::make_unique<State>();
  clone(*now, state);
  for (const Action& action : line) {
    add_part(text, one_action(rules, *now, action));
    apply(rules, *now, action);
  }
  return text;
}

}  // namespace bastide::shell
