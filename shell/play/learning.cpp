#include "shell/play/learning.h"

#include "engine/game/action_text.h"

namespace bastide::shell {

void Learning::follow(Session& session, bool looks) {
  if (!session.has_game()) return;
  if (game_ != session.started()) {
    game_ = session.started();
    actions_ = 0;
    course_ = session.watched() ? nullptr : course_of(session.game().setup());
    place_ = {};
    if (course_ != nullptr) guide(session);
  }
  asked_ = false;
  if (course_ == nullptr) return;
  const std::size_t actions = session.game().actions().size();
  looked_ = looks || (looked_ && actions == actions_);
  actions_ = actions;
  taught_ = course_taught(*course_, actions);
  place_ = course_place(*course_, actions, {.aimed = session.ghost().has_value(), .looked = looked_});
  asked_ = session.phase() != Phase::Over && session.phase() != Phase::Waiting;
}

// What is asked is looked up when it is: undo and redo lead anywhere.
void Learning::guide(Session& session) {
  const auto line = [this, &session](bool looked) {
    return course_place(*course_, session.game().actions().size(), {.aimed = true, .looked = looked}).line;
  };
  const auto text = [&session](const Action& action) { return action_text(session.game().rules(), action); };
  session.guide({.offers =
                     [=](const Action& action) {
                       const CourseLine* now = line(true);
                       return now == nullptr || offers(*now, text(action));
                     },
                 .takes =
                     [=, this](const Action& action) {
                       const CourseLine* now = line(looked_);
                       return now == nullptr ||
                              (now->until == CourseLine::Until::Answered && takes(*now, text(action)));
                     },
                 .prepared = [=, &session]() -> std::optional<Action> {
                   const CourseLine* now = line(true);
                   if (now == nullptr || now->kind != CourseLine::Kind::Other) return std::nullopt;
                   for (const Action& action : session.game().legal())
                     if (takes(*now, text(action))) return action;
                   return std::nullopt;
                 }});
}

}  // namespace bastide::shell
