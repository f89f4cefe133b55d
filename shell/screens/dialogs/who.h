// Who is at this screen, of the people of a game that came by a link: asked once, then the save knows.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/panels/context.h"

#include <functional>
#include <optional>

namespace bastide::shell {

class WhoDialog : public DrawnLater, Part {
 public:
  explicit WhoDialog(const Context& context) : Part(context) {}

  using Then = std::function<void(Game)>;  // with the seats taken
  void ask(Game game, Then then);
  void draw() override;

 private:
  void draw_seat(Seat seat, const Rect& r);
  void go(const std::vector<Seat>& here);

  std::optional<Game> game_;
  Then then_;
  std::vector<Seat> people_, here_;
};

}  // namespace bastide::shell
