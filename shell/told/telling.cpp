#include "shell/told/telling.h"

#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <algorithm>

namespace bastide::shell {

const Telling* telling_of(std::string_view expansion) {
  const auto all = tellings();
  const auto at =
      std::find_if(all.begin(), all.end(), [&](const Telling* telling) { return telling->key == expansion; });
  return at == all.end() ? nullptr : *at;
}

namespace {

const Telling* telling_in(const Game& game, ExpansionId expansion) {
  const Expansion* of = game.rules().expansions[expansion];
  return of == nullptr ? nullptr : telling_of(of->key);
}

}  // namespace

bool scores_home(const Game& game, const Action& action) {
  const Telling* telling = telling_in(game, action.expansion);
  return action.verb == Verb::ReturnPiece && (telling == nullptr || telling->home_scores);
}

Asked asked(const Game& game) {
  Asked asked;
  const Decision decision = pending(game.state());
  const Telling* telling = telling_in(game, decision.expansion);
  if (telling != nullptr && telling->asked != nullptr) telling->asked(game, decision, asked);
  return asked;
}

namespace {

void tell_gains(const Game& game, Offer& offer) {
  for (const Gained& gained : offer.gains)
    add_part(offer.about, player_name(game.setup(), gained.seat) + " +" + std::to_string(gained.points));
}

}  // namespace

Offer place_offer(const Game& game, const Action& action) {
  Offer offer;
  const Decision decision = pending(game.state());
  const Telling* telling =
      telling_in(game, decision.expansion == kCoreId ? action.expansion : decision.expansion);
  if (telling != nullptr && telling->offer != nullptr) telling->offer(game, decision, action, offer);
  tell_gains(game, offer);
  return offer;
}

std::string about_feature(const Game& game, SegmentId segment) {
  const Telling* telling = telling_in(game, kCoreId);
  return telling != nullptr && telling->about_feature != nullptr ? telling->about_feature(game, segment) : "";
}

std::string about_cell(const Game& game, Cell cell) {
  const Telling* telling = telling_in(game, kCoreId);
  return telling != nullptr && telling->about_cell != nullptr ? telling->about_cell(game, cell) : "";
}

std::string about_holding(const Game& game, Seat seat, std::string_view key) {
  const Telling* telling = telling_in(game, kCoreId);
  return telling != nullptr && telling->about_holding != nullptr ? telling->about_holding(game, seat, key)
                                                                 : "";
}

std::vector<Cell> leads_to(const Game& game, const Action& action) {
  std::vector<Cell> cells;
  const Telling* telling = telling_in(game, action.expansion);
  if (telling != nullptr && telling->leads_to != nullptr) telling->leads_to(game, action, cells);
  return cells;
}

std::vector<Cell> seen_from(const Game& game, Cell cell) {
  std::vector<Cell> cells;
  for (const Expansion* expansion : game.rules().expansions) {
    const Telling* telling = expansion == nullptr ? nullptr : telling_of(expansion->key);
    if (telling != nullptr && telling->sees != nullptr) telling->sees(game, cell, cells);
  }
  return cells;
}

std::vector<Aside> asides(const Game& game) {
  std::vector<Aside> list;
  for (const Expansion* expansion : game.rules().expansions) {
    const Telling* telling = expansion == nullptr ? nullptr : telling_of(expansion->key);
    if (telling != nullptr && telling->asides != nullptr) telling->asides(game, list);
  }
  return list;
}

std::vector<Secret> secrets(const Game& game, Seat seat) {
  std::vector<Secret> list;
  for (const Expansion* expansion : game.rules().expansions) {
    const Telling* telling = expansion == nullptr ? nullptr : telling_of(expansion->key);
    if (telling != nullptr && telling->secrets != nullptr) telling->secrets(game, seat, list);
  }
  return list;
}

bool Opening::by_tiles() const {
  return std::any_of(drawn.begin(), drawn.end(), [](const auto& tiles) { return !tiles.empty(); });
}

Opening opening(const Game& game) {
  Opening opening;
  for (const Expansion* expansion : game.rules().expansions) {
    const Telling* telling = expansion == nullptr ? nullptr : telling_of(expansion->key);
    if (telling != nullptr && telling->opening != nullptr) telling->opening(game, opening);
  }
  return opening;
}

Offer offer(const Game& game, const Action& action) {
  Offer offer;
  const Decision decision = pending(game.state());
  const Telling* telling = telling_in(game, decision.expansion);
  const bool pass = action.verb == Verb::Pass;
  if (telling != nullptr && telling->offer != nullptr && !pass) telling->offer(game, decision, action, offer);
  if (telling != nullptr && telling->pass != nullptr && pass) telling->pass(game, decision, offer);
  tell_gains(game, offer);
  if (offer.name.empty()) offer.name = pass ? tr("option.pass") : option_name(game.rules(), action);
  return offer;
}

}  // namespace bastide::shell
