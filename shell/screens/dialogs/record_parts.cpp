#include "shell/screens/dialogs/record_parts.h"

#include "engine/game/game_setup.h"
#include "shell/panels/decider.h"
#include "shell/screens/end/memory_words.h"
#include "shell/screens/end/score_parts.h"
#include "shell/text/locale.h"

#include <array>
#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr std::size_t kMostShown = 60;    // games of the curve
constexpr std::size_t kMostSources = 10;  // the others together

// "71" or "71.5".
std::string rounded(double value) {
  const auto tenths = static_cast<long>(std::lround(value * 10));
  const std::string whole = std::to_string(tenths / 10);
  return tenths % 10 == 0 ? whole : whole + tr("number.point") + std::to_string(std::abs(tenths % 10));
}

// One drawing of it.
class StandingParts : Part {
 public:
  StandingParts(const Context& context, const Standing& standing, float x, float width)
      : Part(context), all_(standing), x_(x), width_(width) {}
  float draw(float y) { return draw_curve(draw_best(draw_from(draw_against(draw_numbers(y))))); }

 private:
  float draw_title(float y, const char* key);
  float draw_numbers(float y);
  float draw_against(float y);
  float draw_from(float y);
  float draw_source(float y, const std::string& name, double points, float most, ImU32 colour);
  float draw_best(float y);
  float draw_line(float y, const std::string& name, const std::string& amount, const std::string& date);
  float draw_curve(float y);

  const Standing& all_;
  float x_, width_;
};

float StandingParts::draw_title(float y, const char* key) {
  c.text_in(x_, y + 12, width_, tr(key), Type::Name, kInk);
  return y + 28;
}

float StandingParts::draw_numbers(float y) {
  struct One {
    const char* key;
    std::string number;
  };
  const std::string won =
      all_.against_others == 0 ? "–" : tr("record.of", {{"won", all_.won}, {"games", all_.against_others}});
  const std::array<One, 4> ones = {{{"record.games", std::to_string(all_.games.size())},
                                    {"record.won", won},
                                    {"record.average", rounded(all_.average)},
                                    {"record.most", std::to_string(all_.most)}}};
  const std::size_t columns = width_ < 420 ? 2 : 4;
  const float wide = (width_ - 8 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  for (std::size_t i = 0; i < ones.size(); ++i) {
    const Rect r{x_ + static_cast<float>(i % columns) * (wide + 8), y + static_cast<float>(i / columns) * 70,
                 wide, 62};
    kit.item({.id = ones[i].key,
              .label = tr(ones[i].key) + ": " + ones[i].number,
              .rect = r,
              .focusable = false,
              .reads = true});
    c.rect(r, kRow, 10);
    c.frame(r, kLine, 10);
    c.text_fit(r.x + r.w / 2, r.y + 23, r.w - 10, ones[i].number, {Type::Card, Type::Name, Type::SmallBold},
               kInk, Align::Centre);
    c.text_in(r.x + r.w / 2, r.y + 47, r.w - 8, tr(ones[i].key), Type::Small, kInk2, Align::Centre);
  }
  return y + static_cast<float>((ones.size() + columns - 1) / columns) * 70 + 10;
}

float StandingParts::draw_against(float y) {
  if (all_.against.empty()) return y;
  y = draw_title(y, "record.against");
  for (const Standing::Against& one : all_.against) {
    Player player;
    read_seat_word(one.is, player);
    const std::string name = player.kind == SeatKind::Computer ? decider_name(player)
                             : one.name.empty()                ? tr("record.nameless")
                                                               : one.name;
    const std::string won = tr("record.of", {{"won", one.won}, {"games", one.games}});
    kit.item({.id = "record.against." + one.is + (one.name.empty() ? "" : "." + one.name),
              .label = name + ": " + won,
              .rect = {x_, y, width_, 30},
              .focusable = false,
              .reads = true});
    draw_decider(*this, player, x_ + 15, y + 15, 26);
    const float wide = c.width(won, Type::SmallBold);
    const float bar = std::min(150.0F, width_ * 0.3F);
    c.text_in(x_ + 38, y + 15, width_ - 38 - bar - wide - 24, name, Type::Body, kInk);
    const Rect whole{x_ + width_ - bar, y + 9, bar, 12};
    c.rect(whole, kRow, 6);
    c.frame(whole, kLine, 6);
    const float part = static_cast<float>(one.won) / static_cast<float>(one.games);
    if (one.won > 0) c.rect({whole.x, whole.y, std::max(8.0F, whole.w * part), whole.h}, kGreen, 6);
    c.text(whole.x - 10, y + 15, won, Type::SmallBold, kInk2, Align::Right);
    y += 32;
  }
  return y + 8;
}

// Its name before its bar; above it where there is too little room.
float StandingParts::draw_source(float y, const std::string& name, double points, float most, ImU32 colour) {
  constexpr float kHigh = 24;
  const std::string number = rounded(points);
  const float beside = std::min(170.0F, width_ * 0.4F);
  const bool above = c.width(name, Type::Small) > beside - 10;
  const Rect r{x_, y, width_, above ? 2 * kHigh - 4 : kHigh};
  kit.item({.id = "record.from." + name,
            .label = name + ": " + number,
            .rect = r,
            .focusable = false,
            .reads = true});
  c.text_in(r.x, r.y + kHigh / 2, above ? r.w : beside - 10, name, Type::Small, kInk);
  const Rect bar{r.x + (above ? 0 : beside), r.bottom() - kHigh + 4, r.w - (above ? 0 : beside) - 52,
                 kHigh - 8};
  const float length = std::max(2.0F, bar.w * static_cast<float>(std::max(0.0, points)) / most);
  c.rect({bar.x, bar.y, length, bar.h}, colour, 3);
  c.text(bar.x + length + 8, bar.y + bar.h / 2, number, Type::SmallBold, kInk2);
  return r.bottom() + 1;
}

float StandingParts::draw_from(float y) {
  if (all_.from.empty()) return y;
  y = draw_title(y, "record.from");
  const auto most = static_cast<float>(std::max(1.0, all_.from.front().points));
  double others = 0;
  int number = 0;
  for (const Standing::Source& source : all_.from) {
    if (!part_has_name(source.key) || number >= static_cast<int>(kMostSources)) {
      others += source.points;
      continue;
    }
    y = draw_source(y, part_name(source.key), source.points, most, part_colour(source.key, number++));
  }
  if (others != 0) y = draw_source(y, tr("record.others"), others, most, kInk3);
  return y + 10;
}

// What, how much, when; where there is little room, how much below the other two.
float StandingParts::draw_line(float y, const std::string& name, const std::string& amount,
                               const std::string& date) {
  const bool narrow = width_ < 420;
  const float wide = c.width(date, Type::Small), high = narrow ? 44 : 24;
  kit.item({.id = "record.best." + name,
            .label = name + ": " + amount + ", " + date,
            .rect = {x_, y, width_, high},
            .focusable = false,
            .reads = true});
  c.text_in(x_, y + 12, narrow ? width_ - wide - 8 : width_ * 0.42F, name, Type::Small, kInk);
  if (narrow)
    c.text_in(x_, y + 31, width_, amount, Type::SmallBold, kInk2);
  else
    c.text_in(x_ + width_ * 0.44F, y + 12, width_ * 0.56F - wide - 8, amount, Type::SmallBold, kInk2);
  c.text(x_ + width_, y + 12, date, Type::Small, kInk3, Align::Right);
  return y + high + 1;
}

float StandingParts::draw_best(float y) {
  y = draw_title(y, "record.best");
  if (all_.turn > 0) y = draw_line(y, tr("record.turn"), trn("points", all_.turn), all_.turn_date);
  for (const Standing::Best& best : all_.best) {
    if (!locale().has("memory." + best.key)) continue;  // of a game whose words are not here
    y = draw_line(y, tr("memory." + best.key),
                  memory_amount(best.key, best.amount) + memory_size(best.key, best.tiles), best.date);
  }
  return y + 10;
}

// The newest games from left to right: a disc where it was won, a ring where not.
float StandingParts::draw_curve(float y) {
  if (all_.games.size() < 2) return y;
  y = draw_title(y, "record.curve");
  const std::size_t first = all_.games.size() > kMostShown ? all_.games.size() - kMostShown : 0;
  const std::size_t count = all_.games.size() - first;
  const Rect plot{x_ + 34, y + 8, width_ - 44, 120};
  int most = 20;
  for (std::size_t i = first; i < all_.games.size(); ++i) most = std::max(most, all_.games[i].points);
  const int step = most > 250 ? 100 : most > 100 ? 50 : most > 40 ? 20 : 10;
  const int top = (most + step - 1) / step * step;
  const auto y_of = [&](double points) {
    return plot.bottom() - plot.h * static_cast<float>(points) / static_cast<float>(top);
  };
  for (int value = 0; value <= top; value += step) {
    c.line(plot.x, y_of(value), plot.right(), y_of(value), rgb(0xE6D8B4), 1);
    c.text(plot.x - 8, y_of(value), std::to_string(value), Type::Caption, kInk3, Align::Right);
  }
  std::vector<Vec2> line;
  for (std::size_t i = 0; i < count; ++i)
    line.push_back({plot.x + 8 + (plot.w - 16) * static_cast<float>(i) / static_cast<float>(count - 1),
                    y_of(std::max(0, all_.games[first + i].points))});
  c.path(line, kInk3, 1.6F);
  for (std::size_t i = 0; i < count; ++i) {
    c.disc(line[i].x, line[i].y, 5, kGreenDark);
    if (!all_.games[first + i].won) c.disc(line[i].x, line[i].y, 3.2F, kPaper);
  }
  const std::string about = tr("record.curve_about", {{"average", rounded(all_.average)}});
  kit.item({.id = "record.curve", .label = about, .rect = plot, .focusable = false, .reads = true});
  return plot.bottom() + 10 + c.paragraph(x_, plot.bottom() + 10, width_, about, Type::Small, kInk2) + 12;
}

}  // namespace

float draw_standing(const Context& context, const Standing& standing, float x, float y, float width) {
  return StandingParts(context, standing, x, width).draw(y);
}

}  // namespace bastide::shell
