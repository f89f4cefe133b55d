// What window.bastide.probe() answers: where things are on the screen and how the game stands, for
// tests, assistive scripts and embedding pages. Read-only.
#include "engine/data/json.h"
#include "engine/game/action_json.h"
#include "shell/app/app.h"
#include "shell/app/ui.h"
#include "shell/board/board_view.h"
#include "shell/board/view/tokens.h"
#include "shell/platform/platform.h"
#include "shell/play/aids.h"
#include "shell/play/holdings.h"
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
  out["rotation"] = session.rotation() * 90;
  out["tile"] = state.hand == kNoDesign ? Json() : Json(game.rules().tile_id(state.hand));
  out["ghost"] = ghost_json(session, board);
  out["cells"] = cells_json(session, board);
  out["spots"] = spots_json(session, board);
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
  if (verb == "ask") thinker_->ask(seed, command.empty() ? Thinker::kPatience : std::atoi(word().c_str()));
  if (verb == "cancel") thinker_->cancel();
  if (verb == "play" && thinker_->play()) wake();
  return write_json(thinker_json(*thinker_, session_));
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
  out["work"] = {{"land", work_json(Painter::work())},
                 {"panels", work_json(panels_)},
                 {"allocations", allocations_},
                 {"first_allocations", allocated_first_}};
  out["awake"] = needs_frame();
  out["rules"] = locale().has("rules.base.1");  // their words have come
  out["moving"] = board_->moving();
  out["art"] = board_->art_ready();
  out["zoom"] = board_->zoom_percent();
  out["behind"] = board_->tiles_behind();
  out["pictures"] = board_->pictures_kept();
  out["fields"] = board_->field_view();
  out["safe"] = rect_json(ui_->safe_area());
  out["awaited"] = platform::awaited();
  out["storage"] = platform::storage_available();
  if (session_.has_game()) {
    Json flies = Json::array();
    for (const BoardView::Flying& one : board_->flying(session_))
      flies.push_back({{"seat", one.seat}, {"amount", one.amount}, {"px", point_json(one.from)}});
    out["flies"] = std::move(flies);
  }
  out["bubble"] = ui_->shown_bubble();
  out["phase"] = phase_name(session_.phase());
  if (session_.has_game()) {
    add_game(session_, *board_, out);
    add_aids(session_, *board_, *ui_, out);
  }
  Json widgets = Json::array();
  for (const ProbeItem& item : ui_->probe()) {
    Json one = {
        {"id", item.id}, {"label", item.label}, {"rect", rect_json(item.rect)}, {"enabled", item.enabled}};
    if (item.focused) one["focused"] = true;
    if (item.checked) one["checked"] = true;
    widgets.push_back(std::move(one));
  }
  out["widgets"] = std::move(widgets);
  return write_json(out);
}

std::string App::drawn() {
  if (ui_->waiting()) return "[]";
  ui_->write_down(true);
  rehearse();
  ui_->write_down(false);
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
