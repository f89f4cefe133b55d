#include "shell/screens/dialogs/saves.h"

#include "shell/panels/land_picture.h"
#include "shell/panels/paper.h"
#include "shell/platform/platform.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/flow/saving.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kFlatRow = 90, kTallRow = 138;
constexpr float kFoot = 54;     // the way to what was played before
constexpr float kNarrow = 520;  // screens where a name and three buttons do not fit beside a picture

std::string id_of(int place, const char* what) { return "saves." + std::to_string(place) + "." + what; }

}  // namespace

void SavesDialog::read() {
  games_.read();
  doomed_ = kNoPlace;
}

void SavesDialog::draw() {
  if (view.now - seen_ > 0.5 || games_.stale()) read();
  seen_ = view.now;
  const float row_h = view.width < kNarrow ? kTallRow : kFlatRow;
  const std::vector<SavedGame> rows = games_.list();  // a row may delete itself
  const float content = static_cast<float>(rows.size()) * row_h;
  Rect r = draw_paper(*this, 600, std::clamp(content + 104 + kFoot, 240.0F, 680.0F), tr("saves.title"));
  if (w.button({r.x, r.bottom() - 46, r.w, 44},
               {.id = "saves.record", .label = tr("record.title"), .icon = "trophy"}))
    navigation.open(Dialog::Record);
  r.h -= kFoot;
  if (rows.empty()) {
    c.paragraph(r.x, r.y + 10, r.w, tr("saves.none"), Type::Body, kInk3);
    return;
  }
  float y = kit.begin_scroll("saves", {r.x - 6, r.y, r.w + 12, r.h}, content) + 2;
  for (const SavedGame& row : rows) {
    const Rect at{r.x, y, r.w - 4, row_h - 10};
    draw_row(row, at, at.bottom() > r.y && at.y < r.bottom());
    y += row_h;
  }
  kit.end_scroll();
}

// Broad: picture, then name and ways, below them what is known. Narrow: the last two below everything.
void SavesDialog::draw_row(const SavedGame& row, const Rect& r, bool seen) {
  const int place = row.entry.place;
  const bool running = place == saving_.place();
  const bool tall = r.h > kFlatRow;
  c.rect(r, kRow, 12);
  c.frame(r, running ? kGold : kLine, 12, running ? 2.0F : 1.2F);
  if (doomed_ == place) {
    draw_sure(row, r);
    return;
  }
  const Rect picture{r.x + 8, r.y + 8, 96, 64};
  if (seen && row.game)
    draw_land_picture(*this, place, *row.game,
                      static_cast<u64>(row.entry.time) + row.game->actions().size() + 1, picture);
  else if (seen)
    draw_no_land(*this, picture);
  const float left = picture.right() + 10;
  const float ways = 150;
  draw_name(row, {left, r.y + 5, r.right() - 8 - left - (tall ? 0 : ways), 38});
  float x = left + 10;
  if (row.game) {
    for (const Player& player : row.game->setup().players) {
      emblems.avatar(x, r.y + 60, 9, player.colour);
      x += 21;
    }
  }
  const std::string state = games_.state_of(row);
  if (tall) {
    const float room = r.w - 24 - ways;
    // where it is narrow the hour stands below the day
    const auto when = c.wrap(row.when, Type::Small, room);
    float y = r.y + (when.size() > 1 ? 86.0F : 92.0F);
    c.text_in(r.x + 12, y, room, state, Type::Small, kInk2);
    for (const std::string& line : when) c.text_in(r.x + 12, y += 17, room, line, Type::Small, kInk2);
  } else {
    const std::string known = row.when.empty() ? state : state + " · " + row.when;
    c.text_in(x, r.y + 60, r.right() - 12 - x, known, Type::Small, kInk2);
  }
  draw_ways(row, {r.right() - ways, tall ? r.y + 78 : r.y + 2, ways, 44});
}

void SavesDialog::draw_ways(const SavedGame& row, const Rect& r) {
  const int place = row.entry.place;
  const bool running = place == saving_.place();
  const auto icon = [&](int i, const char* what, const char* name, const std::string& words, bool on = true) {
    return w.icon_button(
        r.right() - 26 - static_cast<float>(i) * 48, r.y + 22, 44,
        {.id = id_of(place, what), .icon = name, .enabled = on, .why = words, .spoken = words});
  };
  if (icon(2, "open", "play", tr(running ? "saves.running" : "saves.open"))) {
    navigation.close();
    later([this, place, running] {
      if (running)
        flow_.go_on();
      else
        flow_.open_saved(place);
    });
  }
  const std::string away = row.game ? tr("menu.export") : games_.state_of(row);
  if (icon(1, "export", "download", away, row.game != nullptr)) export_game(place);
  if (icon(0, "delete", "close", running ? tr("saves.runs") : tr("saves.delete"), !running)) doomed_ = place;
}

void SavesDialog::draw_sure(const SavedGame& row, const Rect& r) {
  c.text_in(r.x + 16, r.y + 20, r.w - 32, tr("saves.sure"), Type::BodyBold, kInk);
  const float half = (r.w - 42) / 2;
  const bool yes =
      w.button({r.x + 16, r.y + 34, half, 36},
               {.id = id_of(row.entry.place, "sure"), .label = tr("saves.delete"), .tone = Tone::Brick});
  const bool no = w.button({r.x + 26 + half, r.y + 34, half, 36},
                           {.id = id_of(row.entry.place, "unsure"), .label = tr("saves.stays")});
  if (yes) slots_.remove(row.entry.place);
  if (yes || no) read();
}

void SavesDialog::draw_name(const SavedGame& row, const Rect& r) {
  const int place = row.entry.place;
  const std::string id = id_of(place, "name");
  const std::string label = tr("saves.name");
  const std::string unnamed = row.game ? names_of(c, row.game->setup(), r.w - 24) : game_with(row.awaits);
  if (!w.field(r, id, label, typing_.shown(id, row.entry.title), unnamed)) return;
  typing_.begin({.id = id, .rect = r, .text = row.entry.title, .label = label, .max_length = 40},
                [this, place](const std::string& text) { rename(place, text); });
}

void SavesDialog::export_game(int place) {
  if (const auto opened = slots_.open(place)) flow_.export_game(opened->game);
}

void SavesDialog::rename(int place, const std::string& title) {
  if (!slots_.rename(place, title)) notices.say(preferences.cannot_keep());
  read();
}

}  // namespace bastide::shell
