#include "shell/screens/dialogs/rules.h"

#include "engine/assembly/built_in.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "shell/panels/expansion_pictures.h"
#include "shell/panels/paper.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

std::string page_name(const std::string& page) {
  if (page == "base") return tr("rules.base.name");
  if (page == "house") return tr("setup.house");
  if (page == "farmers") return tr("rule.farmers");
  const std::string family = "family." + page;
  return tr(locale().has(family) ? family : "expansion." + page + ".name");
}

bool is_house_rule(const FamilyEntry& entry, const OptionList& options, int option) {
  return std::any_of(entry.house.begin(), entry.house.end(),
                     [&](const Expansion* expansion) { return expansion->id == options.expansion(option); });
}

bool is_number(const OptionDef& def) { return !def.is_flag() && def.choices.empty(); }

// A measure means something only while something that its expansion lists is on.
bool counts(const OptionList& options, int option, const Setup& setup) {
  if (!is_number(options.def(option))) return options.value(setup, option) != 0;
  for (int i = 0; i < options.size(); ++i) {
    if (options.expansion(i) == options.expansion(option) && !is_number(options.def(i)) &&
        options.value(setup, i) != 0)
      return true;
  }
  return false;
}

bool plays_house_rules(const Setup& setup) {
  const FamilyEntry& entry = entry_of(setup);
  const OptionList options(entry);
  for (int i = 0; i < options.size(); ++i) {
    if (is_house_rule(entry, options, i) && counts(options, i, setup)) return true;
  }
  return false;
}

// The page that an option changes.
std::string_view page_of(const FamilyEntry& entry, const OptionList& options, int option) {
  for (const Expansion* expansion : entry.expansions) {
    if (expansion->id == options.expansion(option)) return expansion->key;
  }
  if (is_house_rule(entry, options, option)) return "house";
  const auto pages = family_words(*entry.family).pages;
  const auto& needs = options.def(option).needs;
  for (const RulesPage& page : pages.subspan(1)) {
    if (std::find(needs.begin(), needs.end(), page.key) != needs.end()) return page.key;
  }
  return pages.front().key;
}

}  // namespace

void RulesDialog::show(const std::string& page) { show(RulePlace{page, 0}); }

void RulesDialog::show(const RulePlace& place) {
  preferences.want_words("rules");
  turn_to(std::string(place.page), place.paragraph);
  navigation.open(Dialog::Rules);
}

void RulesDialog::turn_to(const std::string& page, int paragraph) {
  page_ = page;
  first_ = paragraph;
  kit.scroll_to_top("rules");
}

bool RulesDialog::choosing() const { return navigation.screen() == Screen::Setup || !session.has_game(); }

const Setup& RulesDialog::setup() const { return choosing() ? draft_.rules() : session.game().setup().setup; }

std::vector<std::string> RulesDialog::pages() const {
  const FamilyEntry& entry = entry_of(setup());
  std::vector<std::string> list;
  for (const RulesPage& page : family_words(*entry.family).pages) {
    if (choosing() || page.plays == nullptr || page.plays(setup())) list.emplace_back(page.key);
  }
  for (const Expansion* expansion : entry.expansions) {
    if (choosing() || setup().has_expansion(expansion->id)) list.emplace_back(expansion->key);
  }
  if (!entry.house.empty() && (choosing() || plays_house_rules(setup()))) list.emplace_back("house");
  return list;
}

void RulesDialog::draw() {
  const std::vector<std::string> list = pages();
  if (std::find(list.begin(), list.end(), page_) == list.end()) turn_to(list.front());
  const bool wide = view.width >= 720;
  const Rect r = draw_paper(*this, wide ? 780 : 480, wide ? 600 : view.height, tr("rules.title"));
  Rect text = r;
  if (wide) {
    constexpr float kListWidth = 206;
    draw_list(list, {r.x, r.y, kListWidth, r.h});
    text.x += kListWidth + 34;
    text.w -= kListWidth + 34;
  } else {
    draw_steps(list, r);
    text.y += 54;
    text.h -= 54;
  }
  column_.draw(kit, {text.x - 4, text.y, text.w + 8, text.h},
               [&](float y) { return draw_text(text.x, y, text.w - 4, text) + 8; });
}

// All pages, to choose from.
void RulesDialog::draw_list(const std::vector<std::string>& pages, const Rect& r) {
  const std::string open = page_;
  const float content = static_cast<float>(pages.size()) * 50;
  float y = kit.begin_scroll("rules.pages", {r.x - 6, r.y, r.w + 12, r.h}, content) + 4;
  for (const std::string& page : pages) {
    const Rect row{r.x, y, r.w, 44};
    const std::string name = page_name(page);
    const bool on = page == open;
    const Response state = kit.item({.id = "rules." + page, .label = name, .rect = row, .checked = on});
    if (on) {
      c.rect(row, kRow, 11);
      c.frame(row, kGreen, 11, 2);
    } else if (state.glow > 0) {
      c.rect(row, rgb(0xFFFFFF, 0.7F * state.glow), 11);
    }
    c.text_in(row.x + 14, row.y + 22, row.w - 22, name, on ? Type::BodyBold : Type::Body, on ? kInk : kInk2);
    if (state.focus) w.focus_ring(row, 11);
    if (state.clicked) turn_to(page);
    y += 50;
  }
  kit.end_scroll();
  c.line(r.right() + 16, r.y, r.right() + 16, r.bottom(), kLine);
}

// Back and forth at the head, on small screens.
void RulesDialog::draw_steps(const std::vector<std::string>& pages, const Rect& r) {
  const auto at = static_cast<std::size_t>(std::find(pages.begin(), pages.end(), page_) - pages.begin());
  const std::string name = page_name(page_);
  const auto step = [&](float cx, bool forth) {
    const bool on = forth ? at + 1 < pages.size() : at > 0;
    if (w.round_button(cx, r.y + 22, 22,
                       {.id = forth ? "rules.next" : "rules.previous",
                        .icon = forth ? "right" : "left",
                        .enabled = on,
                        .spoken = tr(forth ? "rules.next" : "rules.previous")}))
      turn_to(pages[forth ? at + 1 : at - 1]);
  };
  step(r.x + 18, false);
  step(r.right() - 18, true);
  const std::string count = std::to_string(at + 1) + " / " + std::to_string(pages.size());
  c.text_fit(r.x + r.w / 2, r.y + 15, r.w - 100, name, {Type::Name, Type::NameSmall, Type::SmallBold}, kInk,
             Align::Centre);
  c.text(r.x + r.w / 2, r.y + 34, count, Type::Caption, kInk3, Align::Centre);
}

float RulesDialog::draw_paragraph(float x, float y, float width, const std::string& heading,
                                  const std::string& text) {
  c.text(x, y + 9, heading, Type::BodyBold, kInk);
  y += 20;
  return y + c.paragraph(x, y, width, text, Type::Body, kInk2) + 13;
}

float RulesDialog::draw_numbered(int paragraph, float x, float y, float width, const Rect& seen) {
  const std::string key = "rules." + page_ + "." + std::to_string(paragraph);
  if (!locale().has(key)) return y;
  const std::string text = tr(key);
  const std::size_t colon = std::min(text.find(": "), text.size());
  y = draw_paragraph(x, y, width, text.substr(0, colon), colon < text.size() ? text.substr(colon + 2) : "");
  return examples_.draw(page_, paragraph, x, y, width, seen);
}

float RulesDialog::draw_text(float x, float y, float width, const Rect& seen) {
  if (first_ > 0) {
    const float end = draw_numbered(first_, x + 14, y, width - 14, seen);
    c.rect({x, y, 5, std::max(0.0F, end - y - 10)}, kGold, 3);
    if (end > y) w.divider(x, end, width);
    y = end > y ? end + 12 : y;
  }
  const float picture_h = view.height < 520 ? 64.0F : 104.0F;
  draw_expansion_picture(*this, page_, {x, y + 2, width, picture_h}, true);
  y += picture_h + 16;
  if (const std::string about = "family." + page_ + ".about"; locale().has(about))
    y += c.paragraph(x, y, width, tr(about), Type::Body, kInk2) + 13;
  if (!locale().has("rules.base.1"))
    return y + c.paragraph(x, y, width, tr("rules.coming"), Type::Body, kInk2);
  for (int i = 1;; ++i) {
    const float end = i == first_ ? y : draw_numbered(i, x, y, width, seen);
    if (end == y && i != first_) break;
    y = end;
  }
  return draw_options(x, y, width);
}

// What of the page the set-up changes.
float RulesDialog::draw_options(float x, float y, float width) {
  const FamilyEntry& entry = entry_of(setup());
  const OptionList options(entry);
  for (int i = 0; i < options.size(); ++i) {
    const OptionDef& def = options.def(i);
    // what stands on its own has a page, or is said in the text
    if (def.link != 0 || page_of(entry, options, i) != page_ || !counts(options, i, setup())) continue;
    const std::string key = "rule." + std::string(def.key);
    const int value = options.value(setup(), i);
    std::string name = tr(key), about = key + ".about";
    if (is_number(def)) name += ": " + std::to_string(value);
    if (!def.choices.empty()) {
      const std::string chosen = key + "." + std::string(def.choices[static_cast<unsigned>(value - def.low)]);
      name += ": " + tr(chosen);
      about = chosen + ".about";
    }
    w.divider(x, y, width);
    c.text(x, y + 16, tr("rules.option"), Type::SmallBold, kBrickDark);
    y = draw_paragraph(x, y + 30, width, name, tr(about));
  }
  return y;
}

}  // namespace bastide::shell
