// Keys of the panels: dialogs first, then screens, then what the table knows.
#include "shell/audio/audio.h"
#include "shell/ui/ui_parts.h"

#include <SDL_keycode.h>

namespace bastide::shell {

bool Ui::Impl::handle_key(const KeyPress& key) {
  audio::unlock();
  if (platform::editing_text()) return true;  // the page's field has the keyboard
  const bool covered = screen != Screen::Table || !dialogs.empty();
  const bool table_focus = !covered && kit.has_focus();

  if (!covered && !table_focus && board->look() && look_key(key)) return true;
  if (key.sym == SDLK_ESCAPE) {
    if (!dialogs.empty())
      close_dialog();
    else if (table_focus)
      kit.clear_focus();
    else if (screen == Screen::Setup)
      leave_to_start();
    else if (screen == Screen::End)
      screen = Screen::Table;
    else if (screen == Screen::Table && session->ghost())
      return false;
    else if (screen == Screen::Table && session->phase() == Phase::Figure && session->spot() >= 0)
      session->choose_spot(-1);
    else if (screen == Screen::Table)
      open(Dialog::Menu);
    return true;
  }
  if (key.sym == SDLK_F6) {
    if (table_focus)
      kit.clear_focus();
    else
      kit.move_focus(key.shift ? -1 : 1);
    return true;
  }
  if (covered || table_focus) {
    switch (key.sym) {
      case SDLK_TAB: kit.move_focus(key.shift ? -1 : 1); return true;
      case SDLK_UP:
      case SDLK_DOWN:
      case SDLK_LEFT:
      case SDLK_RIGHT:
        kit.step_focus({key.sym == SDLK_LEFT    ? -1.0F
                        : key.sym == SDLK_RIGHT ? 1.0F
                                                : 0.0F,
                        key.sym == SDLK_UP     ? -1.0F
                        : key.sym == SDLK_DOWN ? 1.0F
                                               : 0.0F});
        return true;
      case SDLK_RETURN:
      case SDLK_KP_ENTER:
      case SDLK_SPACE:
        if (kit.has_focus()) {
          kit.activate();
          return true;
        }
        break;
      default: break;
    }
  }
  if (covered) {
    // the key that opened a sheet closes it too
    const Dialog top = dialogs.empty() ? Dialog::Menu : dialogs.back();
    const bool again = (key.sym == SDLK_c && top == Dialog::Scoreboard) ||
                       (key.sym == SDLK_t && top == Dialog::Tiles) ||
                       (key.sym == SDLK_l && top == Dialog::Chronicle);
    if (!dialogs.empty() && again) close_dialog();
    return true;
  }
  return table_key(key);
}

bool Ui::Impl::table_key(const KeyPress& key) {
  if (key.alt) return false;
  if (key.ctrl) {
    if (key.sym == SDLK_z) {
      if (key.shift)
        session->redo();
      else
        session->undo();
      return true;
    }
    if (key.sym == SDLK_y) {
      session->redo();
      return true;
    }
    return false;
  }
  const Phase phase = session->phase();
  switch (key.sym) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
      if (key.repeat) return true;
      if (phase == Phase::Place) session->place();
      if (phase == Phase::Figure) session->confirm();
      if (phase == Phase::Over) screen = Screen::End;
      return true;
    case SDLK_SPACE:
      if (key.repeat) return true;
      if (board->skip_motion() && phase != Phase::Figure) return true;
      if (phase == Phase::Figure) session->skip();
      return true;
    case SDLK_u:
      if (key.shift)
        session->redo();
      else
        session->undo();
      return true;
    case SDLK_t:
      if (aid(Aid::Tiles))
        open(Dialog::Tiles);
      else
        notice(tr("why.purist"));
      return true;
    case SDLK_f: toggle_fields(); return true;
    case SDLK_w: toggle_look(); return true;
    case SDLK_c: open(Dialog::Scoreboard); return true;
    case SDLK_l: open(Dialog::Chronicle); return true;
    case SDLK_m:
      settings().mute = !settings().mute;
      store_settings();
      notice(tr(settings().mute ? "notice.mute" : "notice.sound"));
      return true;
    case SDLK_QUESTION:
    case SDLK_F1:
    case SDLK_SLASH:  // where ? needs Shift on some layouts and not on others
      open(Dialog::Help);
      return true;
    default: break;
  }
  if (key.sym >= SDLK_1 && key.sym <= SDLK_9) {
    const int n = key.sym - SDLK_1;
    if (phase == Phase::Figure && key.shift)
      session->choose_piece(n);
    else if (phase == Phase::Figure)
      session->choose_spot(n);
    else if (phase == Phase::Choose)
      session->choose(n);
    return true;
  }
  return false;
}

}  // namespace bastide::shell
