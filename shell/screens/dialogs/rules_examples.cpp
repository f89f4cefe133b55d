#include "shell/screens/dialogs/rules_examples.h"

#include "shell/look/figures.h"
#include "shell/panels/holdings.h"
#include "shell/play/holdings.h"
#include "shell/play/stacks.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr int kMaxCells = 1 << 14;  // from the middle
constexpr float kWidestTile = 92;
constexpr float kTallest = 250;              // of all tiles
constexpr float kLineHeight = 26;            // of whose points, and of what somebody holds
constexpr float kAbove = 26;                 // what stands on the upper row reaches over it
constexpr float kBelow = 14;                 // the shadow of the lower one
constexpr float kFigure = 1.35F * 60 / 256;  // height in tiles: a little larger than on the land

std::string signed_points(int points) { return (points > 0 ? "+" : "") + std::to_string(points); }

u8 colour_of(const Example& example, Seat seat) { return example.players[seat].colour; }

// What players hold: a line for each of them.
std::size_t held_lines(const Example& example) {
  std::size_t lines = 0;
  for (std::size_t i = 0; i < example.held.size(); ++i)
    lines += i == 0 || example.held[i].seat != example.held[i - 1].seat ? 1 : 0;
  return lines;
}

}  // namespace

void RulesExamples::turn_to(const std::string& page) {
  if (page == page_) return;
  first_id_ += static_cast<u32>(examples_.size());
  page_ = page;
  examples_ = examples_of(page);
}

float RulesExamples::draw(const std::string& page, int paragraph, float x, float y, float width,
                          const Rect& seen) {
  turn_to(page);
  for (std::size_t i = 0; i < examples_.size(); ++i)
    if (examples_[i].paragraph == paragraph)
      y = draw_card(examples_[i], first_id_ + static_cast<u32>(i), x, y, width, seen) + 14;
  return y;
}

RulesExamples::Frame RulesExamples::frame_of(const Example& example, float x, float y, float width) {
  int x0 = kMaxCells, x1 = -kMaxCells, y0 = kMaxCells, y1 = -kMaxCells;
  const auto show = [&](Cell cell) {
    x0 = std::min<int>(x0, cell.x), x1 = std::max<int>(x1, cell.x);
    y0 = std::min<int>(y0, cell.y), y1 = std::max<int>(y1, cell.y);
  };
  const State& state = *example.state;
  for (const PlacedTile& tile : std::span(state.tiles).first(state.tile_count))
    if (on_board(state, example.rules->traits, tile.cell)) show(tile.cell);  // not what stands around it
  for (const Example::HeldTile& held : example.tiles) show(held.cell);
  const auto columns = static_cast<float>(x1 - x0 + 1);
  const auto rows = static_cast<float>(y1 - y0 + 1);
  Frame frame;
  frame.tile = std::min({kWidestTile, (width - 32) / columns, kTallest / rows});
  frame.r = {x, y, width, rows * frame.tile + kAbove + kBelow};
  frame.origin = {x + (width - columns * frame.tile) / 2 - static_cast<float>(x0) * frame.tile,
                  y + kAbove - static_cast<float>(y0) * frame.tile};
  return frame;
}

// One; of those that stand on each other all.
void RulesExamples::add_tokens(const Example& example, const Lying& one, std::vector<PanelToken>& tokens) {
  const Rules& rules = *example.rules;
  const TokenDef& def = rules.expansions[one.expansion]->tokens[one.token];
  PanelToken token{.key = def.key,
                   .cell = one.cell,
                   .segment = one.segment,
                   .other = one.other,
                   .on_site = on_site(rules, one.expansion, one.segment)};
  if (one.piece != kNoPiece) token.figure = rules.pieces[one.piece].key;
  if (one.seat < example.players.size()) token.colour = example.players[one.seat].colour;
  if (!def.stacked) token.storeys = storeys_below(rules, example.lying, one.expansion, one.cell);
  for (int left = def.stacked ? one.count : 1; left > 0; --left, ++token.storeys) tokens.push_back(token);
}

float RulesExamples::draw_card(const Example& example, u32 id, float x, float y, float width,
                               const Rect& seen) {
  constexpr float kPad = 12;
  const Frame frame = frame_of(example, x, y, width);
  const std::string words = caption(example);
  const float text_w = width - 2 * kPad;
  float text_h =
      static_cast<float>(held_lines(example)) * kLineHeight + c.paragraph_height(words, Type::Small, text_w);
  for (const Example::Gain& gain : example.gains) text_h += gain_height(example, gain, text_w);
  const Rect card{x, y, width, frame.r.h + 10 + text_h + 12};
  const Response state = kit.item(
      {.id = "example." + page_ + "." + example.id, .label = spoken(example), .rect = card, .reads = true});
  if (card.y < seen.bottom() && card.bottom() > seen.y) {
    c.rect(card, kRow, 10);
    c.rect(frame.r, kTable, 10, ImDrawFlags_RoundCornersTop);
    PanelLand land{.id = id, .rules = example.rules, .state = example.state.get(), .lit = example.lit};
    for (const Lying& one : example.lying) add_tokens(example, one, land.tokens);
    draw_land(example, land, frame);
    float at = draw_gains(example, x + kPad, frame.r.bottom() + 10, text_w);
    at = draw_held(example, x + kPad, at);
    c.paragraph(x + kPad, at, text_w, words, Type::Small, kInk2);
    c.frame(card, kLine, 10, 1);
    if (state.focus) w.focus_ring(card, 10);
  }
  return card.bottom();
}

void RulesExamples::draw_land(const Example& example, const PanelLand& land, const Frame& frame) {
  c.clip(frame.r);
  const ImVec2 at = c.px(frame.origin.x, frame.origin.y);
  board.draw_land(c.list(), land, {at.x, at.y}, frame.tile * view.scale);
  draw_held_tiles(example, frame);
  draw_figures(example, land, frame);
  draw_points(example, land, frame);
  c.unclip();
}

// A tick or a cross: never the colour alone.
void RulesExamples::draw_verdict(float cx, float cy, bool may) {
  c.disc(cx, cy, 12.5F, kWhite);
  c.disc(cx, cy, 11, may ? kGreen : kDanger);
  c.icon(may ? "check" : "close", cx, cy, 14, kWhite, 3);
}

void RulesExamples::draw_held_tiles(const Example& example, const Frame& frame) {
  for (const Example::HeldTile& held : example.tiles) {
    const Rect cell = frame.cell(held.cell);
    const ImVec2 at = c.px(cell.x, cell.y);
    board.draw_tile(c.list(), example.rules, held.design, held.rotation, {at.x, at.y},
                    frame.tile * view.scale);
    c.frame(cell, kWhite, 4, 5);
    c.frame(cell, held.may ? kGreen : kDanger, 4, 3);
    draw_verdict(cell.x + cell.w / 2, cell.y + cell.h / 2, held.may);
  }
}

void RulesExamples::draw_figures(const Example& example, const PanelLand& land, const Frame& frame) {
  const float height = std::max(17.0F, frame.tile * kFigure);
  std::vector<SegmentId> taken;
  for (const Example::Standing& figure : example.figures) {
    const auto others = static_cast<float>(std::count(taken.begin(), taken.end(), figure.segment));
    taken.push_back(figure.segment);
    const Vec2 base = frame.origin + board.figure_place(land, figure.segment) * frame.tile;
    const std::string_view piece = example.rules->pieces[figure.piece].key;
    const float high = height * static_cast<float>(look::figure_of(piece).board_size);
    emblems.figure(colour_of(example, figure.seat), piece, base.x + others * height * 0.7F,
                   base.y + (figure.lies ? high * 0.3F : 0.0F), high, 1, figure.lies);
  }
  for (const Example::Spot& spot : example.spots) {
    const Vec2 at = frame.origin + board.figure_place(land, spot.segment) * frame.tile;
    draw_verdict(at.x, at.y, spot.may);
  }
}

// What each feature has brought, over its figure.
void RulesExamples::draw_points(const Example& example, const PanelLand& land, const Frame& frame) {
  std::vector<SegmentId> taken;
  for (const Example::Gain& gain : example.gains) {
    if (gain.segment == kNoSegmentId) continue;
    SegmentId where = gain.segment;
    for (const Example::Standing& figure : example.figures)
      if (figure.seat == gain.seat && find(*example.state, figure.segment) == find(*example.state, where))
        where = figure.segment;
    const auto others = static_cast<float>(std::count(taken.begin(), taken.end(), where));
    taken.push_back(where);
    const PlayerColour& player = kPlayers[colour_of(example, gain.seat)];
    const std::string text = signed_points(gain.points);
    const float pill_w = std::max(32.0F, c.width(text, Type::BodyBold) + 18);
    Vec2 at = frame.origin + board.figure_place(land, where) * frame.tile;
    at.y -= std::max(17.0F, frame.tile * kFigure) + 14;
    at.x = std::clamp(at.x + others * (pill_w + 4), frame.r.x + pill_w / 2 + 4,
                      frame.r.right() - pill_w / 2 - 4);
    at.y = std::max(at.y, frame.r.y + 14);
    c.rect({at.x - pill_w / 2 - 2, at.y - 13, pill_w + 4, 26}, kWhite, 13);
    c.rect({at.x - pill_w / 2, at.y - 11, pill_w, 22}, player.fill, 11);
    c.text(at.x, at.y, text, Type::BodyBold, player.ink, Align::Centre);
  }
}

float RulesExamples::why_room(const Example::Gain& gain, float width) const {
  return width - 34 - c.width(signed_points(gain.points), Type::BodyBold);
}

float RulesExamples::gain_height(const Example& example, const Example::Gain& gain, float width) const {
  const float why =
      c.paragraph_height(reasons_text(*example.rules, gain.why), Type::Small, why_room(gain, width));
  return kLineHeight - c.line_height(Type::Small) + why;
}

// Whose, how many, and why: a line each, or more where the reasons are many.
float RulesExamples::draw_gains(const Example& example, float x, float y, float width) {
  for (const Example::Gain& gain : example.gains) {
    const u8 colour = colour_of(example, gain.seat);
    emblems.avatar(x + 10, y + 11, 9, colour);
    c.text(x + 26, y + 11, signed_points(gain.points), Type::BodyBold, kPlayers[colour].edge);
    const float room = why_room(gain, width);
    c.paragraph(x + width - room, y + 11 - c.line_height(Type::Small) / 2, room,
                reasons_text(*example.rules, gain.why), Type::Small, kInk2);
    y += gain_height(example, gain, width);
  }
  return y;
}

float RulesExamples::draw_held(const Example& example, float x, float y) {
  float at = x;
  for (std::size_t i = 0; i < example.held.size(); ++i) {
    const Example::Held& held = example.held[i];
    if (i > 0 && held.seat != example.held[i - 1].seat) at = x, y += kLineHeight;
    emblems.avatar(at + 10, y + 11, 9, colour_of(example, held.seat));
    draw_sign(*this, held.key, at + 34, y + 11, 20);
    const std::string text = holding_name(held.key) + (held.title ? "" : " ×" + std::to_string(held.amount));
    at += 60 + c.text(at + 48, y + 11, text, Type::BodyBold, kInk);
  }
  return example.held.empty() ? y : y + kLineHeight;
}

std::string RulesExamples::caption(const Example& example) const {
  return tr("example." + page_ + "." + example.id);
}

std::string RulesExamples::spoken(const Example& example) const {
  const auto name = [&](Seat seat) { return name_of_colour(colour_of(example, seat)); };
  std::string text = caption(example);
  for (const Example::Gain& gain : example.gains) {
    text += " " + name(gain.seat) + ": " + trn("points", gain.points);
    if (gain.why.size() > 0) text += ", " + reasons_text(*example.rules, gain.why);
    text += ".";
  }
  for (const Example::Held& held : example.held)
    text += " " + name(held.seat) + ": " + holding_name(held.key) + ".";
  return text;
}

}  // namespace bastide::shell
