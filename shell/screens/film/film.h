// The film's screen: the land of then, who had how many points, and a bar to go through the game. It is given
// a context in which the film's session stands for the game's own.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"
#include "shell/play/film.h"
#include "shell/screens/film/film_bar.h"
#include "shell/screens/film/turn_card.h"
#include "shell/screens/table/flags.h"
#include "shell/screens/table/score_strip.h"

namespace bastide::shell {

class FilmScreen : public DrawnLater, Part {
 public:
  // `told`: the context's digest, which is read here. `running`: the game's own session.
  FilmScreen(const Context& context, Digest& told, Film& film, Review& review, Flow& flow,
             const Session& running);
  void draw() override;
  bool handle(int key, bool shift);  // SDL's; false: it is the land's, or a panel's
  void close();

 private:
  void follow();
  void draw_round_buttons(float x, float y);
  void record();
  void draw_recorded(float left, float right);
  void stop_recording(bool keep);

  Digest& told_;
  Film& film_;
  Review& review_;
  Flow& flow_;
  const Session& running_;
  Flags flags_;
  ScoreStrip strip_;
  FilmBar bar_;
  TurnCard card_;
  MadeFor<u32> read_;  // the revision of which the digest tells
  bool records_ = false;
  double ended_ = 0;    // when the film that is recorded stood still, seconds
  int film_shown_ = 0;  // Session::started
};

}  // namespace bastide::shell
