#include "shell/screens/table/lessons.h"

#include "shell/platform/platform.h"
#include "shell/play/course.h"
#include "shell/play/new_expansion.h"
#include "shell/screens/dialogs/rules.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPad = 14;        // beside the text
constexpr float kButton = 44;     // height
constexpr float kLeftOver = 150;  // of the land's height, at least

bool address_allows() {
  const std::string address = platform::address();
  const std::size_t query = address.find('?');
  return query == std::string::npos || address.find("hints=off", query) == std::string::npos;
}

}  // namespace

Lessons::Lessons(const Context& context, RulesDialog& rules)
    : Part(context), rules_(rules), allowed_(address_allows()) {}

std::string Lessons::words() const {
  if (new_ != nullptr) return tr("first." + std::string(new_->key));
  return tr("lesson." + std::string(kLessonKeys[static_cast<std::size_t>(*shown_)]));
}

void Lessons::learn(Lesson lesson) {
  bool& taught = settings().taught[static_cast<std::size_t>(lesson)];
  if (taught) return;
  taught = true;
  preferences.store();
}

void Lessons::meet(const Expansion& expansion) {
  settings().met.emplace_back(expansion.key);
  preferences.store();
}

void Lessons::forget_all() {
  settings().taught.fill(true);
  settings().tells_new = false;
  preferences.store();
  shown_.reset();
}

bool Lessons::dismiss() {
  if (new_ != nullptr) {
    meet(*std::exchange(new_, nullptr));
    return true;
  }
  if (!shown_) return false;
  learn(*shown_);
  shown_.reset();
  return true;
}

void Lessons::open_rules() {
  const std::string page(new_->key);
  dismiss();
  rules_.show(page);
}

std::optional<Lesson> Lessons::lesson_now() {
  if (!teaches_) return std::nullopt;
  if (shown_ && !lesson_due(*shown_, session)) dismiss();
  return next_lesson(session, settings().taught);
}

const Expansion* Lessons::expansion_now() {
  if (settings().purist || !settings().tells_new || learns_) return nullptr;
  if (new_ != nullptr && !matters(session, *new_)) dismiss();
  return new_expansion(session, settings().met);
}

// Which one is shown: whatever was done instead of dismissing it has been understood.
void Lessons::follow() {
  if (game_ != session.started()) {
    game_ = session.started();
    learns_ = course_of(session.game().setup()) != nullptr;  // which tells it better
    teaches_ = session.game().actions().empty() && family_words(session.game().rules()).taught && !learns_;
    shown_.reset();
    new_ = nullptr;
  }
  if (!allowed_) return;
  const std::optional<Lesson> lesson = lesson_now();
  const Expansion* expansion = lesson ? nullptr : expansion_now();
  if (lesson == shown_ && expansion == new_) return;
  shown_ = lesson;
  new_ = expansion;
  place_.reset();
  if (shown_ || new_ != nullptr) platform::announce(words());
}

ButtonSpec Lessons::ok_button(bool row) {
  ButtonSpec spec{.id = "lesson.ok", .tone = Tone::Green, .spoken = tr("lesson.ok")};
  if (row)
    spec.label = spec.spoken;
  else
    spec.icon = "check";
  return spec;
}

// Both buttons beside the text; where that is narrow the second one is a line below it.
Vec2 Lessons::size_of(const std::string& text, bool row, float width) const {
  const float text_h = c.paragraph_height(text, Type::Small, text_width(row, width));
  return {width, row ? std::max(text_h, kButton) + 2 * kPad - 8 : std::max(text_h, kButton - 16) + 36};
}

float Lessons::text_width(bool row, float width) const {
  const float ok = row ? w.button_width(ok_button(row)) : kButton;
  const float skip = row ? w.button_width(second_button()) + 12 : 0.0F;
  return width - 2 * kPad - ok - skip - 12;
}

void Lessons::draw(const Rect& room) {
  follow();
  if ((!shown_ && new_ == nullptr) || navigation.has_dialog() || session.phase() == Phase::Over) return;
  const std::string text = words();
  const bool row = room.w >= 520;
  const float width = std::min(room.w, row ? 620.0F : 420.0F);
  const Vec2 size = size_of(text, row, width);
  if (room.h - size.y < kLeftOver) return;  // it was announced
  const Rect r = place(room, size);
  view.cover(r);
  draw_note(r, text, row);
}

// As high as nothing is answered there and the tile in hand does not lie, and then it stays: the land keeps
// clear of it.
Rect Lessons::place(const Rect& room, Vec2 size) {
  const Rect top{room.x + (room.w - size.x) / 2, room.y, size.x, size.y};
  Rect ghost{};
  if (const auto rect = board.ghost_rect(session)) {
    ghost = view.from_css(*rect);
    ghost.h += 70;  // its buttons
  }
  const State& state = session.game().state();
  const Rect last = view.from_css(board.cell_rect(state.tiles[state.last_tile].cell));
  const auto clear = [&](const Rect& r) { return view.free(r) && !overlap(r, ghost) && !overlap(r, last); };
  if (place_ && place_->w == top.w && place_->h == top.h && clear(*place_)) return *place_;
  place_ = top;
  for (Rect r = top; r.bottom() < view.safe.bottom() - 4; r.y += 8)
    if (clear(r)) {
      place_ = r;
      break;
    }
  return *place_;
}

void Lessons::draw_note(const Rect& r, const std::string& text, bool row) {
  c.panel(r, 14);
  const Response note = kit.item({.id = "lesson.note", .label = text, .rect = r, .reads = true});
  c.rect({r.x, r.y + 10, 5, r.h - 20}, kGold, 3);
  if (note.focus) w.focus_ring(r, 14);
  const ButtonSpec ok = ok_button(row);
  const float ok_w = row ? w.button_width(ok) : kButton;
  const float text_w = text_width(row, r.w);
  const float text_h = c.paragraph_height(text, Type::Small, text_w);
  c.paragraph(r.x + kPad, row ? r.y + (r.h - text_h) / 2 : r.y + 8, text_w, text, Type::Small, kInk);
  if (w.button({r.right() - kPad + 4 - ok_w, r.y + (r.h - kButton) / 2, ok_w, kButton}, ok))
    later([this] { dismiss(); });
  if (!(row ? draw_second_button(r, ok_w) : draw_second_line(r))) return;
  later([this] {
    if (new_ != nullptr)
      open_rules();
    else
      forget_all();
  });
}

ButtonSpec Lessons::second_button() const {
  if (new_ != nullptr) return {.id = "lesson.rules", .label = tr("lesson.rules"), .tone = Tone::Quiet};
  return {.id = "lesson.skip", .label = tr("lesson.skip"), .tone = Tone::Quiet};
}

bool Lessons::draw_second_button(const Rect& r, float ok_w) {
  const ButtonSpec second = second_button();
  const float wide = w.button_width(second);
  return w.button({r.right() - kPad - 4 - ok_w - wide, r.y + (r.h - kButton) / 2, wide, kButton}, second);
}

// Low to look at, but as high as a finger needs: it reaches into the text.
bool Lessons::draw_second_line(const Rect& r) {
  const ButtonSpec second = second_button();
  const std::string& label = second.label;
  const float label_w = c.width(label, Type::SmallBold);
  const float y = r.bottom() - 15;
  const Response state = kit.item({.id = std::string(second.id),
                                   .label = label,
                                   .rect = {r.x + kPad - 6, r.bottom() - kButton, label_w + 12, kButton}});
  c.text(r.x + kPad, y, label, Type::SmallBold, kBrickDark);
  c.line(r.x + kPad, y + 9, r.x + kPad + label_w, y + 9, faded(kBrickDark, 0.5F), 1);
  if (state.focus) w.focus_ring({r.x + kPad - 5, y - 12, label_w + 10, 24}, 8);
  return state.clicked;
}

}  // namespace bastide::shell
