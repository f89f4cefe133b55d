// What is asked beside the land, and the answers to it: what happens, what each answer brings. The table's
// bar and the scoreboard show them (answer_sheet.h).
#pragma once

#include "shell/base/made_for.h"
#include "shell/panels/context.h"

#include <functional>

namespace bastide::shell {

struct Answer {
  std::string id{};
  std::string name{};
  std::string about{};            // what it brings; may be empty
  std::string_view icon{};        // or one of the pictures below
  const Action* thing = nullptr;  // the figure or token that it is about; the session's own
  u8 tile = kNoDesign;
  Seat seat = kNobody;
  int counter = -1;              // the seat's counter that it is about
  std::optional<Bounds> adds{};  // to the table: it is offered on the land as well
  bool chosen = false;           // one of several that are tried out before one is confirmed
  bool slim = false;             // a sign, beside another answer
  bool enabled = true;
  ui::Tone tone = ui::Tone::Paper;
  std::function<void()> act{};  // in the next frame
};

struct Question {
  std::string title{};  // empty: nothing but more that can be done
  std::string about{};  // a sentence
  std::vector<Answer> answers{};
  [[nodiscard]] bool empty() const { return title.empty() && answers.empty(); }
};

// What confirming the figure that is chosen does: one called home scores at once (ABB-03), so it says how
// much.
std::string confirm_words(const Session& session);

// Of the figure's question: the only answer besides none is one that comes home and is scored (ABB-03).
[[nodiscard]] bool asks_only_home(const Session& session);

// The question is answered on the scoreboard.
[[nodiscard]] bool asked_on_scoreboard(const Session& session);

class Questions : Part {
 public:
  explicit Questions(const Context& context) : Part(context) {}
  // What is asked now; empty: nothing but on the land. The same until something is chosen or the game goes
  // on.
  const Question& now();

 private:
  Question question_;
  MadeFor<u32, Phase, int, int, int, int, std::size_t, unsigned>
      made_;         // revision, what is chosen, sent, language
  int dialled_ = 1;  // the number shown, where answers are numbers
  MadeFor<u32> dialled_for_;
};

}  // namespace bastide::shell
