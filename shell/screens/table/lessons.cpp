#include "shell/screens/table/lessons.h"

#include "shell/platform/platform.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPad = 14;        // beside the text
constexpr float kGap = 8;         // to what lies around it
constexpr float kButton = 44;     // height
constexpr float kLeftOver = 150;  // of the land's height, at least

bool address_allows() {
  const std::string address = platform::address();
  const std::size_t query = address.find('?');
  return query == std::string::npos || address.find("hints=off", query) == std::string::npos;
}

std::string words(Lesson lesson) {
  return tr("lesson." + std::string(kLessonKeys[static_cast<std::size_t>(lesson)]));
}

bool overlap(const Rect& a, const Rect& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

}  // namespace

Lessons::Lessons(const Context& context) : Part(context), allowed_(address_allows()) {}

void Lessons::learn(Lesson lesson) {
  bool& taught = settings().taught[static_cast<std::size_t>(lesson)];
  if (taught) return;
  taught = true;
  preferences.store();
}

void Lessons::forget_all() {
  settings().taught.fill(true);
  preferences.store();
  shown_.reset();
}

bool Lessons::dismiss() {
  if (!shown_) return false;
  learn(*shown_);
  shown_.reset();
  return true;
}

// Which one is shown: whatever was done instead of dismissing it has been understood.
void Lessons::follow() {
  if (game_ != session.started()) {
    game_ = session.started();
    teaches_ = session.game().actions().empty() && family_words(session.game().rules()).taught;
    shown_.reset();
  }
  if (!allowed_ || !teaches_) return;
  if (shown_ && !lesson_due(*shown_, session)) dismiss();
  const std::optional<Lesson> next = next_lesson(session, settings().taught);
  if (next == shown_) return;
  shown_ = next;
  makes_room_ = false;
  if (shown_) platform::announce(words(*shown_));
}

std::vector<Rect> Lessons::kept_free() const {
  std::vector<Rect> rects;
  const auto add = [&](Cell cell) { rects.push_back(view.from_css(board.cell_rect(cell))); };
  const State& state = session.game().state();
  if (session.phase() == Phase::Place)
    for (const PlaceOption& place : session.places()) add(place.cell);
  for (const FigureSpot& spot : session.spots()) add(spot.cell);
  if (state.tile_count > 0) add(state.tiles[state.last_tile].cell);
  if (const auto ghost = board.ghost_rect(session)) {
    Rect with_buttons = view.from_css(*ghost);
    with_buttons.h += 76;
    rects.push_back(with_buttons);
  }
  return rects;
}

bool Lessons::is_free(const Rect& r) const {
  const std::vector<Rect> rects = kept_free();
  return std::none_of(rects.begin(), rects.end(), [&](const Rect& other) { return overlap(r, other); });
}

// At the upper or lower edge of the land; where nothing is free the land moves down for it.
Rect Lessons::find_room(Vec2 size) {
  const Rect& safe = view.safe;
  const float middle = safe.x + (safe.w - size.x) / 2;
  const float low = safe.bottom() - size.y;
  const Rect top{middle, safe.y, size.x, size.y};
  if (makes_room_) return top;
  for (const Vec2 at : {Vec2{middle, safe.y}, Vec2{middle, low}, Vec2{safe.x, safe.y}, Vec2{safe.x, low},
                        Vec2{safe.right() - size.x, safe.y}, Vec2{safe.right() - size.x, low}}) {
    const Rect r{at.x, at.y, size.x, size.y};
    if (is_free({r.x - kGap, r.y - kGap, r.w + 2 * kGap, r.h + 2 * kGap})) return r;
  }
  makes_room_ = true;
  return top;
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
  const float skip = row ? w.button_width({.label = tr("lesson.skip")}) + 12 : 0.0F;
  return width - 2 * kPad - ok - skip - 12;
}

void Lessons::draw() {
  follow();
  if (!shown_ || navigation.has_dialog() || session.phase() == Phase::Over) return;
  const std::string text = words(*shown_);
  const bool row = view.safe.w >= 520;
  const float width = std::min(view.safe.w, row ? 620.0F : 420.0F);
  const Vec2 size = size_of(text, row, width);
  if (view.safe.h - size.y - kGap < kLeftOver) return;  // it was announced
  const Rect r = find_room(size);
  if (makes_room_) {
    view.safe.y += size.y + kGap;
    view.safe.h -= size.y + kGap;
  }
  draw_note(r, text, row);
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
  if (row ? draw_skip_button(r, ok_w) : draw_skip_line(r)) later([this] { forget_all(); });
}

bool Lessons::draw_skip_button(const Rect& r, float ok_w) {
  const ButtonSpec skip{.id = "lesson.skip", .label = tr("lesson.skip"), .tone = Tone::Quiet};
  const float skip_w = w.button_width(skip);
  return w.button({r.right() - kPad - 4 - ok_w - skip_w, r.y + (r.h - kButton) / 2, skip_w, kButton}, skip);
}

// Low to look at, but as high as a finger needs: it reaches into the text.
bool Lessons::draw_skip_line(const Rect& r) {
  const std::string label = tr("lesson.skip");
  const float label_w = c.width(label, Type::SmallBold);
  const float y = r.bottom() - 15;
  const Response state = kit.item({.id = "lesson.skip",
                                   .label = label,
                                   .rect = {r.x + kPad - 6, r.bottom() - kButton, label_w + 12, kButton}});
  c.text(r.x + kPad, y, label, Type::SmallBold, kBrickDark);
  c.line(r.x + kPad, y + 9, r.x + kPad + label_w, y + 9, faded(kBrickDark, 0.5F), 1);
  if (state.focus) w.focus_ring({r.x + kPad - 5, y - 12, label_w + 10, 24}, 8);
  return state.clicked;
}

}  // namespace bastide::shell
