#include "shell/screens/table/hint_card.h"

#include "shell/platform/platform.h"
#include "shell/screens/table/foot.h"
#include "shell/screens/table/stuck.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

#include <algorithm>
#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPad = 14, kTitle = 34, kNumber = 13, kGap = 6;
constexpr float kMostOfHeight = 0.3F;

}  // namespace

void toggle_hint(const Context& context) {
  Hint& hint = context.hint;
  if (hint.state() != Hint::State::None)
    hint.drop();
  else if (settings().purist)
    context.notices.say(tr("why.purist"));
  else if (!hint.possible())
    context.notices.say(tr("why.not_asked"));
  else
    hint.ask();
}

// "Meeple, City", "no figure": what is done, beside where.
std::string HintCard::title(const HintMove& move) const {
  const Rules& rules = session.game().rules();
  std::string text;
  if (move.first.verb == Verb::PlaceTile) {
    text = tr("hint.here");
  } else if (const int spot = spot_of(move.first); spot >= 0) {
    text = thing_name(rules, move.first);
    const SegmentId segment = session.segment_of(session.spots()[static_cast<std::size_t>(spot)]);
    if (segment != kNoSegmentId)
      add_part(text, feature_name(rules, feature_of(session.game().state(), segment).kind));
  } else if (move.first.verb == Verb::Pass) {
    text = tr(session.asks_own_figure() ? "hint.no_figure" : "option.pass");
  } else {
    text = offer(session.game(), move.first).name;
  }
  if (!move.then) return text;
  if (move.then->verb == Verb::DeployPiece) {
    add_part(text, thing_name(rules, *move.then));
    if (move.feature) add_part(text, feature_name(rules, *move.feature));
  } else if (move.then->verb == Verb::Pass) {
    add_part(text, tr("hint.no_figure"));
  }
  return text;
}

std::string HintCard::reasons(const HintMove& move) const {
  std::string text;
  const auto count = [&](const char* key, int n) {
    if (n > 0) add_part(text, trn(key, n));
  };
  count("hint.points", move.points);
  count("hint.later", move.later);
  count("hint.home", move.home);
  count("hint.takes", move.takes);
  count("hint.gives", move.gives);
  count("hint.blocks", move.blocks);
  count("hint.denies", move.denies);
  const HintMove& best = hint.moves().front();
  if (&move != &best) {
    const int less = static_cast<int>(std::lround(best.margin - move.margin));
    add_part(text, less > 0 ? trn("hint.less", less) : tr("hint.alike"));
    return text;
  }
  if (session.game().rules().setup.players < 2) return text;
  const int margin = static_cast<int>(std::lround(move.margin));
  if (margin == 0)
    add_part(text, tr("hint.even"));
  else
    add_part(text, trn(margin > 0 ? "hint.ahead" : "hint.behind", std::abs(margin)));
  return text;
}

std::string HintCard::message() const {
  if (hint.state() == Hint::State::Thinks) return tr("hint.thinks");
  return hint.state() == Hint::State::Failed ? tr("hint.failed", {{"why", stuck_words(hint.failure())}}) : "";
}

int HintCard::spot_of(const Action& action) const {
  const auto& spots = session.spots();
  for (std::size_t i = 0; i < spots.size(); ++i)
    for (const Action& one : spots[i].actions)
      if (one == action) return static_cast<int>(i);
  return -1;
}

float HintCard::width() const { return std::min(440.0F, view.safe.w - 20); }

float HintCard::row_height(const HintMove& move) const {
  return std::max(44.0F, 30 + c.paragraph_height(reasons(move), Type::Small, width() - 2 * kPad - 44) + 6);
}

std::span<const HintMove> HintCard::shown() const {
  const std::span<const HintMove> all = hint.moves();
  float h = kTitle + kPad;
  std::size_t count = 0;
  for (; count < all.size(); ++count) {
    h += row_height(all[count]) + kGap;
    if (count > 0 && h > view.height * kMostOfHeight) break;
  }
  return all.first(count);
}

// Whole, of a place that reaches beyond the window's edge too; not where a panel lies, and beside what was
// numbered before: two moves may go to one place, and places may be small.
void HintCard::draw_number(LabelRoom& room, Vec2 at, int number) {
  constexpr float kSize = 2 * kNumber, kStep = kSize + 3;
  const auto disc = [](Vec2 centre) { return Rect{centre.x - kNumber, centre.y - kNumber, kSize, kSize}; };
  if (!overlap(disc(at), view.whole())) return;
  at = {std::clamp(at.x, kNumber + 1, view.width - kNumber - 1),
        std::clamp(at.y, kNumber + 1, view.height - kNumber - 1)};
  if (room.covered(disc(at))) return;
  for (const Vec2 aside : {Vec2{0, 0}, Vec2{kStep, 0}, Vec2{0, kStep}, Vec2{-kStep, 0}, Vec2{0, -kStep}}) {
    if (room.take(disc(at + aside))) return draw_disc(at + aside, number);
  }
}

void HintCard::draw_disc(Vec2 at, int number) {
  c.disc(at.x, at.y, kNumber, kGreenDark);
  c.ring(at.x, at.y, kNumber, kWhite, 2);
  c.text(at.x, at.y, std::to_string(number), Type::BodyBold, kWhite, Align::Centre);
}

// The tile as it would lie; where the player tries it just now, theirs is seen.
void HintCard::draw_place(const HintMove& move) {
  const Rect css = board.cell_rect(move.first.cell);
  const Rect r = view.from_css(css);
  if (session.ghost() != move.first.cell)
    board.draw_tile(c.list(), session.game().shared_rules(), move.first.option, move.first.rotation,
                    {css.x, css.y}, css.w);
  c.dashes({r.x - 1, r.y - 1, r.w + 2, r.h + 2}, kWhite, 3, 5, 8, 5);
  c.dashes({r.x - 1, r.y - 1, r.w + 2, r.h + 2}, kGreenDark, 3, 2.6F, 8, 5);
}

void HintCard::draw_marks() {
  if (hint.state() != Hint::State::Shown || navigation.has_dialog()) return;
  const std::span<const HintMove> moves = shown();
  for (std::size_t i = moves.size(); i-- > 0;)  // the best over the others
    if (moves[i].first.verb == Verb::PlaceTile) draw_place(moves[i]);
  LabelRoom room(view.whole(), covered_);
  int number = 0;
  for (const HintMove& move : moves) {
    ++number;
    if (move.first.verb == Verb::PlaceTile) {
      const Rect place = view.from_css(board.cell_rect(move.first.cell));
      draw_number(room, {place.x + 4, place.y + 4}, number);
    } else if (const int spot = spot_of(move.first); spot >= 0) {
      const auto at = board.spot_point(spot);
      if (!at) continue;
      const Rect point = view.from_css({at->x, at->y, 0, 0});
      draw_number(room, {point.x + 16, point.y - 16}, number);
    }
  }
}

void HintCard::draw() {
  if (hint.state() == Hint::State::None || navigation.has_dialog()) return;
  const float inner = width() - 2 * kPad;
  const std::string words = message();
  float h = kTitle + kPad;
  if (!words.empty()) h += c.paragraph_height(words, Type::Body, inner);
  for (const HintMove& move : shown()) h += row_height(move) + kGap;
  const Rect r = at_foot(view, width(), h);
  kit.begin_layer(false);
  c.panel(r, 16);
  kit.block(r);
  view.cover(r);
  covered_ = view.covered;
  c.text(r.x + kPad, r.y + 20, tr("hint.title"), Type::Name, kInk);
  const std::string close = tr("close");
  if (w.icon_button(r.right() - 22, r.y + 20, 40,
                    {.id = "hint.close", .icon = "close", .why = close, .spoken = close, .icon_size = 15}))
    later([this] { hint.drop(); });
  float y = r.y + kTitle + 2;
  if (!words.empty()) c.paragraph(r.x + kPad, y, inner, words, Type::Body, kInk2);
  int number = 0;
  for (const HintMove& move : shown()) {
    draw_row(move, ++number, {r.x + kPad - 4, y, inner + 8, row_height(move)});
    y += row_height(move) + kGap;
  }
  kit.end_layer();
}

void HintCard::draw_row(const HintMove& move, int number, const Rect& r) {
  const std::string name = title(move), about = reasons(move);
  const Response state = kit.item({.id = "hint.move." + std::to_string(number),
                                   .label = tr("hint.number", {{"n", number}}) + ": " + name + ". " + about,
                                   .rect = r});
  c.rect(r, blend(kRow, kWhite, 0.7F * state.glow), 10);
  c.frame(r, blend(kLine, kGold, state.glow), 10);
  draw_disc({r.x + 20, r.y + r.h / 2}, number);
  c.text_in(r.x + 42, r.y + 16, r.w - 50, name, Type::BodyBold, kInk);
  c.paragraph(r.x + 42, r.y + 27, r.w - 50, about, Type::Small, kInk2);
  if (state.focus) w.focus_ring(r, 10);
  if (state.clicked) later([this, move] { go_to(move); });
}

// There for a look; laying and sending stays with the player.
void HintCard::go_to(const HintMove& move) {
  if (move.first.verb == Verb::PlaceTile) {
    if (session.aim(move.first.cell)) session.set_rotation(move.first.rotation);
    board.show(move.first.cell);
    return;
  }
  const int spot = spot_of(move.first);
  if (spot < 0) return;
  session.choose_spot(spot);
  const auto& actions = session.spots()[static_cast<std::size_t>(spot)].actions;
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (actions[i] == move.first) session.choose_piece(static_cast<int>(i));
}

}  // namespace bastide::shell
