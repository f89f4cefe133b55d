#include "shell/screens/flow/follow.h"

#include "engine/data/text_list.h"
#include "shell/audio/audio.h"
#include "shell/keep/browser_store.h"
#include "shell/keep/days.h"
#include "shell/keep/record.h"
#include "shell/panels/curtain.h"
#include "shell/platform/platform.h"
#include "shell/play/daily.h"
#include "shell/play/learning.h"
#include "shell/play/ranking.h"
#include "shell/play/record_of.h"
#include "shell/play/session_words.h"
#include "shell/screens/end/score_parts.h"
#include "shell/screens/table/finale.h"
#include "shell/screens/table/prompt.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/sound_events.h"
#include "shell/told/telling.h"

#include <algorithm>
#include <utility>

namespace bastide::shell {

namespace {

// How an expansion wants this event told; nullptr: by its line in the chronicle alone.
const News* news_of(const Game& game, const Event& event) {
  if (event.kind != EventKind::ExpansionEvent) return nullptr;
  const Expansion& expansion = *game.rules().expansions[event.expansion];
  const Telling* telling = telling_of(expansion.key);
  if (telling == nullptr) return nullptr;
  const auto at = std::find_if(telling->news.begin(), telling->news.end(), [&](const News& one) {
    return one.event == expansion.events[event.option].key;
  });
  return at == telling->news.end() ? nullptr : &*at;
}

// What is asked about, and the answers with the keys that give them.
std::string spoken_offers(const Session& session) {
  const std::string about = asked(session.game()).about;
  std::string text = about.empty() ? "" : " " + about + ".";
  if (const u8 tile = asked(session.game()).tile; tile != kNoDesign)
    text += " " + tile_words(session.game().rules(), tile) + ".";
  const bool amounts = asked(session.game()).amounts;
  int most = 0;
  for (std::size_t i = 0; i < session.choices().size(); ++i) {
    const Offer one = offer(session.game(), session.choices()[i]);
    if (amounts && one.amount > 0) {  // all of them in one sentence
      most = std::max(most, one.amount);
      continue;
    }
    text += " " + std::to_string(i + 1) + ": " + one.name + (one.about.empty() ? "" : ", " + one.about) + ".";
    if (one.tile != kNoDesign) text += " " + tile_words(session.game().rules(), one.tile) + ".";
  }
  if (most > 0) text += " " + tr("offer.up_to", {{"points", trn("points", most)}});
  return text;
}

}  // namespace

void Follower::begin(int rotation) {
  session.set_rotation(rotation);
  rotation_ = rotation;
  changes_.skip(session);
  digest_.read(session);
  end_seen_ = session.phase() == Phase::Over;
  noted_ = end_seen_ ? recorded_id(session.game()) : 0;
  if (std::exchange(looked_, false)) platform::forget_announced();
  finale_.stop();
}

void Follower::follow() {
  learn();
  digest_.translate(session);
  const std::optional<Change> change = changes_.next(session);
  if (!change) {
    if (session.rotation() == rotation_) return;
    rotation_ = session.rotation();
    saving_.save_soon();
    return;
  }
  digest_.read(session);
  rotation_ = session.rotation();
  saving_.save_soon();
  if (std::exchange(looked_, session.keeps_secrets() && session.revealed()) && !looked_)
    platform::forget_announced();
  tell_news(*change);
  announce_turn();
  if (session.phase() != Phase::Over || end_seen_) return;
  end_seen_ = true;
  note_the_day();
  note_for_record();
  navigation.close_all();
  finale_.begin();
}

// What a course has taught is not told again.
void Follower::learn() {
  learning_.follow(session, board.field_view() || !preferences.aid(Aid::Fields));
  const Course* course = learning_.course();
  if (course == nullptr) return;
  Settings& known = settings();
  const Settings before = known;
  for (std::size_t i = 0; i < known.taught.size(); ++i)
    if ((learning_.taught() >> i & 1) != 0) known.taught[i] = true;
  const bool listed =
      std::find(known.learned.begin(), known.learned.end(), course->family) != known.learned.end();
  if (session.phase() == Phase::Over && !listed) known.learned.emplace_back(course->family);
  if (!(known == before)) preferences.store();
}

// The first end of a land of the day is its result: on that day, or after midnight if it began before.
void Follower::note_the_day() {
  const Game& game = session.game();
  const std::optional<int> day = day_of(game.setup());
  const int today = day_at(platform::clock_ms());
  if (!day || *day > today || *day < today - 1) return;
  const auto points = scores(game.rules(), game.state());
  const Game::Breakdown from = points_by_part(game)[0];
  DayResult result{.points = points[0], .against = std::nullopt, .from = {from.begin(), from.end()}};
  if (game.setup().players.size() > 1) result.against = points[1];
  BrowserStore store;
  note_day(store, date_of(*day), result);
}

// Once a game: an end that was taken back and played otherwise takes the place of the first.
void Follower::note_for_record() {
  const Game& game = session.game();
  if (!is_for_record(game.setup())) return;
  const auto from = points_by_part(game);
  const RecordedGame kept = recorded(game, date_of(day_at(platform::clock_ms())), from);
  BrowserStore store;
  if (noted_ != 0 && noted_ != kept.id) forget_game(store, noted_);
  noted_ = kept.id;
  note_game(store, kept);
}

void Follower::tell_news(const Change& change) {
  const Game& game = session.game();
  if (change.back) {
    platform::announce(tr("announce.undone"));
    end_seen_ = false;
    finale_.stop();
  } else {
    std::string told;
    audio::sound_events(game, change.events);
    for (const Event& event : change.events) play(event);
    bool story = false;
    for (const ChronicleLine& line : digest_.lines()) {
      if (line.event < change.first) continue;
      const News* news = news_of(game, game.events()[line.event]);
      story = story || (news != nullptr && news->story);
      if (story || (news != nullptr && news->notice))  // a notice is read aloud too
        add_item(told, spoken(game, line), " ");
      else
        platform::announce(spoken(game, line));
    }
    if (!told.empty()) notices.tell(told);
  }
  audio::sound_land(game);
}

// What an expansion wants heard and seen of its own events.
void Follower::play(const Event& event) {
  const Game& game = session.game();
  const News* news = news_of(game, event);
  if (news == nullptr) return;
  audio::play(news->sound);
  if (news->dice) board.roll_die(game.state().tiles[game.state().last_tile].cell, event.cell, event.amount);
}

void Follower::announce_turn() {
  const Game& game = session.game();
  const Phase phase = session.phase();
  if (phase == Phase::Over) {
    const Seat best = ranking(game).order[0];
    platform::announce(tr("announce.over", {{"name", player_name(game.setup(), best)},
                                            {"points", scores(game.rules(), game.state())[best]}}));
    return;
  }
  // while somebody goes on who is not here, what they do is told
  const bool others = phase == Phase::Waiting || session.catches_up();
  if (std::exchange(waited_, others) && waited_) return;
  if (phase == Phase::Place) {
    const std::string name = player_name(game.setup(), session.who());
    std::string text =
        tr("announce.place", {{"name", name}, {"tile", tile_words(game.rules(), game.state().hand)}}) + " " +
        trn("announce.places", static_cast<int>(session.places().size())) + spoken_offers(session);
    if (session.has_beside())
      text += " " + std::to_string(session.choices().size() + 1) + ": " + beside_words(session) + ".";
    platform::announce(text);
    return;
  }
  std::string text = prompt_text(session, view.form());
  if (phase == Phase::Hidden) text += " " + curtain_about(session);
  if (phase == Phase::Figure) text += " " + trn("announce.spots", static_cast<int>(session.spots().size()));
  if (phase == Phase::Choose) text += spoken_offers(session);
  platform::announce(text);
}

}  // namespace bastide::shell
