#include "shell/kit/kit.h"

#include <cmath>
#include <utility>

namespace bastide::shell::ui {
namespace {

constexpr float kDragSlack = 9;  // a press that wanders farther scrolls instead of clicking

Rect cut(const Rect& a, const Rect& b) {
  const float x = std::max(a.x, b.x);
  const float y = std::max(a.y, b.y);
  return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x),
          std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

bool is_widget(const Item& item) { return !item.id.empty(); }

}  // namespace

void Kit::read_pointer() {
  const ImGuiIO& io = ImGui::GetIO();
  const bool inside = io.MousePos.x > -1e5F;
  mouse_ = inside ? Vec2{io.MousePos.x / scale_, io.MousePos.y / scale_} : Vec2{-1e4F, -1e4F};
  touch_ = io.MouseSource == ImGuiMouseSource_TouchScreen;
  pressed_ = io.MouseClicked[0];
  released_ = io.MouseReleased[0];
  down_ = io.MouseDown[0];
  wheel_ = io.MouseWheel;
  // what a press changes shows in the frame after it
  moving_ = pressed_ || released_ || wheel_ != 0;
}

void Kit::begin(float width, float height, float scale, double seconds) {
  width_ = width;
  height_ = height;
  scale_ = scale;
  step_ = std::clamp(static_cast<float>(seconds - now_), 0.0F, 0.1F);
  now_ = seconds;
  clicked_ = false;
  read_pointer();

  const Item* under = topmost(mouse_);
  over_ = under != nullptr || modal_before_ > 0;
  if (touch_ && !down_ && !released_) under = nullptr;  // a lifted finger hovers over nothing
  hot_ = under != nullptr ? under->id : "";
  if (pressed_) {
    press_point_ = mouse_;
    active_ = hot_;
    gripped_ = under != nullptr && under->grip;
    ring_ = false;
    if (over_) focus_ = hot_;
  }
  if (hover_id_ != hot_) {
    hover_id_ = hot_;
    hover_since_ = now_;
  }
  drag_scrolls();
  items_.clear();
  clips_.assign(1, Rect{0, 0, width, height});
  layers_.clear();
  layer_ = next_layer_ = 0;
  canvas_.log().set_layer(0);
  canvas_.log().begin_frame();
  modal_ = 0;
}

void Kit::drag_scrolls() {
  for (auto& [id, scroll] : scrolls_) {
    if (!std::exchange(scroll.drawn, false)) continue;  // of another screen
    const bool reachable = scroll.layer >= modal_before_;
    const bool over = reachable && scroll.view.contains(mouse_);
    if (over && wheel_ != 0) scroll.at -= wheel_ * 56;
    if (pressed_) scroll.dragged = false;
    const bool began_here = reachable && scroll.view.contains(press_point_);
    if (down_ && !pressed_ && began_here && scroll.most > 0 && !gripped_) {
      const float moved = mouse_.y - press_point_.y;
      if (!scroll.dragged && std::abs(moved) > kDragSlack) {
        scroll.dragged = true;
        active_.clear();
      }
      const float delta = ImGui::GetIO().MouseDelta.y / scale_;
      if (scroll.dragged) {
        scroll.at -= delta;
        scroll.speed = step_ > 0 ? -delta / step_ : 0;
      }
    } else if (std::abs(scroll.speed) > 12 && !down_ && !still_) {
      scroll.at += scroll.speed * step_;
      scroll.speed *= std::exp(-step_ * 4);
      moving_ = true;
    } else {
      scroll.speed = 0;
    }
    scroll.at = std::clamp(scroll.at, 0.0F, scroll.most);
  }
}

void Kit::end() {
  if (released_) active_.clear();
  activated_.clear();
  shown_.swap(items_);
  modal_before_ = modal_;
  // focus on something that is gone, or that a dialog covers, is no focus
  if (!focus_.empty()) {
    bool there = false;
    for (const Item& item : shown_) there = there || (item.id == focus_ && item.layer >= modal_);
    if (!there) focus_.clear();
  }
  if (wished_focus_.empty()) return;
  for (const Item& item : shown_) {
    if (item.id == wished_focus_) focus_ = item.id;
  }
  if (focus_ != wished_focus_) return;
  wished_focus_.clear();
  moving_ = true;  // its ring shows in the next frame
}

const Item* Kit::topmost(Vec2 point) const {
  const Item* best = nullptr;
  for (const Item& item : shown_) {
    if (item.layer < modal_before_ || !item.rect.contains(point) || !item.clip.contains(point)) continue;
    if (best == nullptr || item.layer >= best->layer) best = &item;
  }
  return best;
}

bool Kit::covers(Vec2 point) const { return modal_before_ > 0 || topmost(point) != nullptr; }

bool Kit::drags(std::string_view id) const {
  return down_ && active_ == id &&
         std::hypot(mouse_.x - press_point_.x, mouse_.y - press_point_.y) > kDragSlack;
}

const Item* Kit::find(const std::vector<Item>& items, std::string_view id) {
  const auto at = std::find_if(items.begin(), items.end(),
                               [&](const Item& item) { return is_widget(item) && item.id == id; });
  return at == items.end() ? nullptr : &*at;
}

const Item* Kit::hovered() const { return find(shown_, hot_); }
const Item* Kit::hovered_still() const { return find(items_, hot_); }

Response Kit::item(Item item) {
  item.layer = layer_;
  item.clip = clips_.back();
  Response response;
  const bool reachable = layer_ >= modal_before_;
  response.hover = reachable && hot_ == item.id && item.enabled;
  response.held = response.hover && down_ && active_ == item.id;
  response.focus = ring_ && focus_ == item.id;
  response.clicked = item.enabled && reachable &&
                     ((released_ && active_ == item.id && hot_ == item.id) || activated_ == item.id);
  clicked_ = clicked_ || response.clicked;
  moving_ = moving_ || response.clicked;
  response.glow = ease(item.id, response.hover && !touch_ ? 1.0F : 0.0F, 0.09F);
  // the focused widget is scrolled into view
  if (ring_ && focus_ == item.id && !open_scrolls_.empty()) {
    Scroll& scroll = scrolls_[open_scrolls_.back()];
    if (item.rect.y < scroll.view.y + 6) scroll.at -= scroll.view.y + 6 - item.rect.y;
    if (item.rect.bottom() > scroll.view.bottom() - 6)
      scroll.at += item.rect.bottom() - scroll.view.bottom() + 6;
    scroll.at = std::clamp(scroll.at, 0.0F, scroll.most);
  }
  if (canvas_.log().on()) note(item);
  items_.push_back(std::move(item));
  return response;
}

void Kit::block(const Rect& rect) {
  Item item;
  item.rect = rect;
  item.clip = clips_.back();
  item.layer = layer_;
  item.focusable = false;
  if (canvas_.log().on()) note(item);
  items_.push_back(std::move(item));
}

void Kit::note(const Item& item) {
  canvas_.log().add({.what = is_widget(item) ? Drawn::What::Widget : Drawn::What::Surface,
                     .words = item.id,
                     .rect = item.rect,
                     .clip = item.clip});
}

void Kit::begin_layer(bool modal) {
  layers_.push_back(layer_);
  layer_ = ++next_layer_;
  canvas_.log().set_layer(layer_);
  if (modal) {
    modal_ = layer_;
    block({0, 0, width_, height_});
  }
}

void Kit::end_layer() {
  layer_ = layers_.back();
  layers_.pop_back();
  canvas_.log().set_layer(layer_);
}

float Kit::begin_scroll(std::string_view id, const Rect& view, float content_height) {
  Scroll& scroll = scrolls_[std::string(id)];
  scroll.view = cut(view, clips_.back());
  scroll.most = std::max(0.0F, content_height - view.h);
  scroll.at = std::clamp(scroll.at, 0.0F, scroll.most);
  scroll.layer = layer_;
  scroll.drawn = true;
  open_scrolls_.emplace_back(id);
  clips_.push_back(scroll.view);
  canvas_.clip(view);
  return view.y - scroll.at;
}

void Kit::end_scroll() {
  const Scroll scroll = scrolls_[open_scrolls_.back()];
  open_scrolls_.pop_back();
  clips_.pop_back();
  canvas_.unclip();
  if (scroll.most <= 0) return;
  const Rect& view = scroll.view;
  const float length = std::max(28.0F, view.h * view.h / (view.h + scroll.most));
  const float y = view.y + (view.h - length) * scroll.at / scroll.most;
  canvas_.rect({view.right() - 5, y + 3, 4, length - 6}, kLine2, 2);
}

std::vector<const Item*> Kit::focus_order() const {
  std::vector<const Item*> order;
  for (const Item& item : shown_) {
    if (is_widget(item) && item.focusable && item.layer >= modal_before_) order.push_back(&item);
  }
  return order;
}

void Kit::move_focus(int direction) {
  const auto order = focus_order();
  ring_ = true;
  if (order.empty()) return;
  const auto count = static_cast<int>(order.size());
  int index = direction > 0 ? -1 : count;
  for (int i = 0; i < count; ++i) {
    if (order[static_cast<std::size_t>(i)]->id == focus_) index = i;
  }
  focus_ = order[static_cast<std::size_t>((index + direction + count) % count)]->id;
}

// Index of the smallest surface it lies on; those that lie on none are together.
std::size_t Kit::panel_of(const Item& item) const {
  std::size_t best = shown_.size();
  float least = 0;
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    const Item& surface = shown_[i];
    if (is_widget(surface) || surface.layer < modal_before_ || !surface.rect.contains(item.rect.centre()))
      continue;
    const float area = surface.rect.w * surface.rect.h;
    if (best < shown_.size() && area >= least) continue;
    best = i;
    least = area;
  }
  return best;
}

bool Kit::move_to_panel(int direction) {
  std::vector<std::pair<std::size_t, const Item*>> panels;  // with the first widget of each
  std::size_t at = shown_.size() + 1;                       // the panel of the focus
  for (const Item* item : focus_order()) {
    const std::size_t panel = panel_of(*item);
    const bool known =
        std::any_of(panels.begin(), panels.end(), [&](const auto& one) { return one.first == panel; });
    if (!known) panels.emplace_back(panel, item);
    if (ring_ && item->id == focus_) at = panel;
  }
  const auto count = static_cast<int>(panels.size());
  int index = direction > 0 ? -1 : count;
  for (int i = 0; i < count; ++i) {
    if (panels[static_cast<std::size_t>(i)].first == at) index = i;
  }
  index += direction;
  ring_ = true;
  clear_focus();
  if (index < 0 || index >= count) return false;
  focus_ = panels[static_cast<std::size_t>(index)].second->id;
  return true;
}

void Kit::step_focus(Vec2 direction) {
  const auto order = focus_order();
  ring_ = true;
  const Item* from = nullptr;
  for (const Item* item : order) {
    if (item->id == focus_) from = item;
  }
  if (from == nullptr) {
    move_focus(1);
    return;
  }
  const Item* best = nullptr;
  float best_distance = 0;
  for (const Item* item : order) {
    const Vec2 away = item->rect.centre() - from->rect.centre();
    const float along = away.x * direction.x + away.y * direction.y;
    const float across = std::abs(away.x * direction.y) + std::abs(away.y * direction.x);
    if (item == from || along < 4) continue;
    const float distance = along + 2.5F * across;
    if (best != nullptr && distance >= best_distance) continue;
    best = item;
    best_distance = distance;
  }
  if (best != nullptr) focus_ = best->id;
}

void Kit::activate() { activated_ = focus_; }

float Kit::ease(std::string_view id, float target, float seconds) {
  auto it = eased_.find(id);
  if (it == eased_.end()) {
    if (target == 0) return 0;
    it = eased_.emplace(std::string(id), 0.0F).first;
  }
  float& value = it->second;
  const float step = seconds > 0 && !still_ ? step_ / seconds : 1;
  if (value < target) value = std::min(target, value + step);
  if (value > target) value = std::max(target, value - step);
  if (value != target) moving_ = true;
  const float now = value;
  if (value == 0 && target == 0) eased_.erase(it);
  return now;
}

}  // namespace bastide::shell::ui
