// How the landscape is learned: a road, a town, a monastery and a farmer beside the start tile.
//
//         V-1,-1  K 0,-1  X 1,-1  V 2,-1
//  U-2,0  W-1,0   start   V 1,0
//         V-1,1   E 0,1   B 1,1
//                 C 0,2
#include "shell/play/course.h"

#include "shell/play/lessons.h"

namespace bastide::shell::landscape_course {
namespace {

using enum CourseLine::Kind;
using enum CourseLine::Until;

constexpr CourseLine kLines[] = {
    {.text = "learn.base.lay", .until = Aimed, .teaches = bit(Lesson::Place)},
    {.text = "learn.base.turn",
     .answers = "place V 1,0 90",
     .offers = "place V 1,0 *",
     .teaches = bit(Lesson::Turn)},
    {.text = "learn.base.road", .answers = "deploy meeple 1,0/0", .teaches = bit(Lesson::Figure)},
    {.kind = Other, .answers = "place W -1,0 0"},
    {.kind = Other, .answers = "deploy meeple -1,0/2"},
    {.text = "learn.base.home", .answers = "place X 1,-1 *"},
    {.kind = More, .text = "learn.base.keep", .answers = "pass", .teaches = bit(Lesson::Home)},
    {.kind = Other, .answers = "place E 0,1 180"},
    {.kind = Other, .answers = "deploy meeple 0,1/0"},
    {.text = "learn.base.town", .answers = "place K 0,-1 180"},
    {.kind = More, .text = "learn.base.knight", .answers = "deploy meeple 0,-1/1"},
    {.kind = Other, .answers = "place U -2,0 0"},
    {.kind = Other, .answers = "pass"},
    {.text = "learn.base.monastery", .answers = "place B 1,1 *"},
    {.kind = More, .text = "learn.base.monk", .answers = "deploy meeple 1,1/0"},
    {.kind = Other, .answers = "place V 2,-1 90"},
    {.kind = Other, .answers = "pass"},
    {.text = "learn.base.match", .answers = "place C 0,2 *"},
    {.kind = Other, .answers = "place V -1,1 90"},
    {.kind = Other, .answers = "pass"},
    {.text = "learn.base.meadow", .answers = "place V -1,-1 90"},
    {.kind = More,
     .text = "learn.base.farmer",
     .answers = "deploy meeple -1,-1/1",
     .teaches = bit(Lesson::Farmer)},
    {.kind = Other, .answers = "place U -3,0 0"},
    {.kind = Other, .answers = "pass"},
    {.text = "learn.base.fields", .until = Looked},
    {.text = "learn.base.end"},
    {.kind = More, .text = "learn.base.last", .teaches = bit(Lesson::End)},
};

}  // namespace

extern const Course kCourse;
constexpr Course kCourse{.family = "carcassonne",
                         .about = "learn.base.about",
                         .deck = "V W X E K U B V C V V U E",
                         .lines = kLines};

}  // namespace bastide::shell::landscape_course
