#include "shell/screens/table/prompt.h"

#include "shell/panels/seats.h"
#include "shell/play/holdings.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell {

using namespace ui;

namespace {

// What the place chosen would bring beyond what is seen of it; empty if nothing is to be said.
std::string chosen_place(const Session& session) {
  const auto planned = session.planned();
  return planned ? place_offer(session.game(), *planned).about : "";
}

}  // namespace

std::string prompt_text(const Session& session, Form form) {
  const Game& game = session.game();
  const std::string name = player_name(game.setup(), session.who());
  switch (session.phase()) {
    case Phase::Place:
      if (session.ghost()) return tr(form == Form::Desktop ? "prompt.lay" : "prompt.lay_touch");
      if (const std::string_view title = turn_title(game); !title.empty())
        return tr(std::string(title), {{"name", name}});
      return tr(form == Form::Desktop || form == Form::Tablet ? "prompt.place" : "prompt.place_short",
                {{"name", name}});
    case Phase::Figure:
      if (const std::string about = chosen_place(session); !about.empty()) return about;
      if (session.beside()) return tr("prompt.beside", {{"name", name}});
      return session.asks_own_figure() ? tr("prompt.figure", {{"name", name}}) : question(game);
    case Phase::Hidden: return tr("curtain.title", {{"name", name}});
    case Phase::Choose: return question(game);
    default: return tr("prompt.over");
  }
}

TurnSteps Prompt::steps() const { return turn_steps(session.game().rules(), session.game().state()); }

// Around one screen everybody must see whose turn it is: the pill wears the player's colour and mark.
void Prompt::draw_pill(const Rect& r) {
  c.panel(r, r.h / 2);
  kit.block(r);
  if (session.phase() == Phase::Over) return;
  const PlayerColour& player = kPlayers[static_cast<std::size_t>(active_colour(session))];
  c.frame(r, player.fill, r.h / 2, 3);
}

void Prompt::draw_with_number(const Rect& r) {
  draw_pill(r);
  const float cy = r.y + r.h / 2;
  const float badge = session.phase() == Phase::Over ? 0.0F : 30.0F;
  if (badge > 0) {
    emblems.avatar(r.x + 24, cy, 13, active_colour(session));
  }
  draw_lines(prompt_text(session, view.form()), r.x + 14 + badge, cy, r.w - 44 - badge);
}

// As large as it fits; on two lines if need be.
void Prompt::draw_lines(const std::string& text, float x, float cy, float room) {
  if (c.wrap(text, Type::Name, room).size() == 1) {
    c.text(x, cy, text, Type::Name, kInk);
    return;
  }
  const auto rows = c.wrap(text, Type::BodyBold, room + 14);
  if (rows.size() == 1) {
    c.text(x, cy, text, Type::BodyBold, kInk);
    return;
  }
  c.text(x, cy - 8.5F, rows[0], Type::SmallBold, kInk);
  c.text_in(x, cy + 8.5F, room + 10, text.substr(std::min(text.size(), rows[0].size() + 1)), Type::SmallBold,
            kInk);
}

void Prompt::draw_with_steps(const Rect& r) {
  draw_pill(r);
  const std::string text = prompt_text(session, view.form());
  const bool over = session.phase() == Phase::Over;
  const float room = r.w - (over ? 44.0F : 96.0F);
  const bool fits = c.width(text, Type::Name) <= room;
  c.text_in(r.x + r.w / 2, r.y + 23, room, text, fits ? Type::Name : Type::NameSmall, kInk, Align::Centre);
  if (!over) emblems.avatar(r.x + 30, r.y + r.h / 2, 17, active_colour(session));
  const TurnSteps all = steps();
  if (!all.keys.empty()) draw_steps(all, r);
}

// Discs with numbers, ticks on those that are done; their names too where there is room beside the avatar,
// else the name of what is done now.
void Prompt::draw_steps(const TurnSteps& steps, const Rect& r) {
  const auto count = static_cast<float>(steps.keys.size());
  const auto name_of = [&](std::size_t i) { return tr(steps.keys[i]); };
  float total = 0, now = 0;
  for (std::size_t i = 0; i < steps.keys.size(); ++i) {
    const float name = c.width(name_of(i), Type::SmallBold) + 2;
    total += name + 22;
    if (static_cast<int>(i) == steps.now) now = name;
  }
  const float room = r.w - 110;
  const bool all_named = total + (count - 1) * 10 <= room;
  if (!all_named) total = count * 22 + now;
  const float gap = std::clamp((room - total) / std::max(1.0F, count - 1), 10.0F, all_named ? 34.0F : 18.0F);
  total += (count - 1) * gap;
  float x = r.x + r.w / 2 - total / 2;
  const float cy = r.y + 45;
  for (std::size_t i = 0; i < steps.keys.size(); ++i) {
    const bool on = static_cast<int>(i) == steps.now;
    const bool done = static_cast<int>(i) < steps.now;
    c.disc(x + 8.5F, cy, 8.5F, on ? kBrick : done ? kGreen : rgb(0xE4D5AE));
    if (done)
      c.icon("check", x + 8.5F, cy, 11, kWhite, 3.4F);
    else
      c.text(x + 8.5F, cy, std::to_string(i + 1), Type::Caption, on ? rgb(0xFFF6E4) : kInk2, Align::Centre);
    x += 22;
    if (all_named || on) {
      const std::string name = name_of(i);
      c.text(x, cy, name, on ? Type::SmallBold : Type::Small, on ? kBrickDark : kInk2);
      x += c.width(name, Type::SmallBold) + 2;
    }
    if (i + 1 < steps.keys.size()) c.line(x + 5, cy, x + gap - 5, cy, kLine2, 1.6F);
    x += gap;
  }
}

}  // namespace bastide::shell
