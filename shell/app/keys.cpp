#include "shell/app/keys.h"

#include "shell/app/land_keys.h"
#include "shell/app/puzzle_keys.h"
#include "shell/audio/audio.h"
#include "shell/panels/answers.h"
#include "shell/platform/platform.h"
#include "shell/screens/film/film.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/table/eye.h"
#include "shell/screens/table/finale.h"
#include "shell/screens/table/hint_card.h"
#include "shell/screens/table/table.h"
#include "shell/text/locale.h"

#include <SDL_keycode.h>

namespace bastide::shell {

bool Keys::handle(const KeyPress& key) {
  audio::unlock();
  if (platform::editing_text()) return true;  // the page's field has the keyboard
  kit.note_key();
  if (finale_.active()) return finale_.handle(key.sym);
  if (navigation.bare_film() && film_.handle(key.sym, key.shift)) return true;
  if (navigation.screen() == Screen::Puzzle && puzzle_keys_.handle(key)) return true;
  if (navigation.bare_puzzle()) return false;
  const bool covered = !navigation.bare_table();
  // a click leaves the keyboard to the land: only a focus that shows has its keys
  const bool walks_panels = covered || kit.shows_focus();
  if (!walks_panels && board.inspected() && inspect_land(*this, key)) return true;
  if (key.sym == SDLK_ESCAPE) return escape();
  if (key.sym == SDLK_F6) {
    // from panel to panel; after the last one the keys are the land's again, or a dialog's first panel's
    const int direction = key.shift ? -1 : 1;
    if (!kit.move_to_panel(direction) && covered) kit.move_to_panel(direction);
    return true;
  }
  if (walks_panels && walk_panels(kit, key)) return true;
  if (navigation.bare_film()) return false;
  if (!covered) return table(key);
  if (navigation.on_top(Dialog::Secrets) && is_enter(key.sym) && session.reveal()) return true;
  if (navigation.on_top(Dialog::Scoreboard) && asked_on_scoreboard(session) && key.sym >= SDLK_1 &&
      key.sym <= SDLK_9) {
    session.pick(key.sym - SDLK_1);
    return true;
  }
  close_by_its_key(key);
  return true;
}

// Takes back, closes, opens the menu; a ghost is the board's.
bool Keys::escape() {
  if (navigation.has_dialog()) {
    navigation.close();
    return true;
  }
  switch (navigation.screen()) {
    case Screen::Setup: flow_.to_start(); break;
    case Screen::End: navigation.go(Screen::Table); break;
    case Screen::Table:
      if (kit.shows_focus())
        kit.clear_focus();
      else if (session.ghost())
        return false;
      else if (hint.state() != Hint::State::None)
        hint.drop();
      else if (session.phase() == Phase::Figure && session.spot() >= 0)
        session.choose_spot(-1);
      else if (session.beside())
        session.go_beside(false);
      else if (!table_.eye().close() && !table_.dismiss_lesson())
        navigation.open(Dialog::Menu);
      break;
    case Screen::Start:
    case Screen::Film:
    case Screen::Puzzle: break;
  }
  return true;
}

// The key that opened a sheet closes it too.
void Keys::close_by_its_key(const KeyPress& key) {
  const bool again = (key.sym == SDLK_c && navigation.on_top(Dialog::Scoreboard)) ||
                     (key.sym == SDLK_t && navigation.on_top(Dialog::Tiles)) ||
                     (key.sym == SDLK_h && navigation.on_top(Dialog::Secrets)) ||
                     (key.sym == SDLK_l && navigation.on_top(Dialog::Chronicle));
  if (again) navigation.close();
}

bool Keys::table_with_control(const KeyPress& key) {
  if (key.sym != SDLK_z && key.sym != SDLK_y) return false;
  take_back(key.sym != SDLK_y && !key.shift);
  return true;
}

void Keys::take_back(bool undo) {
  if (undo && session.undo_tells()) notices.say(tr("why.undo_tells"));
  if (undo)
    session.undo();
  else
    session.redo();
}

void Keys::show_tiles() {
  if (preferences.aid(Aid::Tiles))
    navigation.open(Dialog::Tiles);
  else
    notices.say(tr("why.purist"));
}

bool Keys::table(const KeyPress& key) {
  if (key.alt) return false;
  if (key.ctrl) return table_with_control(key);
  switch (key.sym) {
    case SDLK_u: take_back(!key.shift); return true;
    case SDLK_t: show_tiles(); return true;
    case SDLK_f: toggle_fields(*this); return true;
    case SDLK_w: toggle_inspection(*this); return true;
    case SDLK_v: table_.eye().toggle_alone(); return true;
    case SDLK_i: toggle_hint(*this); return true;
    case SDLK_p:
      if (session.phase() == Phase::Waiting || opponents.paused()) opponents.pause(!opponents.paused());
      return true;
    case SDLK_h:
      if (!session.keeps_secrets()) return false;
      navigation.open(Dialog::Secrets);
      return true;
    case SDLK_c: navigation.open(Dialog::Scoreboard); return true;
    case SDLK_l: navigation.open(Dialog::Chronicle); return true;
    case SDLK_m:
      preferences.toggle_mute();
      notices.say(tr(settings().mute ? "notice.mute" : "notice.sound"));
      return true;
    case SDLK_QUESTION:
    case SDLK_F1:
    case SDLK_SLASH:  // where ? needs Shift on some layouts and not on others
      navigation.open(Dialog::Help);
      return true;
    default: return decision(key);
  }
}

// A computer player is asked: nothing is answered, but its pauses may be.
bool Keys::waiting(const KeyPress& key) {
  if (key.repeat) return true;
  if (key.sym == SDLK_SPACE) {
    board.skip_motion();
    opponents.hurry(!opponents.hurried());
  }
  if (is_enter(key.sym) && opponents.state() == Opponents::State::Stuck) opponents.try_again();
  return key.sym == SDLK_SPACE || is_enter(key.sym);
}

bool Keys::decision(const KeyPress& key) {
  if (session.phase() == Phase::Waiting) return waiting(key);
  if (session.catches_up() && key.sym == SDLK_SPACE) {
    session.show_rest();
    return true;
  }
  if (is_enter(key.sym) && !key.repeat && session.phase() == Phase::Over) {
    navigation.go(Screen::End);
    return true;
  }
  return answer_by_key(*this, key, table_.asked(session.revision()));
}

}  // namespace bastide::shell
