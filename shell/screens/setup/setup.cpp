#include "shell/screens/setup/setup.h"

#include "shell/keep/browser_store.h"
#include "shell/keep/setups.h"
#include "shell/panels/backdrop.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kChoiceWidth = 420;  // of the game, in the head, at most

Rect with_margin(const Rect& view) { return {view.x - 8, view.y, view.w + 16, view.h}; }

}  // namespace

SetupScreen::SetupScreen(const Context& context, Draft& draft, Flow& flow, RulesDialog& rules,
                         SeatDialog& seat)
    : Part(context),
      draft_(draft),
      flow_(flow),
      choice_(context, draft, flow),
      seats_(context, draft, seat),
      seed_(context, draft, flow),
      rules_(context, draft, rules),
      expansions_(context, draft, rules),
      bag_(context, draft) {}

// What kind of game it is, and its expansions; of the landscape, which has many, those alone.
float SetupScreen::draw_expansions(float x, float y, float width) {
  const FamilyEntry& entry = entry_of(draft_.rules());
  if (family_words(*entry.family).introduced) y = choice_.draw_about(x, y, width);
  return entry.expansions.empty() ? y : expansions_.draw(x, y, width);
}

void SetupScreen::draw() {
  draw_backdrop(*this);
  constexpr float kThreeColumns = 1200;  // below, two cards of expansions side by side do not fit
  const bool wide = view.width >= kThreeColumns && view.height >= 560;
  const float margin = wide ? std::max(24.0F, (view.width - 1380) / 2) : 0;
  const Rect r = wide ? Rect{margin, 26, view.width - 2 * margin, view.height - 52}
                      : Rect{-2, -24, view.width + 4, view.height + 48};
  if (wide) c.shadow({r.x, r.y + 8, r.w, r.h}, 24, 0.35F, 24);
  c.rect(r, kPaper, 24);
  c.frame(r, kLine, 24);

  const float left = wide ? r.x + 30 : 16;
  const float right = wide ? r.right() - 30 : view.width - 16;
  const float top = wide ? r.y + 22 : 10;
  draw_head(r, left, right, top, wide);
  const float y = top + 58;
  c.line(left, y, right, y, kLine);
  if (wide)
    draw_wide(r, left, right, y);
  else
    draw_narrow(left, right, y);
}

void SetupScreen::draw_head(const Rect& r, float left, float right, float top, bool wide) {
  const bool narrow = view.width < 620;
  if (w.icon_button(
          left + 20, top + 22, 44,
          {.id = "setup.back", .icon = "left", .why = tr("back"), .spoken = tr("back"), .icon_size = 22}))
    flow_.to_start();
  if (wide) {
    emblems.wordmark(left + 52, top, 0.94F);
    c.text(r.x + r.w / 2, top + 22, tr("setup.title"), Type::Title, kInk, Align::Centre);
  } else {
    c.text_in(left + 50, top + 22, right - left - (narrow ? 164.0F : 420.0F), tr("setup.title"), Type::Card,
              kInk);
  }
  const ButtonSpec load{.id = "setup.open",
                        .label = narrow ? "" : tr("start.open"),
                        .icon = "link",
                        .type = Type::BodyBold,
                        .spoken = tr("start.open")};
  const float load_width = narrow ? 48 : w.button_width(load);
  if (w.button({right - load_width, top + 1, load_width, 42}, load)) navigation.open(Dialog::Open);
  const ButtonSpec saved{.id = "setup.saved",
                         .label = narrow ? "" : tr("setups.short"),
                         .icon = "book",
                         .type = Type::BodyBold,
                         .why = tr("setups.title"),
                         .spoken = tr("setups.title")};
  const float saved_width = narrow ? 48 : w.button_width(saved);
  right -= load_width + 8;
  if (w.button({right - saved_width, top + 1, saved_width, 42}, saved)) navigation.open(Dialog::Setups);
  if (!wide) return;
  const float free =
      right - saved_width - 16 - (r.x + r.w / 2 + c.width(tr("setup.title"), Type::Title) / 2 + 20);
  const float width = std::min(kChoiceWidth, free);
  choice_.draw(right - saved_width - 16 - width, top, width);
}

// Three columns, each scrolling by itself.
void SetupScreen::draw_wide(const Rect& r, float left, float right, float y) {
  const float bottom = r.bottom() - 24;
  const float players_w = 356;
  const float rules_w = 276;
  const Rect a{left, y + 16, players_w, bottom - y - 16};
  view.safe.h -= notices.room();  // what is offered lies in the middle
  const Rect b{left + players_w + 34, y + 16, right - left - players_w - rules_w - 68,
               std::min(bottom, view.safe.bottom()) - y - 16};
  const Rect d{right - rules_w, y + 16, rules_w, bottom - y - 16 - 104};
  c.line(a.right() + 17, y + 16, a.right() + 17, bottom, kLine);
  c.line(b.right() + 17, y + 16, b.right() + 17, bottom, kLine);
  column_.draw(kit, with_margin(a),
               [&](float at) { return seed_.draw(a.x, seats_.draw(a.x, at, a.w) + 20, a.w); });
  // below the seed, where players leave room
  const float free = a.h - column_.height() - 14;
  if (column_.height() > 0 && free >= BagRow::kLeast) bag_.draw({a.x, a.bottom() - free, a.w, free});
  expansions_column_.draw(kit, with_margin(b), [&](float at) { return draw_expansions(b.x, at, b.w); });
  rules_column_.draw(kit, with_margin(d), [&](float at) { return rules_.draw(d.x, at, d.w); });
  draw_begin({d.x - 4, bottom - 66, rules_w + 8, 62});
}

void SetupScreen::draw_narrow(float left, float right, float y) {
  const float foot = view.height < 460 ? 76 : 92;
  const float low = view.height - foot;
  const float free = low - y - notices.room();
  const Rect middle{left, y + 2, right - left, free - 2};
  view.safe = {0, y, view.width, free};  // notices keep clear of the button
  column_.draw(kit, with_margin(middle),
               [&](float at) { return draw_all(middle.x, at + 12, middle.w) + 16; });
  c.rect({0, low, view.width, foot}, kPaper);
  c.line(0, low, view.width, low, kLine);
  kit.block({0, low, view.width, foot});
  const float bw = std::min(460.0F, view.width - 28);
  draw_begin({(view.width - bw) / 2, view.height - (view.height < 460 ? 6.0F : 14.0F) - 50, bw, 50});
}

float SetupScreen::draw_all(float x, float y, float width) {
  y = choice_.draw(x, y, width);
  if (width >= 640) {
    const float half = (width - 36) / 2;
    const float low = seed_.draw(x, seats_.draw(x, y, half) + 20, half);
    y = std::max(low, rules_.draw(x + half + 36, y, half)) + 24;
    return draw_expansions(x, y, width);
  }
  // what most players come for first: who, and with what
  y = draw_expansions(x, seats_.draw(x, y, width) + 20, width) + 20;
  return seed_.draw(x, rules_.draw(x, y, width) + 20, width);
}

// Who plays with how much: in view wherever one has scrolled to.
std::string SetupScreen::sum_words() const {
  int expansions = 0;
  for (const Expansion* expansion : entry_of(draft_.rules()).expansions)
    expansions += draft_.rules().has_expansion(expansion->id) ? 1 : 0;
  std::string sum = trn("setup.players_n", draft_.players());
  if (expansions > 0) sum += " · " + trn("setup.expansions_n", expansions);
  return sum + " · " + trn("setup.tiles_n", draft_.tiles());
}

void SetupScreen::draw_begin(const Rect& r) {
  c.text_in(r.x + r.w / 2, r.y - (r.h > 60 ? 16.0F : 11.0F), view.width - 20, sum_words(), Type::Small, kInk2,
            Align::Centre);
  Rect button = r;
  if (flow_.offers_running()) {
    const Rect running{r.x, r.y, r.w * 0.46F, r.h};
    button = {running.right() + 10, r.y, r.right() - running.right() - 10, r.h};
    if (w.button(running, {.id = "setup.continue", .label = tr("start.continue"), .icon = "left"}))
      flow_.go_on();
  }
  const bool too_many = draft_.mix().too_many();
  if (!w.button(
          button,
          {.id = "setup.begin",
           .label = too_many ? tr("setup.too_many_short", {{"n", draft_.mix().tiles()}, {"most", kMaxTiles}})
                             : tr("setup.begin"),
           .icon = too_many ? "stack" : "play",
           .tone = Tone::Green,
           .type = too_many ? Type::BodyBold : Type::Card,
           .enabled = !too_many,
           .why = too_many ? tr("setup.too_many", {{"n", draft_.mix().tiles()}, {"most", kMaxTiles}}) : "",
           .icon_size = 22}))
    return;
  settings().names = draft_.names();
  preferences.store();
  BrowserStore store;
  keep_last_setup(store, draft_.setup());
  flow_.replace_game([&flow = flow_, setup = draft_.setup()] { flow.begin(setup); });
}

}  // namespace bastide::shell
