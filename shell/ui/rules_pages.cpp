// The rules to read: a page for the base game, for farmers and for each expansion, in our own words. While
// a game is set up every page is there, while it is played only those in play.
// Texts are rules.<page>.1, .2 …; the words before the first colon are the paragraph's heading.
#include "engine/rules/rooms.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

namespace {

std::string page_name(const std::string& page) {
  if (page == "base") return tr("rules.base.name");
  return page == "farmers" ? tr("setup.farmers") : tr("room." + page + ".name");
}

// The page that an option changes.
std::string_view page_of(Option option) {
  switch (option) {
    case Option::SmallCities: return "base";
    case Option::FarmersByCity: return "farmers";
    case Option::RiverStartTile: return "river";
  }
  return "";
}

}  // namespace

const Setup& Ui::Impl::rules_setup() const {
  return session->has_game() && screen != Screen::Setup ? session->game().setup().setup : draft.setup;
}

std::vector<std::string> Ui::Impl::rules_pages() const {
  const bool choosing = screen == Screen::Setup || !session->has_game();
  const Setup& setup = rules_setup();
  std::vector<std::string> pages = {"base"};
  if (choosing || setup.farmers) pages.emplace_back("farmers");
  for (const Room* room : all_rooms()) {
    if (choosing || setup.has_room(room->id)) pages.emplace_back(room->key);
  }
  return pages;
}

void Ui::Impl::open_rules(const std::string& page) {
  rules_page = page;
  kit.scroll_to_top("rules");
  open(Dialog::Rules);
}

float Ui::Impl::rules_text(float x, float y, float cw) {
  const float top = y;
  const float picture_h = height < 520 ? 64.0F : 104.0F;
  room_picture(rules_page, {x, y + 2, cw, picture_h}, true);
  y += picture_h + 16;
  const auto paragraph = [&](const std::string& heading, const std::string& text) {
    c.text(x, y + 9, heading, Type::BodyBold, kInk);
    y += 20;
    y += c.paragraph(x, y, cw, text, Type::Body, kInk2) + 13;
  };
  for (int i = 1;; ++i) {
    const std::string key = "rules." + rules_page + "." + std::to_string(i);
    if (!locale().has(key)) break;
    const std::string text = tr(key);
    const std::size_t colon = std::min(text.find(": "), text.size());
    paragraph(text.substr(0, colon), colon < text.size() ? text.substr(colon + 2) : "");
  }
  for (unsigned i = 0; i < kOptionKeys.size(); ++i) {
    const auto option = static_cast<Option>(i);
    if (page_of(option) != rules_page || !rules_setup().has(option)) continue;
    const std::string key = "rule." + std::string(kOptionKeys[i]);
    w.divider(x, y, cw);
    c.text(x, y + 16, tr("rules.option"), Type::SmallBold, kBrickDark);
    y += 30;
    paragraph(tr(key), tr(key + ".about"));
  }
  return y - top;
}

void Ui::Impl::rules_dialog() {
  const std::vector<std::string> pages = rules_pages();
  std::size_t at = 0;
  for (std::size_t i = 0; i < pages.size(); ++i) at = pages[i] == rules_page ? i : at;
  rules_page = pages[at];
  const auto turn_to = [&](std::size_t page) {
    rules_page = pages[page];
    kit.scroll_to_top("rules");
  };
  const bool wide = width >= 720;
  float& known = column_height["rules"];
  const Rect r = dialog_panel(wide ? 780 : 480, wide ? 600 : height, tr("rules.title"));
  Rect text = r;
  if (wide) {  // the pages as a list
    const float list_w = 206;
    kit.begin_scroll("rules.pages", {r.x - 6, r.y, list_w + 12, r.h}, static_cast<float>(pages.size()) * 50);
    for (std::size_t i = 0; i < pages.size(); ++i) {
      const Rect row{r.x, r.y + 4 + static_cast<float>(i) * 50, list_w, 44};
      const Response state = kit.item(
          {.id = "rules." + pages[i], .label = page_name(pages[i]), .rect = row, .checked = i == at});
      if (i == at) {
        c.rect(row, kRow, 11);
        c.frame(row, kGreen, 11, 2);
      } else if (state.glow > 0) {
        c.rect(row, rgb(0xFFFFFF, 0.7F * state.glow), 11);
      }
      c.text_in(row.x + 14, row.y + 22, row.w - 22, page_name(pages[i]),
                i == at ? Type::BodyBold : Type::Body, i == at ? kInk : kInk2);
      if (state.focus) w.focus_ring(row, 11);
      if (state.clicked) turn_to(i);
    }
    kit.end_scroll();
    c.line(r.x + list_w + 16, r.y, r.x + list_w + 16, r.bottom(), kLine);
    text.x += list_w + 34;
    text.w -= list_w + 34;
  } else {  // back and forth at the head
    const auto step = [&](float cx, bool forth) {
      const bool on = forth ? at + 1 < pages.size() : at > 0;
      const std::string name = tr(forth ? "rules.next" : "rules.previous");
      if (w.round_button(cx, r.y + 22, 22,
                         {.id = forth ? "rules.next" : "rules.previous",
                          .icon = forth ? "right" : "left",
                          .enabled = on,
                          .spoken = name}))
        turn_to(forth ? at + 1 : at - 1);
    };
    step(r.x + 18, false);
    step(r.right() - 18, true);
    const std::string count = std::to_string(at + 1) + " / " + std::to_string(pages.size());
    c.text_in(r.x + r.w / 2, r.y + 15, r.w - 100, page_name(rules_page), Type::Name, kInk, Align::Centre);
    c.text(r.x + r.w / 2, r.y + 34, count, Type::Caption, kInk3, Align::Centre);
    text.y += 54;
    text.h -= 54;
  }
  const float top = kit.begin_scroll("rules", {text.x - 4, text.y, text.w + 8, text.h}, known);
  const float took = rules_text(text.x, top, text.w - 4) + 8;
  kit.end_scroll();
  if (known != took) kit.keep_moving();
  known = took;
}

}  // namespace bastide::shell
