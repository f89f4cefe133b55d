#include "shell/screens/table/finale.h"

#include "shell/look/figures.h"
#include "shell/panels/seats.h"
#include "shell/platform/platform.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <SDL_keycode.h>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr double kBefore = 1.4;   // seconds for what the last tile has done
constexpr double kAfter = 1.2;    // and for the last count
constexpr double kWhole = 18;     // all counts together, where there are many
constexpr double kSlowest = 1.1;  // seconds for one count
constexpr double kFastest = 0.3;
constexpr float kBeside = 20;  // its words, on either side

bool same_count(const Event& a, const Event& b) {
  if (a.feature_segment != b.feature_segment) return false;
  if (a.feature_segment != kNoSegmentId) return true;
  return a.points.size() > 0 && b.points.size() > 0 && a.points[0].reason == b.points[0].reason;
}

}  // namespace

void Finale::begin() {
  const auto& events = session.game().events();
  scores_.clear();
  counts_.clear();
  for (const Event& event : events) {
    if (event.kind != EventKind::Scored || !event.final_scoring || event.amount == 0) continue;
    const bool same = !scores_.empty() && same_count(scores_.back(), event);
    scores_.push_back(event);
    if (same)
      counts_.back().last = scores_.size();
    else
      counts_.push_back({scores_.size() - 1, scores_.size()});
    shown_.scores[event.seat] -= event.amount;
  }
  active_ = true;
  at_ = counts_.size();  // none yet
  next_ = view.now + kBefore / static_cast<double>(preferences.pace());
  navigation.go(Screen::Table);
  if (counts_.empty()) finish();
}

void Finale::stop() {
  active_ = false;
  counts_.clear();
}

void Finale::begin_frame() {
  const auto looks_up = [&](Dialog dialog) { return navigation.on_top(dialog); };
  constexpr Dialog kTell[] = {Dialog::Scoreboard, Dialog::Chronicle, Dialog::Player};
  if (active_ &&
      (navigation.screen() != Screen::Table || std::any_of(std::begin(kTell), std::end(kTell), looks_up)))
    end();
}

double Finale::seconds_each() const {
  return std::clamp(kWhole / static_cast<double>(counts_.size()), kFastest, kSlowest) /
         static_cast<double>(preferences.pace());
}

SegmentId Finale::lit() const {
  return at_ < counts_.size() ? scores_[counts_[at_].first].feature_segment : kNoSegmentId;
}

void Finale::start_count(std::size_t index) {
  at_ = index;
  const Count& count = counts_[index];
  for (std::size_t i = count.first; i < count.last; ++i) {
    const Event& event = scores_[i];
    shown_.scores[event.seat] += event.amount;
    if (event.feature_segment != kNoSegmentId) board.show_score(event, static_cast<int>(i - count.first));
  }
  const Event& first = scores_[count.first];
  if (first.feature_segment != kNoSegmentId) board.glance(first.cell);
  next_ = view.now + seconds_each() + (index + 1 == counts_.size() ? kAfter : 0);
}

void Finale::end() {
  stop();
  const auto points = scores(session.game().rules(), session.game().state());
  shown_.scores.assign(points.begin(), points.end());
  board.skip_motion();
}

void Finale::finish() {
  end();
  navigation.close_all();
  navigation.go(Screen::End);
}

bool Finale::handle(int key) {
  if (key == SDLK_SPACE || key == SDLK_RETURN || key == SDLK_KP_ENTER || key == SDLK_ESCAPE) finish();
  return true;
}

std::string Finale::title(const Count& count) const {
  const Event& event = scores_[count.first];
  const Rules& rules = session.game().rules();
  if (event.feature_segment == kNoSegmentId && event.points.size() > 0)
    return tr("reason." + std::string(rules.reason_key(event.points[0].reason)));
  return feature_name(rules, event.feature);
}

void Finale::draw() {
  if (!active_ || navigation.screen() != Screen::Table) return;
  kit.keep_moving();
  if (!navigation.has_dialog() && view.now >= next_) {
    const std::size_t next = at_ < counts_.size() ? at_ + 1 : 0;
    if (next < counts_.size())
      start_count(next);
    else
      return later([this] { finish(); });
  }
  const bool begun = at_ < counts_.size();
  const Rect r = place();
  c.shadow(r, 12, 0.35F, 16);
  c.rect(r, faded(kDark, 0.95F), 16);
  kit.block(r);
  view.cover(r);
  const std::string head = tr("finale.title");
  c.text(r.x + kBeside, r.y + 24, head, Type::Name, kDarkText);
  if (begun)
    c.text(r.right() - kBeside, r.y + 24, std::to_string(at_ + 1) + " / " + std::to_string(counts_.size()),
           Type::Small, kDarkText, Align::Right);
  if (begun) draw_pill(counts_[at_], r);
  if (begun) draw_reasons(counts_[at_], r);
  if (w.button({r.x + 16, r.bottom() - 46, r.w - 32, 36}, {.id = "finale.skip",
                                                           .label = tr("finale.skip"),
                                                           .icon = "skip",
                                                           .key = kit.touch() ? "" : "Space"}))
    later([this] { finish(); });
}

// At the lower end, or at the upper one while what is scored lies below.
Rect Finale::place() const {
  const float wide = std::min(420.0F, view.width - 24);
  float high = 136;
  if (at_ < counts_.size())  // many reasons take a second line
    high += reasons_height(counts_[at_], wide) - c.line_height(Type::Small);
  const Rect low{(view.width - wide) / 2, view.safe.bottom() - high - 12, wide, high};
  if (at_ >= counts_.size()) return low;
  const Rect scored = view.from_css(board.cell_rect(scores_[counts_[at_].first].cell));
  return overlap(low, scored) ? Rect{low.x, 66, wide, high} : low;
}

// Who gets how much for what.
void Finale::draw_pill(const Count& count, const Rect& panel) {
  const float y = panel.y + 52;
  float right = panel.right() - 20;
  for (std::size_t i = count.last; i-- > count.first;) {
    const Event& event = scores_[i];
    right -=
        emblems.points_pill(right, y, seat_colour(session, event.seat), "+" + std::to_string(event.amount)) +
        6;
  }
  const std::string who = count.last - count.first == 1
                              ? player_name(session.game().setup(), scores_[count.first].seat) + " · "
                              : std::string();
  c.text_in(panel.x + 20, y, right - panel.x - 26, who + title(count), Type::BodyBold, kDarkText);
}

// What the points are made of: "mammoths 4 · deer 2". Empty if the title says it.
std::string Finale::reasons(const Count& count) const {
  const Event& event = scores_[count.first];
  return event.feature_segment == kNoSegmentId ? std::string()
                                               : reasons_text(session.game().rules(), event.points);
}

float Finale::reasons_height(const Count& count, float wide) const {
  return c.paragraph_height(reasons(count), Type::Small, wide - 2 * kBeside);
}

void Finale::draw_reasons(const Count& count, const Rect& panel) {
  c.paragraph(panel.x + kBeside, panel.y + 74 - c.line_height(Type::Small) / 2, panel.w - 2 * kBeside,
              reasons(count), Type::Small, kDarkText);
}

}  // namespace bastide::shell
