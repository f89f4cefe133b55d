#include "shell/screens/table/actions.h"

#include "shell/play/session_words.h"
#include "shell/screens/table/land_buttons.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

#include <algorithm>
#include <array>

namespace bastide::shell {

using namespace ui;

// Each keeps its place whatever can be done now: who clicks Undo three times hits nothing else.
std::vector<ButtonSpec> Actions::all() const {
  std::vector<ButtonSpec> specs;
  specs.push_back({.id = "table.undo",
                   .label = tr("table.undo"),
                   .icon = "undo",
                   .key = "U",
                   .enabled = session.can_undo(),
                   .why = why_no_undo()});
  specs.push_back({.id = "table.redo",
                   .label = tr("table.redo"),
                   .icon = "redo",
                   .key = "Shift U",
                   .enabled = session.can_redo(),
                   .why = session.can_redo() ? "" : tr("why.no_redo")});
  if (preferences.aid(Aid::Fits))
    specs.push_back({.id = "table.look",
                     .label = tr("table.look"),
                     .icon = "eye",
                     .key = "W",
                     .tone = board.inspected() ? Tone::Dark : Tone::Paper,
                     .why = tr("table.look_about"),
                     .checked = board.inspected().has_value()});
  return specs;
}

std::string Actions::why_no_undo() const {
  if (session.can_undo()) return "";
  return tr(session.undo_tells() ? "why.undo_tells" : "why.no_undo");
}

void Actions::do_it(std::string_view id) {
  if (id == "table.look") toggle_inspection(*this);
  if (id == "table.skip") later([this] { session.skip(); });
  if (id == "table.undo") later([this] { session.undo(); });
  if (id == "table.redo") later([this] { session.redo(); });
}

void Actions::draw_bar(float cx, float bottom) {
  const std::vector<ButtonSpec> specs = all();
  float total = -12;
  for (const ButtonSpec& spec : specs) total += w.button_width(spec) + 12;
  float x = cx - total / 2;
  for (const ButtonSpec& spec : specs) {
    const float bw = w.button_width(spec);
    if (w.button({x, bottom - 46, bw, 44}, spec)) do_it(spec.id);
    x += bw + 12;
  }
}

void Actions::draw_undo(const Rect& r, bool named, float icon_size) {
  if (w.button(r, {.id = "table.undo",
                   .label = named ? tr("table.undo") : "",
                   .icon = "undo",
                   .enabled = session.can_undo(),
                   .why = why_no_undo(),
                   .spoken = tr("table.undo"),
                   .icon_size = icon_size}))
    do_it("table.undo");
}

std::string Actions::skip_words() const {
  if (session.beside()) return tr("back");
  return tr(session.asks_own_figure() ? "table.skip" : "option.pass");
}

void Actions::draw_skip(const Rect& r) {
  if (w.button(r, {.id = "table.skip", .label = skip_words(), .icon = "skip", .enabled = session.can_skip()}))
    do_it("table.skip");
}

// The spot of a figure that may come home and is scored, or -1.
int Actions::home_spot() const {
  if (!session.asks_own_figure()) return -1;
  const auto& spots = session.spots();
  const auto at = std::find_if(spots.begin(), spots.end(), [&](const FigureSpot& spot) {
    return spot.comes_home && scores_home(session.game(), spot.actions.front());
  });
  return at == spots.end() ? -1 : static_cast<int>(at - spots.begin());
}

int Actions::more() const {
  if (navigation.has_dialog()) return 0;
  if (session.phase() != Phase::Place) return home_spot() >= 0 ? 1 : 0;
  return static_cast<int>(session.choices().size()) + (session.has_beside() ? 1 : 0);
}

// The one figure, or one of the answers that an expansion offers, the last of which leads beside the tile.
ButtonSpec Actions::more_button(int number) const {
  ButtonSpec spec{.icon = "home", .type = Type::SmallBold};
  if (session.phase() != Phase::Place) {
    const FigureSpot& spot = session.spots()[static_cast<std::size_t>(number)];
    spec.id = "table.home";
    spec.label = tr("table.home", {{"piece", piece_name(session.game().rules(), spot.actions.front().piece)},
                                   {"points", trn("points", session.home_points(spot))}});
    spec.checked = session.spot() == number;
    if (spec.checked) spec.tone = Tone::Gold;
  } else if (number < static_cast<int>(session.choices().size())) {
    const Offer one = offer(session.game(), session.choices()[static_cast<std::size_t>(number)]);
    static constexpr std::array<std::string_view, 9> kIds = {// as many as there are keys (Session::pick)
                                                             "choice.1", "choice.2", "choice.3",
                                                             "choice.4", "choice.5", "choice.6",
                                                             "choice.7", "choice.8", "choice.9"};
    spec.id = kIds[std::min(static_cast<std::size_t>(number), kIds.size() - 1)];
    spec.label = one.name;
    spec.icon = "ccw";
    spec.why = one.about;
  } else {
    spec.id = "table.beside";
    spec.label = beside_words(session);
  }
  return spec;
}

namespace {

constexpr float kMoreWidth = 230;  // of one of several in a row
constexpr float kMoreGap = 6;

bool in_row(float width, int count) { return width >= kMoreWidth * static_cast<float>(count); }

}  // namespace

float Actions::more_height(float width) const {
  const int count = more();
  if (count == 0) return 0;
  return in_row(width, count) ? 54.0F : 4 + 50 * static_cast<float>(count);
}

void Actions::draw_more(const Rect& lowest) {
  constexpr float kNarrow = 400;  // below, one button takes all of it
  const int count = more();
  if (count == 0) return;
  const bool row = in_row(lowest.w, count);
  Rect r = lowest;
  if (row) r.w = (r.w - static_cast<float>(count - 1) * kMoreGap) / static_cast<float>(count);
  if (lowest.w >= kNarrow) r.w = std::min(320.0F, r.w);
  const int first = std::max(0, home_spot());
  for (int i = first; i < first + count; ++i) {
    if (w.button(r, more_button(i)))
      later([&session = session, i] {
        if (session.phase() == Phase::Figure && session.spot() == i)
          session.confirm();
        else
          session.pick(i);
      });
    (row ? r.x : r.y) += row ? r.w + kMoreGap : -50.0F;
  }
}

// Beside the tile: turn and lay it; then, for its figure, none or confirm.
void Actions::draw_ghost_buttons() {
  if (navigation.has_dialog() || board.inspected()) return;
  if (session.phase() == Phase::Figure) return draw_figure_buttons();
  if (session.phase() != Phase::Place) return;
  const auto ghost = board.ghost_rect(session);
  if (!ghost) return;
  const Rect tile = view.from_css(*ghost);
  const float x = tile.x + tile.w / 2;
  const float y = tile.bottom() + 8;
  if (x < view.safe.x || y + 54 > view.height) return;
  const auto turn = [&](float cx, int quarters) {
    const bool right = quarters > 0;
    const std::string name = tr(right ? "table.turn_right" : "table.turn_left");
    if (w.round_button(cx, y + 22, 22,
                       {.id = right ? "ghost.turn_right" : "ghost.turn_left",
                        .icon = right ? "cw" : "ccw",
                        .why = name,
                        .spoken = name}))
      later([this, quarters] { session.turn(quarters); });
  };
  turn(x - 52, -1);
  turn(x + 52, 1);
  const bool fits = session.ghost_fits();
  if (w.round_button(x, y + 24, 27,
                     {.id = "ghost.place",
                      .icon = "check",
                      .tone = Tone::Green,
                      .enabled = fits,
                      .why = fits ? "" : tr("why.clash"),
                      .spoken = tr("table.place")}))
    later([this] { session.place(); });
}

void Actions::draw_figure_buttons() {
  const State& state = session.game().state();
  const Rect tile = view.from_css(board.cell_rect(state.tiles[state.last_tile].cell));
  const float x = tile.x + tile.w / 2;
  const float y = tile.bottom() + 8;
  if (tile.w < 90 || x < view.safe.x + 40 || x > view.safe.right() - 40 || y < view.safe.y ||
      y + 54 > view.safe.bottom() + 8)
    return;
  for (int i = 0; i < static_cast<int>(session.spots().size());
       ++i) {  // a place that stands there comes first
    const auto at = board.spot_point(i);
    if (at && std::abs(at->x / view.scale - x) < 90 &&
        std::abs(at->y / view.scale - y - 24) < 24 + board.spot_radius() / view.scale)
      return;
  }
  if (session.can_skip() &&
      w.round_button(x - 34, y + 24, 22,
                     {.id = "ghost.skip", .icon = "skip", .why = skip_words(), .spoken = skip_words()}))
    do_it("table.skip");
  if (w.round_button(x + 24, y + 24, 27,
                     {.id = "ghost.confirm",
                      .icon = "check",
                      .tone = Tone::Green,
                      .enabled = session.spot() >= 0,
                      .spoken = tr("table.confirm")}))
    later([this] { session.confirm(); });
}

}  // namespace bastide::shell
