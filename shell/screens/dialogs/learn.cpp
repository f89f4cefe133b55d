#include "shell/screens/dialogs/learn.h"

#include "shell/panels/expansion_pictures.h"
#include "shell/panels/paper.h"
#include "shell/play/course.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kWidth = 480, kButton = 46, kGap = 10, kPad = 14, kPicture = 76;

// As the rules call it.
std::string name_of(const Course& course) {
  const std::string key = "family." + std::string(course.family);
  return tr(locale().has(key) ? key : "rules.base.name");
}

std::string id_of(const Course& course, const char* what) {
  return "learn." + std::string(course.family) + "." + what;
}

bool is_learned(const Course& course) {
  const auto& learned = settings().learned;
  return std::find(learned.begin(), learned.end(), course.family) != learned.end();
}

}  // namespace

std::optional<int> LearnDialog::step_of(const Course& course) const {
  for (const SavedGame& one : games_.list()) {
    if (!one.game || one.game->over() || course_of(one.game->setup()) != &course) continue;
    return std::max(1, course_place(course, one.game->actions().size()).step);
  }
  return std::nullopt;
}

void LearnDialog::draw() {
  if (read_.again(navigation.changes()) || games_.stale()) games_.read();
  const Rect r = draw_paper(*this, kWidth, column_.height() + 100, tr("learn.title"));
  column_.draw(kit, {r.x - 6, r.y, r.w + 12, r.h}, [&](float y) {
    y += 4;
    const std::string intro = tr("learn.intro", {{"name", level_name(0)}});
    y += c.paragraph(r.x, y, r.w, intro, Type::Body, kInk2) + 12;
    bool first = true;
    for (const Course* course : courses()) {
      y = draw_course(*course, first, r.x, y, r.w) + kGap;
      first = false;
    }
    return y;
  });
}

float LearnDialog::draw_course(const Course& course, bool first, float x, float y, float width) {
  const std::optional<int> step = step_of(course);
  const int steps = course_steps(course);
  const std::string state = step                 ? tr("learn.step", {{"n", *step}, {"count", steps}})
                            : is_learned(course) ? tr("learn.done")
                                                 : trn("learn.steps", steps);
  const std::string about = tr(std::string(course.about));
  const float left = x + kPad + kPicture + 12, room = x + width - kPad - left;
  const float words = 24 + c.paragraph_height(about, Type::Small, room) + 20;
  const float high = kPad + std::max(words, 58.0F) + 8 + kButton + kPad;
  const Rect card{x, y, width, high};
  c.rect(card, kRow, 14);
  c.frame(card, kLine, 14);
  const std::string page(first ? std::string_view("base") : course.family);
  draw_expansion_picture(*this, page, {x + kPad, y + kPad, kPicture, 58}, true);
  float cy = y + kPad + 10;
  c.text_fit(left, cy, room, name_of(course), {Type::Name, Type::NameSmall, Type::SmallBold}, kInk);
  cy += 14;
  cy += c.paragraph(left, cy, room, about, Type::Small, kInk2);
  if (is_learned(course) && !step) c.icon("check", left + 7, cy + 10, 14, kGreenDark, 2.6F);
  c.text_in(left + (is_learned(course) && !step ? 20.0F : 0.0F), cy + 10, room - 20, state, Type::SmallBold,
            kBrickDark);
  draw_ways(course, first, step.has_value(),
            {x + kPad, card.bottom() - kPad - kButton, width - 2 * kPad, kButton});
  return card.bottom();
}

void LearnDialog::draw_ways(const Course& course, bool first, bool begun, const Rect& r) {
  const std::string of = name_of(course) + ": ";
  const auto go = [&](bool anew) {
    later([this, &course, anew] {
      navigation.close();
      flow_.learn(course, anew);
    });
  };
  const std::string way = tr(begun ? "learn.go_on" : is_learned(course) ? "learn.again" : "learn.begin");
  const float half = begun ? (r.w - kGap) / 2 : r.w;
  if (w.button({r.x, r.y, half, r.h}, {.id = id_of(course, "go"),
                                       .label = way,
                                       .icon = "play",
                                       .tone = first ? Tone::Green : Tone::Paper,
                                       .why = of + way}))
    go(!begun);
  const std::string anew = tr("learn.anew");
  if (begun && w.button({r.x + half + kGap, r.y, half, r.h},
                        {.id = id_of(course, "anew"), .label = anew, .icon = "cw", .why = of + anew}))
    go(true);
}

}  // namespace bastide::shell
