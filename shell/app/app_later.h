// What the app does by code that comes after the first frame (shell/base/drawn_later.h): all that is about a
// game. Until that code is there (Ui::has_code) a game is neither followed nor drawn, and the land hears
// nothing.
#pragma once

#include "engine/data/json.h"
#include "shell/app/app.h"
#include "shell/base/drawn_later.h"

namespace bastide::shell {

class App::LandDrawn final : public DrawnLater {
 public:
  explicit LandDrawn(App& app) : app_(app) {}
  void draw() override;

 private:
  App& app_;
};

class App::LandFollowed final : public FollowsLater {
 public:
  explicit LandFollowed(App& app) : app_(app) {}
  void follow() override;

 private:
  App& app_;
};

// What is put in where no panel takes it.
class App::LandHears final : public DoneLater {
 public:
  explicit LandHears(App& app) : app_(app) {}
  void hear(const SDL_Event& event) { event_ = &event; }
  [[nodiscard]] bool taken() const { return taken_; }
  void act() override;

 private:
  App& app_;
  const SDL_Event* event_ = nullptr;
  bool taken_ = false;
};

// What a page that embeds this one is told of the game.
class App::GameHosted final : public FollowsLater {
 public:
  explicit GameHosted(App& app) : app_(app) {}
  void follow() override;

 private:
  App& app_;
};

// The part of the probe that is about the game that is shown.
class App::GameProbed final : public DoneLater {
 public:
  explicit GameProbed(App& app) : app_(app) {}
  void write_to(Json& out) { out_ = &out; }
  void act() override;

 private:
  App& app_;
  Json* out_ = nullptr;
};

struct App::Later {
  explicit Later(App& app) : drawn(app), followed(app), hears(app), hosted(app), probed(app) {}
  LandDrawn drawn;
  LandFollowed followed;
  LandHears hears;
  GameHosted hosted;
  GameProbed probed;
};

}  // namespace bastide::shell
