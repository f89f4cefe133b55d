#include "shell/screens/puzzle/puzzle.h"

#include "shell/panels/asides.h"
#include "shell/panels/keep_off.h"
#include "shell/panels/seats.h"
#include "shell/platform/platform.h"
#include "shell/screens/flow/puzzle_desk.h"
#include "shell/screens/puzzle/worths.h"
#include "shell/screens/table/prompt.h"
#include "shell/screens/table/refusals.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/game_sounds.h"
#include "shell/told/sound_events.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPad = 16, kCard = 320;
constexpr std::size_t kInView = 6;  // places of the best moves that are kept in view

}  // namespace

std::string theme_reason(PuzzleTheme theme) {
  switch (theme) {
    case PuzzleTheme::Completes: return tr("puzzle.why.completes");
    case PuzzleTheme::Saves: return tr("puzzle.why.saves");
    case PuzzleTheme::Majority: return tr("puzzle.why.majority");
    case PuzzleTheme::Blocks: return tr("puzzle.why.blocks");
    case PuzzleTheme::Joins: return tr("puzzle.why.joins");
    case PuzzleTheme::Farmers: return tr("puzzle.why.farmers");
    case PuzzleTheme::Trick: return tr("puzzle.why.trick");
    case PuzzleTheme::Claims: return tr("puzzle.why.claims");
    default: return tr("puzzle.why.quiet");
  }
}

std::string theme_name(PuzzleTheme theme) {
  switch (theme) {
    case PuzzleTheme::Completes: return tr("puzzle.theme.completes");
    case PuzzleTheme::Saves: return tr("puzzle.theme.saves");
    case PuzzleTheme::Majority: return tr("puzzle.theme.majority");
    case PuzzleTheme::Blocks: return tr("puzzle.theme.blocks");
    case PuzzleTheme::Joins: return tr("puzzle.theme.joins");
    case PuzzleTheme::Farmers: return tr("puzzle.theme.farmers");
    case PuzzleTheme::Trick: return tr("puzzle.theme.trick");
    case PuzzleTheme::Claims: return tr("puzzle.theme.claims");
    default: return tr("puzzle.theme.quiet");
  }
}

PuzzleScreen::PuzzleScreen(const Context& context, Digest& told, Puzzling& puzzling, PuzzleDesk& desk,
                           const Session& running)
    : Part(context),
      told_(told),
      puzzling_(puzzling),
      desk_(desk),
      running_(running),
      hand_(context),
      bag_(context),
      actions_(context),
      eye_(context, Eye::Of::Puzzle),
      hand_panel_(context, hand_, bag_, actions_, eye_),
      bar_(context),
      leads_(context),
      flags_(context, nullptr),
      strip_(context, nullptr),
      tabs_(context),
      aid_card_(context),
      outcome_(context, puzzling, desk) {}

std::string PuzzleScreen::title() const {
  if (puzzling_.of_the_day()) return tr("puzzle.of_the_day");
  return tr("puzzle.number", {{"n", static_cast<int>(puzzling_.index()) + 1}});
}

// What is to be done, with what was hinted at.
std::string PuzzleScreen::task() const {
  const Game& game = puzzling_.position();
  const std::string name = player_name(game.setup(), pending(game.state()).who);
  if (session.phase() != Phase::Place) return prompt_text(session, view.form());
  const std::string find = tr("puzzle.find", {{"name", name}});
  return puzzling_.hints() > 0 ? find + " " + theme_reason(puzzling_.puzzle().theme) : find;
}

// What has changed is heard, and read aloud.
void PuzzleScreen::follow() {
  if (shown_ != session.started()) {
    shown_ = session.started();
    locale().tell_of(family_words(session.game().rules()).texts);
  }
  puzzling_.follow();
  desk_.follow();
  told_.translate(session);
  if (const auto change = changes_.next(session)) {
    told_.read(session);
    if (!change->back && !change->other) audio::sound_events(session.game(), change->events);
    audio::sound_land(session.game());
  }
  announce();
}

void PuzzleScreen::announce() {
  if (!said_.again(shown_, puzzling_.hints(), puzzling_.stage())) return;
  if (puzzling_.stage() == Puzzling::Stage::Asked) {
    const State& state = puzzling_.position().state();
    platform::announce(title() + ". " + task() + " " + tile_words(session.game().rules(), state.hand) + ". " +
                       trn("announce.places", static_cast<int>(session.places().size())) + where());
  } else {
    platform::announce(outcome_.words());
  }
}

// Which of the places the best is, in the order in which the keyboard walks them, once that was hinted at.
std::string PuzzleScreen::where() const {
  const Action* const laid = placement_of(puzzling_.moves().front().line);
  if (puzzling_.hints() < 2 || laid == nullptr) return "";
  const auto& places = session.places();
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i].cell == laid->cell)
      return " " + tr("puzzle.best") + ": " +
             tr("announce.of", {{"n", static_cast<int>(i) + 1}, {"count", static_cast<int>(places.size())}});
  return "";
}

void PuzzleScreen::draw() {
  if (!puzzling_.is_open()) return close();
  follow();
  if (puzzling_.stage() == Puzzling::Stage::Asked)
    draw_asked();
  else
    draw_shown();
}

void PuzzleScreen::draw_asked() {
  const auto answers = board.answerable(session);
  keep_notices_off(*this, answers);
  view.asked = leads_.cells();
  if (!navigation.has_dialog()) {
    leads_.draw();
    if (puzzling_.hints() > 1) draw_where(*this, puzzling_);
  }
  bar_.ask(false);
  switch (view.form()) {
    case Form::Desktop:
    case Form::Tablet: draw_desktop(); break;
    case Form::Phone: draw_phone(); break;
    case Form::Landscape: draw_landscape(); break;
  }
  actions_.draw_ghost_buttons();
  tabs_.draw(answers);
  explain_refusals(*this);
  hand_.carry();
  aid_card_.draw();
  if (!small()) flags_.draw_card();
  if (!board.moving()) asked_ = session.revision();
}

void PuzzleScreen::draw_shown() {
  const Rect notch = platform::safe_insets();
  const float left = notch.x / view.scale, right = notch.w / view.scale, foot = notch.h / view.scale;
  const bool shown = puzzling_.stage() == Puzzling::Stage::Shown;
  notices.hush();  // a hint has done what it could
  if (shown)
    view.asked = told_cells(puzzling_, kInView);
  else if (const Action* const laid = placement_of(puzzling_.tried()->line))
    view.asked = {laid->cell};
  const bool phone = view.form() == Form::Phone;
  const float edge = phone ? 8.0F : view.form() == Form::Landscape ? 8.0F : kPad;
  const float wide = phone ? view.width - 16 : std::min(kCard, view.width * 0.45F);
  draw_players(left, right, notch.y / view.scale);
  const float below = notch.y / view.scale + (small() ? 8 + ScoreStrip::kHeight + 6 : 2 * kPad + 44);
  const Rect card =
      outcome_.draw({view.width - right - edge - wide, below, wide, view.height - foot - edge - below});
  if (phone) view.safe = {0, 0, view.width, card.y};
  if (view.form() == Form::Landscape) view.safe = {0, 0, card.x, view.height};
  // last, for they keep clear of every panel
  if (!navigation.has_dialog()) (shown ? draw_worths : draw_tried)(*this, puzzling_, view.covered);
  if (!small()) flags_.draw_card();
}

bool PuzzleScreen::small() const { return view.form() == Form::Phone || view.form() == Form::Landscape; }

// Who plays, and the corner's buttons.
void PuzzleScreen::draw_players(float left, float right, float top) {
  if (!small()) {
    flags_.draw(kPad, kPad, view.height - 150);
    return draw_corner(view.width - kPad - 19, kPad + 18, kit.touch() ? 22.0F : 19.0F);
  }
  strip_.draw(left + 8, 8 + top, view.width - left - right - 16 - 104);
  draw_corner(view.width - right - 28, 30 + top, 21);
}

// To close it, and a hint, or all puzzles once there is nothing to be hinted at; from the right.
void PuzzleScreen::draw_corner(float x, float y, float radius) {
  const float step = 2 * radius + 8;
  const auto round = [&](const char* id, const char* icon, const std::string& words, bool on) {
    view.cover({x - radius, y - radius, 2 * radius, 2 * radius});
    const bool pressed =
        w.round_button(x, y, radius, {.id = id, .icon = icon, .why = words, .spoken = words, .checked = on});
    x -= step;
    return pressed;
  };
  if (round("puzzle.close", "close", tr("close"), false)) later([this] { close(); });
  if (puzzling_.stage() != Puzzling::Stage::Asked) {
    if (round("puzzle.all", "menu", tr("puzzle.all"), false)) navigation.open(Dialog::Puzzles);
    return;
  }
  const std::string words =
      tr(puzzling_.hints() == 0 && !puzzling_.tried() && !desk_.done(puzzling_.puzzle()) ? "puzzle.hint_ends"
                                                                                         : "puzzle.hint");
  if (round("puzzle.hint", "bulb", words, puzzling_.hints() > 0)) later([this] { hint(); });
}

// What is asked, on paper at the head of the land; answers where it ends.
float PuzzleScreen::draw_head(const Rect& room) {
  const std::string text = task();
  const std::string name = title();
  const float most = std::min(room.w, 560.0F);
  float wide = c.width(name, Type::SmallBold);
  const auto rows = c.wrap(text, Type::Body, most - 60);
  for (const std::string& row : rows) wide = std::max(wide, c.width(row, Type::Body));
  const float high = 30 + static_cast<float>(rows.size()) * c.line_height(Type::Body);
  const Rect r{room.x + (small() ? 0.0F : (room.w - wide - 60) / 2), room.y, wide + 60, high};
  c.panel(r, 14);
  c.frame(r, kPlayers[static_cast<std::size_t>(active_colour(session))].fill, 14, 2);
  kit.block(r);
  view.cover(r);
  kit.item({.id = "puzzle.task", .label = name + ". " + text, .rect = r, .focusable = false, .reads = true});
  emblems.avatar(r.x + 25, r.y + r.h / 2, 13, active_colour(session));
  c.text(r.x + 46, r.y + 14, name, Type::SmallBold, kInk2);
  float y = r.y + 24 + c.line_height(Type::Body) / 2;
  for (const std::string& row : rows) {
    c.text_in(r.x + 46, y, r.w - 54, row, Type::Body, kInk);
    y += c.line_height(Type::Body);
  }
  return r.bottom();
}

void PuzzleScreen::draw_desktop() {
  const float radius = view.form() == Form::Tablet || kit.touch() ? 22.0F : 19.0F;
  const float width = view.width, height = view.height;
  draw_corner(width - kPad - 19, kPad + 18, radius);
  const Flags::Column flags = flags_.draw(kPad, kPad, height - 150);
  draw_secrets(*this, kPad, flags.last.bottom() + 9);
  const float corner = width - kPad - 19 - 2 * (2 * radius + 8);
  eye_.draw_eye(corner, kPad + 18, radius);
  const float head = flags.first.right() + 10;
  draw_head({head, kPad - 2, corner - radius - 10 - head, 60});
  float bar_right = width - kPad;
  if (hand_panel_.shown()) bar_right = hand_panel_.draw_card(width - kPad - 7, height - 9).x - 10;
  const float undo = kPad + radius;
  actions_.draw_round_undo(undo, height - kPad - radius, radius);
  if (bar_.shown()) {
    const float beside = undo + radius + 12;
    const float half = std::min(width / 2 - beside, bar_right - width / 2);
    const float from = half < 260 ? beside : width / 2 - std::min(408.0F, half);
    const float wide = half < 260 ? bar_right - beside : 2 * std::min(408.0F, half);
    bar_.draw({from, height / 2 - kPad, wide, height / 2}, false);
  }
  eye_.draw_panel(width - kPad, kPad + 2 * radius + 8, false);
}

void PuzzleScreen::draw_phone() {
  const Rect notch = platform::safe_insets();
  const float width = view.width, top = notch.y / view.scale, foot = notch.h / view.scale;
  const bool strip = hand_panel_.shown();
  float low = view.height - foot - (strip ? HandPanel::kStrip : 0.0F);
  view.safe = {0, 0, width, low};
  draw_players(0, 0, top);
  if (strip) hand_panel_.draw_strip({0, low, width, HandPanel::kStrip + foot});
  if (bar_.shown()) {
    if (strip) low -= 14;  // the number of tiles stands out of the strip
    low = bar_.draw({0, low - view.height * 0.5F, width, view.height * 0.5F}, true).y;
    if (!strip) view.safe.h = low;
  }
  if (!strip) {
    actions_.draw_round_undo(34, low - 34, 23);
    eye_.draw_eye(width - 34, low - 34, 23);
  }
  const float below = draw_head({8, top + 8 + ScoreStrip::kHeight + 6, width - 16, 60});
  draw_secrets(*this, 10, below + 6);
  eye_.draw_panel(width - 8, low - (strip ? 8.0F : 64.0F), true);
}

void PuzzleScreen::draw_landscape() {
  const Rect notch = platform::safe_insets();
  const float right = notch.w / view.scale, left = notch.x / view.scale;
  const float width = view.width, height = view.height;
  const bool side = hand_panel_.shown();
  const float strip = side ? HandPanel::kSide + right : 0;
  const float x1 = width - (side ? strip : right);
  view.safe = {0, 0, width - strip, height};
  if (side) hand_panel_.draw_side({x1, 0, HandPanel::kSide, height});
  draw_players(left, width - x1, 0);
  if (!side) {
    eye_.draw_eye(x1 - 28, 80, 19);
    actions_.draw_round_undo(left + 30, height - 30, 21);
  }
  draw_head({left + 8, 6 + ScoreStrip::kHeight + 5, x1 - left - 16, 60});
  if (bar_.shown()) {
    const float from = left + (side ? 8.0F : 60.0F);
    bar_.draw({from, height * 0.3F, x1 - 8 - from, height * 0.7F - 8}, false);
  }
  eye_.draw_panel(x1 - 6, 56, false);
}

void PuzzleScreen::hint() {
  if (puzzling_.stage() == Puzzling::Stage::Shown) return;
  puzzling_.hint();
  if (puzzling_.hints() == 1) notices.tell(theme_reason(puzzling_.puzzle().theme));
}

// The game that runs is where it was.
void PuzzleScreen::close() {
  puzzling_.close();
  notices.hush();
  if (running_.has_game()) locale().tell_of(family_words(running_.game().rules()).texts);
  board.fit(false);
  navigation.close_all();
  navigation.go(Screen::Start);
}

}  // namespace bastide::shell
