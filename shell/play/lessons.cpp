#include "shell/play/lessons.h"

#include <algorithm>

namespace bastide::shell {
namespace {

// Whether something happened since the tile before this one was laid.
template <class Is>
bool happened(const Session& session, Is&& is) {
  const std::vector<Event>& events = session.game().events();
  for (auto at = events.rbegin(); at != events.rend() && at->kind != EventKind::TilePlaced; ++at)
    if (is(*at)) return true;
  return false;
}

bool came_home(const Session& session) {
  return happened(session, [](const Event& e) { return e.kind == EventKind::FigureReturned; }) &&
         happened(session, [](const Event& e) { return e.kind == EventKind::Scored && !e.final_scoring; });
}

bool farmer_chosen(const Session& session) {
  return session.spot() >= 0 && session.spots()[static_cast<std::size_t>(session.spot())].lies;
}

bool farmer_put(const Session& session) {
  const Kind field = session.game().rules().family->field_kind;
  return happened(session,
                  [&](const Event& e) { return e.kind == EventKind::FigurePlaced && e.feature == field; });
}

bool few_left(const Session& session) {
  return tiles_left(session.game().state()) <= std::max(4, 2 * session.game().rules().setup.players);
}

}  // namespace

bool lesson_due(Lesson lesson, const Session& session) {
  if (!session.has_game()) return false;
  const bool place = session.phase() == Phase::Place;
  const bool figure = session.phase() == Phase::Figure && !session.spots().empty();
  switch (lesson) {
    case Lesson::Place: return place && !session.ghost();
    case Lesson::Turn: return place && session.ghost();
    case Lesson::Figure: return figure;
    case Lesson::Home: return place && came_home(session);
    case Lesson::Farmer: return (figure && farmer_chosen(session)) || (place && farmer_put(session));
    case Lesson::End: return place && few_left(session);
  }
  return false;
}

std::optional<Lesson> next_lesson(const Session& session, const Taught& taught) {
  for (const Lesson lesson :
       {Lesson::Farmer, Lesson::Figure, Lesson::Home, Lesson::End, Lesson::Turn, Lesson::Place})
    if (!taught[static_cast<std::size_t>(lesson)] && lesson_due(lesson, session)) return lesson;
  return std::nullopt;
}

}  // namespace bastide::shell
