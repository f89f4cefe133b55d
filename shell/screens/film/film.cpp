#include "shell/screens/film/film.h"

#include "shell/panels/seats.h"
#include "shell/platform/platform.h"
#include "shell/platform/recording.h"
#include "shell/screens/film/better.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"

#include <SDL_keycode.h>

#include <utility>

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kPad = 16;
constexpr float kCard = 300;
constexpr float kLowStep = 52;   // of a low window: from the strip to the buttons, from one to the next
constexpr double kLinger = 1.6;  // seconds that a video goes on at the end of the film

}  // namespace

FilmScreen::FilmScreen(const Context& context, Digest& told, Film& film, Review& review, Flow& flow,
                       const Session& running)
    : Part(context),
      told_(told),
      film_(film),
      review_(review),
      flow_(flow),
      running_(running),
      flags_(context, nullptr),
      strip_(context, nullptr),
      bar_(context, film, review),
      card_(context, film, review, flow) {}

// What is shown has changed: it is told, and read aloud where somebody has gone there.
void FilmScreen::follow() {
  if (film_shown_ != session.started()) {
    film_shown_ = session.started();
    locale().tell_of(family_words(session.game().rules()).texts);
    board.fit(false);
  }
  film_.follow(view.now, !board.moving());
  if (film_.plays()) kit.keep_moving();
  told_.translate(session);
  if (!read_.again(session.revision())) return;
  told_.read(session);
  if (film_.plays()) return;
  std::string text = tr("film.turn", {{"n", film_.turn()}, {"all", film_.turns()}});
  for (const ChronicleLine& line : told_.lines())
    if (film_.at() > 0 && !line.final_scoring &&
        line.event >= session.game().events_before(film_.end_of(film_.turn() - 1)))
      text += ". " + spoken(session.game(), line);
  platform::announce(text);
}

void FilmScreen::draw() {
  if (!film_.is_open()) return close();
  follow();
  const Rect notch = platform::safe_insets();
  const float left = notch.x / view.scale, right = notch.w / view.scale, foot = notch.h / view.scale;
  const Form form = view.form();
  const bool phone = form == Form::Phone, low = form == Form::Landscape;
  view.looks_on = true;
  for (const Cell cell : film_.corners()) view.asked.push_back(cell);
  if (records_) return draw_recorded(left, right);
  // marks of the land lie under all panels
  const Judged* judged = film_.plays() ? nullptr : card_.judged();
  if (judged != nullptr) {
    view.asked.push_back(judged->played.front().cell);
    view.asked.push_back(judged->best.front().cell);
    if (!navigation.has_dialog()) draw_better(*this, *judged);
  }
  const float edge = phone ? 0.0F : low ? 8.0F : kPad;
  const float high = phone ? FilmBar::kNarrow + foot : low ? 92.0F : FilmBar::kHeight;
  const Rect bar{left + edge, view.height - edge - high, view.width - left - right - 2 * edge, high};
  const float wide = phone ? view.width - 16 : std::min(kCard, view.width * 0.4F);
  const float top = 8 + notch.y / view.scale;
  if (phone) {
    strip_.draw(left + 8, top, view.width - left - right - 16 - 56);
    draw_round_buttons(view.width - right - 30, top + 22);
  } else if (low) {  // beside the card, which may reach up to the window's edge
    strip_.draw(left + 8, top, view.width - left - right - 24 - wide);
    draw_round_buttons(left + 30 + 3 * kLowStep, top + kLowStep + 22);
  } else {
    flags_.draw(kPad, kPad, bar.y - 2 * kPad);
    draw_round_buttons(view.width - kPad - 19, kPad + 18);
  }
  bar_.draw({bar.x, bar.y, bar.w, bar.h - (phone ? foot : 0.0F)}, phone);
  if (phone) view.safe = {0, 0, view.width, bar.y};
  if (low) view.safe = {0, 0, view.width - right - 8 - wide, bar.y};
  if (film_.plays()) return;
  const Rect card{view.width - right - (phone ? 8.0F : edge) - wide, 0, wide, bar.y - (phone ? 8.0F : 14.0F)};
  card_.draw(card);
  if (!phone && !low) flags_.draw_card();
}

// Close at the corner; a link, a picture and a video beside it, or below it where the strip is.
void FilmScreen::draw_round_buttons(float x, float y) {
  const bool small = view.form() == Form::Phone;
  const float radius = small || kit.touch() ? 22.0F : 19.0F;
  const float step = 2 * radius + 8;
  const auto round = [&](const char* id, const char* icon, const std::string& words) {
    view.cover({x - radius, y - radius, 2 * radius, 2 * radius});
    const bool pressed =
        w.round_button(x, y, radius, {.id = id, .icon = icon, .why = words, .spoken = words});
    (small ? y : x) += small ? step : -step;
    return pressed;
  };
  if (round("film.close", "close", tr("close"))) later([this] { close(); });
  if (round("film.link", "share", tr("film.link")))
    later([this] { flow_.copy_film(film_.whole(), film_.turn()); });
  if (round("film.picture", "download", tr("end.picture")))
    later([this] { flow_.save_picture(session.game()); });
  if (platform::can_record() && film_.length() > 0 && round("film.record", "record", tr("film.record")))
    later([this] { record(); });
}

// From here on, or all of it; with nothing on the land but who plays, and a way to stop.
void FilmScreen::record() {
  if (!platform::start_recording()) return notices.say(tr("notice.no_video"));
  records_ = true;
  film_.play(true);
  ended_ = view.now;
}

void FilmScreen::draw_recorded(float left, float right) {
  const bool wide = view.form() == Form::Desktop || view.form() == Form::Tablet;
  if (wide)
    flags_.draw(kPad, kPad, view.height - 2 * kPad);
  else
    strip_.draw(left + 8, 8, view.width - left - right - 16 - 56);
  const float radius = kit.touch() ? 22.0F : 19.0F;
  const Vec2 at{view.width - right - kPad - radius + 4, kPad + 14};
  view.cover({at.x - radius, at.y - radius, 2 * radius, 2 * radius});
  const std::string words = tr("film.stop");
  const bool stopped = w.round_button(
      at.x, at.y, radius,
      {.id = "film.stop", .icon = "check", .tone = Tone::Brick, .why = words, .spoken = words});
  kit.keep_moving();
  if (film_.plays()) ended_ = view.now;
  if (stopped || view.now - ended_ > kLinger) stop_recording(true);
}

void FilmScreen::stop_recording(bool keep) {
  if (!std::exchange(records_, false)) return;
  film_.play(false);
  if (!keep) return platform::drop_recording();
  platform::end_recording(file_name(session.game().setup()), [this](bool given) {
    notices.say(tr(given ? "notice.video" : "notice.no_video"));
  });
}

// To where it was opened; a film that came by a link has no game behind it.
void FilmScreen::close() {
  stop_recording(false);
  film_.play(false);
  review_.end();
  const Screen before = navigation.before();
  const bool lands = before == Screen::Table || before == Screen::End;
  navigation.go(running_.has_game() && lands ? before : Screen::Start);
  if (running_.has_game() && lands) board.fit(false);
}

bool FilmScreen::handle(int key, bool shift) {
  if (records_) {
    if (key == SDLK_ESCAPE || key == SDLK_SPACE) stop_recording(true);
    return true;
  }
  switch (key) {
    case SDLK_ESCAPE: close(); return true;
    case SDLK_LEFT: film_.step(shift ? -10 : -1); return true;
    case SDLK_RIGHT: film_.step(shift ? 10 : 1); return true;
    case SDLK_HOME: film_.to_turn(0); return true;
    case SDLK_END: film_.to_turn(film_.turns()); return true;
    case SDLK_SPACE:
      if (kit.shows_focus()) return false;
      film_.play(!film_.plays());
      return true;
    default: return false;
  }
}

}  // namespace bastide::shell
