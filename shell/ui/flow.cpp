// Games come and go: links, saves, files, new games, and what is told when something happened.
#include "engine/game/link.h"
#include "engine/game/save.h"
#include "shell/audio/sound_events.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

std::string Ui::Impl::error_text(const std::string& code) const {
  const std::string key = "error." + code;
  return tr(locale().has(key) ? key : "error.malformed");
}

void Ui::Impl::report(const Error& error) {
  notice(error.code == "empty" ? error_text(error.code)
                               : tr("notice.cannot_open", {{"why", error_text(error.code)}}));
}

// The page's fragment says which game is meant: the running one, or one to set up.
void Ui::Impl::read_address() {
  const std::string fragment = platform::fragment();
  if (fragment.empty()) return;
  const auto setup = parse_link(fragment);
  if (!setup) {
    notice(tr("notice.bad_link", {{"why", error_text(setup.error().code)}}));
    if (screen != Screen::Table) screen = Screen::Start;
    return;
  }
  if (session->has_game() && session->game().setup() == *setup) {
    if (screen != Screen::End) screen = Screen::Table;
    return;
  }
  take_setup(*setup);
  dialogs.clear();
  screen = Screen::Setup;
  kit.set_focus("setup.begin");
}

void Ui::Impl::begin(const GameSetup& setup) {
  auto game = Game::create(setup);
  if (!game) {
    report(game.error());
    return;
  }
  adopt(std::move(*game), 0);
  dialogs.clear();
  screen = Screen::Table;
  save_now();
  announce_turn();
  board->fit(false);
}

void Ui::Impl::adopt(Game game, int rotation) {
  session->start(std::move(game));
  session->set_rotation(rotation);
  saved_rotation = rotation;
  read_game();
  spoken_events = session->game().events().size();
  shown_actions = static_cast<int>(session->game().actions().size());
  end_seen = session->phase() == Phase::Over;
  shown_score.clear();
  kit.clear_focus();
  adopt_fragment();
}

void Ui::Impl::adopt_fragment() {
  // a game without a link must not be taken for that of the old fragment
  const auto link = make_link(session->game().setup());
  platform::replace_fragment(link ? *link : "");
}

void Ui::Impl::replace_game(std::function<void()> action) {
  const bool lost =
      session->has_game() && session->phase() != Phase::Over && !session->game().actions().empty();
  if (!lost) {
    later(std::move(action));
    return;
  }
  leave_action = std::move(action);
  open(Dialog::Leave);
}

void Ui::Impl::leave_to_start() {
  dialogs.clear();
  screen = Screen::Start;
  kit.clear_focus();
}

void Ui::Impl::to_setup() {
  dialogs.clear();
  screen = Screen::Setup;
  kit.set_focus("setup.begin");  // Enter begins
  kit.scroll_to_top("setup");
}

void Ui::Impl::play_again(bool same_seed) {
  GameSetup setup = session->game().setup();
  if (!same_seed) {
    setup.seed = new_seed();
    setup.deck.clear();
  }
  begin(setup);
}

void Ui::Impl::save_now() {
  saved_rotation = session->rotation();
  if (slots.save(session->game(), saved_rotation) || storage_warned) return;
  storage_warned = true;
  notice(tr("notice.no_storage"));
}

void Ui::Impl::read_game() {
  const Game& game = session->game();
  seen_revision = session->revision();
  lines = chronicle(game);
  for (std::size_t seat = 0; seat < held.size(); ++seat) {
    held[seat].clear();
    if (seat < game.setup().players.size()) held[seat] = holdings(game, static_cast<Seat>(seat));
  }
  remembered.clear();
  if (session->phase() == Phase::Over) remembered = memories(game);
}

// Looks once a frame whether the game went on, and does what follows from it.
void Ui::Impl::follow_session() {
  if (session->revision() == seen_revision) {
    if (session->rotation() != saved_rotation) save_now();
    return;
  }
  read_game();
  const Game& game = session->game();
  const bool back = static_cast<int>(game.actions().size()) < shown_actions;
  shown_actions = static_cast<int>(game.actions().size());
  save_now();
  if (back) {
    spoken_events = game.events().size();
    platform::announce(tr("announce.undone"));
    end_seen = false;
  } else {
    audio::sound_events(game,
                        std::span(game.events()).subspan(std::min(spoken_events, game.events().size())));
    for (const ChronicleLine& line : lines) {
      if (line.event >= spoken_events) platform::announce(spoken(game, line));
    }
    spoken_events = game.events().size();
  }
  audio::sound_landscape(&game);
  announce_turn();
  if (session->phase() == Phase::Over && !end_seen) {
    end_seen = true;
    dialogs.clear();
    screen = Screen::End;
    kit.clear_focus();
  }
}

void Ui::Impl::announce_turn() {
  const Game& game = session->game();
  const Phase phase = session->phase();
  if (phase == Phase::Over) {
    const Ranking ranks = ranking(game);
    platform::announce(tr("announce.over", {{"name", player_name(game.setup(), ranks.order[0])},
                                            {"points", scores(game.rules(), game.state())[ranks.order[0]]}}));
    return;
  }
  const std::string name = player_name(game.setup(), session->who());
  if (phase == Phase::Place) {
    platform::announce(
        tr("announce.place", {{"name", name}, {"tile", tile_words(game.rules(), game.state().hand)}}) + " " +
        trn("announce.places", static_cast<int>(session->places().size())));
  } else if (phase == Phase::Figure) {
    platform::announce(prompt_text() + " " +
                       trn("announce.spots", static_cast<int>(session->spots().size())));
  } else {
    platform::announce(prompt_text());
  }
}

void Ui::Impl::copy_link(const GameSetup& setup) {
  const auto link = make_link(setup);
  if (!link) {
    notice(error_text(link.error().code));
    return;
  }
  platform::copy_text(platform::address() + "#" + *link,
                      [this](bool copied) { notice(tr(copied ? "notice.copied" : "notice.not_copied")); });
}

void Ui::Impl::export_game() {
  const GameSetup& setup = session->game().setup();
  const std::string name = setup.seed.empty() ? "deck" : setup.seed;
  platform::download_text("bastide-" + name + ".json", save_game(session->game()));
  notice(tr("notice.exported"));
}

void Ui::Impl::save_picture() {
  const std::string& seed = session->game().setup().seed;
  board->paint_picture(*session);
  platform::download_canvas("bastide-" + (seed.empty() ? "deck" : seed) + ".png");
  notice(tr("notice.picture"));
}

void Ui::Impl::import_text(const std::string& text) {
  // a link may be pasted too, whole or just its fragment
  const std::size_t hash = text.find('#');
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != std::string::npos && text[first] != '{' && !text.starts_with("bastide ")) {
    std::string fragment = hash == std::string::npos ? text.substr(first) : text.substr(hash + 1);
    while (!fragment.empty() && static_cast<unsigned char>(fragment.back()) <= ' ') fragment.pop_back();
    const auto setup = parse_link(fragment);
    if (!setup) {
      notice(tr("notice.bad_link", {{"why", error_text(setup.error().code)}}));
      return;
    }
    take_setup(*setup);
    to_setup();
    return;
  }
  auto game = read_game_file(text);
  if (!game) {
    report(game.error());
    return;
  }
  const auto opened = std::make_shared<Game>(std::move(*game));
  replace_game([this, opened] {
    adopt(std::move(*opened), 0);
    dialogs.clear();
    screen = Screen::Table;
    save_now();
    notice(tr("notice.opened"));
    board->fit(false);
  });
}

void Ui::Impl::open_file() {
  platform::open_text_file(kMaxSaveBytes, [this](std::optional<std::string> text) {
    if (text)
      import_text(*text);
    else
      notice(tr("notice.cannot_open", {{"why", error_text("foreign")}}));
  });
}

}  // namespace bastide::shell
