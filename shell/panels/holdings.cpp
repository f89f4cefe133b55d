#include "shell/panels/holdings.h"

#include "shell/panels/expansion_picture.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

// Several of a group, shown as one sum.
bool is_group(std::string_view key) { return locale().has("group." + std::string(key)); }

std::string words_of(const Holding& holding) {
  if (is_group(holding.key))
    return trn("holding.tokens", holding.amount, {{"what", tr("group." + std::string(holding.key))}});
  const std::string name = holding_name(holding.key);
  return holding.title ? tr("holding.title", {{"title", name}, {"points", trn("points", holding.amount)}})
                       : trn("holding.tokens", holding.amount, {{"what", name}});
}

// One row of them.
class HoldingRow : Part {
 public:
  HoldingRow(const Context& context, Seat seat, bool tiny)
      : Part(context),
        seat_(seat),
        tiny_(tiny),
        type_(tiny ? Type::Caption : Type::SmallBold),
        icon_(tiny ? 13 : 18),
        around_(tiny ? 0 : 14),
        gap_(tiny ? 5 : 4),
        row_(digest.held[seat]),
        tiles_(digest.tiles[seat]) {}

  void draw(float x, float y, float room);

 private:
  [[nodiscard]] bool numbered(const Holding& holding) const { return !bare_ || !holding.title; }
  [[nodiscard]] float width(const Holding& holding) const;
  [[nodiscard]] float total() const;
  void add_up_groups();
  void squeeze(float room);
  void draw_tag(const Holding& holding, const Rect& r);
  float draw_tiles(float x, float y);  // answers how much room they take
  [[nodiscard]] float tiles_width() const { return static_cast<float>(tiles_.size()) * (tile_side() + 3); }
  [[nodiscard]] float tile_side() const { return tiny_ ? 15.0F : 24.0F; }

  Seat seat_;
  bool tiny_;
  Type type_;
  float icon_;
  float around_;  // a tag's paper beside icon and number
  float gap_;
  bool bare_ = false;  // titles without their worth
  std::vector<Holding> row_;
  std::vector<u8> tiles_;
};

float HoldingRow::width(const Holding& holding) const {
  return icon_ + around_ + (numbered(holding) ? 2 + c.width(std::to_string(holding.amount), type_) : 0.0F);
}

float HoldingRow::total() const {
  float sum = -gap_;
  for (const Holding& holding : row_) sum += width(holding) + gap_;
  return sum;
}

void HoldingRow::add_up_groups() {
  for (std::size_t first = 0; first < row_.size(); ++first) {
    const std::string_view group = row_[first].group;
    const auto same = [&](const Holding& holding) { return !group.empty() && holding.group == group; };
    if (std::count_if(row_.begin(), row_.end(), same) < 2) continue;
    int sum = 0;
    for (const Holding& holding : row_) sum += same(holding) ? holding.amount : 0;
    row_.erase(std::remove_if(row_.begin() + static_cast<std::ptrdiff_t>(first) + 1, row_.end(), same),
               row_.end());
    row_[first] = {.key = group, .amount = sum};
  }
}

// Tags stand closer, then signs are smaller, till all have room.
void HoldingRow::squeeze(float room) {
  const auto count = static_cast<float>(row_.size());
  gap_ = 1;
  around_ = std::min(around_, 4.0F);
  if (total() > room) type_ = Type::Caption;
  if (total() > room) icon_ = std::max(8.0F, icon_ - (total() - room) / count);
}

void HoldingRow::draw(float x, float y, float room) {
  if (tiny_ && row_.empty()) x += std::max(0.0F, (room - tiles_width()) / 2);
  room -= tiles_width();
  x += draw_tiles(x, y);
  if (total() > room) add_up_groups();
  bare_ = total() > room;
  if (total() > room) squeeze(room);
  float at = tiny_ ? x + std::max(0.0F, (room - total()) / 2) : x;
  for (const Holding& holding : row_) {
    const float tag_w = width(holding);
    draw_tag(holding, {at, y - (tiny_ ? 8.0F : 12.0F), tag_w, tiny_ ? 16.0F : 24.0F});
    at += tag_w + gap_;
  }
}

float HoldingRow::draw_tiles(float x, float y) {
  const float side = tile_side();
  for (std::size_t i = 0; i < tiles_.size(); ++i) {
    const Rect r{x + static_cast<float>(i) * (side + 3), y - side / 2, side, side};
    const ImVec2 at = c.px(r.x, r.y);
    board.draw_tile(c.list(), session.game().shared_rules(), tiles_[i], 0, {at.x, at.y}, side * view.scale);
    const std::string words = tr("held.tile", {{"tile", tile_words(session.game().rules(), tiles_[i])}});
    kit.item({.id = "held." + std::to_string(seat_ + 1) + "." + std::to_string(i + 1),
              .label = words,
              .rect = r,
              .focusable = false,
              .why = words});
  }
  return tiles_width();
}

void HoldingRow::draw_tag(const Holding& holding, const Rect& r) {
  if (!tiny_) {
    const int use = use_of(session, seat_, holding.key);
    c.rect(r, rgb(0xF6E8C4), 12);
    c.frame(r, use >= 0 ? kGreen : kLine, 12, use >= 0 ? 2.5F : 1.0F);
    std::string words = words_of(holding);
    if (const std::string about = about_holding(session.game(), seat_, holding.key); !about.empty())
      words += " · " + about;
    const Response state =
        kit.item({.id = "holding." + std::to_string(seat_ + 1) + "." + std::string(holding.key),
                  .label = words,
                  .rect = r,
                  .focusable = use >= 0,
                  .why = words});
    if (state.focus) w.focus_ring(r, 12);
    if (state.clicked && use >= 0) later([&session = session, use] { session.choose(use); });
  }
  const float y = r.y + r.h / 2;
  draw_sign(*this, holding.key, r.x + around_ / 2 - (tiny_ ? 0 : 2) + icon_ / 2, y, icon_);
  if (numbered(holding))
    c.text(r.x + around_ / 2 + icon_ + 1, y, std::to_string(holding.amount), type_, kInk2);
}

}  // namespace

int use_of(const Session& session, Seat seat, std::string_view key) {
  const std::vector<Action>& choices = session.choices();
  const auto uses = [&](const Action& action) {
    return action.verb == Verb::ReturnToken && thing_key(session.game().rules(), action) == key;
  };
  const auto at = std::find_if(choices.begin(), choices.end(), uses);
  return session.who() != seat || at == choices.end() ? -1 : static_cast<int>(at - choices.begin());
}

bool has_signs(const Context& context) {
  const ExpansionPicture* core = core_picture(context.session.game().rules());
  return core != nullptr && core->sign != nullptr;
}

bool draw_sign(const Context& context, std::string_view key, float cx, float cy, float size) {
  const Canvas::AsPainted keep(context.c);
  for (const ExpansionPicture* picture : pictures()) {
    if (picture->sign != nullptr && is_there(*picture) && picture->sign(context, key, cx, cy, size))
      return true;
  }
  if (!is_group(key)) return false;
  context.c.icon("stack", cx, cy, size * 0.9F, kInk2, 2.2F);
  return true;
}

void draw_holdings(const Context& context, Seat seat, float x, float y, float room, bool tiny) {
  HoldingRow(context, seat, tiny).draw(x, y, room);
}

}  // namespace bastide::shell
