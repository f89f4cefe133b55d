#include "shell/screens/dialogs/embed.h"

#include "engine/game/link.h"
#include "engine/game/position_link.h"
#include "shell/panels/paper.h"
#include "shell/platform/platform.h"
#include "shell/play/film.h"
#include "shell/text/locale.h"

#include <array>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kWidth = 520, kRowHigh = 48, kGap = 8, kButton = 48;

constexpr std::array<const char*, 4> kChoices = {"embed.land", "embed.position", "embed.film", "embed.new"};

// Of a fragment; nothing in it ends an attribute's value but "&", which HTML wants written so.
std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) out += c == '&' ? std::string("&amp;") : std::string(1, c);
  return out;
}

}  // namespace

// What no seed gives has no link; where others play along, the seed is not shown.
bool EmbedDialog::offered(What what) const {
  if (what == What::New) return true;
  if (!session.has_game() || !session.game().setup().deck.empty() || session.apart()) return false;
  return what != What::Film || !session.game().actions().empty();
}

std::string EmbedDialog::line() {
  const u32 revision = session.has_game() ? session.revision() : 0;
  if (!made_.again(revision, static_cast<int>(what_), hints_)) return line_;
  std::string address = platform::address();
  address = address.substr(0, address.find('?')) + (hints_ ? "" : "?hints=off");
  if (what_ != What::New) {
    const auto link =
        what_ == What::Land ? make_link(session.game().setup()) : make_position_link(session.game());
    if (link) address += "#" + (what_ == What::Film ? link_at_turn(*link, 0) : *link);
  }
  line_ =
      "<iframe src=\"" + escaped(address) +
      "\" title=\"Bastide\" width=\"960\" height=\"640\" allow=\"fullscreen; clipboard-write; web-share\" "
      "loading=\"lazy\"></iframe>";
  return line_;
}

void EmbedDialog::draw() {
  if (!offered(what_)) what_ = What::New;
  const float inner = paper_room(view, kWidth);
  const std::string about = tr("embed.about");
  const float words = c.paragraph_height(about, Type::Body, inner);
  const std::string line = this->line();
  const float code = c.paragraph_height(line, Type::Small, inner - 24) + 20;
  const float all = words + 12 + static_cast<float>(kChoices.size()) * (kRowHigh + kGap) + kRowHigh + 12 +
                    code + 12 + kButton + 8;
  const Rect r = draw_paper(*this, kWidth, all + 96, tr("embed.title"));
  float y = kit.begin_scroll("embed", {r.x - 6, r.y, r.w + 12, r.h}, all) + 4;
  c.paragraph(r.x, y, r.w, about, Type::Body, kInk2);
  y += words + 12;
  for (const What what : {What::Land, What::Position, What::Film, What::New})
    y = draw_choice(what, r.x, y, r.w);
  float toggle = kRowHigh;
  if (w.toggle_row({r.x, y, r.w, 0}, "embed.hints", tr("embed.hints"), "", hints_, toggle)) hints_ = !hints_;
  y += kRowHigh + 12;
  kit.item(
      {.id = "embed.line", .label = line, .rect = {r.x, y, r.w, code}, .focusable = false, .reads = true});
  c.rect({r.x, y, r.w, code}, kRow, 10);
  c.paragraph(r.x + 12, y + 10, r.w - 24, line, Type::Small, kInk);
  y += code + 12;
  if (w.button({r.x, y, r.w, kButton},
               {.id = "embed.copy", .label = tr("embed.copy"), .icon = "copy", .tone = Tone::Green}))
    later([this, line] {
      platform::copy_text(
          line, [this](bool copied) { notices.say(tr(copied ? "embed.copied" : "notice.not_copied")); });
    });
  kit.end_scroll();
}

float EmbedDialog::draw_choice(What what, float x, float y, float width) {
  const char* const id = kChoices[static_cast<std::size_t>(what)];
  const bool on = what_ == what;
  const Rect r{x, y, width, kRowHigh};
  if (w.button(r, {.id = id,
                   .label = tr(id),
                   .icon = on ? "check" : "",
                   .enabled = offered(what),
                   .spoken = tr(id),
                   .checked = on}))
    what_ = what;
  return y + kRowHigh + kGap;
}

}  // namespace bastide::shell
