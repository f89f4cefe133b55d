#include "shell/screens/table/aid_faces.h"

#include "shell/panels/holdings.h"
#include "shell/panels/seats.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kInnerPad = 16;

// One drawing, or measuring, of a card. Each function goes on at y_.
class Face : Part {
 public:
  Face(const Context& context, const Rect& r, bool draw)
      : Part(context),
        x_(r.x + kInnerPad),
        inner_(r.w - 2 * kInnerPad),
        y_(r.y + 12),
        top_(r.y),
        draw_(draw) {}

  float cell(const CellCard& card);
  float feature(const FeatureCard& card);

 private:
  void head(std::string_view icon, float size, float room, const std::string& title, float step);
  bool sign(std::string_view key);  // of a feature; false: it has none
  void paragraph(const std::string& text, Type type, ImU32 ink);
  void tiles(const TilesThatFit& fits);
  void tile(const TileFit& fit, float x, float y, float side);
  void player(const FeatureCard& card, Seat seat);
  void scored(const FeatureCard::Had& one);
  float pieces(const FeatureCard& card, Seat seat, float cy);  // answers where they end
  void worth(const FeatureCard& card);
  void line(const std::string& text);

  float x_, inner_, y_, top_;
  bool draw_;
};

void Face::head(std::string_view icon, float size, float indent, const std::string& title, float step) {
  if (draw_) {
    if (!icon.empty()) c.icon(icon, x_ + size / 2, y_ + 11, size, kInk2);
    c.text_in(x_ + indent, y_ + 11, inner_ - indent, title, Type::Name, kInk);
  }
  y_ += step;
}

bool Face::sign(std::string_view key) {
  return has_signs(*this) && (!draw_ || draw_sign(*this, key, x_ + 10, y_ + 11, 24));
}

void Face::paragraph(const std::string& text, Type type, ImU32 ink) {
  if (draw_) c.paragraph(x_, y_, inner_, text, type, ink);
  y_ += c.paragraph_height(text, type, inner_);
}

void Face::line(const std::string& text) {
  if (draw_) c.text_in(x_, y_ + 10, inner_, text, Type::Small, kInk2);
  y_ += 22;
}

// ---- what fits a cell

float Face::cell(const CellCard& card) {
  const TilesThatFit& fits = card.fits;
  head("eye", 18, 26, tr("fits.title"), 28);
  std::string sum = fits.tiles > 0 ? trn("fits.tiles", fits.tiles) : tr("fits.none");
  if (fits.size > 1) sum += " · " + trn("fits.kinds", fits.size);
  if (card.dead()) sum = tr("fits.dead");
  paragraph(sum, Type::SmallBold, card.dead() ? kDanger : kInk2);
  y_ += 2;
  if (fits.hand) {
    if (draw_) {
      c.icon("check", x_ + 7, y_ + 10, 13, kGreen, 3);
      c.text_in(x_ + 20, y_ + 10, inner_ - 20, tr("fits.hand"), Type::Small, kInk2);
    }
    y_ += 22;
  }
  if (const std::string more = about_cell(session.game(), card.cell); !more.empty())
    paragraph(more, Type::Small, kInk2);
  if (fits.size > 0) tiles(fits);
  return y_ + 8 - top_;
}

void Face::tiles(const TilesThatFit& fits) {
  constexpr int kColumns = 4;
  constexpr float kTileRow = 70;
  // in passing, by mouse, the card keeps to the chronicle's place; who wants to know more looks around
  const bool brief =
      view.form() == Form::Desktop ? !board.inspected() && view.height < 1000 : view.safe.h < 340;
  const int most = brief ? 4 : 12;
  const int shown = std::min(fits.size, most);
  const float step = inner_ / kColumns;
  y_ += 12;
  for (int i = 0; draw_ && i < shown; ++i)
    tile(fits.kinds[static_cast<std::size_t>(i)], x_ + static_cast<float>(i % kColumns) * step + 5.5F,
         y_ + static_cast<float>(i / kColumns) * kTileRow, step - 11);
  y_ += static_cast<float>((shown + kColumns - 1) / kColumns) * kTileRow - 4;
  if (fits.size <= shown) return;
  if (draw_)
    c.text(x_ + inner_ / 2, y_ + 8, trn("fits.more", fits.size - shown), Type::Small, kInk2, Align::Centre);
  y_ += 20;
}

void Face::tile(const TileFit& fit, float x, float y, float side) {
  int rotation = 0;
  while ((fit.rotations >> rotation & 1) == 0) ++rotation;
  const ImVec2 at = c.px(x, y);
  board.draw_tile(c.list(), session.game().shared_rules(), fit.design, rotation, {at.x, at.y},
                  side * view.scale);
  c.text(x + side / 2, y + side + 9, "×" + std::to_string(fit.left), Type::SmallBold, kInk, Align::Centre);
}

// ---- a feature

float Face::feature(const FeatureCard& card) {
  const Rules& rules = session.game().rules();
  static constexpr std::array<std::string_view, 6> kIcons = {"road",   "city",  "monastery",
                                                             "garden", "field", "flag"};
  const bool own = sign(rules.family->kinds[card.kind].key);
  head(own ? "" : kIcons[std::min<std::size_t>(card.kind, 5)], 20, 28, feature_name(rules, card.kind), 26);
  const std::string facts = card.counts ? facts_text(card) : tr("card.no_figures");
  if (!facts.empty()) paragraph(facts, Type::Small, kInk2);
  y_ += 5;
  if (!card.counts) return y_ + 6 - top_;
  bool anybody = false;
  const auto players = static_cast<Seat>(rules.setup.players);
  for (Seat seat = 0; seat < players; ++seat) {
    if (!card.present(seat) && !card.owns(seat)) continue;
    anybody = true;
    player(card, seat);
  }
  if (!card.had.empty()) line(tr("card.scored"));
  for (const FeatureCard::Had& one : card.had) scored(one);
  if (!anybody && card.had.empty()) line(tr("card.nobody"));
  y_ += 4;
  if (draw_) c.line(x_, y_, x_ + inner_, y_, kLine, 1);
  y_ += 8;
  if (card.had.empty()) worth(card);
  if (const std::string more = about_feature(session.game(), card.root); !more.empty())
    paragraph(more, Type::Small, kInk2);
  return y_ + 8 - top_;
}

// Who is there, with which figures; the owners with a crown.
void Face::player(const FeatureCard& card, Seat seat) {
  const float cy = y_ + 13;
  const float top = y_;
  y_ += 28;
  if (!draw_) return;
  const bool owner = card.owns(seat);
  if (owner) c.rect({x_ - 6, top, inner_ + 12, 26}, seat_ink(session, seat).pale, 8);
  const float at = pieces(card, seat, cy) - 2;
  float right = x_ + inner_ - (owner ? 20 : 0);
  if (owner && card.uneven()) {  // each owner's own points
    const std::string points = std::to_string(card.value.each[seat]);
    c.text(right - 2, cy, points, Type::BodyBold, kInk, Align::Right);
    right -= c.width(points, Type::BodyBold) + 8;
  }
  const float room = right - at - (owner ? 4 : 0);
  c.text_in(at, cy, room, player_name(session.game().setup(), seat), owner ? Type::SmallBold : Type::Small,
            owner ? kInk : kInk2);
  if (owner) c.icon("crown", x_ + inner_ - 10, cy, 16, kInk);
}

// Who has scored it, for how much and for what.
void Face::scored(const FeatureCard::Had& one) {
  const float cy = y_ + 13;
  if (draw_) {
    c.rect({x_ - 6, y_, inner_ + 12, 26}, seat_ink(session, one.seat).pale, 8);
    emblems.avatar(x_ + 8, cy, 9, seat_colour(session, one.seat));
    const std::string points = trn("points", one.points);
    const float wide = c.width(points, Type::SmallBold);
    c.text(x_ + inner_, cy, points, Type::SmallBold, kInk, Align::Right);
    c.text_in(x_ + 24, cy, inner_ - 30 - wide, player_name(session.game().setup(), one.seat), Type::SmallBold,
              kInk);
  }
  y_ += 28;
  if (!one.reasons.empty()) paragraph(one.reasons, Type::Small, kInk2);
}

float Face::pieces(const FeatureCard& card, Seat seat, float cy) {
  float at = x_ + 8;
  const auto& counts = card.figures[seat];
  for (unsigned piece = 0; piece < counts.size(); ++piece) {
    if (counts[piece] == 0) continue;
    emblems.figure(seat_colour(session, seat), session.game().rules().pieces[piece].key, at, cy + 9, 19);
    at += 12;
    if (counts[piece] > 1) {
      const std::string times = "×" + std::to_string(counts[piece]);
      c.text(at, cy, times, Type::SmallBold, kInk);
      at += c.width(times, Type::SmallBold) + 4;
    }
    at += 10;
  }
  return at;
}

// Now and finished, or only one of them where there is no other.
void Face::worth(const FeatureCard& card) {
  const float y = y_;
  y_ += 42;
  if (!draw_) return;
  const bool two = !card.field && !card.complete;
  const auto column = [&](float at, float wide, const std::string& label, const std::string& points) {
    c.text(at, y + 12, points, Type::ScoreSmall, kInk);
    c.text_fit(at, y + 32, wide, label, {Type::Small, Type::Caption}, kInk2);
  };
  const int now = card.value.now;
  std::string points = std::to_string(now);
  if (card.uneven())
    points = std::to_string(card.fewest()) + "–" + points;
  else if (card.field && card.cities > 0 && now % card.cities == 0 && now > 0)
    points = std::to_string(card.cities) + " × " + std::to_string(now / card.cities) + " = " + points;
  const std::string label = tr(card.field ? "card.end" : card.complete ? "card.worth" : "card.now");
  // the other label is the longer one
  const float first =
      two ? std::min(inner_ / 2,
                     std::max(c.width(label, Type::Small), c.width(points, Type::ScoreSmall)) + 14)
          : inner_;
  column(x_, first - 4, label, points);
  // with two open ends another tile at least is to come
  const bool at_least = card.open > 1;
  if (two)
    column(x_ + first, inner_ - first, tr(at_least ? "card.finished_least" : "card.finished"),
           std::to_string(card.value.complete));
}

}  // namespace

float cell_face(const Context& context, const CellCard& card, const Rect& r, bool draw) {
  return Face(context, r, draw).cell(card);
}

float feature_face(const Context& context, const FeatureCard& card, const Rect& r, bool draw) {
  return Face(context, r, draw).feature(card);
}

}  // namespace bastide::shell
