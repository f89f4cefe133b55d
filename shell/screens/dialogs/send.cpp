#include "shell/screens/dialogs/send.h"

#include "shell/panels/paper.h"
#include "shell/panels/sending.h"
#include "shell/platform/sharing.h"
#include "shell/play/apart.h"
#include "shell/text/locale.h"

#include <cmath>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kWidth = 540, kMostCode = 488, kLeastCode = 120;
constexpr float kButton = 46, kGap = 10;
constexpr int kQuiet = 4;  // modules around a code that stay light (ISO/IEC 18004)

}  // namespace

void SendDialog::make() {
  if (!made_.again(session.revision())) return;
  code_ = std::make_shared<Code>();
  const std::string link = link_to_send(*this);
  if (link.empty()) {
    code_->failed = true;
    return;
  }
  platform::make_code(link, [this, code = code_](std::vector<std::string> rows) {
    code->failed = rows.empty();
    code->rows = std::move(rows);
    if (!code->failed && code == code_ && navigation.on_top(Dialog::Send)) note_as_sent(*this);
    kit.keep_moving();
  });
}

void SendDialog::draw() {
  if (!session.has_game() || !session.apart()) {
    navigation.close();
    return;
  }
  make();
  if (view.form() == Form::Landscape) return draw_beside();
  const float inner = paper_room(view, kWidth);
  const std::string tells = sending_tells(session.game());
  const float words = c.paragraph_height(tells, Type::Small, inner);
  const float rest = 100 + 14 + kButton + 12 + words;
  const float side = std::clamp(view.height - 24 - rest, kLeastCode, std::min(kMostCode, inner));
  const Rect r = draw_paper(*this, kWidth, rest + side, tr("send.code_title"));
  const float all = side + 14 + kButton + 12 + words + 8;
  float y = kit.begin_scroll("send", {r.x - 6, r.y, r.w + 12, r.h}, all) + 4;
  draw_code({r.x + (r.w - side) / 2, y, side, side});
  y += side + 14;
  draw_buttons(r.x, y, r.w);
  c.paragraph(r.x, y + kButton + 12, r.w, tells, Type::Small, kInk2);
  kit.end_scroll();
}

// Where the window is low the words stand beside the code.
void SendDialog::draw_beside() {
  const Rect r = draw_paper(*this, std::min(760.0F, view.width - 16), view.height, tr("send.code_title"));
  const float side = std::min(r.h, r.w / 2);
  draw_code({r.x, r.y, side, side});
  const float x = r.x + side + 16, width = r.right() - x;
  draw_buttons(x, r.y + 4, width);
  const std::string tells = sending_tells(session.game());
  const float high = c.paragraph_height(tells, Type::Small, width);
  const Rect words{x, r.y + kButton + 16, width, r.h - kButton - 16};
  const float y = kit.begin_scroll("send", words, high);
  c.paragraph(x, y, width, tells, Type::Small, kInk2);
  kit.end_scroll();
}

// Modules of whole pixels, dark on light whatever the theme, for those who scan it.
void SendDialog::draw_code(const Rect& r) {
  const std::vector<std::string>& rows = code_->rows;
  kit.item({.id = "send.picture",
            .label = tr(code_->failed  ? "send.no_code"
                        : rows.empty() ? "send.code_comes"
                                       : "send.scan"),
            .rect = r,
            .reads = true});
  if (rows.empty()) {
    c.frame(r, kLine2, 12, 1.4F);
    const std::string text = tr(code_->failed ? "send.no_code" : "send.code_comes");
    c.paragraph(r.x + 16, r.y + r.h / 2 - 20, r.w - 32, text, Type::Body, kInk2);
    return;
  }
  const auto count = static_cast<float>(rows.size());
  const float pixel = 1 / (view.scale * platform::pixel_ratio());
  const float module = std::max(1.0F, std::floor(r.w / (count + 2 * kQuiet) / pixel)) * pixel;
  const float side = module * (count + 2 * kQuiet);
  const float left = std::round((r.x + (r.w - side) / 2) / pixel) * pixel;
  const float top = std::round((r.y + (r.h - side) / 2) / pixel) * pixel;
  const Canvas::AsPainted painted(c);
  c.rect({left, top, side, side}, rgb(0xFFFFFF));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const float y = top + (static_cast<float>(row) + kQuiet) * module;
    for (std::size_t at = 0; at < rows[row].size();) {
      const std::size_t end =
          std::min(rows[row].find(rows[row][at] == '1' ? '0' : '1', at), rows[row].size());
      const float x = left + (static_cast<float>(at) + kQuiet) * module;
      if (rows[row][at] == '1') c.rect({x, y, static_cast<float>(end - at) * module, module}, rgb(0x000000));
      at = end;
    }
  }
}

void SendDialog::draw_buttons(float x, float y, float width) {
  const bool two = platform::can_share();
  const float wide = two ? (width - kGap) / 2 : width;
  const Context all = *this;
  if (two && w.button({x, y, wide, kButton},
                      {.id = "send.dialog.share", .label = tr("send.share"), .icon = "share"}))
    later([all] { share_turn(all); });
  if (w.button({x + (two ? wide + kGap : 0), y, wide, kButton},
               {.id = "send.dialog.copy", .label = tr("send.copy"), .icon = "copy"}))
    later([all] { copy_turn(all); });
}

}  // namespace bastide::shell
