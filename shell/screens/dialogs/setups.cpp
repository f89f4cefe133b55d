#include "shell/screens/dialogs/setups.h"

#include "engine/data/clean_text.h"
#include "shell/keep/browser_store.h"
#include "shell/panels/paper.h"
#include "shell/play/draft.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <bit>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kWidth = 520, kGap = 8;
constexpr float kDelete = 52, kBeside = 16;

// "The Land · Ann, Bo · 3 expansions"
std::string about(const GameSetup& setup) {
  std::string text = tr("family." + std::string(entry_of(setup.setup).family->key));
  std::string names;
  for (std::size_t i = 0; i < setup.players.size(); ++i)
    names += (i == 0 ? "" : ", ") + player_name(setup, static_cast<Seat>(i));
  add_part(text, names);
  if (const int count = std::popcount(setup.setup.expansions); count > 0)
    add_part(text, trn("setup.expansions_n", count));
  return text;
}

}  // namespace

void SetupsDialog::read() {
  BrowserStore store;
  kept_ = read_setups(store);
  if (auto last = read_last_setup(store)) kept_.insert(kept_.begin(), {"", std::move(*last)});
}

void SetupsDialog::draw() {
  if (navigation.screen() != Screen::Setup) {  // the page went elsewhere
    navigation.close();
    return;
  }
  if (view.now - seen_ > 0.5) read();
  seen_ = view.now;
  const float inner = std::min(kWidth, view.width - (view.width < 520 ? 16.0F : 40.0F)) - 52;
  float rows = 0;
  for (const KeptSetup& one : kept_) rows += row_height(one, inner) + kGap;
  const float all = 62 + (kept_.empty() ? 40 : rows) + 8;
  const Rect r = draw_paper(*this, kWidth, 100 + all, tr("setups.title"));
  float y = kit.begin_scroll("setups", {r.x - 6, r.y, r.w + 12, r.h}, all) + 4;
  y = draw_keep(r.x, y, r.w);
  if (kept_.empty()) c.paragraph(r.x, y + 4, r.w, tr("setups.none"), Type::Body, kInk2);
  for (std::size_t i = 0; i < kept_.size(); ++i) {  // one of them may go
    const float high = row_height(kept_[i], r.w);
    draw_row(i, {r.x, y, r.w, high});
    y += high + kGap;
  }
  kit.end_scroll();
}

// The one being made gets a name.
float SetupsDialog::draw_keep(float x, float y, float width) {
  const std::string id = "setups.name", label = tr("setups.name");
  if (w.field({x, y, width, 46}, id, label, typing_.shown(id, ""), tr("setups.placeholder"), "plus"))
    typing_.begin({.id = id, .rect = {x, y, width, 46}, .label = label, .max_length = 40},
                  [this](const std::string& name) { keep(name); });
  return y + 60;
}

void SetupsDialog::keep(const std::string& name) {
  if (clean_text(name, kMaxSetupNameBytes).empty()) return;  // spaces alone are no name
  BrowserStore store;
  GameSetup setup = draft_.setup();
  setup.deck.clear();  // another land each time
  setup.given.clear();
  if (!keep_setup(store, {name, std::move(setup)})) notices.say(preferences.cannot_keep());
  read();
}

std::string SetupsDialog::name_of(const KeptSetup& one) {
  return one.name.empty() ? tr("setups.last") : one.name;
}

float SetupsDialog::row_height(const KeptSetup& one, float width) const {
  const float room = width - (one.name.empty() ? 0 : kDelete) - 2 * kBeside;
  return c.paragraph_height(name_of(one), Type::Name, room) +
         c.paragraph_height(about(one.setup), Type::Small, room) + 26;
}

void SetupsDialog::draw_row(std::size_t index, const Rect& r) {
  const KeptSetup one = kept_[index];
  const bool last = one.name.empty();
  const std::string name = name_of(one), words = about(one.setup);
  const std::string id = "setups." + std::to_string(index);
  const Rect face{r.x, r.y, r.w - (last ? 0 : kDelete), r.h};
  const Response state = kit.item({.id = id, .label = name + ". " + words, .rect = face});
  c.rect(face, blend(ui::kRow, kWhite, 0.7F * state.glow), 12);
  c.frame(face, blend(kLine, kGold, state.glow), 12, 1.3F);
  const float room = face.w - 2 * kBeside;
  const float high = c.paragraph(face.x + kBeside, face.y + 10, room, name, Type::Name, kInk);
  c.paragraph(face.x + kBeside, face.y + 14 + high, room, words, Type::Small, kInk2);
  if (state.focus) w.focus_ring(face, 12);
  const bool gone = !last && w.icon_button(r.right() - 22, r.y + r.h / 2, 44,
                                           {.id = id + ".delete",
                                            .icon = "close",
                                            .why = tr("saves.delete"),
                                            .spoken = tr("saves.delete") + ": " + name});
  if (gone) {
    BrowserStore store;
    if (!forget_setup(store, one.name)) notices.say(preferences.cannot_keep());
    read();
  } else if (state.clicked) {
    flow_.take_kept(one.setup);
    if (last) return;
    BrowserStore store;  // used last, it comes first
    keep_setup(store, one);
  }
}

}  // namespace bastide::shell
