// Kit: input of the panels. Every widget registers its rectangle each frame; who is hovered, pressed
// or focused follows from the rectangles of the frame before, the last one registered on top. Also
// layers (dialogs shut out what is below), scrolling areas, keyboard focus and the list for tests.
#pragma once

#include "shell/base/geometry.h"
#include "shell/kit/draw.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell::ui {

struct Item {
  std::string id{};
  std::string label{};  // as read aloud
  Rect rect{};          // interface units
  bool enabled = true;
  bool focusable = true;
  bool checked = false;
  std::string why{};   // tooltip: what it does, or why it is off
  bool reads = false;  // there to be read, not to be clicked
  bool grip = false;   // dragging it is its own business: no scrolling
  // the kit's own
  int layer = 0;
  Rect clip{};  // what is visible of its surroundings
};

// What a widget is told about itself.
struct Response {
  bool hover = false;
  bool held = false;
  bool focus = false;  // draw the ring
  bool clicked = false;
  float glow = 0;  // hover, 0 to 1, eased
};

class Kit {
 public:
  explicit Kit(Canvas& canvas) : canvas_(canvas) {}

  // `width`, `height`: the screen in interface units.
  void begin(float width, float height, float scale, double seconds);
  void end();

  // Registers a widget. Clicked = pressed and released inside it, or Enter/Space with focus.
  Response item(Item item);
  // A surface that keeps the pointer from what lies below it.
  void block(const Rect& rect);

  // A dialog: everything registered until the end is above, and what is below gets no input.
  void begin_layer(bool modal);
  void end_layer();

  // Content taller than `view` moves under the wheel, a finger or the focus. Returns the y at which
  // the content's top is now.
  float begin_scroll(std::string_view id, const Rect& view, float content_height);
  void end_scroll();
  void scroll_to_top(std::string_view id) { scrolls_[std::string(id)].at = 0; }

  // --- keyboard
  void move_focus(int direction);
  // To the first widget of the next panel (a surface, in the order of Tab); false, and none has the focus,
  // after the last of them.
  bool move_to_panel(int direction);
  void step_focus(Vec2 direction);  // arrows: the nearest widget on that side
  void activate();                  // Enter or Space on the focused widget
  // As soon as there is such a widget.
  void set_focus(std::string_view id) { wished_focus_ = id; }
  void clear_focus() { focus_.clear(), wished_focus_.clear(); }
  [[nodiscard]] const std::string& focus() const { return focus_; }
  [[nodiscard]] bool has_focus() const { return !focus_.empty(); }
  [[nodiscard]] bool shows_focus() const { return ring_ && has_focus(); }  // the keyboard is in use
  // What Tab walks, of the last frame.
  [[nodiscard]] std::vector<const Item*> focus_order() const;

  // --- pointer, interface units
  [[nodiscard]] Vec2 mouse() const { return mouse_; }
  [[nodiscard]] bool down() const { return down_; }
  [[nodiscard]] bool over_panel() const { return over_; }
  // The widget was pressed and the pointer has left the spot since.
  [[nodiscard]] bool drags(std::string_view id) const;
  [[nodiscard]] Vec2 dragged_by() const { return mouse_ - press_point_; }
  [[nodiscard]] bool clicked() const { return clicked_; }  // some widget, this frame
  [[nodiscard]] bool covers(Vec2 point) const;             // a widget or surface of the last frame
  [[nodiscard]] bool touch() const { return touch_; }
  // Whether keys are worth showing: not where fingers do it all, until somebody presses one.
  [[nodiscard]] bool keys() const { return keyed_ || !by_touch_; }
  void note_key() { keyed_ = true; }
  void set_by_touch(bool on) { by_touch_ = on; }  // the device's first pointer is a finger

  // --- time
  // Follows `target` (0 or 1) within `seconds`; remembers under the id.
  float ease(std::string_view id, float target, float seconds);
  [[nodiscard]] bool moving() const { return moving_; }
  void keep_moving() { moving_ = true; }
  void set_still(bool still) { still_ = still; }  // reduced motion

  [[nodiscard]] const std::vector<Item>& items() const { return shown_; }
  // No dialog lies over it.
  [[nodiscard]] bool reachable(const Item& item) const { return item.layer >= modal_before_; }
  [[nodiscard]] const Item* hovered() const;
  // The same, if it has been drawn again in this frame: the tooltip of what is gone goes with it.
  [[nodiscard]] const Item* hovered_still() const;
  [[nodiscard]] float hover_time() const { return static_cast<float>(now_ - hover_since_); }
  [[nodiscard]] float width() const { return width_; }
  [[nodiscard]] float height() const { return height_; }

 private:
  struct Scroll {
    float at = 0;
    float most = 0;
    Rect view;
    bool dragged = false;
    float speed = 0;
    int layer = 0;
    bool drawn = false;  // since the last look at the pointer
  };
  [[nodiscard]] const Item* topmost(Vec2 point) const;
  [[nodiscard]] std::size_t panel_of(const Item& item) const;
  [[nodiscard]] static const Item* find(const std::vector<Item>& items, std::string_view id);
  void note(const Item& item);  // in the canvas's log
  void read_pointer();
  void drag_scrolls();

  Canvas& canvas_;
  std::vector<Item> items_;  // being registered
  std::vector<Item> shown_;  // of the frame before
  std::map<std::string, float, std::less<>> eased_;
  std::map<std::string, Scroll, std::less<>> scrolls_;
  std::vector<std::string> open_scrolls_;
  std::vector<Rect> clips_;
  std::vector<int> layers_;

  std::string hot_, active_, focus_, wished_focus_, activated_, hover_id_;
  Vec2 mouse_, press_point_;
  bool pressed_ = false, released_ = false, down_ = false, over_ = false, touch_ = false;
  bool clicked_ = false, ring_ = false, gripped_ = false, moving_ = false, still_ = false;
  bool keyed_ = false, by_touch_ = false;
  int layer_ = 0, modal_ = 0, modal_before_ = 0, next_layer_ = 0;
  float width_ = 0, height_ = 0, scale_ = 1, wheel_ = 0, step_ = 0;
  double now_ = 0, hover_since_ = 0;
};

}  // namespace bastide::shell::ui
