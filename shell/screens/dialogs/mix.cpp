#include "shell/screens/dialogs/mix.h"

#include "engine/rules/rules.h"
#include "shell/panels/paper.h"
#include "shell/screens/setup/option_rows.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kCell = kStepperWidth + 8;  // at least so wide is a tile's place
constexpr float kSide = 84;                 // of its picture
constexpr float kCellHeight = kSide + 62;

// An expansion by its name, the family's own set by that of its page.
std::string set_name(ExpansionId expansion) {
  for (const Expansion* one : landscape().expansions) {
    if (one->id == expansion) return tr("expansion." + std::string(one->key) + ".name");
  }
  return tr("rules.base.name");
}

std::string set_key(ExpansionId expansion) {
  for (const Expansion* one : landscape().expansions) {
    if (one->id == expansion) return std::string(one->key);
  }
  return "base";
}

}  // namespace

void MixDialog::draw() {
  if (navigation.screen() != Screen::Setup || draft_.mix().printed() == nullptr) {  // the page went elsewhere
    navigation.close();
    return;
  }
  const Rect r = draw_paper(*this, 780, 720, tr("setup.mix"));
  const float top = draw_sum(r);
  const Rect list{r.x - 4, top, r.w + 8, r.bottom() - top};
  const std::vector<Mix::Set> sets = draft_.mix().sets();
  column_.draw(kit, list, [&](float y) {
    for (const Mix::Set& set : sets) y = draw_set(set, r.x, y, r.w, list) + 12;
    return y;
  });
}

// How many there are now, whether that is too many, and the way back.
float MixDialog::draw_sum(const Rect& r) {
  const bool bad = draft_.mix().too_many();
  const std::string sum = bad ? tr("setup.too_many", {{"n", draft_.mix().tiles()}, {"most", kMaxTiles}})
                              : trn("setup.mix_sum", draft_.tiles(), {{"most", kMaxTiles}});
  const ButtonSpec back{.id = "mix.printed",
                        .label = tr("setup.mix_reset"),
                        .icon = "undo",
                        .type = Type::SmallBold,
                        .enabled = !draft_.as_printed(),
                        .icon_size = 16};
  const float bw = std::min(r.w * 0.5F, w.button_width(back));
  const float room = r.w - bw - 14;
  const float h = std::max(44.0F, c.paragraph_height(sum, Type::BodyBold, room));
  const float text_h = c.paragraph_height(sum, Type::BodyBold, room);
  c.paragraph(r.x, r.y + (h - text_h) / 2, room, sum, Type::BodyBold, bad ? kDanger : kInk);
  if (w.button({r.right() - bw, r.y, bw, 44}, back)) draft_.print_again();
  return r.y + h + 10;
}

float MixDialog::draw_set(const Mix::Set& set, float x, float y, float width, const Rect& seen) {
  const std::string name = set_name(set.expansion);
  const float room = width - kStepperWidth - 10;
  const float name_h = c.paragraph_height(name, Type::Name, room);
  c.paragraph(x, y + std::max(2.0F, 22 - name_h / 2 - 8), room, name, Type::Name, kInk);
  c.text_in(x, y + std::max(38.0F, 18 + name_h), room, trn("setup.tiles_n", set.tiles * set.copies),
            Type::Small, kInk2);
  const int step =
      draw_stepper(*this, x + width, y + 4, "mix.set." + set_key(set.expansion), name,
                   "×" + std::to_string(set.copies), set.copies > set.least, set.copies < kMaxCopies);
  if (step != 0) draft_.set_copies(set.expansion, set.copies + step);
  y += std::max(56.0F, 36 + name_h);
  if (set.copies == 0) return y;
  const auto printed = draft_.mix().printed();
  const int columns = std::max(1, static_cast<int>(width / kCell));
  const float step_w = width / static_cast<float>(columns);
  int i = 0;
  for (int design = 0; design < printed->design_count; ++design) {
    if (printed->designs[static_cast<std::size_t>(design)].expansion != set.expansion) continue;
    const Rect cell{x + static_cast<float>(i % columns) * step_w,
                    y + static_cast<float>(i / columns) * kCellHeight, step_w, kCellHeight};
    if (cell.bottom() > seen.y - 20 && cell.y < seen.bottom() + 20) draw_tile(static_cast<u8>(design), cell);
    ++i;
  }
  return y + static_cast<float>((i + columns - 1) / columns) * kCellHeight;
}

// Its picture, and how many of it are in the game: pale if none is.
void MixDialog::draw_tile(u8 design, const Rect& r) {
  const auto printed = draft_.mix().printed();
  const int all = draft_.mix().tiles_of(design);
  const int out = draft_.left_out(design);
  const std::string words = tile_words(*printed, design);
  const std::string id = "mix.tile." + std::string(printed->tile_id(design));
  const float x = r.x + (r.w - kSide) / 2;
  kit.item({.id = id,
            .label = words + " ×" + std::to_string(all - out),
            .rect = {x, r.y + 4, kSide, kSide},
            .focusable = false,
            .why = words});
  c.shadow({x + 1, r.y + 8, kSide - 2, kSide}, 5, 0.3F, 4);
  const ImVec2 at = c.px(x, r.y + 4);
  board.draw_tile(c.list(), printed, design, 0, {at.x, at.y}, kSide * view.scale);
  if (all == out) {
    c.rect({x, r.y + 4, kSide, kSide}, faded(kPaper, 0.72F), 4);
    c.icon("close", x + kSide / 2, r.y + 4 + kSide / 2, 34, kDanger, 3);
  }
  const bool can_less = out < draft_.mix().most_left_out(design) && draft_.tiles() > 2;
  const int step = draw_stepper(*this, r.x + (r.w + kStepperWidth) / 2, r.y + kSide + 8, id, words,
                                std::to_string(all - out), can_less, out > 0);
  if (step != 0) draft_.leave_out(design, out - step);
}

}  // namespace bastide::shell
