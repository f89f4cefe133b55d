// Fetching the art pages and finding a design's art. Reading their JSON stands in art_read.cpp.
#include "shell/board/art/art.h"

#include "shell/platform.h"

#include <GLES3/gl3.h>

#include <algorithm>
#include <utility>

namespace bastide::shell {

u8 DesignArt::segment_at(float x, float y) const {
  const int column = std::clamp(static_cast<int>(x * kMaskSide / kTile), 0, kMaskSide - 1);
  const int row = std::clamp(static_cast<int>(y * kMaskSide / kTile), 0, kMaskSide - 1);
  return mask[static_cast<std::size_t>(row * kMaskSide + column)];
}

void Art::load() {
  fetch_json("common.json", nullptr, [this](const std::string& text) {
    if (!read_common(text)) return false;
    reload_textures();
    if (own_.rules) use_rules(own_.rules);
    return true;
  });
}

void Art::fetch_json(const std::string& file, const Set* set,
                     const std::function<bool(const std::string& text)>& read) {
  platform::fetch_bytes("art/" + file, [this, file, set, read](const std::optional<std::string>& text) {
    if (text && read(*text)) return;
    missing_[file] = {[this, file, set, read] { fetch_json(file, set, read); }, set};
  });
}

bool Art::incomplete() const {
  const auto& used = own_.sets;
  return std::any_of(missing_.begin(), missing_.end(), [&](const auto& one) {
    const Set* set = one.second.set;
    return set == nullptr || std::find(used.begin(), used.end(), set) != used.end();
  });
}

void Art::ask_again() {
  for (const auto& [file, missing] : std::exchange(missing_, {})) missing.ask();
}

void Art::load_page(const std::string& image, const Set* set, bool straight, bool repeat, unsigned& texture) {
  texture = 0;
  missing_.erase(image);
  const auto arrived = [=, this, &texture](platform::LoadedImage loaded) {
    if (texture != 0) glDeleteTextures(1, &texture);  // asked for twice
    texture = loaded.texture;
    ++revision_;
    if (texture == 0)
      missing_[image] = {[=, this, &texture] { load_page(image, set, straight, repeat, texture); }, set};
  };
  platform::load_image("art/" + image, {straight, repeat}, arrived);
}

void Art::load_page(Set& set) { load_page(set.image, &set, false, false, set.texture); }

void Art::sharpen(const std::string& image, bool straight, unsigned& texture) {
  const unsigned coarse = texture;
  ++sharpening_;
  const auto arrived = [this, &texture, coarse](platform::LoadedImage loaded) {
    --sharpening_;
    if (loaded.texture == 0) return;  // the coarse one will do
    if (texture == coarse) texture = std::exchange(loaded.texture, coarse);
    glDeleteTextures(1, &loaded.texture);  // or this one came too late: the context was lost meanwhile
  };
  platform::load_image("art/" + image, {straight, false}, arrived);
}

void Art::want_detail(float device_px) {
  constexpr float kGroundPx = 256 * 1.08F;  // the pages hold 256 a tile; a little more is not seen
  constexpr float kFigurePx = 1.3F * 256 * 1.08F;
  for (const auto& set : sets_) {
    const bool used = std::find(own_.sets.begin(), own_.sets.end(), set.get()) != own_.sets.end();
    if (device_px < kGroundPx || !used || set->sharp || set->texture == 0 || set->high.empty()) continue;
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
  load_page("table.webp", nullptr, false, true, table_);
  load_page("meadow.webp", nullptr, false, true, meadow_);
  for (const auto& set : sets_)
    if (set->loaded) load_page(*set);
  load_page("figures.webp", nullptr, true, false, figures_);
  load_page("props.webp", nullptr, false, false, props_);
}

bool Art::ready(const Designs& designs) const {
  if (props_ == 0 || figures_ == 0 || meadow_ == 0) return false;
  return std::all_of(designs.sets.begin(), designs.sets.end(),
                     [](const Set* set) { return set->texture != 0; });
}

bool Art::settled(const Designs& designs) const {
  const auto lacks = [&](const Set* set) {
    return std::any_of(missing_.begin(), missing_.end(),
                       [&](const auto& one) { return one.second.set == set; });
  };
  if (!common_) return lacks(nullptr);
  if (props_ == 0 || meadow_ == 0) return lacks(nullptr);
  return std::all_of(designs.sets.begin(), designs.sets.end(),
                     [&](const Set* set) { return set->texture != 0 || lacks(set); });
}

unsigned Art::texture_of(int index) const { return sets_[static_cast<std::size_t>(index)]->texture; }

Art::Set* Art::want_set(std::string_view tile_file) {
  const auto file = set_files_.find(tile_file);
  if (file == set_files_.end()) return nullptr;
  Set* set = nullptr;
  for (const auto& known : sets_)
    if (known->name == file->second) set = known.get();
  if (set == nullptr) {
    set = sets_.emplace_back(std::make_unique<Set>()).get();
    set->name = file->second;
  }
  if (std::exchange(set->asked, true)) return set;
  fetch_json(set->name + ".json", set, [this, set](const std::string& text) {
    if (!read_set(*set, text)) return false;
    load_page(*set);
    resolve();
    return true;
  });
  return set;
}

void Art::use_rules(const std::shared_ptr<const Rules>& rules) {
  own_.rules = rules;
  resolve();
}

void Art::resolve() {
  ++revision_;
  if (own_.rules) resolve(own_);
}

void Art::read(Designs& designs, const std::shared_ptr<const Rules>& rules) {
  if (designs.rules == rules && designs.revision == revision_) return;
  designs.rules = rules;
  resolve(designs);
}

void Art::resolve(Designs& designs) {
  const Rules& rules = *designs.rules;
  designs.revision = revision_;
  designs.sets.clear();
  designs.list.resize(static_cast<std::size_t>(rules.design_count));
  for (int i = 0; i < rules.design_count; ++i) {
    const u8 index = static_cast<u8>(i);
    DesignArt& out = designs.list[static_cast<std::size_t>(i)];
    const Set* set = want_set(rules.sources[index].set);
    const DesignArt* found = nullptr;
    if (set != nullptr) {
      if (std::find(designs.sets.begin(), designs.sets.end(), set) == designs.sets.end())
        designs.sets.push_back(set);
      if (const auto at = set->designs.find(rules.tile_id(index)); at != set->designs.end())
        found = &at->second;
    }
    out = found != nullptr ? *found : make_stand_in(rules.designs[index]);
  }
}

void Art::release_others() {
  for (const auto& set : sets_) {
    if (std::find(own_.sets.begin(), own_.sets.end(), set.get()) != own_.sets.end()) continue;
    if (!set->asked) continue;
    ++revision_;  // whoever has read it reads it again
    if (set->texture != 0) glDeleteTextures(1, &set->texture);
    set->texture = 0;
    set->designs.clear();
    set->asked = set->sharp = set->loaded = false;
    std::erase_if(missing_, [&](const auto& one) { return one.second.set == set.get(); });
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
