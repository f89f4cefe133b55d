#include "shell/screens/start/start.h"

#include "shell/screens/dialogs/rules.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/locale.h"

#include <array>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kLogo = 52;
constexpr float kPlay = 62, kWay = 44, kDay = 74, kSmall = 44;
constexpr float kGap = 10, kBetween = 8;
constexpr float kMargin = 9;            // beside a card at the bottom
constexpr float kCard = 450;            // broad, at most
constexpr float kMostOfHeight = 0.72F;  // of a card at the bottom: the land keeps the rest

}  // namespace

float StartScreen::Plan::ways_height() const {
  return kLogo + 14 + kPlay + kGap + kWay + (two_rows ? kWay + kBetween : 0.0F);
}

float StartScreen::Plan::games_height() const {
  float h = 0;
  if (today) h += caption + kDay + kGap;
  if (rows > 0) h += caption + static_cast<float>(rows) * StartGames::kRow + kGap;
  return h;
}

float StartScreen::Plan::height() const {
  if (low) return 2 * pad + std::max(ways_height() + 14 + kSmall, games_height() - kGap);
  return 2 * pad + ways_height() + 14 + games_height() + kSmall;
}

bool StartScreen::fits(const Plan& plan) const {
  const float free = view.height - notices.room() - 2 * kMargin;
  if (plan.low)
    return 2 * plan.pad + plan.games_height() - kGap <= free;  // the ways have no less than one row
  return plan.height() <= (plan.side ? free : std::min(free, kMostOfHeight * view.height));
}

StartScreen::Plan StartScreen::plan() const {
  const Form form = view.form();
  Plan plan{.low = form == Form::Landscape, .side = view.width >= view.height};
  plan.rows = std::min<int>(StartGames::kMost, static_cast<int>(games_.others().size()));
  plan.pad = form == Form::Desktop ? 24 : 16;
  plan.caption = form == Form::Desktop ? 28 : 24;
  plan.width = plan.low    ? std::min(640.0F, view.width - 2 * kMargin)
               : plan.side ? std::min(kCard, view.width * 0.62F)
                           : std::min(520.0F, view.width - 2 * kMargin);
  plan.two_rows = !plan.low;
  while (!fits(plan) && plan.rows > 0) --plan.rows;
  if (!fits(plan)) plan.two_rows = false;
  plan.today = fits(plan);
  return plan;
}

// What is offered moves it no further than it must: somebody may be about to press.
Rect StartScreen::place(const Plan& plan) const {
  const float h = plan.height();
  const float lowest = view.height - notices.room() - kMargin - h;
  if (!plan.side) return {(view.width - plan.width) / 2, lowest, plan.width, h};
  const float x = std::clamp((view.width - plan.width) * 0.07F, kMargin, 120.0F);
  const float wanted = (view.height - h) * (plan.low ? 0.5F : 0.2F);
  return {x, std::max(4.0F, std::min(wanted, lowest)), plan.width, h};
}

// What no panel covers; the whole window, where that is next to nothing.
Rect StartScreen::free_of(const Plan& plan, const Rect& card) const {
  if (!plan.side) return {0, 0, view.width, std::max(1.0F, card.y + 16)};
  const float right = view.width - card.right();
  return right < 140 ? view.whole() : Rect{card.right(), 0, right, view.height};
}

void StartScreen::draw() {
  games_.follow();
  const Plan plan = this->plan();
  const Rect r = place(plan);
  day_.draw(free_of(plan, r));
  c.panel(r, 24);
  const float x = r.x + plan.pad, width = r.w - 2 * plan.pad;
  const float y = r.y + plan.pad;
  if (plan.low) {
    const float half = (width - 18) / 2;
    draw_ways(plan, x, draw_title(x, y, half), half);
    draw_small(x, r.bottom() - plan.pad - kSmall, half);
    draw_games(plan, x + half + 18, y, half);
  } else {
    draw_small(x, draw_games(plan, x, draw_ways(plan, x, draw_title(x, y, width), width) + 14, width), width);
  }
  if (plan.side && notices.room() <= 0) draw_affiliation(r);
}

float StartScreen::draw_title(float x, float y, float width) {
  emblems.tower_logo(x, y, kLogo);
  const float left = x + kLogo + 12, room = width - kLogo - 12;
  const auto lines = c.wrap(tr("start.about"), Type::Small, room);
  const float step = c.line_height(Type::Small);
  const float about = step * static_cast<float>(lines.size());
  const float top = y + kLogo / 2 - about / 2;
  c.text(left, top, tr("app.name"), lines.size() > 1 ? Type::Card : Type::Title, kInk);
  float at = top + 17 + step / 2;
  for (const std::string& line : lines) {
    c.text_in(left, at, room, line, Type::Small, kInk2);
    at += step;
  }
  return y + kLogo + 14;
}

// Into a game: the one that goes on or begins at once, another, how it is played. In one row signs stand for
// words that have no room.
float StartScreen::draw_ways(const Plan& plan, float x, float y, float width) {
  games_.draw_play({x, y, width, kPlay});
  y += kPlay + kGap;
  const std::array<ButtonSpec, 6> ways = {
      {{.id = "start.new", .label = tr("start.new"), .icon = "plus"},
       {.id = "start.learn", .label = tr("start.learn"), .icon = "learn", .why = tr("start.learn_about")},
       {.id = "start.here", .label = tr("start.here"), .icon = "person", .why = tr("start.here_about")},
       {.id = "start.rules", .label = tr("start.rules"), .icon = "text"},
       {.id = "start.day", .label = tr("start.day"), .icon = "land"},
       {.id = "start.puzzle", .label = tr("start.puzzle"), .icon = "bulb"}}};
  const std::size_t count = plan.today ? 4 : ways.size();  // what has no room of its own is here
  const std::size_t columns = plan.two_rows ? 2 : count;
  const float wide = (width + kBetween) / static_cast<float>(columns) - kBetween;
  std::array<bool, ways.size()> hit{};
  for (std::size_t i = 0; i < count; ++i) {
    ButtonSpec spec = ways[i];
    if (!plan.two_rows) {
      spec.spoken = std::exchange(spec.label, "");
      if (spec.why.empty()) spec.why = spec.spoken;
    }
    const Rect r{x + static_cast<float>(i % columns) * (wide + kBetween),
                 y + static_cast<float>(i / columns) * (kWay + kBetween), wide, kWay};
    hit[i] = w.button(r, spec);
  }
  if (hit[0]) flow_.to_setup();
  if (hit[1]) navigation.open(Dialog::Learn);
  if (hit[2]) flow_.replace_game([&flow = flow_] { flow.begin(flow.setup_for_two()); });
  if (hit[3]) rules_.show("base");
  if (hit[4]) navigation.open(Dialog::Day);
  if (hit[5]) navigation.open(Dialog::Puzzles);
  return y + (plan.two_rows ? 2 * kWay + kBetween : kWay);
}

// The land of the day, the newest saved games; answers where they end.
float StartScreen::draw_games(const Plan& plan, float x, float y, float width) {
  if (plan.today) {
    c.text(x, y + plan.caption / 2 - 2, tr("start.today"), Type::SmallBold, kInk2);
    y += plan.caption;
    games_.draw_today({x, y, width, kDay});
    y += kDay + kGap;
  }
  return plan.rows > 0 ? draw_saved(plan, x, y, width) : y;
}

// The newest saved games, and the way to all of them.
float StartScreen::draw_saved(const Plan& plan, float x, float y, float width) {
  c.text(x, y + plan.caption / 2 - 2, tr("start.go_on"), Type::SmallBold, kInk2);
  const std::string all = trn("start.all", games_.all());
  const float wide = c.width(all, Type::SmallBold) + 16;
  const Rect r{x + width - wide, y - kGap, wide, plan.caption + kGap};
  const Response state = kit.item({.id = "start.saves", .label = tr("saves.title"), .rect = r});
  c.text(x + width, y + plan.caption / 2 - 2, all, Type::SmallBold, blend(kGreenDark, kInk, state.glow),
         Align::Right);
  if (state.focus) w.focus_ring(r, 8);
  if (state.clicked) navigation.open(Dialog::Saves);
  y += plan.caption;
  for (int i = 0; i < plan.rows; ++i) {
    const SavedGame one = games_.others()[static_cast<std::size_t>(i)];
    games_.draw_saved(one, {x, y, width, StartGames::kRow - 4});
    y += StartGames::kRow;
  }
  return y + kGap;
}

// In a row: words beside the pictures if there is room for all of them, words alone, else pictures.
void StartScreen::draw_small(float x, float y, float width) {
  struct One {
    std::string_view id;
    const char* key;
    std::string_view icon;
    Dialog dialog;
  };
  static constexpr std::array<One, 4> kOnes = {
      {{"start.open", "start.load", "link", Dialog::Open},
       {"start.language", "language.name", "globe", Dialog::Language},
       {"start.settings", "menu.settings", "gear", Dialog::Settings},
       {"start.about", "menu.about", "info", Dialog::About}}};
  constexpr float kIcon = 16;
  const float wide = (width - 3 * kBetween) / 4;
  float longest = 0;
  for (const One& one : kOnes) longest = std::max(longest, c.width(tr(one.key), Type::SmallBold));
  const bool words = longest + 20 <= wide;
  const bool both = longest + kIcon + 28 <= wide;
  for (const One& one : kOnes) {
    if (w.button({x, y, wide, kSmall}, {.id = one.id,
                                        .label = words ? tr(one.key) : "",
                                        .icon = both || !words ? one.icon : "",
                                        .type = Type::SmallBold,
                                        .spoken = tr(one.key),
                                        .icon_size = words ? kIcon : 20}))
      navigation.open(one.dialog);
    x += wide + kBetween;
  }
}

// On a strip of paper below the land, where there is room for one.
void StartScreen::draw_affiliation(const Rect& card) {
  const float room = std::min(view.width - card.right() - 32, 620.0F);
  if (room < 240) return;
  const std::string text = tr("about.affiliation");
  float wide = 0;
  for (const std::string& row : c.wrap(text, Type::Small, room))
    wide = std::max(wide, c.width(row, Type::Small));
  const float h = c.paragraph_height(text, Type::Small, room);
  const Rect strip{view.width - 16 - wide - 24, view.height - 10 - h - 10, wide + 24, h + 10};
  c.rect(strip, faded(kPaper, 0.92F), 9);
  c.paragraph(strip.x + 12, strip.y + 5, wide + 1, text, Type::Small, kInk2, Align::Centre);
}

}  // namespace bastide::shell
