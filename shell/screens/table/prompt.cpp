#include "shell/screens/table/prompt.h"

#include "shell/panels/answers.h"
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
      // on larger screens the tile's card says how it is laid
      if (session.ghost() && (form == Form::Phone || form == Form::Landscape)) return tr("prompt.lay_touch");
      if (const std::string_view title = turn_title(game); !title.empty())
        return tr(std::string(title), {{"name", name}});
      return tr(form == Form::Desktop || form == Form::Tablet ? "prompt.place" : "prompt.place_short",
                {{"name", name}});
    case Phase::Figure:
      if (const std::string about = chosen_place(session); !about.empty()) return about;
      if (session.beside()) return tr("prompt.beside", {{"name", name}});
      if (asks_only_home(session))
        return tr("bar.home",
                  {{"piece", piece_name(game.rules(), session.spots().front().actions.front().piece)}});
      return session.asks_own_figure() ? tr("prompt.figure", {{"name", name}}) : question(game);
    case Phase::Elsewhere:
      return session.catches_up() ? tr("catch_up.title") : tr("send.title", {{"name", name}});
    case Phase::Waiting: return tr("prompt.thinks", {{"name", name}});
    case Phase::Hidden: return tr("curtain.title", {{"name", name}});
    case Phase::Choose: return question(game);
    default: return tr("prompt.over");
  }
}

// With how a computer player stands, of which the session knows nothing.
std::string Prompt::text() const {
  const auto of = [&](const char* key) {
    return tr(key, {{"name", player_name(session.game().setup(), session.who())}});
  };
  switch (opponents.state()) {
    case Opponents::State::Paused: return of("prompt.paused");
    case Opponents::State::Stuck: return of("prompt.stuck");
    default: return prompt_text(session, view.form());
  }
}

TurnSteps Prompt::steps() const { return turn_steps(session.game().rules(), session.game().state()); }

namespace {

constexpr float kHigh = 38, kRowHigh = 19;
constexpr float kDot = 11;  // from one to the next

}  // namespace

// Around one screen everybody must see whose turn it is: it wears the player's colour and mark.
Rect Prompt::draw_line(const Rect& room) {
  const bool over = session.phase() == Phase::Over;
  const std::string text = this->text();
  const TurnSteps all = over ? TurnSteps{} : steps();
  const float left = over ? 18.0F : 44.0F;
  const float right = 18 + static_cast<float>(all.keys.size()) * kDot;
  const float most = room.w - left - right;
  Type type = Type::Name;
  for (const Type smaller : {Type::NameSmall, Type::SmallBold})
    if (c.width(text, type) > most) type = smaller;
  const auto rows = c.wrap(text, type, most);
  float wide = 0;
  for (const std::string& row : rows) wide = std::max(wide, c.width(row, type));
  const float high = kHigh + static_cast<float>(rows.size() - 1) * kRowHigh;
  const Rect r{room.x + (room.w - left - wide - right) / 2, room.y, left + wide + right, high};
  c.panel(r, 16);
  kit.block(r);
  view.cover(r);
  if (!over) {
    c.frame(r, kPlayers[static_cast<std::size_t>(active_colour(session))].fill, 16, 2);
    emblems.avatar(r.x + 25, r.y + high / 2, 12, active_colour(session));
  }
  float cy = r.y + kHigh / 2;
  for (const std::string& row : rows) {
    c.text(r.x + left, cy, row, type, kInk);
    cy += kRowHigh;
  }
  if (!all.keys.empty())
    draw_dots(all, r.right() - 10 - static_cast<float>(all.keys.size()) * kDot, r.y + high / 2);
  return r;
}

// Those that are done, the one now, those to come: apart by size and fill, not by colour alone.
void Prompt::draw_dots(const TurnSteps& steps, float x, float cy) {
  std::string words;
  for (std::size_t i = 0; i < steps.keys.size(); ++i) {
    const float at = x + (static_cast<float>(i) + 0.5F) * kDot;
    const auto n = static_cast<int>(i);
    if (n == steps.now)
      c.disc(at, cy, 4.6F, kBrick);
    else if (n < steps.now)
      c.disc(at, cy, 3, kGreen);
    else
      c.ring(at, cy, 3, kLine2, 1.6F);
    const std::string name = tr(steps.keys[i]);
    words += (i == 0 ? "" : " · ") + (n == steps.now ? "▸ " + name : name);
  }
  kit.item({.id = "table.steps",
            .label = words,
            .rect = {x - 4, cy - 16, static_cast<float>(steps.keys.size()) * kDot + 8, 32},
            .focusable = false,
            .why = words,
            .reads = true});
}

Rect Prompt::draw_small(float x, float y, float room) {
  const std::string text = this->text();
  const bool over = session.phase() == Phase::Over;
  const PlayerColour& player = kPlayers[static_cast<std::size_t>(active_colour(session))];
  auto rows = c.wrap(text, Type::SmallBold, room - 22);
  if (rows.size() > 2) rows.resize(2);
  float wide = 0;
  for (const std::string& row : rows) wide = std::max(wide, c.width(row, Type::SmallBold));
  const Rect r{x, y, wide + 22, 8 + 16 * static_cast<float>(rows.size())};
  c.rect(r, over ? kPaperTop : player.fill, 12);
  c.frame(r, over ? kLine : player.edge, 12, 1);
  kit.block(r);
  view.cover(r);
  float cy = r.y + 12;
  for (const std::string& row : rows) {
    c.text(r.x + 11, cy, row, Type::SmallBold, over ? kInk : player.ink);
    cy += 16;
  }
  return r;
}

}  // namespace bastide::shell
