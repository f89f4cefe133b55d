#include "shell/app/keys.h"

#include "shell/audio/audio.h"
#include "shell/panels/offers.h"
#include "shell/platform/platform.h"
#include "shell/screens/flow/flow.h"
#include "shell/screens/table/finale.h"
#include "shell/screens/table/land_buttons.h"
#include "shell/screens/table/table.h"
#include "shell/text/locale.h"

#include <SDL_keycode.h>

namespace bastide::shell {

namespace {

bool is_enter(int sym) { return sym == SDLK_RETURN || sym == SDLK_KP_ENTER; }

}  // namespace

bool Keys::handle(const KeyPress& key) {
  audio::unlock();
  if (platform::editing_text()) return true;  // the page's field has the keyboard
  if (finale_.active()) return finale_.handle(key.sym);
  const bool covered = !navigation.bare_table();
  // a click leaves the keyboard to the land: only a focus that shows has its keys
  const bool walks_panels = covered || kit.shows_focus();
  if (!walks_panels && board.inspected() && inspect(key)) return true;
  if (key.sym == SDLK_ESCAPE) return escape();
  if (key.sym == SDLK_F6) {
    // from panel to panel; after the last one the keys are the land's again, or a dialog's first panel's
    const int direction = key.shift ? -1 : 1;
    if (!kit.move_to_panel(direction) && covered) kit.move_to_panel(direction);
    return true;
  }
  if (walks_panels && focus(key)) return true;
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

// The cursor of looking around.
bool Keys::inspect(const KeyPress& key) {
  switch (key.sym) {
    case SDLK_ESCAPE: board.stop_inspection(); return true;
    case SDLK_TAB: board.next_inspected(session, key.shift ? -1 : 1); return true;
    case SDLK_UP: board.step_inspection(session, kNorth); return true;
    case SDLK_RIGHT: board.step_inspection(session, kEast); return true;
    case SDLK_DOWN: board.step_inspection(session, kSouth); return true;
    case SDLK_LEFT: board.step_inspection(session, kWest); return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER: {
      // on a place for the tile in hand: there
      const Cell at = board.inspected()->cell;
      board.stop_inspection();
      if (session.phase() == Phase::Place) session.aim(at);
      return true;
    }
    default: return false;
  }
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
      else if (session.phase() == Phase::Figure && session.spot() >= 0)
        session.choose_spot(-1);
      else if (session.beside())
        session.go_beside(false);
      else if (!table_.dismiss_lesson())
        navigation.open(Dialog::Menu);
      break;
    case Screen::Start: break;
  }
  return true;
}

bool Keys::focus(const KeyPress& key) {
  switch (key.sym) {
    case SDLK_TAB: kit.move_focus(key.shift ? -1 : 1); return true;
    case SDLK_UP: kit.step_focus({0, -1}); return true;
    case SDLK_DOWN: kit.step_focus({0, 1}); return true;
    case SDLK_LEFT: kit.step_focus({-1, 0}); return true;
    case SDLK_RIGHT: kit.step_focus({1, 0}); return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
      if (!kit.has_focus()) return false;
      kit.activate();
      return true;
    default: return false;
  }
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

bool Keys::decision(const KeyPress& key) {
  const bool figure = session.phase() == Phase::Figure;
  const bool skips = figure || session.phase() == Phase::Hidden;
  if (is_enter(key.sym)) {
    if (key.repeat) return true;
    if (session.phase() == Phase::Over)
      navigation.go(Screen::End);
    else
      session.answer();
    return true;
  }
  if (key.sym == SDLK_SPACE) {
    if (key.repeat) return true;
    // "No figure" is an answer to a question that was seen, never what is left of a key that ended a motion
    if (!board.skip_motion() && skips && table_.asked(session.revision())) session.skip();
    return true;
  }
  if (key.sym < SDLK_1 || key.sym > SDLK_9) return false;
  const int n = key.sym - SDLK_1;
  if (figure && key.shift)
    session.choose_piece(n);
  else
    session.pick(n);
  return true;
}

}  // namespace bastide::shell
