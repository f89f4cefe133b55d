#include "engine/ai/go.h"

#include "engine/ai/answer.h"
#include "engine/ai/effect.h"
#include "engine/ai/grown_json.h"
#include "engine/ai/levels.h"
#include "engine/ai/review.h"
#include "engine/data/json.h"
#include "engine/game/answer_json.h"
#include "engine/game/deck.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace bastide::ai {
namespace {

constexpr int kReviewSimulations = 240;

// What a message asks, besides the game.
struct Question {
  Seat seat = kNobody;  // kNobody: whoever is to decide
  std::string seed = "go";
  std::string player;  // empty: any legal answer
  int simulations = 0;
  int ms = 0;
  int moves = 0;  // so many of the best are told, with what they bring
  int trees = 1;
  int part = 0, parts = 0;      // which trees are to be grown: every so many, from this one; 0: all
  const Json* grown = nullptr;  // what they said, to be added up
};

// Reads what is common to both forms. `whole`: seat, seed and game must be there.
Result<Question> read_question(const Json& json, bool whole, bool has_clock) {
  JsonReader reader(json, "");
  const std::string command = reader.text("cmd");
  if (!reader.ok()) return reader.error();
  if (command != "go") return Error{"expected go", "cmd", "unknown_command"};
  std::vector<std::string_view> known = {"cmd",   "seat",  "seed", "player", "simulations",
                                         "moves", "trees", "part", "parts",  "grown"};
  if (whole) known.emplace_back("game");
  if (has_clock) known.emplace_back("ms");
  reader.only(known);
  Question question;
  if (whole || reader.has("seat")) {
    reader.require("seat");
    question.seat = static_cast<Seat>(reader.integer("seat", 0, 0, kMaxPlayers - 1));
  }
  if (whole || reader.has("seed")) question.seed = reader.text("seed");
  if (reader.ok() && !is_valid_seed(question.seed))
    reader.fail("1 to 40 characters of A-Z a-z 0-9 . _ -", "seed", "seed");
  question.player = reader.text("player");
  question.simulations = reader.integer("simulations", 0, 1, kMostSimulations);
  question.moves = reader.integer("moves", 0, 1, static_cast<int>(kMostCandidates));
  question.ms = reader.integer("ms", 0, 1, kMostMs);
  question.trees = reader.integer("trees", 1, 1, static_cast<int>(Search::kMostTrees));
  question.parts = reader.integer("parts", 0, 1, static_cast<int>(Search::kMostTrees));
  if (question.parts > 0) reader.require("part");
  question.part = reader.integer("part", 0, 0, std::max(question.parts, 1) - 1);
  question.grown = reader.array("grown");
  if ((question.parts > 0 || question.grown != nullptr) && question.player.empty())
    reader.fail("missing", "player");
  if (question.parts > 0 && question.grown != nullptr) reader.fail("not beside \"parts\"", "grown");
  if (!reader.ok()) return reader.error();
  return question;
}

Json line_json(const Rules& rules, const State& view, const Line& own, unsigned length) {
  Json line = Json::array();
  const auto state = std::make_unique<State>();
  clone(*state, view);
  for (unsigned i = 0; i < length; ++i) {
    line.push_back(action_json(rules, *state, own[i]));
    if (i + 1 < length) apply(rules, *state, own[i]);
  }
  return line;
}

double rounded(double points) { return std::round(points * 10) / 10; }

Json moves_json(const Rules& rules, const State& view, const Choice& choice, unsigned most) {
  Json moves = Json::array();
  for (unsigned i = 0; i < most && i < choice.moves.size(); ++i) {
    const Candidate& one = choice.moves[i];
    const Effect effect = effect_of(rules, view, one.line);
    moves.push_back({{"line", line_json(rules, view, one.line, one.line.size())},
                     {"margin", rounded(one.margin)},
                     {"points", effect.points},
                     {"later", effect.later},
                     {"home", effect.home},
                     {"takes", effect.takes},
                     {"gives", effect.gives},
                     {"blocks", effect.blocks},
                     {"denies", effect.denies}});
  }
  return moves;
}

// Starts the clock, if there is one.
Budget budget_of(const Question& question, const Stopwatch* clock) {
  Budget budget;
  budget.simulations = static_cast<u32>(question.simulations);
  budget.trees = static_cast<unsigned>(question.trees);
  if (question.ms != 0) {
    clock->start(clock->self, question.ms);
    budget.stop = clock->is_over;
    budget.clock = clock->self;
  }
  if (question.ms == 0 && question.simulations == 0) budget.simulations = usual_simulations(question.player);
  return budget;
}

// Of several trees here each gets its share of the time.
Json grow(Search& player, const Rules& rules, const State& view, const Question& question,
          const Stopwatch* clock, u64 seed) {
  Question each = question;
  const int here = std::max((question.trees - question.part + question.parts - 1) / question.parts, 1);
  each.ms = question.ms == 0 ? 0 : std::max(question.ms / here, 1);
  Json trees = Json::array();
  Grown grown;
  for (int tree = question.part; tree < question.trees; tree += question.parts) {
    const auto number = static_cast<unsigned>(tree);
    player.grow(rules, view, budget_of(each, clock), seed, number, grown);
    trees.push_back(grown_json(number, grown));
  }
  return {{"grown", std::move(trees)}};
}

std::string refuse(const Error& error) { return write_json(error_json(error)); }

std::string answer(const Game& game, const Question& question, const Stopwatch* clock) {
  if (game.over()) return refuse({"the game is over", "game", "over"});
  const Seat asked = pending(game.state()).who;
  if (question.seat != kNobody && asked != question.seat)
    return refuse({"seat " + std::to_string(asked) + " is asked", "seat", "not_asked"});
  const Rules& rules = game.rules();
  // from here on nothing is known but what the seat may know
  const auto view = std::make_unique<State>();
  view_for(rules, game.state(), asked, *view);
  const u64 seed = hash_text(question.seed);
  Json told;
  if (question.player.empty()) {
    Rng rng(seed);
    told["action"] = action_json(rules, *view, choose_answer(rules, *view, rng));
    return write_json(told);
  }
  const std::unique_ptr<Search> player = make_search(question.player);
  if (player == nullptr) return refuse({"expected gentle, steady, sharp or master", "player", "player"});
  if (question.parts > 0) return write_json(grow(*player, rules, *view, question, clock, seed));
  Choice choice;
  if (question.grown == nullptr) {
    choice = player->choose(rules, *view, budget_of(question, clock), seed);
  } else {
    const auto grown = grown_from_json(*question.grown, static_cast<unsigned>(question.trees));
    if (!grown) return refuse(grown.error());
    choice = player->add_up(rules, *view, seed, *grown);
    if (choice.moves.empty()) return refuse({"not of this position", "grown", "malformed"});
  }
  told["action"] = action_json(rules, *view, choice.action);
  told["margin"] = rounded(choice.margin);
  told["simulations"] = choice.simulations;
  told["line"] = line_json(rules, *view, choice.line, choice.own);
  if (question.moves > 0)
    told["moves"] = moves_json(rules, *view, choice, static_cast<unsigned>(question.moves));
  return write_json(told);
}

// "review" in place of "go".
std::string answer_review(Json& json, Catalogue catalogue) {
  JsonReader reader(json, "");
  reader.text("cmd");
  reader.only({"cmd", "at", "simulations", "game"});
  const int at = reader.integer("at", 0, 0, 1 << 16);
  const int simulations = reader.integer("simulations", kReviewSimulations, 1, kMostSimulations);
  if (reader.object("game") == nullptr) reader.fail("missing", "game");
  if (!reader.ok()) return refuse(reader.error());
  auto game = game_from_save(std::move(json["game"]), catalogue);
  if (!game) return refuse(game.error());
  const Verdict verdict = review(*game, static_cast<std::size_t>(at), static_cast<u32>(simulations), 1);
  Json told;
  told["at"] = at;
  if (verdict.seat == kNobody) return write_json(told);
  const Rules& rules = game->rules();  // which is back at that decision
  told["seat"] = verdict.seat;
  told["margin"] = rounded(verdict.margin);
  told["cost"] = rounded(verdict.cost());
  told["played"] = line_json(rules, game->state(), verdict.played, verdict.played.size());
  told["best"] = line_json(rules, game->state(), verdict.best, verdict.best.size());
  return write_json(told);
}

}  // namespace

std::string answer_go(std::string_view message, Catalogue catalogue, const Stopwatch* clock) {
  if (message.size() > kMaxGoBytes) return refuse({"longer than 288 KB", "message"});
  auto json = parse_json(message, "message");
  if (!json) return refuse(json.error());
  if (JsonReader(*json, "").text("cmd") == "review") return answer_review(*json, catalogue);
  const auto question = read_question(*json, true, clock != nullptr);
  if (!question) return refuse(question.error());
  JsonReader reader(*json, "");
  if (reader.object("game") == nullptr) reader.fail("missing", "game");
  if (!reader.ok()) return refuse(reader.error());
  auto game = game_from_save(std::move((*json)["game"]), catalogue);
  if (!game) return refuse(game.error());
  return answer(*game, *question, clock);
}

std::string answer_go(const Game& game, std::string_view message, const Stopwatch* clock) {
  const auto json = parse_json(message, "line");
  if (!json) return refuse(json.error());
  const auto question = read_question(*json, false, clock != nullptr);
  if (!question) return refuse(question.error());
  if (question->player.empty()) return refuse({"missing", "player", "malformed"});
  return answer(game, *question, clock);
}

}  // namespace bastide::ai
