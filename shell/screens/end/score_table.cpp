#include "shell/screens/end/score_table.h"

#include "shell/panels/holdings.h"
#include "shell/panels/seats.h"
#include "shell/play/ranking.h"
#include "shell/screens/end/score_parts.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

// One drawing of it.
class ScoreTable : Part {
 public:
  ScoreTable(const Context& context, float x, float width, const ToRule& to_rule);
  float draw(float y);

 private:
  void draw_head(float y);
  float draw_legend(float y);
  [[nodiscard]] bool worded() const { return fit(Type::Caption); }  // the smallest
  void draw_icon(const std::string& part, float cx, float cy);
  void draw_row(Seat seat, float y, bool odd);
  void draw_medal(int rank, float cx, float cy);
  void draw_points(int value, bool top, float cx, float cy);
  // A number that leads to its rule; `part` empty: the sum.
  void lead(Seat seat, const std::string& part, int value, const Rect& r);
  [[nodiscard]] float column_x(std::size_t column) const {
    return x_ + name_w_ + column_w_ * (static_cast<float>(column) + 0.5F);
  }
  [[nodiscard]] bool fit(Type type) const;  // all columns' names

  const ToRule& to_rule_;
  float x_, width_;
  bool narrow_;
  bool stacked_ = false;  // names and sums above the points: there are many columns
  float row_height_ = 50;
  float name_w_, column_w_;
  std::vector<std::string> parts_;
  std::vector<Game::Breakdown> breakdown_;
  Ranking ranks_;
  std::vector<int> best_;  // by part
  bool several_;           // players: only then there is a best one
};

ScoreTable::ScoreTable(const Context& context, float x, float width, const ToRule& to_rule)
    : Part(context),
      to_rule_(to_rule),
      x_(x),
      width_(width),
      narrow_(width < 520),
      name_w_(narrow_ ? 112.0F : std::min(230.0F, width * 0.34F)),
      parts_(score_parts(session.game())),
      breakdown_(points_by_part(session.game())),
      ranks_(ranking(session.game())),
      best_(parts_.size(), 0),
      several_(session.game().rules().setup.players > 1) {
  const float total_w = narrow_ ? 50.0F : 74.0F;
  column_w_ = (width - name_w_ - total_w) / static_cast<float>(parts_.size());
  if (column_w_ < 28) {
    stacked_ = true;
    row_height_ = 66;
    name_w_ = 6;
    column_w_ = (width - 2 * name_w_) / static_cast<float>(parts_.size());
  }
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    for (const auto& seat : breakdown_) best_[i] = std::max(best_[i], part_points(seat, parts_[i]));
  }
}

float ScoreTable::draw(float y) {
  c.text(x_, y + 12, tr("end.scores"), Type::Section, kInk);
  y += 28;
  draw_head(y);
  y += 42;
  bool odd = false;
  for (const Seat seat : ranks_.order) {
    draw_row(seat, y, odd);
    y += row_height_ + 5;
    odd = !odd;
  }
  return worded() ? y : draw_legend(y);
}

// What the pictures of the columns mean, where their names have no room.
float ScoreTable::draw_legend(float y) {
  float x = x_;
  y += 2;
  for (const std::string& part : parts_) {
    const std::string name = part_name(part);
    const float wide = 24 + c.width(name, Type::Small);
    if (x > x_ && x + wide > x_ + width_) x = x_, y += 24;
    draw_icon(part, x + 9, y + 10);
    c.text(x + 22, y + 10, name, Type::Small, kInk2);
    x += wide + 14;
  }
  return y + 28;
}

bool ScoreTable::fit(Type type) const {
  return std::all_of(parts_.begin(), parts_.end(), [&](const std::string& part) {
    return c.width(part_name(part), type) <= column_w_ - 2;
  });
}

// Words under the pictures if all of them fit; the pictures have them as tooltips, the bars as legend.
void ScoreTable::draw_head(float y) {
  Type type = narrow_ ? Type::Caption : Type::SmallBold;
  if (!fit(type)) type = Type::Caption;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const float cx = column_x(i);
    const std::string name = part_name(parts_[i]);
    const Rect r{cx - column_w_ / 2, y, column_w_, 40};
    const std::string words = tr("rules.of", {{"what", name}});
    const Response state = kit.item({.id = "end.part." + parts_[i], .label = words, .rect = r, .why = words});
    if (state.glow > 0) c.rect(r, faded(kGoldPale, state.glow), 8);
    if (state.focus) w.focus_ring(r, 8);
    if (state.clicked) to_rule_(parts_[i]);
    draw_icon(parts_[i], cx, worded() ? y + 10 : y + 20);
    if (worded()) c.text(cx, y + 30, name, type, kInk2, Align::Centre);
  }
  c.text(x_ + width_ - 12, stacked_ ? y - 16 : y + 30, tr("end.total"),
         narrow_ ? Type::Caption : Type::SmallBold, kInk, Align::Right);
}

void ScoreTable::draw_icon(const std::string& part, float cx, float cy) {
  static constexpr std::array<std::string_view, 5> kFeatures = {"city", "road", "monastery", "garden",
                                                                "field"};
  if (std::find(kFeatures.begin(), kFeatures.end(), part) != kFeatures.end())
    c.icon(part, cx, cy, 19, kInk2, 2.1F);
  else if (!draw_sign(*this, part, cx, cy, 19))
    c.icon("trophy", cx, cy, 19, kInk2, 2.1F);
}

void ScoreTable::draw_row(Seat seat, float y, bool odd) {
  const Game& game = session.game();
  const Rect row{x_, y, width_, row_height_};
  const int rank = ranks_.rank[seat];
  const bool first = rank == 1 && several_;
  c.rect(row, first ? kGoldPale : odd ? kRowAlt : kRow, 11);
  c.frame(row, first ? kGold : rgb(0xEADDBD), 11, first ? 2.0F : 1.0F);
  const float name_y = stacked_ ? y + 19 : y + row_height_ / 2;
  const float cy = stacked_ ? y + 47 : name_y;
  float at = x_;
  if (!narrow_) {
    draw_medal(rank, x_ + 24, name_y);
    at += 38;
  }
  emblems.avatar(at + 22, name_y, narrow_ ? 13.0F : 16.0F, seat_colour(session, seat));
  const float name_end = stacked_ ? x_ + width_ - 64 : x_ + name_w_ - (narrow_ ? 2.0F : 4.0F);
  const float name_x = at + (narrow_ ? 40.0F : 46.0F);
  c.text_fit(name_x, name_y, name_end - name_x, player_name(game.setup(), seat),
             {narrow_ ? Type::BodyBold : Type::Name, Type::SmallBold}, kInk);
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const int value = part_points(breakdown_[seat], parts_[i]);
    lead(seat, parts_[i], value, {column_x(i) - column_w_ / 2, cy - 19, column_w_, 38});
    draw_points(value, value > 0 && value == best_[i] && several_, column_x(i), cy);
  }
  const int points = scores(game.rules(), game.state())[seat];
  const Type type = narrow_ ? Type::ScoreSmall : Type::Score;
  const float sum = std::max(48.0F, c.width(std::to_string(points), type) + 20);
  lead(seat, "", points, {x_ + width_ - sum - 4, name_y - 19, sum, 38});
  c.text(x_ + width_ - 14, name_y, std::to_string(points), type, kInk, Align::Right);
}

// By the keyboard a column's head is enough.
void ScoreTable::lead(Seat seat, const std::string& part, int value, const Rect& r) {
  const std::string what = player_name(session.game().setup(), seat) + ", " +
                           (part.empty() ? tr("end.total") : part_name(part)) + ": " + trn("points", value);
  const Response state =
      kit.item({.id = "end.points." + std::to_string(seat) + "." + (part.empty() ? "sum" : part),
                .label = tr("rules.of", {{"what", what}}),
                .rect = r,
                .focusable = false,
                .why = tr("rules.of", {{"what", what}})});
  if (state.glow > 0) c.rect(r, faded(kGoldPale, state.glow), 8);
  if (state.clicked) to_rule_(part);
}

void ScoreTable::draw_medal(int rank, float cx, float cy) {
  static constexpr std::array<ImU32, 3> kMedals = {rgb(0xEDB93E), rgb(0xC9CBD0), rgb(0xD29A66)};
  static constexpr std::array<ImU32, 3> kRims = {rgb(0xA8791A), rgb(0x8C8F98), rgb(0x8F5E33)};
  if (rank <= 3 && several_) {
    c.disc(cx, cy, 12, kMedals[static_cast<std::size_t>(rank - 1)]);
    c.ring(cx, cy, 12, kRims[static_cast<std::size_t>(rank - 1)], 1.5F);
  }
  c.text(cx, cy, std::to_string(rank), Type::BodyBold, kInk, Align::Centre);
}

void ScoreTable::draw_points(int value, bool top, float cx, float cy) {
  if (top) {
    const float bw = std::min(40.0F, column_w_ - 4);
    c.rect({cx - bw / 2, cy - 14, bw, 28}, kGreenPale, 8);
    c.frame({cx - bw / 2, cy - 14, bw, 28}, rgb(0x7FB08F), 8);
  }
  const ImU32 ink = top ? kGreenDark : value == 0 ? kInk3 : kInk;
  const std::string words = value == 0 ? "–" : std::to_string(value);
  Type type = top ? Type::BodyBold : Type::Body;
  if (c.width(words, type) > column_w_ - 2) type = Type::Caption;
  c.text(cx, cy, words, type, ink, Align::Centre);
}

}  // namespace

float draw_score_table(const Context& context, float x, float y, float width, const ToRule& to_rule) {
  return ScoreTable(context, x, width, to_rule).draw(y);
}

}  // namespace bastide::shell
