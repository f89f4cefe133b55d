#include "shell/play/thinker.h"

#include "engine/game/action_json.h"
#include "engine/game/save.h"

namespace bastide::shell {

Worker page_worker(unsigned which) {
  return {.ask =
              [which](std::string_view message, int patience_ms, platform::WorkerDone done) {
                platform::ask_worker(which, message, patience_ms, std::move(done));
              },
          .end = [which] { platform::end_worker(which); }};
}

void Thinker::ask(const Query& query, int patience_ms) {
  cancel();
  if (session_.who() == kNobody) return;
  message_ = R"({"cmd":"go","seat":)" + std::to_string(session_.who()) + R"(,"seed":")" +
             std::string(query.seed) + "\"";
  if (!query.player.empty()) message_ += R"(,"player":")" + std::string(query.player) + "\"";
  if (query.simulations > 0) message_ += R"(,"simulations":)" + std::to_string(query.simulations);
  if (query.ms > 0) message_ += R"(,"ms":)" + std::to_string(query.ms);
  if (query.moves > 0) message_ += R"(,"moves":)" + std::to_string(query.moves);
  message_ += R"(,"game":)" + save_game(session_.game()) + "}";
  patience_ms_ = patience_ms;
  attempts_ = 0;
  revision_ = session_.revision();
  state_ = State::Asked;
  send();
}

void Thinker::send() {
  ++attempts_;
  worker_.ask(message_, patience_ms_,
              [this](platform::WorkerEnd end, const std::string& text) { hear(end, text); });
}

void Thinker::cancel() {
  if (state_ == State::Asked) worker_.end();
  state_ = State::Idle;
  answer_.reset();
  line_.clear();
  failure_ = {};
}

bool Thinker::is_of_this_position() const { return revision_ == session_.revision(); }

void Thinker::follow() {
  if (state_ != State::Idle && !is_of_this_position()) cancel();
}

void Thinker::hear(platform::WorkerEnd end, const std::string& text) {
  if (state_ != State::Asked) return;
  if (!is_of_this_position()) {
    cancel();
    return;
  }
  switch (end) {
    case platform::WorkerEnd::Answered:
      if (!understand(text)) fail("illegal");
      return;
    case platform::WorkerEnd::Missing: return fail("missing");
    case platform::WorkerEnd::Refused: return fail("refused");
    case platform::WorkerEnd::Broken: return fail("broken");
    case platform::WorkerEnd::Silent: return fail("silent");
  }
}

bool Thinker::understand(const std::string& text) {
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

// What is not there, or may not run, will not be there a moment later; anything else is tried with a fresh
// one.
void Thinker::fail(std::string_view why) {
  if (why != "missing" && why != "refused" && attempts_ < kAttempts) {
    if (why == "illegal") worker_.end();
    return send();
  }
  state_ = State::Failed;
  failure_ = why;
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
