// How the Castle is learned: a path from wall to wall, a courtyard with its market, in the south-east.
#include "shell/play/course.h"

namespace bastide::shell::castle_course {
namespace {

using enum CourseLine::Kind;
using enum CourseLine::Until;

constexpr CourseLine kLines[] = {
    {.text = "learn.castle.lay", .answers = "place A03 8,7 180"},
    {.text = "learn.castle.herald", .answers = "deploy follower 8,7/0"},
    {.kind = Other, .answers = "place C07 8,8 0"},
    {.kind = Other, .answers = "deploy follower 8,8/5"},
    {.text = "learn.castle.path", .answers = "place B03 8,6 90", .offers = "place B03 8,6 *"},
    {.kind = More, .text = "learn.castle.keep", .answers = "pass"},
    {.kind = Other, .answers = "place F18 7,7 90"},
    {.kind = Other, .answers = "deploy follower 7,7/2"},
    {.text = "learn.castle.market", .answers = "place F05 7,6 180"},
    {.kind = More, .text = "learn.castle.merchant", .answers = "deploy follower 7,6/1"},
    {.kind = Other, .answers = "place F10 7,8 90"},
    {.kind = Other, .answers = "pass"},
    {.text = "learn.castle.end"},
    {.kind = More, .text = "learn.castle.last"},
};

}  // namespace

extern const Course kCourse;
constexpr Course kCourse{.family = "castle",
                         .about = "learn.castle.about",
                         .deck = "A03 C07 B03 F18 F05 F10 A07",
                         .lines = kLines};

}  // namespace bastide::shell::castle_course
