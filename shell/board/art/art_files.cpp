// Fetching the art files. Reading their JSON stands in art_read.cpp.
#include "shell/board/art/art_files.h"

#include "shell/board/game_board.h"
#include "shell/platform/platform.h"
#include "shell/render/rows.h"

#include <GLES3/gl3.h>

#include <algorithm>
#include <utility>

namespace bastide::shell {

u8 DesignArt::segment_at(float x, float y) const {
  const int column = std::clamp(static_cast<int>(x * kMaskSide / kTile), 0, kMaskSide - 1);
  const int row = std::clamp(static_cast<int>(y * kMaskSide / kTile), 0, kMaskSide - 1);
  return mask[static_cast<std::size_t>(row * kMaskSide + column)];
}

const FigureSprite* Sheet::find(std::string_view name) const {
  const auto found = names.find(name);
  return found == names.end() ? nullptr : &sprites[static_cast<std::size_t>(found->second)];
}

bool OwnArt::ready() const {
  return std::all_of(sheets.begin(), sheets.end(), [](const auto& sheet) { return sheet->texture != 0; });
}

void ArtFiles::load() {
  fetch_json(-1, "common.json", [this](const std::string& text) {
    if (!read_common(text)) return false;
    reload_textures();
    ++sets_revision_;  // which sets there are
    return true;
  });
}

void ArtFiles::fetch_json(int set, const std::string& file,
                          const std::function<bool(const std::string& text)>& read) {
  platform::fetch_bytes("art/" + file, [=, this](const std::optional<std::string>& text) {
    if (!text || !read(*text)) missing_[file] = {set, [=, this] { fetch_json(set, file, read); }};
  });
}

bool ArtFiles::misses(int set) const {
  return std::any_of(missing_.begin(), missing_.end(),
                     [&](const auto& one) { return one.second.set == set; });
}

void ArtFiles::ask_again() {
  for (const auto& [file, missing] : std::exchange(missing_, {})) missing.ask();
}

void ArtFiles::ask_again_for(int set) {
  std::vector<std::function<void()>> asks;
  std::erase_if(missing_, [&](const auto& one) {
    if (one.second.set == set) asks.push_back(one.second.ask);
    return one.second.set == set;
  });
  for (const auto& ask : asks) ask();
}

void ArtFiles::load_page(int set, const std::string& image, bool straight, bool repeat, unsigned& texture) {
  texture = 0;
  missing_.erase(image);
  const auto arrived = [=, this, &texture](platform::LoadedImage loaded) {
    if (texture != 0) glDeleteTextures(1, &texture);  // asked for twice
    texture = loaded.texture;
    ++revision_;
    if (texture == 0)
      missing_[image] = {set, [=, this, &texture] { load_page(set, image, straight, repeat, texture); }};
  };
  platform::load_image("art/" + image, {straight, repeat}, arrived);
}

void ArtFiles::load_part(Parted& page, bool rest) {
  const std::string image = rest ? page.rest : page.image;
  missing_.erase(image);
  const auto arrived = [=, this, &page](platform::LoadedImage loaded) {
    if (loaded.texture == 0) {
      missing_[image] = {-1, [=, this, &page] { load_part(page, rest); }};
    } else if (page.texture != page.made) {  // a finer page of both has come
      glDeleteTextures(1, &loaded.texture);
    } else {
      page.made = page.texture =
          put_rows(page.texture, static_cast<int>(page.size.w), static_cast<int>(page.size.h), loaded.texture,
                   loaded.height, rest ? page.rest_y : 0);
    }
    if (rest && loaded.texture != 0) {
      page.rest_here = true;
      ++sets_revision_;  // what stood aside for it is drawn
    }
    ++revision_;
  };
  platform::load_image("art/" + image, {.straight = page.straight}, arrived);
}

void ArtFiles::load_parted(Parted& page) {
  page.texture = page.made = 0;
  page.rest_here = page.rest.empty();
  load_part(page, false);
  if (page.rest_wanted && !page.rest_here) load_part(page, true);
}

void ArtFiles::want_rest(Parted& page) {
  if (std::exchange(page.rest_wanted, true) || !common_) return;
  if (!page.rest_here) load_part(page, true);
}

void ArtFiles::sharpen(const std::string& image, bool straight, unsigned& texture,
                       const std::function<void(bool came, bool shown)>& then) {
  const unsigned coarse = texture;
  ++sharpening_;
  const auto arrived = [this, &texture, coarse, then](platform::LoadedImage loaded) {
    --sharpening_;
    const bool came = loaded.texture != 0;
    const bool shown = came && texture == coarse;
    if (shown) texture = std::exchange(loaded.texture, coarse);
    if (came)
      glDeleteTextures(1, &loaded.texture);  // or this one came too late: the context was lost meanwhile
    if (then) then(came, shown);
  };
  platform::load_image("art/" + image, {straight, false}, arrived);
}

// The coarse page is not what a set is to be looked at by for long: the one behind it is missed where it does
// not come.
void ArtFiles::refine_set(int index) {
  Set& set = *sets_[static_cast<std::size_t>(index)];
  if (!set.coarse || set.refines || set.texture == 0 || missing_.contains(set.image)) return;
  set.refines = true;
  sharpen(set.image, false, set.texture, [this, &set, index](bool came, bool shown) {
    set.refines = false;
    ++revision_;  // pictures made of it are made anew
    if (shown)
      set.coarse = false;
    else if (!came && set.coarse)
      missing_[set.image] = {index, [this, index] { refine_set(index); }};
  });
}

void ArtFiles::sharpen_set(int index) {
  Set& set = *sets_[static_cast<std::size_t>(index)];
  if (set.coarse) return refine_set(index);
  if (set.sharp || set.texture == 0 || set.high.empty()) return;
  set.sharp = true;
  sharpen(set.high, false, set.texture, {});  // where it does not come, the coarser one will do
}

void ArtFiles::sharpen_figures() {
  if (figures_sharp_ || figures_.texture == 0) return;
  figures_sharp_ = true;
  sharpen("figures@hi.webp", true, figures_.texture, {});
}

// The coarse page, a third of the other in bytes, so that there is something to play with soon.
void ArtFiles::load_set_page(int index) {
  Set& set = *sets_[static_cast<std::size_t>(index)];
  load_page(index, set.coarse ? set.low : set.image, false, false, set.texture);
}

void ArtFiles::reload_textures() {
  if (!common_) return;
  figures_sharp_ = false;
  for (const auto& set : sets_) set->sharp = false;
  load_page(-1, "table.webp", false, true, table_);
  load_page(-1, "stains.webp", false, true, stains_);
  load_page(-1, "meadow.webp", false, true, meadow_);
  for (int i = 0; i < set_count(); ++i)
    if (Set& set = *sets_[static_cast<std::size_t>(i)]; set.loaded) {
      load_set_page(i);
      load_sheets(i);
    }
  load_parted(figures_);
  load_parted(props_);
}

void ArtFiles::load_sheets(int index) {
  const Set& set = *sets_[static_cast<std::size_t>(index)];
  if (!set.own) return;
  for (const auto& sheet : set.own->sheets) load_page(index, sheet->image, false, false, sheet->texture);
}

int ArtFiles::want_set(std::string_view tile_file) {
  const auto file = set_files_.find(tile_file);
  const GameBoard* family = board_of_set(tile_file);
  if (!common_ || (file == set_files_.end() && family == nullptr)) return -1;
  const std::string name = family != nullptr ? std::string(tile_file) : file->second;
  int index = 0;
  while (index < set_count() && set(index).name != name) ++index;
  if (index == set_count()) sets_.emplace_back(std::make_unique<Set>())->name = name;
  Set* set = sets_[static_cast<std::size_t>(index)].get();
  if (std::exchange(set->asked, true)) return index;
  fetch_json(index, set->name + ".json", [this, set, index](const std::string& text) {
    if (!read_set(*set, text)) return false;
    set->coarse = !set->low.empty();
    load_set_page(index);
    load_sheets(index);
    ++sets_revision_;
    return true;
  });
  return index;
}

void ArtFiles::release_but(const std::vector<int>& kept) {
  for (int i = 0; i < set_count(); ++i) {
    Set& set = *sets_[static_cast<std::size_t>(i)];
    // of a family with a look of its own there is one set, and it stays
    if (!set.asked || set.own || std::find(kept.begin(), kept.end(), i) != kept.end()) continue;
    ++revision_;
    ++sets_revision_;  // whoever has read it reads it again
    if (set.texture != 0) glDeleteTextures(1, &set.texture);
    set.texture = 0;
    set.designs.clear();
    set.asked = set.coarse = set.sharp = set.loaded = false;
    std::erase_if(missing_, [&](const auto& one) { return one.second.set == i; });
  }
}

const PropSprite* ArtFiles::prop(std::string_view name) {
  const auto found = prop_names_.find(name);
  if (found == prop_names_.end()) return nullptr;
  const PropSprite& sprite = prop_sprites_[static_cast<std::size_t>(found->second)];
  if (sprite.rest) want_rest(props_);
  return sprite.rest && !props_.rest_here ? nullptr : &sprite;
}

const FigureSprite* ArtFiles::figure(std::string_view name) {
  const auto found = figure_sprites_.find(name);
  if (found == figure_sprites_.end()) return nullptr;
  const FigureSprite& sprite = found->second;
  if (sprite.rest) want_rest(figures_);
  return sprite.rest && !figures_.rest_here ? nullptr : &sprite;
}

}  // namespace bastide::shell
