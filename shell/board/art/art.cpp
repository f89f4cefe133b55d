#include "shell/board/art/art.h"

#include "shell/board/game_board.h"

#include <algorithm>

namespace bastide::shell {

void Art::use_rules(const std::shared_ptr<const Rules>& rules) {
  rules_ = rules;
  resolve();
  // a page that did not come for somebody else may come now
  for (const int set : sets_) files_.ask_again_for(set);
}

void Art::follow() {
  if (rules_ && sets_seen_ != files_.sets_revision()) resolve();
}

void Art::resolve() {
  ++revision_;
  sets_.clear();
  own_ = nullptr;
  if (!rules_) return;
  const GameBoard* board = game_board(*rules_);
  const std::string_view stand_in = board != nullptr ? board->stand_in : std::string_view();
  designs_.resize(static_cast<std::size_t>(rules_->design_count));
  for (int i = 0; i < rules_->design_count; ++i) {
    const u8 index = static_cast<u8>(i);
    DesignArt& out = designs_[static_cast<std::size_t>(i)];
    const int set = files_.want_set(rules_->sources[index].set);
    const DesignArt* found = nullptr;
    if (set >= 0) {
      if (std::find(sets_.begin(), sets_.end(), set) == sets_.end()) sets_.push_back(set);
      const auto& designs = files_.set(set).designs;
      if (const auto at = designs.find(rules_->tile_id(index)); at != designs.end()) found = &at->second;
    }
    out = found != nullptr ? *found : make_stand_in(rules_->designs[index], stand_in);
  }
  if (needs_rest()) files_.want_rest();
  for (const int set : sets_)
    if (const OwnArt* own = files_.set(set).own.get()) own_ = own;
  sets_seen_ = files_.sets_revision();
}

const PropSprite* Art::prop(std::string_view name) const {
  if (own_ == nullptr) return files_.prop(name);
  const auto found = own_->prop_names.find(name);
  return found == own_->prop_names.end() ? nullptr : &own_->props[static_cast<std::size_t>(found->second)];
}

const FigureSprite* Art::figure(std::string_view name) const {
  const FigureSprite* found = files_.figure(name);
  for (std::size_t i = 0; found == nullptr && own_ != nullptr && i < own_->sheets.size(); ++i)
    found = own_->sheets[i]->find(name);
  return found;
}

Page Art::page_of(const FigureSprite& figure) const {
  for (std::size_t i = 0; own_ != nullptr && i < own_->sheets.size(); ++i) {
    const Sheet& sheet = *own_->sheets[i];
    const FigureSprite* first = sheet.sprites.data();
    if (&figure >= first && &figure < first + sheet.sprites.size()) return sheet.page();
  }
  return files_.figures();
}

bool Art::needs_rest() const { return rules_ != nullptr && rules_->setup.expansions != 0; }

bool Art::ready() const {
  return files_.common_ready() && (!needs_rest() || files_.rest_ready()) &&
         (own_ == nullptr || own_->ready()) &&
         std::all_of(sets_.begin(), sets_.end(), [&](int set) { return files_.set(set).texture != 0; });
}

bool Art::settled() const {
  if (!files_.common_ready() || (needs_rest() && !files_.rest_ready())) return files_.misses(-1);
  return std::all_of(sets_.begin(), sets_.end(),
                     [&](int set) { return files_.set(set).texture != 0 || files_.misses(set); });
}

bool Art::fine() const {
  return !files_.sharpening() &&
         std::none_of(sets_.begin(), sets_.end(), [&](int set) { return files_.set(set).coarse; });
}

bool Art::incomplete() const {
  return files_.misses(-1) ||
         std::any_of(sets_.begin(), sets_.end(), [&](int set) { return files_.misses(set); });
}

void Art::want_detail(float device_px) {
  constexpr float kCoarsePx = 128 * 1.08F;  // the coarse pages hold 128 a tile; a little more is not seen
  constexpr float kGroundPx = 256 * 1.08F;
  constexpr float kFigurePx = 1.3F * 256 * 1.08F;
  if (!settled()) return;  // what is there to be seen at all comes first
  if (device_px >= kCoarsePx)
    for (const int set : sets_) files_.refine_set(set);
  if (device_px >= kGroundPx)
    for (const int set : sets_) files_.sharpen_set(set);
  if (device_px >= kFigurePx) files_.sharpen_figures();
}

}  // namespace bastide::shell
