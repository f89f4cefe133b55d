// Wishes for what has to wait for facts: only the last one counts, in whatever order facts come.
#include "shell/play/wish.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace bastide::shell;

namespace {

// Facts as the page's: asked for, and there some day.
struct Facts {
  std::set<std::string> there;
  std::multimap<std::string, std::function<void()>> waiting;

  void want(std::string_view name, std::function<void()> then) {
    if (there.contains(std::string(name)))
      then();
    else
      waiting.emplace(name, std::move(then));
  }
  void come(const std::string& name) {
    there.insert(name);
    std::vector<std::function<void()>> all;
    for (auto [at, end] = waiting.equal_range(name); at != end; ++at) all.push_back(at->second);
    waiting.erase(name);
    for (const auto& then : all) then();
  }
};

// A screen that shows what was wished for last and could be shown.
struct Page {
  Facts facts;
  Wish wish{[this](std::string_view name, Wish::Then then) { facts.want(name, std::move(then)); }};
  std::string shown = "start";

  Wish::Attempt show(const std::string& what, const std::string& needs) {
    return [this, what, needs]() -> std::string {
      if (!needs.empty() && !facts.there.contains(needs)) return needs;
      shown = what;
      return "";
    };
  }
};

}  // namespace

TEST_CASE("a wish is fulfilled at once, or as soon as its facts have come") {
  Page page;
  page.wish.make(page.show("land", ""));
  CHECK(page.shown == "land");
  CHECK_FALSE(page.wish.waits());
  page.wish.make(page.show("wall", "castle"));
  CHECK(page.shown == "land");
  CHECK(page.wish.lacks() == "castle");
  page.facts.come("hunters");
  CHECK(page.shown == "land");
  page.facts.come("castle");
  CHECK(page.shown == "wall");
  CHECK_FALSE(page.wish.waits());
}

TEST_CASE("the later wish is what is shown, whatever the two need and whichever comes first") {
  const std::vector<std::string> needs = {"", "castle", "hunters"};
  for (const std::string& first : needs) {
    for (const std::string& second : needs) {
      std::vector<std::string> order = {"castle", "hunters"};
      do {
        CAPTURE(first);
        CAPTURE(second);
        CAPTURE(order[0]);
        Page page;
        page.wish.make(page.show("first", first));
        page.wish.make(page.show("second", second));
        for (const std::string& name : order) {
          page.facts.come(name);
          CHECK(page.shown != (first.empty() ? "start" : "first"));
        }
        CHECK(page.shown == "second");
        CHECK_FALSE(page.wish.waits());
      } while (std::next_permutation(order.begin(), order.end()));
    }
  }
}

TEST_CASE("a wish that was dropped comes no more, nor one that something else was awaited for") {
  Page page;
  page.wish.make(page.show("wall", "castle"));
  page.wish.drop();
  CHECK_FALSE(page.wish.waits());
  page.facts.come("castle");
  CHECK(page.shown == "start");

  const auto taken = page.wish.keep([&] { page.shown = "taken over"; });
  page.wish.make(page.show("camp", "hunters"));
  taken();
  CHECK(page.shown == "start");
  const auto again = page.wish.keep([&] { page.shown = "taken over"; });
  page.facts.come("hunters");
  CHECK(page.shown == "start");
  again();
  CHECK(page.shown == "taken over");
}

TEST_CASE("what a wish leads to may be another wish, or drop it") {
  Page page;
  page.wish.make([&]() -> std::string {
    page.wish.make(page.show("wall", "castle"));
    return "hunters";  // too late: something else is wished for
  });
  CHECK(page.wish.lacks() == "castle");
  page.facts.come("hunters");
  CHECK(page.shown == "start");
  page.facts.come("castle");
  CHECK(page.shown == "wall");
  page.wish.make([&]() -> std::string {
    page.wish.drop();
    return "never";
  });
  CHECK_FALSE(page.wish.waits());
}

TEST_CASE("a wish may lack one thing after another") {
  Page page;
  page.wish.make([&]() -> std::string {
    for (const char* name : {"castle", "hunters"})
      if (!page.facts.there.contains(name)) return name;
    page.shown = "both";
    return "";
  });
  CHECK(page.wish.lacks() == "castle");
  page.facts.come("castle");
  CHECK(page.wish.lacks() == "hunters");
  page.facts.come("hunters");
  CHECK(page.shown == "both");
}
