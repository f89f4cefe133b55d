// Notices: a few words at the bottom for some seconds; an offer there that stays until it is taken or put
// away; and the dark bubble beside something, for one frame.
#pragma once

#include "shell/kit/widgets.h"
#include "shell/panels/view.h"

#include <functional>
#include <string>

namespace bastide::shell {

class Notices {
 public:
  Notices(View& view, ui::Canvas& canvas, ui::Kit& kit, ui::Widgets& widgets)
      : view_(view), c_(canvas), kit_(kit), w_(widgets) {}

  void say(std::string text);  // screen readers say it too
  // What has happened in the game: said at its table alone, hushed where that is left.
  void tell(std::string text);
  void hush();
  [[nodiscard]] bool saying() const { return view_.now < until_; }
  // With a button; one at a time. What is said meanwhile is shown first.
  struct Offer {
    std::string text;
    std::string action;  // on the button
    std::function<void()> take;
  };
  void offer(Offer offer);
  void withdraw() { offer_.take = nullptr; }
  [[nodiscard]] bool offering() const { return offer_.take != nullptr; }
  // How much of the screen's lower end, or of the land's, screens leave to what is offered.
  [[nodiscard]] float room() const { return room_; }
  // Drawn this frame only; else the tooltip of the widget that the mouse rests on.
  void bubble(const Rect& anchor, std::string text);
  [[nodiscard]] bool has_bubble() const { return !bubble_.empty(); }

  // Last of a frame. `over_land`: where nothing is answered and no panel lies, as low as that is.
  // `over_dialog`: a click on the words goes through to what they lie over.
  void draw(bool over_land, bool over_dialog);
  [[nodiscard]] const std::string& shown_bubble() const { return shown_bubble_; }  // of the last frame

 private:
  void draw_notice(bool over_dialog);
  void make_room();
  [[nodiscard]] Rect across() const;      // that a notice may take, from side to side
  [[nodiscard]] float text_room() const;  // beside the sign
  [[nodiscard]] float place(float wide,
                            float high) const;  // its upper end; where it was, as long as that is free
  [[nodiscard]] float height_of(std::size_t rows) const;
  void draw_bubble();

  View& view_;
  ui::Canvas& c_;
  ui::Kit& kit_;
  ui::Widgets& w_;
  std::string text_;  // said last
  float lies_ = -1;   // its upper end in the last frame; negative: it was not seen
  double until_ = 0;
  bool of_game_ = false;  // was told
  Offer offer_;
  bool offer_shown_ = false;  // and not what was said
  float room_ = 0;
  bool over_land_ = false;
  std::string bubble_, shown_bubble_;
  Rect bubble_anchor_;
};

}  // namespace bastide::shell
