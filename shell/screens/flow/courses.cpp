// Flow: first games that teach are begun, gone on with, and become games like others.
#include "engine/data/assets.h"
#include "shell/play/course.h"
#include "shell/play/seeds.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/flow/saving.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

namespace bastide::shell {

void Flow::learn(const Course& course, bool anew) {
  wish([this, setup = course_setup(course), anew]() -> std::string {
    const std::string_view facts = entry_of(setup.setup).family->facts;
    if (!are_there(facts)) return std::string(facts);
    begin_course(setup, anew);
    return "";
  });
}

void Flow::begin_course(const GameSetup& setup, bool anew) {
  const bool running = session.has_game() && session.game().setup() == setup;
  if (running && !anew) return go_on();
  if (running) {
    saving_.give_up_place();
    return later([this, setup] { begin(setup); });
  }
  const bool kept = !session.has_game() || saving_.kept();
  if (!anew && kept && open_game_of(setup)) return;
  replace_game([this, setup] {
    for (const SaveSlots::Entry& entry : slots_.list()) {
      const auto opened = slots_.open(entry.place);
      if (opened && opened->game.setup() == setup) slots_.remove(entry.place);
    }
    begin(setup);
  });
}

void Flow::go_on_learned() {
  auto game = go_on_from_course(session.game(), new_seed());
  if (!game) return report(game.error());
  const int place = saving_.ours() ? saving_.place() : saving_.place_for_another();
  if (place == kNoPlace) return no_place();
  const std::string name = player_name(game->setup(), 1);
  show({std::move(*game), 0, saving_.played()}, place);
  saving_.save();
  notices.say(tr("learn.goes_on", {{"name", name}}));
}

}  // namespace bastide::shell
