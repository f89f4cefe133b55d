// Courses: a first game on a prepared land that teaches by steps, each done by the learner's own hand. One is
// a set-up with a fixed order of tiles and a table of what is asked and answered on it, so its game is saved
// and played again like any other: what a learner has come to is the number of its actions. No drawing.
#pragma once

#include "engine/game/game.h"

#include <span>
#include <string_view>

namespace bastide::shell {

// A line of a course: an answer of the game, or something the learner sees to before it.
struct CourseLine {
  enum class Kind : u8 {
    Step,   // the learner's, a step begins
    More,   // the learner's, of the same step
    Other,  // the computer player's, prepared
  };
  // What ends it.
  enum class Until : u8 {
    Answered,
    Aimed,   // the tile in hand lies on a place, not yet for good
    Looked,  // whose fields are whose is shown
  };
  Kind kind = Kind::Step;
  std::string_view text{};  // key of its sentence
  // The answers that are taken: texts (engine/game/action_text.h) apart by '|', "" for any. One that ends
  // with '*' stands for all that begin so.
  std::string_view answers{};
  std::string_view offers{};  // that may be tried beside those, but are not taken: likewise
  Until until = Until::Answered;
  u8 teaches = 0;  // bit per short lesson (lessons.h) that is not told any more once it is done
};

struct Course {
  std::string_view family;  // key
  std::string_view about;   // key of what is learned here, in a few words
  std::string_view deck;    // tile ids in the order they are drawn, a blank between
  std::span<const CourseLine> lines{};
};

// All there are, in the order of the games. games/registry.cpp
std::span<const Course* const> courses();

GameSetup course_setup(const Course& course);
// The one whose prepared land this is; nullptr: none.
const Course* course_of(const GameSetup& setup);

[[nodiscard]] int course_steps(const Course& course);

// Where a course stands after so many actions of its game: what is done beside actions, it is told.
struct CourseSeen {
  bool aimed = false;
  bool looked = false;
};
struct CoursePlace {
  const CourseLine* line = nullptr;  // that is to be done; nullptr: all is
  int step = 0;                      // its step from 1, or that before it of an Other
};
[[nodiscard]] CoursePlace course_place(const Course& course, std::size_t actions, CourseSeen seen = {});
// Bits of the short lessons that are learned by then.
[[nodiscard]] u8 course_taught(const Course& course, std::size_t actions);

// Whether the text of an action is among a line's answers, or may be tried.
[[nodiscard]] bool takes(const CourseLine& line, std::string_view action);
[[nodiscard]] bool offers(const CourseLine& line, std::string_view action);

// The same land as a game that goes on: all tiles that were left out of the course follow, shuffled by the
// seed. Errors: of a game whose facts are gone.
[[nodiscard]] Result<Game> go_on_from_course(const Game& learned, std::string_view seed);

}  // namespace bastide::shell
