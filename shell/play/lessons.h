// Lessons: short words at the moments of a first game when they matter, each once. Which of them is due; no
// drawing. Texts are lesson.<key>.
#pragma once

#include "shell/keep/settings.h"
#include "shell/play/session.h"

namespace bastide::shell {

enum class Lesson : u8 { Place, Turn, Figure, Home, Farmer, End };  // kLessonKeys in settings.h
// Among several.
constexpr u8 bit(Lesson lesson) { return static_cast<u8>(1u << static_cast<unsigned>(lesson)); }

// Its moment is now.
bool lesson_due(Lesson lesson, const Session& session);
// The one that matters most now, of those not taught yet.
std::optional<Lesson> next_lesson(const Session& session, const Taught& taught);

}  // namespace bastide::shell
