#include "shell/screens/setup/bag.h"

#include "engine/rules/rules.h"
#include "shell/board/board_view.h"
#include "shell/platform/platform.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

// seven stand in a row below players and seed
constexpr float kTitle = 30;
constexpr float kSide = 42, kStep = 50;   // of a tile, and from one to the next
constexpr float kAbove = 9, kBelow = 22;  // what stands on a tile; its number
constexpr float kRowStep = kAbove + kSide + kBelow;
constexpr int kPicture = -1;  // its number among the pictures; saved games have 0 and more

}  // namespace

void BagRow::draw(const Rect& r) {
  const auto& rules = draft_.made();
  if (!rules) return;
  const int columns = std::max(1, static_cast<int>((r.w + kStep - kSide) / kStep));
  const int rows = std::max(1, static_cast<int>((r.h - kTitle) / kRowStep));
  const auto room = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
  if (rules != rules_ || room != room_) {
    rules_ = rules;
    choose(room);
  }
  c.text(r.x, r.y + 12, tr("setup.bag"), Type::Section, kInk);
  std::string sum = trn("setup.kinds_n", kinds_);
  const int shown = static_cast<int>(sheet_.designs.size());
  if (shown < kinds_) sum += " · " + trn("setup.kinds_shown", shown);
  c.text(r.right(), r.y + 13, sum, Type::Small, kInk3, Align::Right);
  draw_tiles({r.x, r.y + kTitle, r.w, r.h - kTitle}, columns);
}

// All kinds, or every n-th of them, so that something of each expansion is seen.
void BagRow::choose(std::size_t room) {
  room_ = room;
  ++version_;
  sheet_.designs.clear();
  std::vector<u8> kinds;  // but those that lie there from the beginning
  for (int i = 0; i < rules_->design_count; ++i)
    if (rules_->designs[static_cast<std::size_t>(i)].copies > 0) kinds.push_back(static_cast<u8>(i));
  kinds_ = static_cast<int>(kinds.size());
  const std::size_t count = std::min(room, kinds.size());
  for (std::size_t i = 0; i < count; ++i) sheet_.designs.push_back(kinds[i * kinds.size() / count]);
}

void BagRow::draw_tiles(const Rect& r, int columns) {
  const float px = view.scale * platform::pixel_ratio();
  sheet_.columns = columns;
  sheet_.step = {std::round(kStep * px), std::round(kRowStep * px)};
  sheet_.inset = {2 * px, kAbove * px};
  sheet_.side = kSide * px;
  sheet_.paper = c.night() ? c.ground(kPaper) : kPaper;
  const Picture picture = board.tile_sheet(kPicture, rules_, sheet_, version_);
  if (picture.texture != 0) {
    const ImVec2 at = c.px(r.x, r.y);
    const float k = 1 / platform::pixel_ratio();
    c.list()->AddImage(texture_id(picture.texture), at, {at.x + picture.width * k, at.y + picture.height * k},
                       {picture.uv0.x, picture.uv0.y}, {picture.uv1.x, picture.uv1.y});
  }
  for (std::size_t i = 0; i < sheet_.designs.size(); ++i) {
    const u8 design = sheet_.designs[i];
    const auto column = static_cast<float>(i % static_cast<std::size_t>(columns));
    const auto row = static_cast<float>(i / static_cast<std::size_t>(columns));
    const float x = r.x + column * kStep + 2;
    const float y = r.y + row * kRowStep + kAbove;
    const std::string times = "×" + std::to_string(rules_->designs[design].copies);
    const std::string words = tile_words(*rules_, design);
    kit.item({.id = "setup.tile." + std::string(rules_->tile_id(design)),
              .label = words + " " + times,
              .rect = {x, y, kSide, kSide},
              .focusable = false,
              .why = words});
    c.text(x + kSide / 2, y + kSide + 11, times, Type::SmallBold, kInk2, Align::Centre);
  }
}

}  // namespace bastide::shell
