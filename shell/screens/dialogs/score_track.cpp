#include "shell/screens/dialogs/score_track.h"

#include "engine/core/sort.h"
#include "engine/rules/steps.h"
#include "shell/base/spread.h"
#include "shell/panels/answers.h"
#include "shell/panels/scenery.h"
#include "shell/panels/seats.h"
#include "shell/screens/dialogs/score_town.h"
#include "shell/text/game_words.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

#include <map>

namespace bastide::shell {

using namespace ui;

namespace {

struct Loop {
  Rect road;  // through the middle of the stones
  int columns = 17, rows = 10;
  // Stone n of 50, 0 at the bottom left, clockwise.
  [[nodiscard]] Vec2 stone(int n) const {
    const float dx = road.w / static_cast<float>(columns - 1);
    const float dy = road.h / static_cast<float>(rows - 1);
    if (n < rows) return {road.x, road.bottom() - dy * static_cast<float>(n)};
    n -= rows;
    if (n < columns - 1) return {road.x + dx * static_cast<float>(n + 1), road.y};
    n -= columns - 1;
    if (n < rows - 1) return {road.right(), road.y + dy * static_cast<float>(n + 1)};
    n -= rows - 1;
    return {road.right() - dx * static_cast<float>(n + 1), road.bottom()};
  }
};

// One drawing of it.
class ScoreTrack : Part {
 public:
  ScoreTrack(const Context& context, const Rect& r);
  void draw();

 private:
  void draw_road();
  void draw_stone(int number);
  void draw_town();
  void draw_trees();
  // What stands on a stone: a counter, the second one of a seat, a token.
  struct Standing {
    int space = 0;
    Seat seat = kNobody;
    u8 counter = 0;
    int laps = 0;
    std::string_view token{};  // instead of a counter
  };
  [[nodiscard]] std::vector<Standing> standing() const;
  void draw_counters();
  void draw_standing(const Standing& one, int others);
  void draw_second(float x, float base, float size);
  void draw_planned();
  void draw_answers();
  void draw_answer(std::size_t index, const Offer& offer, Vec2 at, float radius);

  Rect r_;
  Loop loop_;
  float edge_;   // of the land around the road
  float pitch_;  // from stone to stone
  float stone_;  // radius
  float broad_;  // of the road
};

ScoreTrack::ScoreTrack(const Context& context, const Rect& r)
    : Part(context), r_(r), edge_(std::min(r.w, r.h) < 360 ? 22.0F : 46.0F) {
  loop_.road = {r.x + edge_, r.y + edge_ + 6, r.w - 2 * edge_, r.h - 2 * edge_ - 6};
  if (r.h > r.w) {
    loop_.columns = 10;
    loop_.rows = 17;
  }
  pitch_ = std::min(loop_.road.w / static_cast<float>(loop_.columns - 1),
                    loop_.road.h / static_cast<float>(loop_.rows - 1));
  stone_ = std::min(17.0F, pitch_ * 0.36F);
  broad_ = stone_ * 2.7F;
}

void ScoreTrack::draw() {
  const Canvas::AsPainted keep(c);
  c.gradient(r_, rgb(0xBBCB70), rgb(0xAEC062), 16);
  c.frame(r_, rgb(0x7F9245, 0.6F), 16, 3);
  draw_road();
  for (int n = 0; n < kScoreboardSpaces; ++n) draw_stone(n);
  draw_town();
  if (session.game().rules().counters_per_seat == 1) draw_planned();
  draw_counters();
  if (asked_on_scoreboard(session)) draw_answers();
}

void ScoreTrack::draw_road() {
  const float bend = std::min(36.0F, pitch_);
  c.frame(loop_.road, rgb(0x8F9A4C, 0.5F), bend, broad_ + 7);
  c.frame(loop_.road, rgb(0xA27B46), bend, broad_ + 3);
  c.frame(loop_.road, rgb(0xF3E2B6), bend, broad_);
}

void ScoreTrack::draw_stone(int n) {
  const Vec2 at = loop_.stone(n);
  const bool big = n % 5 == 0;
  const float q = big ? stone_ * 1.14F : stone_;
  c.disc(at.x, at.y, q + 1.4F, rgb(0xA27B46));
  // where a second counter is in play, it matters which spaces are dark
  const bool dark = big && session.game().rules().counters_per_seat > 1;
  c.disc(at.x, at.y, q, dark ? rgb(0x8A5A2E) : n == 0 ? rgb(0xD9714A) : big ? rgb(0xE9C981) : rgb(0xFBF2DA));
  if (stone_ < 7 && !big) return;
  const ImU32 ink = n == 0 || dark ? rgb(0xFFF6E4) : big ? rgb(0x6B4A16) : rgb(0x8A7140);
  c.text(at.x, at.y, std::to_string(n), big && stone_ > 13 ? Type::BodyBold : Type::Caption, ink,
         Align::Centre);
}

void ScoreTrack::draw_town() {
  const float inset = broad_ / 2 + 26;
  const Rect& road = loop_.road;
  const Rect town{road.x + inset, road.y + inset + 6, road.w - 2 * inset, road.h - 2 * inset - 6};
  if (town.w <= 160 || town.h <= 140) return;
  draw_score_town(*this, town, inset);
  if (edge_ > 40) draw_trees();
}

void ScoreTrack::draw_trees() {
  Scenery scenery(c, board);
  for (int i = 0; i < 12; ++i) {
    const float t = static_cast<float>(i) / 11;
    scenery.prop(i % 2 == 0 ? "tree0" : "bush1", r_.x + 14 + (r_.w - 28) * t,
                 r_.y + 22 + static_cast<float>(i % 3) * 3, 0.7F);
  }
}

std::vector<ScoreTrack::Standing> ScoreTrack::standing() const {
  const Rules& rules = session.game().rules();
  const State& state = session.game().state();
  const auto points = scores(rules, state);
  std::vector<Standing> list;
  const auto players = static_cast<Seat>(rules.setup.players);
  for (Seat seat = 0; seat < players; ++seat)
    for (u8 counter = 0; counter < rules.counters_per_seat; ++counter) {
      const ScoreboardPlace place =
          place_on_track(rules.counters_per_seat == 1 ? points[seat] : shown_by(state, seat, counter));
      list.push_back({.space = place.space, .seat = seat, .counter = counter, .laps = laps(place)});
    }
  for (const OnScoreboard& one : all_shown<OnScoreboardList>(rules, state, &Shown::on_scoreboard))
    list.push_back({.space = one.space,
                    .seat = one.seat,
                    .token = rules.expansions[one.expansion]->tokens[one.token].key});
  return list;
}

// From the back to the front; several on a stone fan out.
void ScoreTrack::draw_counters() {
  std::vector<Standing> list = standing();
  sort_by(list, [&](const Standing& a, const Standing& b) {
    return loop_.stone(a.space).y < loop_.stone(b.space).y;
  });
  std::map<int, int> on_stone;
  for (const Standing& one : list) draw_standing(one, on_stone[one.space]++);
}

void ScoreTrack::draw_standing(const Standing& one, int others) {
  const Vec2 at = loop_.stone(one.space);
  const float size = std::max(22.0F, stone_ * 2.6F);
  const float x = at.x + static_cast<float>(others) * size * 0.26F;
  const float base = at.y + 7 - static_cast<float>(others) * 4;
  emblems.counter(seat_colour(session, one.seat),
                  one.token.empty() ? common_figure(session.game().rules()) : one.token, one.counter, x, base,
                  size);
  if (one.token.empty()) {
    const ImVec2 middle = c.px(x, base - size / 2);
    board.set_counter_point(one.seat, one.counter, {middle.x, middle.y});
  }
  if (one.laps > 0 && session.game().rules().shown.lap_dice)
    draw_lap_die(c, x + size * 0.5F, base - size * 0.8F, 15, lap_die(one.laps * kScoreboardSpaces));
  else if (one.laps > 0)
    draw_lap_flag(c, x + size * 0.34F, base - size * 0.42F, std::to_string(one.laps * kScoreboardSpaces));
}

// Each answer where it is: on its space, apart from the others.
void ScoreTrack::draw_answers() {
  std::vector<std::size_t> index;
  std::vector<Offer> offers;
  std::vector<Vec2> discs;
  const auto& choices = session.choices();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    Offer one = offer(session.game(), choices[i]);
    if (one.space < 0) continue;
    index.push_back(i);
    discs.push_back(loop_.stone(one.space));
    offers.push_back(std::move(one));
  }
  const float radius = kit.touch() ? 22.0F : 19.0F;
  for (int round = 0; round < 6; ++round) {  // apart, and inside: each pushes the other
    spread(discs, radius * 2.1F);
    for (Vec2& disc : discs) {
      disc.x = std::clamp(disc.x, r_.x + radius + 2, r_.right() - radius - 2);
      disc.y = std::clamp(disc.y, r_.y + radius + 2, r_.bottom() - radius - 2);
    }
  }
  for (std::size_t i = 0; i < offers.size(); ++i) {
    const Vec2 stone = loop_.stone(offers[i].space);
    c.line(stone.x, stone.y, discs[i].x, discs[i].y, kGold, 3);
    draw_answer(index[i], offers[i], discs[i], radius);
  }
}

void ScoreTrack::draw_answer(std::size_t index, const Offer& offer, Vec2 at, float radius) {
  const Action& action = session.choices()[index];
  const Rect box{at.x - radius, at.y - radius, 2 * radius, 2 * radius};
  const Response state =
      kit.item({.id = "track." + std::to_string(index + 1),
                .label = offer.about.empty() ? offer.name : offer.name + ", " + offer.about,
                .rect = box});
  c.disc(at.x, at.y, radius + 3, kGold);
  c.disc(at.x, at.y, radius, rgb(0xFFFBF0));
  const Seat seat = offer.seat == kNobody ? session.who() : offer.seat;
  c.ring(at.x, at.y, radius - 1, seat_ink(session, seat).fill, state.hover ? 4.0F : 2.4F);
  const bool token = action.verb == Verb::PlaceToken;
  emblems.counter(seat_colour(session, seat),
                  token ? thing_key(session.game().rules(), action) : common_figure(session.game().rules()),
                  offer.counter, at.x, at.y + radius * 0.66F, radius * 1.35F);
  if (state.focus) w.focus_ring(box, radius);
  if (state.clicked) later([&session = session, index] { session.choose(static_cast<int>(index)); });
}

// Where counters would go by what is planned on the land: a dashed ring, and the counter pale in it.
void ScoreTrack::draw_planned() {
  const auto now = scores(session.game().rules(), session.game().state());
  const auto then = planned_scores(*this);
  std::map<int, int> on_stone;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (then[i] == now[i]) continue;
    const int space = place_on_track(then[i]).space;
    const auto seat = static_cast<Seat>(i);
    const Vec2 at = loop_.stone(space);
    const auto others = static_cast<float>(on_stone[space]++);
    const float radius = stone_ * 1.14F + 4 + others * 3.5F;
    const Rect ring{at.x - radius, at.y - radius, 2 * radius, 2 * radius};
    c.ring(at.x, at.y, radius, rgb(0xFFFAEC), 4);
    c.dashes(ring, seat_ink(session, seat).edge, radius, 2.4F, 5, 4);
    const float size = std::max(22.0F, stone_ * 2.6F);
    emblems.figure(seat_colour(session, seat), common_figure(session.game().rules()),
                   at.x + others * size * 0.26F, at.y + 7 - others * 4, size, 0.55F);
  }
}

}  // namespace

std::array<i32, kMaxPlayers> planned_scores(const Context& context) {
  const Session& session = context.session;
  return context.preferences.aid(Aid::Projection) ? context.aids.planned(session)
                                                  : session.game().state().score;
}

ScoreboardPlace place_on_track(int points) { return scoreboard_place(std::max(0, points)); }

int laps(const ScoreboardPlace& place) { return place.fifties + 2 * place.hundreds; }

void draw_lap_flag(Canvas& c, float x, float y, const std::string& text) {
  c.line(x, y, x, y - 19, rgb(0x5B3A12), 1.8F);
  const float w = text.empty() ? 10.0F : 24.0F;
  const float h = text.empty() ? 8.0F : 12.0F;
  c.rect({x, y - 19, w, h}, kGold);
  c.frame({x, y - 19, w, h}, rgb(0x5B3A12), 0, 1.4F);
  if (!text.empty()) c.text(x + w / 2, y - 13, text, Type::Caption, rgb(0x3D2A06), Align::Centre);
}

void draw_lap_die(Canvas& c, float cx, float cy, float size, int face) {
  const Rect r{cx - size / 2, cy - size / 2, size, size};
  c.rect(r, rgb(0xFFFBF0), size * 0.2F);
  c.frame(r, rgb(0x5B3A12), size * 0.2F, 1.4F);
  const float step = size * 0.26F;
  const auto pip = [&](float x, float y) {
    c.disc(cx + x * step, cy + y * step, size * 0.1F, rgb(0x3D2A06));
  };
  if (face % 2 == 1) pip(0, 0);
  if (face >= 2) pip(-1, -1), pip(1, 1);
  if (face >= 4) pip(1, -1), pip(-1, 1);
  if (face == 6) pip(-1, 0), pip(1, 0);
}

void draw_score_track(const Context& context, const Rect& r) { ScoreTrack(context, r).draw(); }

}  // namespace bastide::shell
