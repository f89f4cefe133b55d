// The view that keeps all answers clear of panels (shell/base/clear_view.h), in small numbers that can be
// worked out.
#include "shell/base/clear_view.h"

#include <doctest/doctest.h>

#include <vector>

using namespace bastide::shell;

namespace {

Rect seen(const Rect& world, const ClearView& view) {
  return {world.x * view.scale + view.offset.x, world.y * view.scale + view.offset.y, world.w * view.scale,
          world.h * view.scale};
}

ViewWish wish_of(const std::vector<Rect>& wanted, const std::vector<Rect>& covered) {
  ViewWish wish;
  wish.window = {0, 0, 1000, 600};
  wish.covered = covered;
  wish.wanted = wanted;
  wish.least = 0.25F;
  wish.most = 1;
  wish.air = 10;
  return wish;
}

bool clear(const ViewWish& wish, const ClearView& view) {
  for (const Rect& one : wish.wanted) {
    const Rect r = seen(one, view);
    if (r.x < 0 || r.y < 0 || r.right() > 1000.5F || r.bottom() > 600.5F) return false;
    for (const Rect& over : wish.covered)
      if (overlap(r, over)) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("clear view: what has room lies in the middle at the largest scale") {
  const std::vector<Rect> wanted = {{0, 0, 100, 100}, {300, 100, 100, 100}};
  const std::vector<Rect> covered;
  const ClearView view = clear_view(wish_of(wanted, covered), {});
  CHECK(view.hidden == 0);
  CHECK(view.scale == doctest::Approx(1));
  CHECK(view.offset.x == doctest::Approx(500 - 200));
  CHECK(view.offset.y == doctest::Approx(300 - 100));
}

TEST_CASE("clear view: nothing wanted lies under a panel, nor outside") {
  // four corners of a land, and panels in three corners of the window and at its upper edge
  const std::vector<Rect> wanted = {
      {0, 0, 100, 100}, {1500, 0, 100, 100}, {0, 900, 100, 100}, {1500, 900, 100, 100}};
  const std::vector<Rect> covered = {
      {0, 0, 200, 120}, {900, 0, 100, 40}, {800, 420, 200, 180}, {350, 0, 300, 40}};
  const ViewWish wish = wish_of(wanted, covered);
  const ClearView view = clear_view(wish, {});
  CHECK(view.hidden == 0);
  CHECK(clear(wish, view));
  CHECK(seen_in(wish, view.scale, view.offset, 0).hidden == 0);
  CHECK(view.scale > 0.3F);  // no smaller than it must be
}

TEST_CASE("clear view: a panel in the middle leaves room between the answers") {
  const std::vector<Rect> wanted = {{0, 0, 100, 100}, {800, 0, 100, 100}};
  const std::vector<Rect> covered = {{300, 0, 400, 600}};
  const ViewWish wish = wish_of(wanted, covered);
  CHECK(clear(wish, clear_view(wish, {})));
}

TEST_CASE("clear view: where not all has room the least scale shows as many as it can") {
  std::vector<Rect> wanted;
  for (int i = 0; i < 60; ++i) wanted.push_back({static_cast<float>(i) * 100, 0, 100, 100});
  const std::vector<Rect> covered;
  const ViewWish wish = wish_of(wanted, covered);
  const ClearView view = clear_view(wish, {50, 50});
  CHECK(view.scale == doctest::Approx(0.25));
  CHECK(view.hidden == seen_in(wish, view.scale, view.offset, 0).hidden);
  CHECK(view.hidden <= 21);  // 1000 pixels are 40 of them, one or two cut at the edges
  const Rect first = seen(wanted[0], view);
  CHECK(first.x >= 0);  // near to the place that is favoured
}

TEST_CASE("clear view: what is hidden by a pixel is not counted within the tolerance") {
  const std::vector<Rect> wanted = {{0, 0, 100, 100}};
  const std::vector<Rect> covered = {{99, 0, 50, 50}};
  const ViewWish wish = wish_of(wanted, covered);
  CHECK(seen_in(wish, 1, {}, 0).hidden == 1);
  CHECK(seen_in(wish, 1, {}, 1).hidden == 0);
  CHECK(seen_in(wish, 1, {-2, 0}, 1).hidden == 1);  // outside
}

TEST_CASE("clear view: where not all has room nothing is left half under a panel") {
  // 60 answers in a row, 25 pixels each at the least scale, over the whole width; panels stand in it
  std::vector<Rect> wanted;
  for (int i = 0; i < 60; ++i) wanted.push_back({static_cast<float>(i) * 200, 0, 100, 100});
  const std::vector<Rect> covered = {{200, 0, 60, 600}, {720, 0, 55, 600}};
  const ViewWish wish = wish_of(wanted, covered);
  const ClearView view = clear_view(wish, {50, 50});
  CHECK(view.hidden > 0);
  CHECK(view.cut == 0);
  CHECK(seen_in(wish, view.scale, {178, 100}, 0).cut ==
        1);  // the first reaches 3 pixels under the first panel
  CHECK(seen_in(wish, view.scale, {185, 100}, 0).cut == 0);  // its middle is under it
}

TEST_CASE("clear view: a scale a little above the least is taken if nothing is cut there") {
  // cells of 25 pixels at the least scale in four columns, and a panel over each: wherever the land lies, one
  // of the panels ends within a cell, for their edges are a quarter of a cell apart; not so at 26 pixels
  std::vector<Rect> wanted, covered;
  for (int column = 0; column < 4; ++column) {
    const auto x = static_cast<float>(column);
    covered.push_back({x * 250, 0, 250, 40 + x * 106.25F});
    for (int row = 0; row < 24; ++row)
      wanted.push_back({x * 1000 + 450, static_cast<float>(row) * 100, 100, 100});
  }
  const ViewWish wish = wish_of(wanted, covered);
  const ClearView view = clear_view(wish, {2000, 1200});
  CHECK(view.hidden > 0);
  CHECK(view.cut == 0);
  CHECK(view.scale < 0.3F);
}
