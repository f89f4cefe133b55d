#include "shell/screens/start/games.h"

#include "engine/rules/rules.h"
#include "shell/keep/browser_store.h"
#include "shell/panels/land_picture.h"
#include "shell/platform/platform.h"
#include "shell/screens/dialogs/day_lines.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/flow/puzzle_desk.h"
#include "shell/screens/flow/saving.h"
#include "shell/screens/start/day.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPicture = 58;  // broad
constexpr float kHalf = 184;    // as narrow as the land of the day may be with its picture and words
constexpr ImU32 kOnGreen = rgb(palette::kGreenButton.text);

// "Ann 12 : 9 Bo"; of more than two as many as there is room for: "Ann 12, Bo 9 +3".
std::string scores_of(const Canvas& c, const Game& game, float room) {
  const auto points = scores(game.rules(), game.state());
  const auto name = [&](std::size_t i) { return player_name(game.setup(), static_cast<Seat>(i)); };
  const std::size_t players = game.setup().players.size();
  const auto score = [&](std::size_t i) { return std::to_string(points[i]); };
  if (players == 2) {
    std::string both = name(0) + " " + score(0) + " : " + score(1) + " " + name(1);
    if (c.width(both, Type::BodyBold) <= room) return both;
  }
  std::string all, shown;
  for (std::size_t i = 0; i < players; ++i) {
    all += (i == 0 ? "" : ", ") + name(i) + " " + score(i);
    const std::string more = i + 1 == players ? all : all + " +" + std::to_string(players - i - 1);
    if (i == 0 || c.width(more, Type::BodyBold) <= room) shown = more;
  }
  return shown;
}

// What is played with, in names, or shorter in their number; before that the game's name, if it tells things
// its own way.
std::vector<std::string> played_with(const Setup& setup) {
  std::vector<std::string> ways;
  const FamilyEntry& entry = entry_of(setup);
  const bool named = !family_words(*entry.family).texts.empty();
  const std::string own = named ? tr("family." + std::string(entry.family->key)) : "";
  std::string names = own;
  int count = 0;
  for (const Expansion* expansion : entry.expansions) {
    if (!setup.has_expansion(expansion->id)) continue;
    names += (names.empty() ? "" : ", ") + tr("expansion." + std::string(expansion->key) + ".name");
    ++count;
  }
  if (names.empty()) return {tr("rules.base.name")};
  ways.push_back(names);
  if (count > 1) ways.push_back((own.empty() ? "" : own + ", ") + trn("setup.expansions_n", count));
  return ways;
}

}  // namespace

bool StartGames::goes_on() const { return session.has_game() || flow_.resumes(); }

void StartGames::follow() {
  if (changes_ == navigation.changes() && !games_.stale()) return;
  changes_ = navigation.changes();
  games_.read(kMost, session.has_game() ? saving_.place() : kNoPlace);
}

// Two lines in the middle of the height; the upper one gives way to what it has room for.
void StartGames::draw_words(const Rect& r, const std::string& title, const std::string& about, Type type,
                            ImU32 ink, ImU32 pale) {
  const float cy = r.y + r.h / 2;
  auto lines = c.wrap(about, Type::Small, r.w);
  const auto most =
      static_cast<std::size_t>(std::max(1.0F, (r.h - 6 - c.line_height(type)) / c.line_height(Type::Small)));
  if (lines.size() > most) lines.resize(most);
  const float step = c.line_height(Type::Small);
  const float high = c.line_height(type) + step * static_cast<float>(lines.size());
  float y = cy - high / 2 + c.line_height(type) / 2;
  c.text_fit(r.x, y, r.w, title, {type, Type::NameSmall, Type::BodyBold, Type::SmallBold}, ink);
  y += c.line_height(type) / 2 + step / 2;
  for (const std::string& line : lines) {
    c.text_in(r.x, y, r.w, line, Type::Small, pale);
    y += step;
  }
}

void StartGames::draw_play(const Rect& r) {
  const bool on = goes_on();
  const bool over = session.phase() == Phase::Over;
  const std::string title = tr(!on ? "start.play" : over ? "start.see_result" : "start.continue");
  float left = r.x + 52;
  if (session.has_game()) left = r.x + 12 + 66 + 12;
  const Rect words{left, r.y, r.right() - 12 - left, r.h};
  std::string about;
  if (session.has_game())
    about = scores_of(c, session.game(), words.w);
  else if (!on)
    about = tr("start.against", {{"name", level_name(static_cast<unsigned>(settings().opponent))}}) + " · " +
            tr("rules.base.name");
  const bool hit = w.button(r, {.id = on ? "start.continue" : "start.play",
                                .tone = Tone::Green,
                                .spoken = about.empty() ? title : title + ", " + about});
  if (session.has_game()) {
    const u64 version = static_cast<u64>(session.started()) << 32 | (session.revision() + 1);
    draw_land_picture(*this, kRunningPicture, session.game(), version, {r.x + 12, r.y + 8, 66, r.h - 16});
  } else {
    c.icon("play", r.x + 30, r.y + r.h / 2, 24, kOnGreen);
  }
  draw_words(words, title, about, Type::Section, kOnGreen, kOnGreen);
  if (!hit) return;
  if (on)
    flow_.go_on();
  else
    later([&flow = flow_] { flow.begin(flow.next_setup()); });
}

// What is asked today or how it came out, and how many days there are in a row.
void StartGames::read_days_of_play() {
  const int today = day_at(platform::clock_ms());
  if (!day_made_.again(navigation.changes(), today, locale().revision())) return;
  BrowserStore store;
  const Days days = read_days(store);
  const auto done = days.find(date_of(today));
  day_about_ = done == days.end() ? day_short(daily_of(today)) : day_outcome(done->second);
  if (const int streak = day_streak(days, today); streak > 1) day_about_ += " · " + trn("day.streak", streak);
}

void StartGames::draw_day(const Rect& r) {
  read_days_of_play();
  const std::string title = tr("start.day");
  const bool hit = w.button(r, {.id = "start.day", .spoken = title + ", " + day_about_});
  const Rect picture{r.x + 10, r.y + 10, kPicture, r.h - 20};
  if (const Game* land = day_.land(); land != nullptr)
    draw_land_picture(*this, kDayPicture, *land, day_.grown() ? 2 : 1, picture);
  else
    draw_no_land(*this, picture);
  const float left = picture.right() + 12;
  draw_words({left, r.y, r.right() - 12 - left, r.h}, title, day_about_, Type::BodyBold, kInk, kInk2);
  if (hit) navigation.open(Dialog::Day);
}

// Beside each other as broad, or the puzzle as a sign with its word below.
void StartGames::draw_today(const Rect& r) {
  constexpr float kGap = 8;
  const float half = (r.w - kGap) / 2;
  const float puzzle = half < kHalf ? r.h : half;
  draw_day({r.x, r.y, r.w - puzzle - kGap, r.h});
  draw_puzzle({r.right() - puzzle, r.y, puzzle, r.h});
}

void StartGames::draw_puzzle(const Rect& r) {
  const PuzzleRecords& records = desk_.records();
  const bool done = records.last_day == day_at(platform::clock_ms());
  const std::string title = tr("start.puzzle"), about = tr(done ? "start.puzzle_done" : "start.puzzle_about");
  const bool hit = w.button(r, {.id = "start.puzzle", .spoken = title + ", " + about});
  const std::string_view icon = done ? "check" : "bulb";
  if (r.w < kHalf) {
    c.icon(icon, r.x + r.w / 2, r.y + r.h / 2 - 11, 26, kGreenDark);
    c.text_fit(r.x + r.w / 2, r.bottom() - 17, r.w - 8, title, {Type::SmallBold, Type::Caption}, kInk,
               Align::Centre);
  } else {
    c.rect({r.x + 10, r.y + 10, kPicture - 12, r.h - 20}, kGoldPale, 10);
    c.icon(icon, r.x + 10 + (kPicture - 12) / 2, r.y + r.h / 2, 26, kGreenDark);
    const float left = r.x + 10 + kPicture;
    draw_words({left, r.y, r.right() - 10 - left, r.h}, title, about, Type::BodyBold, kInk, kInk2);
  }
  if (hit) navigation.open(Dialog::Puzzles);
}

// What there is room for: with what, how far, when.
std::string StartGames::known(const SavedGame& one, float room) const {
  std::string state = games_.state_of(one);
  if (!one.game) return state;
  const auto ways = played_with(one.game->setup().setup);
  std::vector<std::string> lines;
  if (!one.when.empty())
    for (const std::string& way : ways) lines.push_back(way + " · " + state + " · " + one.when);
  for (const std::string& way : ways) lines.push_back(way + " · " + state);
  lines.push_back(state);
  for (const std::string& line : lines)
    if (c.width(line, Type::Small) <= room) return line;
  return state;
}

void StartGames::draw_saved(const SavedGame& one, const Rect& r) {
  const int place = one.entry.place;
  const Rect picture{r.x, r.y + 4, kPicture, r.h - 8};
  const float left = picture.right() + 10, room = r.right() - 34 - left;
  std::string title = one.entry.title;
  if (title.empty()) title = one.game ? scores_of(c, *one.game, room) : game_with(one.awaits);
  const std::string about = known(one, room);
  const Response state = kit.item({.id = "start.saved." + std::to_string(place),
                                   .label = title + ", " + about,
                                   .rect = r,
                                   .why = tr("saves.open")});
  if (state.glow > 0) c.rect({r.x - 6, r.y, r.w + 12, r.h}, faded(kGoldPale, state.glow), 10);
  if (one.game)
    draw_land_picture(*this, small_picture(place), *one.game,
                      static_cast<u64>(one.entry.time) + one.game->actions().size() + 1, picture);
  else
    draw_no_land(*this, picture);
  draw_words({left, r.y, room, r.h}, title, about, Type::BodyBold, kInk, kInk2);
  c.icon("play", r.right() - 14, r.y + r.h / 2, 18, kGreen, 2.4F);
  if (state.focus) w.focus_ring(r, 10);
  if (state.clicked) later([&flow = flow_, place] { flow.open_saved(place); });
}

}  // namespace bastide::shell
