// What the Castle's questions, answers and events show beyond their words.
#include "shell/told/telling.h"

#include "engine/families/castle/aids.h"
#include "shell/games/castle/news.h"
#include "shell/games/castle/words.h"
#include "shell/look/figures.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <algorithm>

namespace bastide::shell::castle {
namespace {

namespace game_of = bastide::castle;

// A token for an area that scores now: its points and where the counter lands, with it and without (CAS-30);
// or for another turn.
void offer_token(const Game& game, const Decision& decision, bool used, Offer& out) {
  const State& state = game.state();
  Action token;
  token.verb = Verb::ReturnToken;
  token.piece = decision.arg;
  out.name = tr(used ? "castle.use" : "castle.keep_it", {{"token", thing_name(game.rules(), token)}});
  if (state.scoring == kNoSegmentId) {
    out.about = tr(used ? "castle.extra_turn.used" : "castle.extra_turn.kept");
    return;
  }
  const game_of::Landing landing = used ? game_of::raised_landing(game.rules(), state, state.scoring)
                                        : game_of::landing_of(game.rules(), state, state.scoring);
  out.gains.push_back({landing.seat, landing.points});
  out.about = castle_words::where(landing);
}

bool asks_token(const Game& game, const Decision& decision) {
  return game.rules().decision_def(decision).key == "use_token";
}

void offer(const Game& game, const Decision& decision, const Action& action, Offer& out) {
  const Rules& rules = game.rules();
  const State& state = game.state();
  if (asks_token(game, decision)) {
    offer_token(game, decision, true, out);
  } else if (action.verb == Verb::ReturnPiece) {  // which area scores next (CAS-25)
    const game_of::Landing landing = game_of::landing_of(rules, state, segment_at(state, action));
    if (landing.seat == kNobody) return;
    out.gains.push_back({landing.seat, landing.points});
    out.about = castle_words::where(landing);
  }
}

void pass(const Game& game, const Decision& decision, Offer& out) {
  if (asks_token(game, decision)) offer_token(game, decision, false, out);
}

void asked(const Game& game, const Decision& decision, Asked& out) {
  const State& state = game.state();
  if (asks_token(game, decision) && state.scoring != kNoSegmentId) out.touches.push_back(state.scoring);
}

// Of an area: where its holder's counter would land, whose keep is in it.
std::string about_feature(const Game& game, SegmentId segment) {
  const State& state = game.state();
  const game_of::Landing landing = game_of::landing_of(game.rules(), state, segment);
  std::string text = landing.seat == kNobody ? "" : castle_words::landing(game, landing);
  for (Seat seat = 0; seat < game_of::kSeats; ++seat) {
    const SegmentId keep = game_of::memory(state).keep[seat];
    if (keep == kNoSegmentId || find(state, keep) != find(state, segment)) continue;
    add_part(text, castle_words::keep(game, seat));
  }
  return text;
}

// What a token does and would bring.
std::string about_holding(const Game& game, Seat seat, std::string_view key) {
  const auto& keys = game_of::kTokenKeys;
  const auto* const at = std::find(keys.begin(), keys.end(), key);
  if (at == keys.end()) return "";
  const auto token = static_cast<game_of::Token>(at - keys.begin());
  const std::string worth = castle_words::token_worth(game, seat, token);
  return castle_words::token(game, seat, token) + (worth.empty() ? "" : " " + worth);
}

// Of a cell of the largest empty area: how large it is, and who would score it now (CAS-42).
std::string about_cell(const Game& game, Cell cell) {
  const game_of::Hole hole = game_of::largest_hole(game.rules(), game.state());
  if (std::find(hole.cells.begin(), hole.cells.end(), cell) == hole.cells.end()) return "";
  return castle_words::hole(game, hole);
}

}  // namespace

extern const Telling kTelling;
const Telling kTelling{.key = "castle",
                       .asked = asked,
                       .offer = offer,
                       .pass = pass,
                       .about_feature = about_feature,
                       .about_cell = about_cell,
                       .about_holding = about_holding,
                       .news = castle_sounds::kNews};

}  // namespace bastide::shell::castle
