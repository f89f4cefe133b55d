#include "shell/play/picture_sheet.h"

#include "engine/data/json.h"
#include "shell/look/palette.h"
#include "shell/look/player_marks.h"
#include "shell/play/ranking.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <cstdio>

namespace bastide::shell {

namespace {

std::string hex(unsigned rgb) {
  char text[8];
  std::snprintf(text, sizeof text, "#%06x", rgb & 0xFFFFFF);
  return text;
}

// What is written on the sheet, in units of which a broad picture has a hundred across.
class Sheet {
 public:
  explicit Sheet(float unit) : unit_(unit) {}

  void box(const Rect& r, float radius, unsigned fill, unsigned line, float thick) {
    items_.push_back({{"box", Json::array({px(r.x), px(r.y), px(r.w), px(r.h)})},
                      {"radius", px(radius)},
                      {"fill", hex(fill)},
                      {"line", hex(line)},
                      {"thick", px(thick)}});
  }
  void path(std::string_view path, float x, float y, float scale, unsigned fill) {
    items_.push_back({{"path", std::string(path)},
                      {"at", Json::array({px(x), px(y)})},
                      {"scale", px(scale)},
                      {"fill", hex(fill)}});
  }
  struct Letters {
    const char* font = "plain";
    float size = 1.7F;
    const char* align = "left";
    unsigned fill = palette::kInk2;
  };
  void text(float x, float y, float room, const std::string& text, const Letters& letters) {
    items_.push_back({{"text", text},
                      {"at", Json::array({px(x), px(y)})},
                      {"size", px(letters.size)},
                      {"font", letters.font},
                      {"align", letters.align},
                      {"fill", hex(letters.fill)},
                      {"room", px(room)}});
  }
  [[nodiscard]] const Json& items() const { return items_; }

 private:
  [[nodiscard]] float px(float units) const { return units * unit_; }
  float unit_;
  Json items_ = Json::array();
};

constexpr float kHead = 9, kRow = 5.6F, kMargin = 2.4F;

std::string set_up_words(const Game& game) {
  const Setup& setup = game.setup().setup;
  std::string words;
  const auto add = [&](const std::string& more) { add_part(words, more); };
  const FamilyEntry& entry = entry_of(setup);
  const OptionList options(entry);
  for (int i = 0; i < options.size(); ++i) {
    const OptionDef& def = options.def(i);
    if (def.choices.empty() || def.link == 0) continue;
    const std::string key = "rule." + std::string(def.key);
    const auto choice = static_cast<unsigned>(options.value(setup, i) - def.low);
    add(tr(key) + ": " + tr(key + "." + std::string(def.choices[choice])));
  }
  for (const Expansion* expansion : entry.expansions)
    if (setup.has_expansion(expansion->id)) add(tr("expansion." + std::string(expansion->key) + ".name"));
  add(trn("end.tiles", game.state().tile_count));
  if (!game.setup().seed.empty()) add(tr("setup.seed") + ": " + game.setup().seed);
  return words;
}

void add_player(Sheet& sheet, const Game& game, Seat seat, const Rect& r, bool first) {
  const u8 colour = game.setup().players[seat].colour;
  const palette::Player& ink = palette::kPlayers[colour];
  sheet.box(r, 0.9F, palette::kRow, first ? palette::kGold : palette::kLine, first ? 0.3F : 0.14F);
  const float cx = r.x + r.h / 2, cy = r.y + r.h / 2, radius = r.h * 0.34F;
  sheet.box({cx - radius, cy - radius, 2 * radius, 2 * radius}, radius, ink.fill, ink.edge, 0.16F);
  sheet.path(look::kPlayerMarks[colour], cx, cy, radius * 0.125F, ink.ink);
  const std::string points = std::to_string(scores(game.rules(), game.state())[seat]);
  const float points_room = 5.2F;
  sheet.text(r.right() - 1.2F, cy, points_room, points,
             {.font = "title", .size = 2.6F, .align = "right", .fill = palette::kInk});
  const float x = r.x + r.h;
  sheet.text(x, cy, r.right() - 1.6F - points_room - x, player_name(game.setup(), seat),
             {.font = "bold", .size = 2, .fill = palette::kInk});
}

}  // namespace

PictureSheet picture_sheet(const Game& game, float shape, int longest, const std::string& date) {
  shape = std::clamp(shape, 0.7F, 2.2F);
  const bool broad = shape >= 1.2F;
  const float across = broad ? 100.0F : 72.0F;  // units
  const Ranking ranks = ranking(game);
  const auto players = static_cast<int>(ranks.order.size());
  const int columns = players < 4 ? players : players == 4 ? (broad ? 4 : 2) : 3;
  const int rows = (players + columns - 1) / columns;
  const float foot = kMargin * 2 - 0.8F + static_cast<float>(rows) * kRow;
  const float down = kHead + across / shape + foot;
  const float unit = static_cast<float>(longest) / std::max(across, down);

  PictureSheet made;
  made.width = std::min(longest, static_cast<int>(std::lround(across * unit)));
  made.height = std::min(longest, static_cast<int>(std::lround(down * unit)));
  made.land_width = made.width;
  made.land_height = static_cast<int>(std::lround(across / shape * unit));

  Sheet sheet(unit);
  const float right = across - kMargin;
  sheet.text(kMargin, 3.3F, 40, tr("app.name"), {.font = "title", .size = 4.4F, .fill = palette::kInk});
  sheet.text(right, 3.3F, 30, date, {.align = "right"});
  sheet.text(kMargin, 6.8F, right - kMargin, set_up_words(game), {});
  const float wide = (right - kMargin + 1.2F) / static_cast<float>(columns);
  const float top = kHead + across / shape + kMargin;
  for (int i = 0; i < players; ++i) {
    const Seat seat = ranks.order[static_cast<std::size_t>(i)];
    const Rect cell{kMargin + static_cast<float>(i % columns) * wide,
                    top + static_cast<float>(i / columns) * kRow, wide - 1.2F, kRow - 0.8F};
    add_player(sheet, game, seat, cell, game.over() && players > 1 && ranks.rank[seat] == 1);
  }
  made.json = write_json({{"size", Json::array({made.width, made.height})},
                          {"land", Json::array({0, std::lround(kHead * unit)})},
                          {"paper", hex(palette::kPaper)},
                          {"items", sheet.items()}});
  return made;
}

}  // namespace bastide::shell
