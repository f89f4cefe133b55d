#include "shell/board/view/figure_step.h"

#include "shell/base/spread.h"
#include "shell/board/art/player_ink.h"
#include "shell/board/view/figures.h"
#include "shell/board/view/labels.h"
#include "shell/board/view/tokens.h"
#include "shell/look/palette.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

#include <imgui.h>

namespace bastide::shell {

namespace {

// A small house: this figure does not go there but comes home (ABB-03).
void home_badge(ImDrawList* list, Vec2 at, float r) {
  list->AddCircleFilled(im(at), r + 1.2F, rgb(palette::kKeyline));
  list->AddCircleFilled(im(at), r, rgb(0xEDB93E));
  const Color ink = rgb(0x3A2B20);
  list->AddTriangleFilled(im(at + Vec2{0, -r * 0.66F}), im(at + Vec2{r * 0.68F, 0}),
                          im(at + Vec2{-r * 0.68F, 0}), ink);
  list->AddRectFilled(im(at + Vec2{-r * 0.42F, -r * 0.05F}), im(at + Vec2{r * 0.42F, r * 0.55F}), ink);
}

}  // namespace

// On a small tile the discs are small too, or they would hide it: a finger finds the nearest, and the tile's
// picture in the panel has large ones.
float FigureStep::radius() const {
  return std::max(25 * scene_.camera.scale(), (scene_.touch ? 16.0F : 14.0F) * scene_.panel_scale);
}

void FigureStep::place(const Session& session) {
  discs_.clear();
  anchors_.clear();
  if (session.phase() != Phase::Figure) return;
  find_offers(session);
  for (const FigureSpot& spot : session.spots()) anchors_.push_back(anchor(session, spot));
  for (std::size_t i = 0; i < static_cast<std::size_t>(session.offered()); ++i)
    discs_.push_back(clear_of_tile(session, session.spots()[i], anchors_[i]));
  spread(discs_, radius() * 2.12F);
  discs_.insert(discs_.end(), anchors_.begin() + session.offered(), anchors_.end());
}

// Some try out what it would do: once for each decision, not in each frame.
void FigureStep::find_offers(const Session& session) {
  if (!offered_.again(session.revision(), session.kind())) return;
  offers_.clear();
  for (const FigureSpot& spot : session.spots()) {
    const auto kind = static_cast<std::size_t>(session.kind());
    offers_.push_back(place_offer(session.game(), spot.actions[std::min(kind, spot.actions.size() - 1)]));
  }
}

std::span<const Gained> FigureStep::gains(int spot) const {
  const auto index = static_cast<std::size_t>(spot);
  return index < offers_.size() ? std::span<const Gained>(offers_[index].gains) : std::span<const Gained>();
}

// A figure that comes home is pointed at where it stands, not at its feet.
Vec2 FigureStep::anchor(const Session& session, const FigureSpot& spot) const {
  const bool home = spot.actions.front().verb == Verb::ReturnPiece && spot.segment != kNoSegment;
  return scene_.camera.to_screen(home ? figure_middle(scene_, session.game(), session.segment_of(spot))
                                      : spot_place(scene_.art, session.game(), spot));
}

// A small tile would be hidden below the discs of its places: they stand around it, each on its side.
Vec2 FigureStep::clear_of_tile(const Session& session, const FigureSpot& spot, Vec2 at) const {
  constexpr float kRoomy = 7;  // radii: on a tile so wide the discs leave enough to be seen
  const State& state = session.game().state();
  const Cell cell = state.tiles[state.last_tile].cell;
  const float side = kTile * scene_.camera.scale();
  const bool home = spot.actions.front().verb == Verb::ReturnPiece;
  if (spot.cell != cell || home || spot.other != kNoSegment || side > kRoomy * radius()) return at;
  const Vec2 middle = scene_.camera.to_screen(cell_middle(cell));
  Vec2 way = at - middle;
  float far = std::max(std::abs(way.x), std::abs(way.y));
  if (far < 1) way = {0, -1}, far = 1;
  return middle + way * ((side / 2 + radius() * 1.1F) / far);
}

// It is a figure to be taken home, and its disc did not have to make way: then the figure itself is seen.
bool FigureStep::stands_there(const Session& session, std::size_t index) const {
  const Vec2 off = discs_[index] - anchors_[index];
  return session.spots()[index].actions.front().verb == Verb::ReturnPiece &&
         std::hypot(off.x, off.y) <= radius() * 0.6F;
}

// What is not offered by a disc gets one when it is chosen.
bool FigureStep::shows(const Session& session, std::size_t spot) const {
  const int index = static_cast<int>(spot);
  return index < session.offered() || index == session.spot();
}

std::optional<Vec2> FigureStep::on_tile(const Session& session, int spot) const {
  const State& state = session.game().state();
  const FigureSpot& place = session.spots()[static_cast<std::size_t>(spot)];
  if (place.cell != state.tiles[state.last_tile].cell) return std::nullopt;
  return (spot_place(scene_.art, session.game(), place) - cell_corner(place.cell)) * (1 / kTile);
}

int FigureStep::hit(const Session& session, Vec2 at, float radius, bool on_joint) const {
  if (session.phase() != Phase::Figure || discs_.size() != session.spots().size()) return -1;
  // on one of the roads that are joined it is the road that is meant, unless a handle lies right there
  const float near_handle = on_joint ? std::min(radius, 0.15F * kTile * scene_.camera.scale()) : radius;
  const auto nearest = [&](bool shown) {
    int found = -1;
    float best = radius;
    for (std::size_t i = 0; i < discs_.size(); ++i) {
      if (shows(session, i) != shown) continue;
      if (session.spots()[i].other != kNoSegment) best = std::min(best, near_handle);
      const float distance = std::hypot(discs_[i].x - at.x, discs_[i].y - at.y);
      if (distance <= best) best = distance, found = static_cast<int>(i);
    }
    return found;
  };
  const int disc = nearest(true);
  return disc >= 0 ? disc : nearest(false);  // a place without a disc may be pointed at all the same
}

std::optional<Vec2> FigureStep::point(int spot) const {
  if (spot < 0 || spot >= static_cast<int>(discs_.size())) return std::nullopt;
  return discs_[static_cast<std::size_t>(spot)];
}

void FigureStep::draw(const Session& session, const std::optional<Vec2>& pointer) const {
  const Color ink = player_ink(colour_of(session, session.who())).fill;
  const std::size_t count = std::min(discs_.size(), session.spots().size());
  for (std::size_t i = 0; i < count; ++i) draw_tether(i, ink);
  for (std::size_t i = 0; i < count; ++i) {
    if (!shows(session, i)) continue;
    const bool hovered =
        pointer && !scene_.touch && std::hypot(pointer->x - discs_[i].x, pointer->y - discs_[i].y) < radius();
    draw_disc(session, i, hovered);
  }
}

// From a disc that had to make way to its place.
void FigureStep::draw_tether(std::size_t spot, Color ink) const {
  const Vec2 disc = discs_[spot];
  const Vec2 anchor = anchors_[spot];
  if (std::hypot(disc.x - anchor.x, disc.y - anchor.y) <= radius() * 0.6F) return;
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  list->AddLine(im(disc), im(anchor), fade(kWhite, 0.9F), 4);
  list->AddLine(im(disc), im(anchor), ink, 2);
  list->AddCircleFilled(im(anchor), 3.5F, ink);
}

// A slip with what the place would bring.
void FigureStep::draw_mark(const Session& session, std::size_t index, bool strong) const {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const bool chosen = session.spot() == static_cast<int>(index);
  const PlayerInk& ink = player_ink(colour_of(session, session.who()));
  const float high = std::max(24.0F, radius() * 1.25F);
  const Vec2 half{high * (chosen ? 1.1F : 0.95F), high / 2};
  const Vec2 at = discs_[index];
  list->AddRectFilled(im(at - half + Vec2{0, 2}), im(at + half + Vec2{0, 2}), rgb(0x2A1E14, 0.35F), high / 2);
  list->AddRectFilled(im(at - half), im(at + half), rgb(0xFFFBF0), high / 2);
  list->AddRect(im(at - half), im(at + half), chosen ? ink.fill : rgb(0xC9B78C), high / 2, 0,
                chosen   ? 3.4F
                : strong ? 2.4F
                         : 1.2F);
  centred_text(list, scene_.fonts.small, high * 0.62F, at, rgb(0x3A2B20), offers_[index].mark.c_str());
}

void FigureStep::draw_disc(const Session& session, std::size_t index, bool hovered) const {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const FigureSpot& spot = session.spots()[index];
  const u8 colour = colour_of(session, session.who());
  const PlayerInk& ink = player_ink(colour);
  const bool chosen = session.spot() == static_cast<int>(index);
  const bool strong = chosen || hovered;
  if (index < offers_.size() && !offers_[index].mark.empty()) return draw_mark(session, index, strong);
  const float size = radius();
  const ImVec2 c = im(discs_[index]);
  const float r = size * (chosen ? 1.08F : 1.0F);
  draw_joint(session, index, strong);
  if (spot.other != kNoSegment && !chosen) return draw_handle(session, index, strong);
  if (stands_there(session, index)) {
    draw_ring(session, index, strong);
    draw_badges(index, true);
    return;
  }
  if (chosen)
    for (int ring = 6; ring > 0; --ring)
      list->AddCircleFilled(c, r + static_cast<float>(ring) * size * 0.09F, fade(rgb(0xFFD24A), 0.16F));
  list->AddCircleFilled(c, r, rgb(0xFFFBF0, strong ? 1.0F : 0.86F));
  list->AddCircle(c, r - 1, fade(ink.fill, strong ? 1.0F : 0.8F), 0,
                  std::max(2.0F, size * (chosen ? 0.16F : 0.11F)));
  std::size_t piece = 0;
  if (chosen && session.piece() >= 0 && session.piece() < static_cast<int>(spot.actions.size()))
    piece = static_cast<std::size_t>(session.piece());
  const Action& action = spot.actions[piece];
  draw_thing(session, spot, action, discs_[index], strong);
  draw_badges(index, action.verb == Verb::ReturnPiece || action.verb == Verb::ReturnToken);
}

// Around a figure that comes home: unlike a disc, which says where one may go, it is open and dashed.
void FigureStep::draw_ring(const Session& session, std::size_t index, bool strong) const {
  constexpr int kDashes = 10;
  constexpr float kTurn = 2 * 3.14159F / kDashes;
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const bool chosen = session.spot() == static_cast<int>(index);
  const Color ink = player_ink(colour_of(session, session.who())).fill;
  const float r = radius() * (strong ? 1.3F : 1.15F);
  const ImVec2 at = im(discs_[index]);
  if (chosen)
    for (int ring = 6; ring > 0; --ring)
      list->AddCircle(at, r + static_cast<float>(ring) * radius() * 0.06F, fade(rgb(0xFFD24A), 0.3F), 0, 3);
  const auto dash = [&](int i, float width, Color color) {
    const float from = static_cast<float>(i) * kTurn;
    list->PathArcTo(at, r, from, from + (chosen ? kTurn : kTurn * 0.62F), 8);
    list->PathStroke(color, 0, width);
  };
  const float width = std::max(2.4F, radius() * 0.16F);
  for (int i = 0; i < kDashes; ++i) dash(i, width + 3, kWhite);
  for (int i = 0; i < kDashes; ++i) dash(i, width, ink);
}

// The figure or token that would stand there, in its disc.
void FigureStep::draw_thing(const Session& session, const FigureSpot& spot, const Action& action, Vec2 at,
                            bool strong) const {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const float size = radius();
  const u8 colour = colour_of(session, session.owner(spot, action));
  const std::string_view key = thing_key(session.game().rules(), action);
  std::optional<TokenSprite> sprite;
  if (action.verb == Verb::PlaceToken || action.verb == Verb::ReturnToken) {
    sprite = token_sprite(scene_.art, key, spot.cell, colour);
  } else if (const FigureSprite* figure = scene_.art.figure(figure_name(colour, key, spot.lies));
             figure != nullptr && scene_.art.page_of(*figure).texture != 0) {
    sprite = TokenSprite{scene_.art.page_of(*figure), figure->uv, figure->w, figure->h, {}};
  }
  if (!sprite) {
    list->AddCircleFilled(im(at), size * 0.45F, player_ink(colour).fill);
    return;
  }
  const float k = size * 1.32F / std::max(sprite->w, sprite->h);
  const Vec2 half = Vec2{sprite->w, sprite->h} * (k / 2);
  list->AddImage(texture_id(sprite->page), im(at - half), im(at + half), {sprite->uv.u0, sprite->uv.v0},
                 {sprite->uv.u1, sprite->uv.v1}, fade(kWhite, strong ? 1.0F : 0.85F));
}

bool FigureStep::joins(const Session& session, Cell cell, u8 segment) const {
  return std::any_of(session.spots().begin(), session.spots().end(), [&](const FigureSpot& spot) {
    return spot.other != kNoSegment && spot.cell == cell &&
           (spot.segment == segment || spot.other == segment);
  });
}

bool FigureStep::begin_joint(const Session& session, Cell cell, u8 segment) {
  const bool any = joins(session, cell, segment);
  if (any) begun_ = {session.revision(), cell, segment};
  return any;
}

int FigureStep::joined(const Session& session, Cell cell, u8 segment) const {
  if (begun_.revision != session.revision() || begun_.cell != cell) return -1;
  for (std::size_t i = 0; i < session.spots().size(); ++i) {
    const FigureSpot& spot = session.spots()[i];
    if (spot.cell == cell && std::minmax(spot.segment, spot.other) == std::minmax(begun_.segment, segment))
      return static_cast<int>(i);
  }
  return -1;
}

// What a token would join: a line from the one to the other, all of them faintly; where it begins, a ring.
void FigureStep::draw_joint(const Session& session, std::size_t index, bool strong) const {
  const FigureSpot& spot = session.spots()[index];
  if (spot.other == kNoSegment) return;
  const State& state = session.game().state();
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const Color ink = player_ink(colour_of(session, session.who())).fill;
  const auto at = [&](u8 segment) {
    return scene_.camera.to_screen(scene_.anchor(state, spot.cell, segment));
  };
  const float alpha = strong ? 1.0F : 0.75F;
  const bool begun = begun_.revision == session.revision() && begun_.cell == spot.cell;
  for (const u8 segment : {spot.segment, spot.other}) {
    list->AddLine(im(anchors_[index]), im(at(segment)), fade(kWhite, alpha), strong ? 7.0F : 4.0F);
    list->AddLine(im(anchors_[index]), im(at(segment)), fade(ink, alpha), strong ? 4.0F : 1.6F);
    list->AddCircleFilled(im(at(segment)), strong ? 6.0F : 5.0F, kWhite);
    list->AddCircleFilled(im(at(segment)), strong ? 4.5F : 3.5F, ink);
    if (begun && begun_.segment == segment) list->AddCircle(im(at(segment)), 10, ink, 0, 3);
  }
}

// The middle of a line that a token would draw, to be tapped too.
void FigureStep::draw_handle(const Session& session, std::size_t index, bool strong) const {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const PlayerInk& ink = player_ink(colour_of(session, session.who()));
  const float size = scene_.touch ? 6.0F : 9.0F;
  list->AddCircleFilled(im(discs_[index]), size + 2, kWhite);
  list->AddCircleFilled(im(discs_[index]), size, strong ? ink.fill : rgb(0x3A2B20));
  if (scene_.touch || index >= 9) return;
  const char key[2] = {static_cast<char>('1' + index), 0};
  centred_text(list, scene_.fonts.small, size * 1.5F, discs_[index], rgb(0xFFF3DA), key);
}

void FigureStep::draw_badges(std::size_t index, bool comes_home) const {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const float size = radius();
  const float dot = std::clamp(size * 0.36F, 7.5F, 11.0F);
  if (comes_home) home_badge(list, discs_[index] + Vec2{-size * 0.8F, size * 0.8F}, dot);
  if (scene_.touch || index >= 9) return;
  const char key[2] = {static_cast<char>('1' + index), 0};
  const Vec2 at = discs_[index] + Vec2{size * 0.84F, -size * 0.84F};
  list->AddCircleFilled(im(at), dot + 1.2F, rgb(palette::kKeyline));
  list->AddCircleFilled(im(at), dot, rgb(0x3A2B20));
  centred_text(list, scene_.fonts.small, dot * 1.5F, at, rgb(0xFFF3DA), key);
}

}  // namespace bastide::shell
