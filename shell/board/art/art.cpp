// Fetching the art pages and finding a design's art. Reading their JSON stands in art_read.cpp.
#include "shell/board/art/art.h"

#include "shell/platform.h"

#include <GLES3/gl3.h>

#include <utility>

namespace bastide::shell {

u8 DesignArt::segment_at(float x, float y) const {
  const int column = std::clamp(static_cast<int>(x * kMaskSide / kTile), 0, kMaskSide - 1);
  const int row = std::clamp(static_cast<int>(y * kMaskSide / kTile), 0, kMaskSide - 1);
  return mask[static_cast<std::size_t>(row * kMaskSide + column)];
}

void Art::load() {
  fetch_json("common.json", [this](const std::string& text) {
    if (!read_common(text)) return false;
    reload_textures();
    if (rules_) use_rules(rules_);
    return true;
  });
}

void Art::fetch_json(const std::string& file, const std::function<bool(const std::string& text)>& read) {
  platform::fetch_bytes("art/" + file, [this, file, read](const std::optional<std::string>& text) {
    if (!text || !read(*text)) missing_[file] = [this, file, read] { fetch_json(file, read); };
  });
}

void Art::ask_again() {
  for (const auto& [file, ask] : std::exchange(missing_, {})) ask();
}

void Art::load_page(const std::string& image, bool straight, bool repeat, unsigned& texture) {
  texture = 0;
  missing_.erase(image);
  const auto arrived = [=, this, &texture](platform::LoadedImage loaded) {
    texture = loaded.texture;
    ++revision_;
    if (texture == 0) missing_[image] = [=, this, &texture] { load_page(image, straight, repeat, texture); };
  };
  platform::load_image("art/" + image, {straight, repeat}, arrived);
}

void Art::sharpen(const std::string& image, bool straight, unsigned& texture) {
  const unsigned coarse = texture;
  platform::load_image("art/" + image, {straight, false}, [&texture, coarse](platform::LoadedImage loaded) {
    if (loaded.texture == 0) return;  // the coarse one will do
    if (texture == coarse) texture = std::exchange(loaded.texture, coarse);
    glDeleteTextures(1, &loaded.texture);  // or this one came too late: the context was lost meanwhile
  });
}

void Art::want_detail(float device_px) {
  constexpr float kGroundPx = 256 * 1.08F;  // the pages hold 256 a tile; a little more is not seen
  constexpr float kFigurePx = 1.3F * 256 * 1.08F;
  for (const auto& set : sets_) {
    if (device_px < kGroundPx || set->sharp || set->texture == 0 || set->high.empty()) continue;
    set->sharp = true;
    sharpen(set->high, false, set->texture);
  }
  if (device_px < kFigurePx || figures_sharp_ || figures_ == 0) return;
  figures_sharp_ = true;
  sharpen("figures@hi.webp", true, figures_);
}

void Art::reload_textures() {
  if (!common_) return;
  figures_sharp_ = false;
  for (const auto& set : sets_) set->sharp = false;
  load_page("table.webp", false, true, table_);
  load_page("meadow.webp", false, true, meadow_);
  for (const auto& set : sets_)
    if (set->loaded) load_page(set->image, false, false, set->texture);
  load_page("figures.webp", true, false, figures_);
  load_page("props.webp", false, false, props_);
}

bool Art::ready() const {
  if (props_ == 0 || figures_ == 0 || meadow_ == 0) return false;
  for (const auto& set : sets_)
    if (set->texture == 0) return false;
  return true;
}

Art::Set* Art::want_set(std::string_view tile_file) {
  const auto file = set_files_.find(tile_file);
  if (file == set_files_.end()) return nullptr;
  for (const auto& set : sets_)
    if (set->name == file->second) return set.get();
  Set* set = sets_.emplace_back(std::make_unique<Set>()).get();
  set->name = file->second;
  fetch_json(set->name + ".json", [this, set](const std::string& text) {
    if (!read_set(*set, text)) return false;
    load_page(set->image, false, false, set->texture);
    resolve();
    return true;
  });
  return set;
}

void Art::use_rules(const std::shared_ptr<const Rules>& rules) {
  rules_ = rules;
  resolve();
}

void Art::resolve() {
  ++revision_;
  if (!rules_) return;
  designs_.resize(static_cast<std::size_t>(rules_->design_count));
  for (int i = 0; i < rules_->design_count; ++i) {
    const u8 index = static_cast<u8>(i);
    DesignArt& out = designs_[static_cast<std::size_t>(i)];
    const Set* set = want_set(rules_->sources[index].set);
    const DesignArt* found = nullptr;
    if (set != nullptr)
      if (const auto at = set->designs.find(rules_->tile_id(index)); at != set->designs.end())
        found = &at->second;
    out = found != nullptr ? *found : make_stand_in(rules_->designs[index]);
  }
}

const PropSprite* Art::prop(std::string_view name) const {
  const auto found = prop_names_.find(name);
  return found == prop_names_.end() ? nullptr : &prop_sprites_[static_cast<std::size_t>(found->second)];
}

const FigureSprite* Art::figure(std::string_view name) const {
  const auto found = figure_sprites_.find(name);
  return found == figure_sprites_.end() ? nullptr : &found->second;
}

}  // namespace bastide::shell
