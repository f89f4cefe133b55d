// Flow: what is handed out of a game and what comes in: links, files, pictures, lines of text.
#include "engine/game/link.h"
#include "engine/game/position_link.h"
#include "engine/game/save.h"
#include "shell/panels/sending.h"
#include "shell/platform/platform.h"
#include "shell/play/apart.h"
#include "shell/play/film.h"
#include "shell/play/picture_sheet.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/flow/game_files.h"
#include "shell/screens/flow/saving.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

#include <algorithm>
#include <memory>

namespace bastide::shell {

void Flow::copy_link(const GameSetup& setup) { copy(make_link(setup), "notice.copied"); }

void Flow::copy_position() {
  if (session.apart()) return copy_turn(*this);
  copy(make_position_link(session.game()), "notice.copied_position");
}

void Flow::copy_lines(const std::string& lines) {
  platform::copy_text(
      lines, [this](bool copied) { notices.say(tr(copied ? "notice.copied_lines" : "notice.not_copied")); });
}

void Flow::copy_film(const Game& game, int turn) {
  auto link = is_apart(game.setup()) ? turn_link(game) : make_position_link(game);
  if (link) *link = link_at_turn(std::move(*link), turn);
  copy(link, "notice.copied_film");
}

void Flow::copy(const Result<std::string>& link, const char* notice) {
  if (!link) {
    notices.say(error_text(link.error().code));
    return;
  }
  platform::copy_text(platform::address() + "#" + *link, [this, notice](bool copied) {
    notices.say(tr(copied ? notice : "notice.not_copied"));
  });
}

void Flow::export_game(const Game& game) {
  const std::string name = file_name(game.setup()) + ".bastide";
  const bool given = platform::download_text(name, game_file(game));
  notices.say(tr(given ? "notice.exported" : "notice.not_given", {{"name", name}}));
}

// As large as it can be: where there is no room for so many pixels, fewer are tried.
void Flow::save_picture(const Game& game) {
  const std::string name = file_name(game.setup()) + ".jpg";
  const auto told = [this, name](bool given) {
    notices.say(tr(given ? "notice.picture" : "notice.not_given", {{"name", name}}));
  };
  const std::string date = platform::date_text(platform::clock_ms());
  const float shape = BoardView::land_shape(game);
  for (int longest = std::min(kPictureSide, BoardView::longest_side()); longest >= 480; longest /= 2) {
    const PictureSheet sheet = picture_sheet(game, shape, longest, date);
    if (board.sharpen(BoardView::tile_px(game, sheet.land_width, sheet.land_height))) {
      later([this, &game] { save_picture(game); });
      return;
    }
    const auto give = [&] {
      platform::hand_out_picture(name, sheet.land_width, sheet.land_height, sheet.json, told);
    };
    if (board.paint_land(game, sheet.land_width, sheet.land_height, give)) return;
  }
  told(false);
}

std::string Flow::open_link(std::string_view link) {
  std::string fragment(link);
  while (!fragment.empty() && static_cast<unsigned char>(fragment.back()) <= ' ') fragment.pop_back();
  const std::optional<int> film_turn = take_film_turn(fragment);
  if (is_position_link(fragment)) {
    auto game = parse_position_link(fragment);
    if (!game) return lacks_or_reports(game.error());
    open_position(std::move(*game), film_turn);
    return "";
  }
  const auto setup = parse_link(fragment);
  if (!setup) return lacks_or_reports(setup.error());
  if (const std::string_view facts = entry_of(setup->setup).family->facts; !are_there(facts))
    return std::string(facts);
  take_setup(*setup);
  return "";
}

void Flow::open_game(Game game, const std::string& notice) {
  const auto opened = std::make_shared<Game>(std::move(game));
  replace_game([this, opened, notice] {
    const int place = saving_.place_for_another();
    if (place == kNoPlace) {
      no_place();
      return;
    }
    show({std::move(*opened)}, place);
    saving_.save();
    notices.say(notice);
  });
}

void Flow::open_text(const std::string& text) {
  wish([this, text] { return show_text(text); });
}

std::string Flow::show_text(const std::string& text) {
  const std::size_t hash = text.find('#');
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return lacks_or_reports({"", "", "empty"});
  const bool save = text[first] == '{' || text.compare(first, 8, "bastide ") == 0;
  const std::string_view link = std::string_view(text).substr(hash != std::string::npos ? hash + 1 : first);
  if (!save && (link.starts_with("v=") || link.find("&v=") != std::string_view::npos)) return open_link(link);
  auto game = read_game_file(text);
  if (!game) {
    const bool known = save || game.error().code == "missing_data";
    return lacks_or_reports(known ? game.error() : Error{"", "", "foreign"});
  }
  open_game(std::move(*game), tr("notice.opened"));
  return "";
}

void Flow::open_file() {
  platform::open_text_file(kMaxSaveBytes, [this](const std::optional<std::string>& text) {
    if (text)
      open_text(*text);
    else
      notices.say(tr("notice.cannot_open", {{"why", error_text("foreign")}}));
  });
}

}  // namespace bastide::shell
