#include "shell/base/clear_view.h"

#include <cmath>

namespace bastide::shell {

namespace {

constexpr float kShrink = 0.95F;    // from one scale that is tried to the next
constexpr int kMostSteps = 40;      // places tried each way at one scale
constexpr float kStep = 12;         // pixels between them, at least
constexpr float kTooSmall = 0.85F;  // of the best so far
constexpr float kCore =
    kCoreInset + 0.06F;            // so that nothing lies at the very edge of what is told as hidden
constexpr int kLarger = 6;         // scales above the least that are tried where it cuts something
constexpr float kALittle = 0.03F;  // each by so much of it
constexpr int kWorst = 1'000'000;  // hidden: worse than any view
constexpr float kBeyond = 0.35F;   // of the window: so far in what lies outermost may come, from under panels
constexpr float kOff = 0.9F;       // what it costs to lie off the middle, against the logarithm of the scale

Rect seen(const Rect& world, float scale, Vec2 offset) {
  return {world.x * scale + offset.x, world.y * scale + offset.y, world.w * scale, world.h * scale};
}

bool outside(const Rect& r, const Rect& window, float by) {
  return r.x < window.x - by || r.y < window.y - by || r.right() > window.right() + by ||
         r.bottom() > window.bottom() + by;
}

Rect within(const Rect& r, float x, float y) { return {r.x + x, r.y + y, r.w - 2 * x, r.h - 2 * y}; }

Rect bounds_of(std::span<const Rect> rects) {
  Rect all = rects.front();
  for (const Rect& r : rects) all = around(all, r);
  return all;
}

// Where a view may lie along one axis: from `low` to `high` in equal steps, `middle` among them.
struct Range {
  float low, high, step;
  Range(float a, float b) : low(std::min(a, b)), high(std::max(a, b)) {
    step = std::max(kStep, (high - low) / kMostSteps);
  }
  // The places around one of another's, six times as close to each other.
  Range(const Range& coarse, float at)
      : low(at - 2 * coarse.step), high(at + 2 * coarse.step), step(coarse.step / 6) {}
  // With more places of the same distance, so much further each way.
  [[nodiscard]] Range extended(float by) const {
    Range wider = *this;
    const float more = std::ceil(by / step) * step;
    wider.low -= more, wider.high += more;
    return wider;
  }
  [[nodiscard]] float middle() const { return (low + high) / 2; }
  // The n-th place, from the middle outwards.
  [[nodiscard]] float at(int n) const {
    return middle() + static_cast<float>((n + 1) / 2) * step * (n % 2 == 0 ? 1.0F : -1.0F);
  }
  [[nodiscard]] int count() const { return static_cast<int>((high - low) / step) + 1; }
};

// The best place at one scale: the least bad, then the nearest to where `favoured` is in the middle.
ClearView best_at(const ViewWish& wish, float scale, const Range& xs, const Range& ys, Vec2 favoured) {
  const Vec2 ideal = wish.window.centre() - favoured * scale;
  ClearView best{scale, {}, kWorst};
  float nearest = 0;
  for (int i = 0; i < xs.count(); ++i)
    for (int j = 0; j < ys.count(); ++j) {
      const Vec2 offset{xs.at(i), ys.at(j)};
      const float away = std::hypot(offset.x - ideal.x, offset.y - ideal.y);
      if (best.hidden == 0 && away >= nearest) continue;
      const ClearView found = seen_in(wish, scale, offset, 0, best.badness());
      if (found.badness() > best.badness() || (found.badness() == best.badness() && away >= nearest))
        continue;
      best = found;
      nearest = away;
    }
  return best;
}

// The least bad view at one scale at which not all has room.
ClearView least_bad(const ViewWish& wish, float scale, const Rect& all, Vec2 favoured) {
  const Rect& window = wish.window;
  const float x = window.w * kBeyond, y = window.h * kBeyond;
  const Range xs = Range(window.x - all.x * scale, window.right() - all.right() * scale).extended(x);
  const Range ys = Range(window.y - all.y * scale, window.bottom() - all.bottom() * scale).extended(y);
  const ClearView coarse = best_at(wish, scale, xs, ys, favoured);
  const ClearView fine =
      best_at(wish, scale, Range(xs, coarse.offset.x), Range(ys, coarse.offset.y), favoured);
  return fine.badness() < coarse.badness() ? fine : coarse;
}

}  // namespace

ClearView seen_in(const ViewWish& wish, float scale, Vec2 offset, float tolerance, int limit) {
  ClearView view{scale, offset};
  for (const Rect& one : wish.wanted) {
    const Rect r = seen(one, scale, offset);
    const bool covered = overlaps_one(within(r, tolerance, tolerance), wish.covered);
    if (!covered && !outside(r, wish.window, tolerance)) continue;
    ++view.hidden;
    const Rect core = within(r, r.w * kCore, r.h * kCore);
    if (covered && !outside(core, wish.window, 1) && !overlaps_one(core, wish.covered)) ++view.cut;
    if (view.badness() > limit) break;
  }
  return view;
}

std::optional<ClearView> whole_view(const ViewWish& wish) {
  if (wish.wanted.empty()) return std::nullopt;
  const Rect all = bounds_of(wish.wanted);
  const Rect& window = wish.window;
  const float room_w = std::max(1.0F, window.w - 2 * wish.air),
              room_h = std::max(1.0F, window.h - 2 * wish.air);
  float scale = std::min({wish.most, room_w / all.w, room_h / all.h});
  std::optional<ClearView> best;
  float least_cost = 0;
  for (; scale >= wish.least; scale *= kShrink) {
    if (best && scale < best->scale * kTooSmall) break;
    const Range xs(window.x + wish.air - all.x * scale, window.right() - wish.air - all.right() * scale);
    const Range ys(window.y + wish.air - all.y * scale, window.bottom() - wish.air - all.bottom() * scale);
    const ClearView found = best_at(wish, scale, xs, ys, all.centre());
    const Vec2 off = found.offset + all.centre() * scale - window.centre();
    const float cost = kOff * std::hypot(off.x / window.w, off.y / window.h) - std::log(scale);
    if (found.hidden == 0 && (!best || cost < least_cost)) {
      least_cost = cost;
      best = found;
    }
    if (scale > wish.least && scale * kShrink < wish.least) scale = wish.least / kShrink;
  }
  return best;
}

ClearView clear_view(const ViewWish& wish, Vec2 favoured) {
  if (wish.wanted.empty()) return {wish.most, wish.window.centre() - favoured * wish.most};
  if (const auto whole = whole_view(wish)) return *whole;
  // not all of it has room: as much as has; a little larger it may be that nothing is cut
  const Rect all = bounds_of(wish.wanted);
  ClearView found = least_bad(wish, wish.least, all, favoured);
  for (int step = 1; found.cut > 0 && step <= kLarger; ++step) {
    const float larger = wish.least * (1 + static_cast<float>(step) * kALittle);
    if (larger > wish.most) break;
    const ClearView other = least_bad(wish, larger, all, favoured);
    if (other.badness() < found.badness()) found = other;
  }
  return found;
}

}  // namespace bastide::shell
