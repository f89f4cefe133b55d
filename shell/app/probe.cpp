// What window.bastide.probe() answers: where things are on the screen and how the game stands, for
// tests, assistive scripts and embedding pages. Read-only.
#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "engine/game/action_text.h"
#include "shell/app/app_later.h"
#include "shell/app/app_parts.h"
#include "shell/app/ui.h"
#include "shell/board/board_view.h"
#include "shell/board/view/tokens.h"
#include "shell/platform/platform.h"
#include "shell/play/aids.h"
#include "shell/play/film.h"
#include "shell/play/hint.h"
#include "shell/play/holdings.h"
#include "shell/play/learning.h"
#include "shell/play/opponents.h"
#include "shell/play/puzzling.h"
#include "shell/play/review.h"
#include "shell/play/thinker.h"
#include "shell/render/painter.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

namespace {

Json rect_json(const Rect& r) { return Json::array({r.x, r.y, r.w, r.h}); }
Json point_json(Vec2 p) { return Json::array({p.x, p.y}); }

Json work_json(const Work& work) {
  return {
      {"calls", work.calls}, {"vertices", work.vertices}, {"uploads", work.uploads}, {"bytes", work.bytes}};
}

const char* phase_name(Phase phase) {
  switch (phase) {
    case Phase::None: return "none";
    case Phase::Waiting: return "waiting";
    case Phase::Elsewhere: return "elsewhere";
    case Phase::Hidden: return "hidden";
    case Phase::Place: return "place";
    case Phase::Figure: return "figure";
    case Phase::Choose: return "choose";
    case Phase::Over: return "over";
  }
  return "";
}

Json ghost_json(const Session& session, const BoardView& board) {
  const auto ghost = session.ghost();
  if (!ghost) return {};
  Json out = {{"x", ghost->x}, {"y", ghost->y}, {"fits", session.ghost_fits()}};
  if (const auto rect = board.ghost_rect(session)) out["rect"] = rect_json(*rect);
  return out;
}

Json cells_json(const Session& session, const BoardView& board) {
  Json cells = Json::array();
  for (const PlaceOption& place : session.places()) {
    Json cell = {{"x", place.cell.x}, {"y", place.cell.y}};
    cell["now"] = (place.rotations >> session.rotation() & 1) != 0;
    cell["px"] = point_json(board.cell_rect(place.cell).centre());
    cells.push_back(std::move(cell));
  }
  return cells;
}

Json spots_json(const Session& session, const BoardView& board) {
  const Game& game = session.game();
  Json spots = Json::array();
  for (std::size_t i = 0; i < session.spots().size(); ++i) {
    const FigureSpot& spot = session.spots()[i];
    Json one = {{"index", i}, {"segment", spot.segment}, {"pieces", spot.actions.size()}};
    one["x"] = spot.cell.x;
    one["y"] = spot.cell.y;
    one["thing"] = std::string(thing_key(game.rules(), spot.actions.front()));
    if (const SegmentId segment = session.segment_of(spot); segment != kNoSegmentId)
      one["kind"] = std::string(game.rules().family->kinds[feature_of(game.state(), segment).kind].key);
    if (spot.other != kNoSegment) one["other"] = spot.other;
    if (const auto at = board.spot_point(static_cast<int>(i))) one["px"] = point_json(*at);
    one["chosen"] = session.spot() == static_cast<int>(i);
    spots.push_back(std::move(one));
  }
  return spots;
}

Json tokens_json(const Game& game) {
  Json tokens = Json::array();
  for (const Lying& one : lying_tokens(game))
    tokens.push_back({{"token", std::string(game.rules().expansions[one.expansion]->tokens[one.token].key)},
                      {"x", one.cell.x},
                      {"y", one.cell.y},
                      {"count", one.count}});
  return tokens;
}

Json tiles_json(const Game& game, const BoardView& board) {
  const State& state = game.state();
  Json tiles = Json::array();
  for (int i = 0; i < state.tile_count; ++i) {
    const PlacedTile& tile = state.tiles[static_cast<std::size_t>(i)];
    tiles.push_back({{"id", game.rules().tile_id(tile.design)},
                     {"x", tile.cell.x},
                     {"y", tile.cell.y},
                     {"rotation", tile.rotation * 90},
                     {"px", point_json(board.cell_rect(tile.cell).centre())}});
  }
  return tiles;
}

Json standing_json(const Game& game) {
  const State& state = game.state();
  Json standing = Json::array();
  for (unsigned i = 0; i < state.figure_count; ++i) {
    const Figure& figure = state.figures[i];
    const Cell cell = state.tiles[state.tile_of[figure.segment]].cell;
    standing.push_back(
        {{"seat", figure.seat},
         {"piece", std::string(game.rules().pieces[figure.piece].key)},
         {"kind", std::string(game.rules().family->kinds[feature_of(state, figure.segment).kind].key)},
         {"x", cell.x},
         {"y", cell.y}});
  }
  return standing;
}

void add_game(const Session& session, const BoardView& board, Json& out) {
  const Game& game = session.game();
  const State& state = game.state();
  out["who"] = session.who() == kNobody ? -1 : static_cast<int>(session.who());
  out["turn"] = game.turn_number();
  out["seats"] = Json::array();
  for (const Player& player : game.setup().players) out["seats"].push_back(std::string(seat_word(player)));
  out["rotation"] = session.rotation() * 90;
  out["tile"] = state.hand == kNoDesign ? Json() : Json(game.rules().tile_id(state.hand));
  out["ghost"] = ghost_json(session, board);
  out["cells"] = cells_json(session, board);
  out["spots"] = spots_json(session, board);
  Json answers = Json::array();
  for (const BoardView::Answerable& one : board.answerable(session))
    answers.push_back({{"x", one.cell.x}, {"y", one.cell.y}, {"rect", rect_json(one.rect)}});
  out["answers"] = std::move(answers);
  out["asked"] = game.over() ? Json() : Json(std::string(game.rules().decision_def(pending(state)).key));
  out["tokens"] = tokens_json(game);
  out["tiles"] = tiles_json(game, board);
  Json scores = Json::array();
  for (const i32 score : bastide::scores(game.rules(), state)) scores.push_back(score);
  out["scores"] = std::move(scores);
  out["figures"] = state.figure_count;
  out["standing"] = standing_json(game);
  out["turn_title"] = std::string(turn_title(game));
  out["left"] = tiles_left(state);
  out["over"] = game.over();
  out["seed"] = game.setup().seed;
  out["actions"] = game.actions().size();
  out["can_undo"] = session.can_undo();
  out["catches_up"] = session.catches_up();
}

// The card of a player aid: {"kind": "fits" | "dead" | "feature", …}, null if none is open.
Json card_json(const Session& session, const ShownCard& shown) {
  const Rules& rules = session.game().rules();
  if (shown.cell != nullptr) {
    const CellCard& card = *shown.cell;
    Json kinds = Json::array();
    for (const TileFit& fit : card.fits)
      kinds.push_back({{"id", rules.tile_id(fit.design)}, {"left", fit.left}, {"rotations", fit.rotations}});
    return {{"kind", card.dead() ? "dead" : "fits"},
            {"x", card.cell.x},
            {"y", card.cell.y},
            {"tiles", card.fits.tiles},
            {"hand", card.fits.hand},
            {"kinds", std::move(kinds)},
            {"edges", card.edges},
            {"rect", rect_json(shown.rect)}};
  }
  if (shown.feature == nullptr) return {};
  const FeatureCard& card = *shown.feature;
  Json owners = Json::array();
  Json figures = Json::array();
  const auto players = static_cast<Seat>(rules.setup.players);
  for (Seat seat = 0; seat < players; ++seat) {
    if (card.owns(seat)) owners.push_back(seat);
    int count = 0;
    for (const u8 n : card.figures[seat]) count += n;
    figures.push_back(count);
  }
  Json counters = Json::object();
  for (unsigned i = 0; i < static_cast<unsigned>(rules.counter_count); ++i)
    if (card.counters[i] != 0) counters[std::string(rules.counters[i])] = card.counters[i];
  return {{"kind", "feature"},
          {"feature", std::string(rules.family->kinds[card.kind].key)},
          {"now", card.value.now},
          {"finished", card.value.complete},
          {"complete", card.complete},
          {"tiles", card.tiles},
          {"counters", std::move(counters)},
          {"open", card.open},
          {"cities", card.cities},
          {"owners", std::move(owners)},
          {"figures", std::move(figures)},
          {"rect", rect_json(shown.rect)}};
}

void add_aids(const Session& session, const BoardView& board, const Ui& ui, Json& out) {
  out["card"] = card_json(session, ui.card());
  Json projected = Json::array();
  for (const i32 score : ui.projected()) projected.push_back(score);
  out["projected"] = projected.empty() ? Json() : std::move(projected);
  out["lit"] = board.lit_feature() == kNoSegmentId ? Json() : Json(board.lit_feature());
  if (const auto lens = board.lens()) out["lens"] = rect_json(*lens);
  if (const auto& look = board.inspected()) out["look"] = {{"x", look->cell.x}, {"y", look->cell.y}};
  // every empty cell beside the land, whatever the marks show
  const State& state = session.game().state();
  Json open = Json::array();
  for (unsigned i = 0; i < state.open_count; ++i) {
    const Cell cell = state.open_cell[i];
    open.push_back({{"x", cell.x}, {"y", cell.y}, {"px", point_json(board.cell_rect(cell).centre())}});
  }
  out["open"] = std::move(open);
  out["marks"] = {{"places", board.marked_places()}, {"dead", board.marked_dead()}};
}

Json widgets_json(const std::vector<ProbeItem>& items) {
  Json widgets = Json::array();
  for (const ProbeItem& item : items) {
    Json one = {
        {"id", item.id}, {"label", item.label}, {"rect", rect_json(item.rect)}, {"enabled", item.enabled}};
    if (item.focused) one["focused"] = true;
    if (item.checked) one["checked"] = true;
    widgets.push_back(std::move(one));
  }
  return widgets;
}

Json film_json(const Film& film) {
  return {{"turn", film.turn()}, {"turns", film.turns()}, {"speed", film.speed()}, {"plays", film.plays()}};
}

Json puzzle_json(const Puzzling& puzzling) {
  static constexpr std::array<const char*, 3> kStages = {"asked", "tried", "shown"};
  const Rules& rules = puzzling.position().rules();
  Json moves = Json::array();
  for (const PuzzleMove& move : puzzling.moves()) {
    Json line = Json::array();
    for (const Action& action : move.line) line.push_back(action_text(rules, action));
    moves.push_back({{"line", std::move(line)}, {"behind", move.behind}});
  }
  Json out = {{"index", puzzling.index()},
              {"stage", kStages[static_cast<std::size_t>(puzzling.stage())]},
              {"hints", puzzling.hints()},
              {"rating", puzzling.puzzle().rating},
              {"moves", std::move(moves)}};
  if (puzzling.tried())
    out["tried"] = {{"found", puzzling.tried()->found}, {"behind", puzzling.tried()->behind}};
  return out;
}

Json thinker_json(const Thinker& thinker, const Session& session) {
  static constexpr std::array<const char*, 4> kStates = {"idle", "asked", "answered", "failed"};
  Json out = {{"state", kStates[static_cast<std::size_t>(thinker.state())]},
              {"failure", thinker.failure()},
              {"started", platform::workers_started()}};
  if (thinker.answer())
    out["answer"] = action_json(session.game().rules(), session.game().state(), *thinker.answer());
  return out;
}

}  // namespace

std::string App::think(std::string_view command) {
  const auto word = [&] {
    const std::string_view first = command.substr(0, command.find(' '));
    command.remove_prefix(std::min(first.size() + 1, command.size()));
    return std::string(first);
  };
  const std::string verb = word();
  const std::string seed = word();
  thinker_->follow();
  if (verb == "limit") {
    ui_->opponents().limit(std::atoi(seed.c_str()));
    ui_->hint().limit(std::atoi(seed.c_str()));
    ui_->review().limit(std::atoi(seed.c_str()));
  }
  if (verb == "ask") thinker_->ask(seed, command.empty() ? Thinker::kPatience : std::atoi(word().c_str()));
  if (verb == "cancel") thinker_->cancel();
  if (verb == "play" && thinker_->play()) wake();
  return write_json(thinker_json(*thinker_, session_));
}

void App::GameProbed::act() {
  Json& out = *out_;
  const Ui& ui = *app_.ui_;
  const Session& shown = app_.ui_->shown();
  Json flies = Json::array();
  for (const BoardView::Flying& one : app_.board_->flying(shown))
    flies.push_back({{"seat", one.seat}, {"amount", one.amount}, {"px", point_json(one.from)}});
  out["flies"] = std::move(flies);
  if (const Learning& learning = ui.learning(); learning.line() != nullptr)
    out["learn"] = {{"step", learning.step()},
                    {"steps", course_steps(*learning.course())},
                    {"text", std::string(learning.line()->text)}};
  if (ui.screen().starts_with("film") && shown.watched()) out["film"] = film_json(ui.film());
  if (ui.screen().starts_with("puzzle") && ui.puzzling().is_open())
    out["puzzle"] = puzzle_json(ui.puzzling());
  add_game(shown, *app_.board_, out);
  add_aids(shown, *app_.board_, ui, out);
}

std::string App::probe() {
  Json out;
  out["screen"] = ui_->screen();
  out["size"] = point_json(screen_);
  out["dpr"] = pixel_ratio_;
  out["frames"] = frames_drawn_;
  out["frame_ms"] = frame_ms();
  out["slowest_ms"] = slowest_ms_;
  slowest_ms_ = 0;
  // sums since the start: what a frame asks for is a difference
  out["work"] = {{"land", work_json(Painter::work())}, {"panels", work_json(panels_)},
                 {"allocations", allocations_},        {"first_allocations", first_.allocations},
                 {"first_letters", first_.letters},    {"first_lacks_letters", first_.lacks_letters}};
  out["awake"] = needs_frame();
  out["rules"] = locale().has("rules.base.1");  // their words have come
  out["moving"] = board_->moving();
  out["art"] = board_->art_ready();
  out["fine"] = board_->art_fine();
  out["zoom"] = board_->zoom_percent();
  out["behind"] = board_->tiles_behind();
  out["pictures"] = board_->pictures_kept();
  out["fields"] = board_->field_view();
  out["safe"] = rect_json(ui_->safe_area());
  Json covered = Json::array();
  for (const Rect& r : ui_->covered()) covered.push_back(rect_json(r));
  out["covered"] = std::move(covered);
  out["following"] = board_->following();
  out["awaited"] = platform::awaited();
  out["storage"] = platform::storage_available();
  static constexpr std::array<const char*, 4> kOpponents = {"none", "thinks", "paused", "stuck"};
  Json hints = Json::array();
  for (const HintMove& move : ui_->hint().moves())
    hints.push_back({{"x", move.first.cell.x}, {"y", move.first.cell.y}, {"margin", move.margin}});
  static constexpr std::array<const char*, 4> kHints = {"none", "thinks", "shown", "failed"};
  out["hint"] = {{"state", kHints[static_cast<std::size_t>(ui_->hint().state())]},
                 {"moves", std::move(hints)}};
  out["opponent"] = kOpponents[static_cast<std::size_t>(ui_->opponents().state())];
  out["bubble"] = ui_->shown_bubble();
  const Session& shown = ui_->shown();
  out["phase"] = phase_name(shown.phase());
  if (shown.has_game() && ui_->has_code()) {
    later_->probed.write_to(out);
    DoneLater& of_game = later_->probed;
    of_game.act();
  }
  out["widgets"] = widgets_json(ui_->probe());
  return write_json(out);
}

std::string App::drawn() {
  if (ui_->waiting()) return "[]";
  ui_->write_down(true);
  rehearse();
  ui_->write_down(false);
  if (ui_->unfinished()) finish_soon();  // as after a frame
  static constexpr std::array<const char*, 3> kWhat = {"text", "widget", "surface"};
  Json out = Json::array();
  for (const ui::Drawn& one : ui_->drawn())
    out.push_back({{"what", kWhat[static_cast<std::size_t>(one.what)]},
                   {"words", one.words},
                   {"rect", rect_json(one.rect)},
                   {"clip", rect_json(one.clip)},
                   {"layer", one.layer},
                   {"cut", one.cut}});
  wake();  // what was put in meanwhile is still to be seen
  return write_json(out);
}

}  // namespace bastide::shell
