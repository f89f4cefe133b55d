// The start screen: one card with all that can be begun, at the side or at the bottom, so that the land of
// the day is seen as it grows.
#pragma once

#include "shell/screens/start/day.h"
#include "shell/screens/start/games.h"

namespace bastide::shell {

class PuzzleDesk;
class RulesDialog;

class StartScreen : Part {
 public:
  StartScreen(const Context& context, Flow& flow, SaveSlots& slots, Saving& saving, GameFiles& files,
              RulesDialog& rules, PuzzleDesk& desk)
      : Part(context),
        flow_(flow),
        rules_(rules),
        day_(context),
        games_(context, flow, slots, saving, files, day_, desk) {}
  void draw();

 private:
  // Which of the card's parts there is room for.
  struct Plan {
    bool low = false;      // two columns, where the window is low
    bool side = false;     // at the side, else at the bottom
    bool today = true;     // the land of the day
    bool two_rows = true;  // of ways into a game, else one of signs
    int rows = 0;          // of saved games
    float width = 0, pad = 0, caption = 0;
    [[nodiscard]] float ways_height() const;   // the title and the ways into a game
    [[nodiscard]] float games_height() const;  // land of the day and saved games
    [[nodiscard]] float height() const;
  };
  [[nodiscard]] Plan plan() const;
  [[nodiscard]] Rect place(const Plan& plan) const;
  [[nodiscard]] bool fits(const Plan& plan) const;

  [[nodiscard]] Rect free_of(const Plan& plan, const Rect& card) const;
  float draw_title(float x, float y, float width);
  float draw_ways(const Plan& plan, float x, float y, float width);
  float draw_games(const Plan& plan, float x, float y, float width);
  float draw_saved(const Plan& plan, float x, float y, float width);
  void draw_small(float x, float y, float width);
  void draw_affiliation(const Rect& card);

  Flow& flow_;
  RulesDialog& rules_;
  DayScene day_;
  StartGames games_;
};

}  // namespace bastide::shell
