#include "shell/screens/dialogs/menu.h"

#include "shell/panels/paper.h"
#include "shell/screens/dialogs/rules.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/locale.h"

#include <algorithm>
#include <iterator>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kGap = 8;
constexpr float kTitleHeight = 26;
constexpr float kBetween = 10;  // groups

}  // namespace

std::vector<MenuDialog::Group> MenuDialog::groups() const {
  const bool playing = session.has_game();
  const bool at_table = navigation.screen() == Screen::Table && playing;
  std::vector<Group> all = {
      {nullptr,
       {{"menu.resume", "play", "menu.resume", at_table, Weight::First},
        {"menu.computers", "play", "menu.computers", at_table && session.stands_in(), Weight::Main},
        {"menu.new", "plus", "menu.new", true, Weight::Main},
        {"menu.saves", "tiles", "saves.title", true, Weight::Main},
        {"menu.open", "link", "start.open", true, Weight::Usual},
        {"menu.home", "home", "menu.home", true, Weight::Usual}}},
      {"menu.group.game",
       {{"menu.scoreboard", "chart", "scoreboard.title", playing},
        {"menu.chronicle", "book", "chronicle.title", playing},
        {"menu.tiles", "stack", "tiles.title", playing && preferences.aid(Aid::Tiles)},
        {"menu.film", "film", "menu.film", playing && !session.game().actions().empty()},
        {"menu.rules", "text", "menu.rules"},
        {"menu.record", "trophy", "record.title", playing}}},
      {"menu.group.share",
       {{"menu.link", "copy", "menu.link", playing && !session.apart()},
        {"menu.position", "share", "menu.position", playing},
        {"menu.export", "download", "menu.export", playing},
        {"menu.picture", "eye", "end.picture", playing},
        {"menu.embed", "land", "embed.title"}}},
      {nullptr,
       {{"menu.settings", "gear", "menu.settings", true, Weight::Quiet},
        {"menu.help", "keyboard", "menu.help", true, Weight::Quiet},
        {"menu.about", "info", "menu.about", true, Weight::Quiet}}}};
  for (Group& group : all) std::erase_if(group.entries, [](const Entry& entry) { return !entry.on; });
  std::erase_if(all, [](const Group& group) { return group.entries.empty(); });
  return all;
}

void MenuDialog::draw() {
  const std::vector<Group> all = groups();
  const bool side_by_side = view.width > 620 && view.height < 620;
  const float wished = side_by_side ? 640.0F : 420.0F;
  const float inner = std::min(wished, view.width - (view.width < 520 ? 16.0F : 40.0F)) - 52;
  std::string_view hit;
  // what is done with games, and what is seldom wanted, at the left; the running game at the right
  std::vector<Group> left = all, right;
  if (side_by_side) {
    const auto titled = [](const Group& group) { return group.title != nullptr; };
    std::copy_if(all.begin(), all.end(), std::back_inserter(right), titled);
    std::erase_if(left, titled);
  }
  const float column = side_by_side ? (inner - 20) / 2 : inner;
  const float full =
      std::max(draw_groups(left, 0, 0, column, false, hit), draw_groups(right, 0, 0, column, false, hit));
  const Rect r = draw_paper(*this, wished, full + 100, tr("menu.title"));
  const float top = kit.begin_scroll("menu", {r.x - 6, r.y, r.w + 12, r.h}, full + 8) + 4;
  draw_groups(left, r.x, top, column, true, hit);
  draw_groups(right, r.x + column + 20, top, column, true, hit);
  kit.end_scroll();
  if (!hit.empty()) choose(hit);
}

float MenuDialog::draw_groups(std::span<const Group> groups, float x, float y, float width, bool draw,
                              std::string_view& hit) {
  const bool narrow = width < 250;  // no two words beside each other
  for (const Group& group : groups) {
    if (group.title != nullptr) {
      if (draw) c.text(x + 2, y + 11, tr(group.title), Type::Name, kInk2);
      y += kTitleHeight;
    }
    const std::size_t first = group.entries[0].weight == Weight::First ? 1 : 0;
    const std::size_t rest = group.entries.size() - first;
    // three short words fit beside each other, else two
    const bool three = width >= 288 && group.entries[first].weight == Weight::Quiet;
    const std::size_t columns = narrow ? 1 : three ? 3 : 2;
    const float wide = (width - kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    for (std::size_t i = 0; i < group.entries.size(); ++i) {
      const Entry& entry = group.entries[i];
      const bool whole = i < first;
      const std::size_t column = whole ? 0 : (i - first) % columns;
      const bool last = !whole && i - first + 1 == rest;
      const float h = whole ? 54 : entry.weight == Weight::Main ? 52 : 44;
      const float room = whole || (last && column == 0) ? width : wide;
      const Rect r{x + static_cast<float>(column) * (wide + kGap), y, room, h};
      if (draw && draw_entry(entry, r)) hit = entry.id;
      if (whole || last || column + 1 == columns) y += h + kGap;
    }
    y += kBetween;
  }
  return y - kBetween;
}

bool MenuDialog::draw_entry(const Entry& entry, const Rect& r) {
  const bool link = entry.id == "menu.link" || entry.id == "menu.position";
  const bool unlinked = link && !session.game().setup().deck.empty();
  const bool large = entry.weight <= Weight::Main;
  return w.button(r, {.id = entry.id,
                      .label = tr(entry.key),
                      .icon = entry.icon,
                      .tone = entry.weight == Weight::First   ? Tone::Green
                              : entry.weight == Weight::Quiet ? Tone::Quiet
                                                              : Tone::Paper,
                      .type = large                           ? Type::Button
                              : entry.weight == Weight::Quiet ? Type::SmallBold
                                                              : Type::BodyBold,
                      .enabled = !unlinked,
                      .why = unlinked ? error_text("deck_given") : "",
                      .icon_size = large                           ? 21.0F
                                   : entry.weight == Weight::Quiet ? 16.0F
                                                                   : 18.0F});
}

void MenuDialog::choose(std::string_view id) {
  navigation.close();
  if (id == "menu.new") flow_.to_setup_like_this();
  if (id == "menu.computers") opponents.try_again();
  if (id == "menu.open") navigation.open(Dialog::Open);
  if (id == "menu.link") flow_.copy_link(session.game().setup());
  if (id == "menu.position") flow_.copy_position();
  if (id == "menu.export") flow_.export_game(session.game());
  if (id == "menu.picture") later([this] { flow_.save_picture(session.game()); });
  if (id == "menu.film") later([this] { flow_.watch(session.game()); });
  if (id == "menu.embed") navigation.open(Dialog::Embed);
  if (id == "menu.saves") navigation.open(Dialog::Saves);
  if (id == "menu.record") navigation.open(Dialog::Record);
  if (id == "menu.scoreboard") navigation.open(Dialog::Scoreboard);
  if (id == "menu.chronicle") navigation.open(Dialog::Chronicle);
  if (id == "menu.tiles") navigation.open(Dialog::Tiles);
  if (id == "menu.settings") navigation.open(Dialog::Settings);
  if (id == "menu.rules") rules_.show("base");
  if (id == "menu.help") navigation.open(Dialog::Help);
  if (id == "menu.about") navigation.open(Dialog::About);
  if (id == "menu.home") flow_.to_start();
}

}  // namespace bastide::shell
