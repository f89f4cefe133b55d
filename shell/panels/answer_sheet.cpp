#include "shell/panels/answer_sheet.h"

#include "shell/look/figures.h"
#include "shell/panels/seats.h"
#include "shell/panels/thing.h"
#include "shell/text/game_words.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kGap = 8;
constexpr float kAround = 12;  // of what is scrolled: its own edges
constexpr float kSlim = 52;
constexpr float kBetween = 16;    // words and the answers beside them
constexpr float kAvatar = 44;     // left of the words
constexpr float kMostText = 400;  // of the words beside answers
constexpr float kMostAnswer = 250, kMostLong = 360;
constexpr float kOneLine = 48, kBare = 44, kLineHigh = 15, kNameHigh = 17;
constexpr std::size_t kMostLines = 3;  // of what an answer brings: for more it becomes broader
constexpr float kPicture = 36, kTile = 46, kCounter = 26;

float left_of(const Answer& answer) {
  if (answer.tile != kNoDesign) return kTile + 8;
  if (answer.thing != nullptr) return kPicture + 4;
  if (answer.seat != kNobody) return 30;
  return answer.icon.empty() ? 0 : 24;
}

// For its words, in so much.
float room_in(const Answer& answer, float wide) { return wide - left_of(answer) - 2 * 12; }

bool is_dark(const Answer& answer) { return answer.tone == Tone::Green || answer.tone == Tone::Brick; }

}  // namespace

AnswerSheet::AnswerSheet(const Context& context, const Question& question, float width, bool filling)
    : Part(context), question_(question), filling_(filling) {
  const bool titled = !question_.title.empty();
  const float words =
      titled ? kAvatar +
                   std::max(c.width(question_.title, Type::Name), c.width(question_.about, Type::Small)) + 2
             : 0;
  if (!filling_) lay_out_beside(width, words);
  const float beside = beside_ ? width_ * height() : 0;  // so much of the window
  if (beside_ && view.form() != Form::Landscape) return;
  lay_out_below(width, words);
  if (beside > 0 && beside <= width_ * height()) lay_out_beside(width, words);
}

void AnswerSheet::lay_out_below(float width, float words) {
  beside_ = false;
  flow(width);
  text_w_ = filling_ ? width : std::min(width, std::max(words, answers_w_));
  text_h_ = question_height(text_w_);
  width_ = filling_ ? width : std::min(width, std::max(text_w_, answers_w_));
}

// If all answers have room in one row there, the words on more lines if need be.
void AnswerSheet::lay_out_beside(float width, float words) {
  for (const float part : {1.0F, 0.75F, 0.55F}) {
    text_w_ = std::min(words, std::max(kMostText * part, kAvatar + 150));
    const float left = text_w_ > 0 ? text_w_ + kBetween : 0.0F;
    flow(width - left);
    if (answers_.empty() || answers_.back().y > 0) continue;
    beside_ = true;
    text_h_ = question_height(text_w_);
    width_ = std::min(width, left + answers_w_);
    return;
  }
}

float AnswerSheet::height() const {
  if (beside_) return std::max(text_h_, answers_h_);
  return text_h_ + (text_h_ > 0 && !answers_.empty() ? 10.0F : 0.0F) + answers_h_;
}

// The height of an answer with no more than its name.
float AnswerSheet::one_line() const { return question_.title.empty() ? kBare : kOneLine; }

// As wide as its words, what it brings on two lines if they have room.
Vec2 AnswerSheet::natural(const Answer& answer, float most) const {
  if (answer.slim) return {kSlim, one_line()};
  const float left = left_of(answer);
  const float room = room_in(answer, most);
  const float name = std::min(room, c.width(answer.name, Type::BodyBold));
  const float whole = c.width(answer.about, Type::Small);
  float about = whole;
  std::size_t lines = answer.about.empty() ? 0 : 1;
  if (whole > std::max(name, room * 0.75F)) {
    about = std::min(room, std::max({name, whole * 0.56F, 110.0F}));
    lines = c.wrap(answer.about, Type::Small, about).size();
    if (lines > 2) {
      about = room;
      lines = c.wrap(answer.about, Type::Small, about).size();
    }
  }
  const float least = answer.tile != kNoDesign ? kTile + 10 : 0;
  const auto more = static_cast<float>(std::max<std::size_t>(lines, 1) - 1) * kLineHigh +
                    static_cast<float>(name_lines(answer, room).size() - 1) * kNameHigh;
  return {std::max(64.0F, std::max(name, about) + left + 24), std::max(least, one_line() + more)};
}

// One, or two where smaller letters are too wide as well.
std::vector<std::string> AnswerSheet::name_lines(const Answer& answer, float room) const {
  if (c.width(answer.name, Type::SmallBold) <= room) return {answer.name};
  auto lines = c.wrap(answer.name, Type::SmallBold, room);
  if (lines.size() > 2) return {answer.name};
  return lines;
}

float AnswerSheet::question_height(float room) const {
  if (question_.title.empty()) return 0;
  const float title = c.paragraph_height(question_.title, Type::Name, room - kAvatar);
  const float about =
      question_.about.empty() ? 0 : c.paragraph_height(question_.about, Type::Small, room - kAvatar) + 3;
  return std::max(36.0F, title + about);
}

// The answers from left to right in rows of so much room, all of one height.
void AnswerSheet::flow(float width) {
  const auto count = question_.answers.size();
  float column = filling_ ? (count == 1 ? width : (width - kGap) / 2) : std::min(kMostAnswer, width);
  const bool long_ones =
      std::any_of(question_.answers.begin(), question_.answers.end(), [&](const Answer& one) {
        return !one.slim && c.wrap(one.about, Type::Small, room_in(one, column)).size() > kMostLines;
      });
  if (long_ones) column = filling_ ? width : std::min(kMostLong, width);
  float high = one_line();
  for (const Answer& one : question_.answers) high = std::max(high, natural(one, column).y);
  // what stands among slim ones has the rest of their row
  const auto slim = std::count_if(question_.answers.begin(), question_.answers.end(),
                                  [](const Answer& one) { return one.slim; });
  const float beside = static_cast<float>(slim) * (kSlim + kGap);
  bool dialled = false;
  float x = 0, y = 0;
  answers_.clear();
  answers_w_ = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Answer& one = question_.answers[i];
    float wide = natural(one, column).x;
    if (filling_ && !one.slim)
      wide = i > 0 && question_.answers[i - 1].slim && !dialled ? width - beside : column;
    if (x > 0 && x + wide > width + 0.5F) x = 0, y += high + kGap;
    if (filling_ && x == 0 && i + 1 == count) wide = width;
    dialled = dialled || (beside > 0 && !one.slim);
    answers_.push_back({x, y, wide, high});
    x += wide + kGap;
    answers_w_ = std::max(answers_w_, x - kGap);
  }
  answers_h_ = count == 0 ? 0 : y + high;
}

void AnswerSheet::draw(const Rect& room) {
  if (height() <= room.h + 1) return draw_content(room.x, room.y);
  const Rect seen{room.x - kAround, room.y - kAround / 2, room.w + 2 * kAround, room.h + kAround};
  draw_content(room.x, kit.begin_scroll("answers", seen, height() + kAround) + kAround / 2);
  kit.end_scroll();
}

void AnswerSheet::draw_content(float x, float y) {
  const float all = height();
  if (text_h_ > 0) draw_question(x, beside_ ? y + (all - text_h_) / 2 : y);
  const float left = beside_ ? x + width_ - answers_w_ : x + (filling_ ? 0.0F : (width_ - answers_w_) / 2);
  const float top = beside_ ? y + (all - answers_h_) / 2 : y + all - answers_h_;
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    const Rect& at = answers_[i];
    draw_answer(question_.answers[i], {left + at.x, top + at.y, at.w, at.h});
  }
}

void AnswerSheet::draw_question(float x, float y) {
  const float room = text_w_ - kAvatar;
  emblems.avatar(x + 16, y + std::min(text_h_ / 2, 22.0F), 16, active_colour(session));
  y += c.paragraph(x + kAvatar, y, room, question_.title, Type::Name, kInk);
  if (!question_.about.empty()) c.paragraph(x + kAvatar, y + 3, room, question_.about, Type::Small, kInk2);
}

void AnswerSheet::draw_answer(const Answer& answer, const Rect& r) {
  const std::string spoken = answer.about.empty() ? answer.name : answer.name + ", " + answer.about;
  const bool clicked = w.button(r, {.id = answer.id,
                                    .tone = answer.tone,
                                    .type = Type::BodyBold,
                                    .enabled = answer.enabled,
                                    .spoken = spoken,
                                    .checked = answer.chosen});
  if (answer.chosen) {
    const PlayerColour& player = kPlayers[static_cast<std::size_t>(active_colour(session))];
    c.rect({r.x + 2, r.y + 2, r.w - 4, r.h - 4}, blend(player.fill, kPaperTop, 0.84F), 9);
    c.frame(r, player.fill, 10, 2.6F);
    c.disc(r.right() - 3, r.y + 3, 8, player.fill);
    c.icon("check", r.right() - 3, r.y + 3, 11, player.ink, 3.2F);
  }
  draw_picture(answer, r);
  draw_words(answer, r);
  if (clicked && answer.act) later(answer.act);
}

// Its name, and below what it brings.
void AnswerSheet::draw_words(const Answer& answer, const Rect& r) {
  const ImU32 ink = !answer.enabled ? kDisabledText : is_dark(answer) ? kWhite : kInk;
  const float left = left_of(answer);
  const float room = r.w - left - 20;
  const float x = r.x + left + 10 + room / 2;
  std::vector<std::string> lines;
  if (!answer.about.empty()) lines = c.wrap(answer.about, Type::Small, room);
  const auto name = name_lines(answer, room);
  float y = r.y + r.h / 2 - static_cast<float>(lines.size()) * kLineHigh / 2 -
            static_cast<float>(name.size() - 1) * kNameHigh / 2;
  for (const std::string& line : name) {
    c.text_fit(x, y, room, line, {Type::BodyBold, Type::SmallBold, Type::Caption}, ink, Align::Centre);
    y += kNameHigh;
  }
  for (const std::string& line : lines) {
    c.text_in(x, y, room, line, Type::Small, ink == kInk ? kInk2 : ink, Align::Centre);
    y += kLineHigh;
  }
}

void AnswerSheet::draw_picture(const Answer& answer, const Rect& r) {
  const float cy = r.y + r.h / 2;
  if (answer.tile != kNoDesign) {
    const float side = std::min(kTile, r.h - 8);
    const ImVec2 at = c.px(r.x + 7, cy - side / 2);
    board.draw_tile(c.list(), session.game().shared_rules(), answer.tile, 0, {at.x, at.y}, side * view.scale);
  } else if (answer.thing != nullptr) {
    const std::string_view key = thing_key(session.game().rules(), *answer.thing);
    const float high = std::min(kPicture, static_cast<float>(look::figure_of(key).choice_height) * 0.72F);
    draw_thing(*this, *answer.thing, r.x + 10 + kPicture / 2, cy + high / 2, high, false);
  } else if (answer.counter >= 0) {
    emblems.counter(seat_colour(session, answer.seat), common_figure(session.game().rules()), answer.counter,
                    r.x + 22, cy + kCounter / 2, kCounter);
  } else if (answer.seat != kNobody) {
    emblems.avatar(r.x + 22, cy, 11, seat_colour(session, answer.seat));
  } else if (!answer.icon.empty()) {
    c.icon(answer.icon, r.x + 20, cy, 17,
           !answer.enabled   ? kDisabledText
           : is_dark(answer) ? kWhite
                             : kInk2,
           2.4F);
  }
}

}  // namespace bastide::shell
