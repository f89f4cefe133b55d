#include "shell/play/thinker.h"

#include "engine/game/action_json.h"
#include "engine/game/save.h"

#include <utility>

namespace bastide::shell {

void Thinker::ask(const Query& query, int patience_ms) {
  cancel();
  if (session_.who() == kNobody) return;
  question_ = R"({"cmd":"go","seat":)" + std::to_string(session_.who()) + R"(,"seed":")" +
              std::string(query.seed) + "\"";
  if (!query.player.empty()) question_ += R"(,"player":")" + std::string(query.player) + "\"";
  if (query.simulations > 0) question_ += R"(,"simulations":)" + std::to_string(query.simulations);
  if (query.ms > 0) question_ += R"(,"ms":)" + std::to_string(query.ms);
  if (query.moves > 0) question_ += R"(,"moves":)" + std::to_string(query.moves);
  game_ = save_game(session_.game());
  patience_ms_ = patience_ms;
  revision_ = session_.revision();
  started_ = session_.started();
  state_ = State::Asked;
  const bool shared = query.simulations >= kShared;
  if (shared) question_ += R"(,"trees":)" + std::to_string(kTrees);
  if (shared && workers_.size() > 1 && shares_)
    ask_parts();
  else
    ask_whole("");
}

std::string Thinker::message(const std::string& more) const {
  return question_ + more + R"(,"game":)" + game_ + "}";
}

Inquiry Thinker::inquiry(std::size_t questions) {
  return {.questions = questions,
          .patience_ms = patience_ms_,
          .done = [] {},
          .failed =
              [this](std::string_view why) {
                state_ = State::Failed;
                failure_ = why;
              },
          .dropped = [this] { cancel(); }};
}

void Thinker::ask_whole(const std::string& more) {
  Inquiry whole = inquiry(1);
  whole.message = [this, more](std::size_t) { return message(more); };
  whole.understand = [this](std::size_t, const std::string& text) { return understand(text); };
  workers_.ask(std::move(whole));
}

void Thinker::ask_parts() {
  grown_ = Json::array();
  Inquiry parts = inquiry(workers_.size());
  parts.message = [this](std::size_t part) {
    return message(R"(,"part":)" + std::to_string(part) + R"(,"parts":)" + std::to_string(workers_.size()));
  };
  parts.understand = [this](std::size_t, const std::string& text) {
    const auto answer = parse_json(text, "answer");
    if (!answer) return false;
    JsonReader reader(*answer, "answer");
    const Json* const grown = reader.array("grown");
    if (grown == nullptr) return false;
    grown_.insert(grown_.end(), grown->begin(), grown->end());
    return true;
  };
  // who can't have several may have one; what is missing is so for each of them
  parts.failed = [this, told = parts.failed](std::string_view why) {
    if (why == "missing") return told(why);
    shares_ = false;
    workers_.rest();
    ask_whole("");
  };
  parts.done = [this] { ask_whole(R"(,"grown":)" + write_json(grown_)); };
  workers_.ask(std::move(parts));
}

void Thinker::cancel() {
  if (state_ == State::Asked) workers_.stop();
  state_ = State::Idle;
  answer_.reset();
  line_.clear();
  failure_ = {};
}

bool Thinker::is_of_this_position() const { return revision_ == session_.revision(); }

void Thinker::follow() {
  if (state_ != State::Idle && !is_of_this_position()) cancel();
  const bool another = std::exchange(started_, session_.started()) != session_.started();
  if (another || session_.phase() == Phase::Over) workers_.rest();
}

bool Thinker::understand(const std::string& text) {
  if (!is_of_this_position()) {
    cancel();
    return true;
  }
  const auto answer = parse_json(text, "answer");
  if (!answer) return false;
  JsonReader reader(*answer, "answer");
  const Json* told = reader.object("action");
  if (told == nullptr) return false;
  answer_ = read(*told);
  if (!answer_) return false;
  if (const Json* line = reader.array("line"); line != nullptr) line_.assign(line->begin(), line->end());
  told_ = *answer;
  state_ = State::Answered;
  return true;
}

std::optional<Action> Thinker::read(const Json& told) const {
  const auto action = action_from_json(session_.game().rules(), session_.game().state(), told);
  return action ? std::optional(*action) : std::nullopt;
}

bool Thinker::play() {
  if (state_ != State::Answered || !is_of_this_position()) return false;
  const Action action = *answer_;
  const Seat seat = session_.who();
  std::vector<Json> line = std::move(line_);
  cancel();
  if (!session_.take(action)) return false;
  go_on(std::move(line), seat);
  return true;
}

// The rest of the line, if the same seat is asked and it is still an answer.
void Thinker::go_on(std::vector<Json> line, Seat seat) {
  if (line.size() < 2 || session_.who() != seat) return;
  line.erase(line.begin());
  answer_ = read(line.front());
  if (!answer_) return;
  line_ = std::move(line);
  revision_ = session_.revision();
  state_ = State::Answered;
}

}  // namespace bastide::shell
