// How Hunters & Gatherers is learned: a small forest, a meadow with game, a hut by the water.
#include "shell/play/course.h"

namespace bastide::shell::hunters_course {
namespace {

using enum CourseLine::Kind;

constexpr CourseLine kLines[] = {
    {.text = "learn.hunters.lay", .answers = "place HG02-22 -1,0 180"},
    {.text = "learn.hunters.gatherer", .answers = "deploy member -1,0/0"},
    {.kind = Other, .answers = "place HG02-03 -1,1 90"},
    {.kind = Other, .answers = "deploy member -1,1/4"},
    {.text = "learn.hunters.forest", .answers = "place HG02-41 -1,-1 270"},
    {.kind = More, .text = "learn.hunters.keep", .answers = "pass"},
    {.kind = Other, .answers = "place HG02-32 -2,1 270"},
    {.kind = Other, .answers = "pass"},
    {.text = "learn.hunters.meadow", .answers = "place HG02-60 -2,2 90"},
    {.kind = More, .text = "learn.hunters.hunter", .answers = "deploy member -2,2/1"},
    {.kind = Other, .answers = "place HG02-08 -1,2 90"},
    {.kind = Other, .answers = "pass"},
    {.text = "learn.hunters.lake", .answers = "place HG02-24 0,2 270"},
    {.kind = More, .text = "learn.hunters.hut", .answers = "deploy hut 0,2/6"},
};

}  // namespace

extern const Course kCourse;
constexpr Course kCourse{.family = "hunters",
                         .about = "learn.hunters.about",
                         .deck = "HG02-22 HG02-03 HG02-41 HG02-32 HG02-60 HG02-08 HG02-24",
                         .lines = kLines};

}  // namespace bastide::shell::hunters_course
