// Art: the files of tools/tileart (FORMAT.md) as they arrive, and for each tile design of a game what
// to draw. Until a file is there, a plain stand-in from the tile facts (stand_in.cpp).
#pragma once

#include "engine/rules/rules.h"
#include "shell/render/painter.h"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace bastide::shell {

inline constexpr int kMaskSide = 64;  // texels of a segment mask
inline constexpr float kTile = 256;   // u of a tile side
inline constexpr u8 kNoMask = 0xFF;

struct PropSprite {
  enum Flag : u8 { kSmall = 1, kDirectional = 8, kSways = 16 };  // those of FORMAT.md that we ask for
  Uv uv;
  float w = 0, h = 0, ax = 0, ay = 0;  // u at scale 1
  float shadow_w = 0, shadow_h = 0;
  float dx = 0, dy = 0, front = 0;
  u8 flags = 0;
  u8 direction = 0;  // of a directional sprite
};

struct FigureSprite {
  Uv uv;
  float w = 0, h = 0, ax = 0, ay = 0;  // u
};

struct PropAt {
  int sprite = 0;
  float x = 0, y = 0;  // u, unturned
  float scale = 1;
};

struct WallLine {
  int outside = 1;
  std::vector<Vec2> points;
};

struct TowerMark {
  int kind = 0;
  float x = 0, y = 0;
};

struct DesignArt {
  bool stand_in = true;
  Uv ground;
  int page = -1;  // of Art::page_of_set
  std::string kinds;
  std::vector<Vec2> anchors;  // u, unturned
  std::vector<PropAt> props;
  std::vector<WallLine> walls;
  std::vector<TowerMark> towers;
  std::vector<std::vector<PropAt>> copies;
  std::array<u8, kMaskSide * kMaskSide> mask{};  // local segment or kNoMask

  [[nodiscard]] u8 segment_at(float x, float y) const;  // u, unturned
};

// A point of a tile turned by quarter turns clockwise, in u.
constexpr Vec2 turned(Vec2 p, int rotation) {
  for (int i = 0; i < (rotation & 3); ++i) p = {kTile - p.y, p.x};
  return p;
}

struct ArtSet;

// What the tiles of some rules look like.
struct Designs {
  std::shared_ptr<const Rules> rules;
  std::vector<DesignArt> list;
  std::vector<const ArtSet*> sets;  // that they come from
  u32 revision = 0;                 // of the art that they were read from
};

// What a design looks like with no art: anchors, mask and kinds by its segments.
DesignArt make_stand_in(const TileDesign& design);

// The art of one set of tiles: a page, and what is on it.
struct ArtSet {
  std::string name;
  std::string image, high;
  unsigned texture = 0;
  bool asked = false;  // it is there, or on its way
  bool sharp = false;  // the same of the finer page
  bool loaded = false;
  std::map<std::string, DesignArt, std::less<>> designs;
};

class Art {
 public:
  Art() = default;
  ~Art() = default;
  Art(const Art&) = delete;  // it knows where it is
  Art& operator=(const Art&) = delete;

  // Starts fetching. Everything that arrives later raises revision().
  void load();
  void reload_textures();  // after a lost context
  // A tile is shown so many device pixels wide: beyond what the pages hold, finer ones are fetched once.
  void want_detail(float device_px);
  [[nodiscard]] bool sharpening() const { return sharpening_ > 0; }
  [[nodiscard]] u32 revision() const { return revision_; }
  [[nodiscard]] bool ready() const { return ready(*shown_); }  // all that the present rules need is there
  [[nodiscard]] bool ready(const Designs& designs) const;
  // The same, or some of it did not come: nothing is awaited.
  [[nodiscard]] bool settled(const Designs& designs) const;
  // Files for the rules in use that did not come or could not be read; stand-ins are drawn in their place.
  [[nodiscard]] bool incomplete() const;
  void ask_again();  // for whatever did not come

  // The rules whose designs design() means; fetches the pages of its sets.
  void use_rules(const std::shared_ptr<const Rules>& rules);
  [[nodiscard]] const DesignArt& design(u8 design) const { return shown_->list[design]; }

  // Other rules' designs, for a picture of what is not at the table; fetches the pages of their sets.
  void read(Designs& designs, const std::shared_ptr<const Rules>& rules);
  // While it lives, design() and ready() mean those.
  class Visit {
   public:
    Visit(Art& art, const Designs& designs) : art_(art) { art_.shown_ = &designs; }
    ~Visit() { art_.shown_ = &art_.own_; }
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;

   private:
    Art& art_;
  };
  // Lets go of the pages that the rules in use do not need.
  void release_others();

  [[nodiscard]] Page props() const { return {props_, false}; }
  [[nodiscard]] Page figures() const { return {figures_, true}; }
  [[nodiscard]] Page meadow() const { return {meadow_, false}; }
  [[nodiscard]] Page table() const { return {table_, false}; }
  // How much lower on the screen a figure stands on a monastery, so that the building stays in sight; u.
  [[nodiscard]] float monastery_figure_dy() const { return monastery_figure_dy_; }
  [[nodiscard]] float meadow_repeat() const { return meadow_repeat_; }
  [[nodiscard]] float table_repeat() const { return table_repeat_; }
  [[nodiscard]] int page_count() const { return static_cast<int>(sets_.size()); }
  [[nodiscard]] Page page(int index) const { return {texture_of(index), false}; }

  [[nodiscard]] const std::vector<PropSprite>& prop_sprites() const { return prop_sprites_; }
  [[nodiscard]] const PropSprite* prop(std::string_view name) const;
  [[nodiscard]] const FigureSprite* figure(std::string_view name) const;
  struct Size {
    float w = 1, h = 1, per_u = 1;
  };
  [[nodiscard]] Size props_size() const { return props_size_; }

 private:
  using Set = ArtSet;
  struct Missing {
    std::function<void()> ask;  // for it again
    const Set* set = nullptr;   // that it belongs to; nullptr: to all
  };

  // false: not what it should be
  bool read_common(const std::string& text);
  bool read_set(Set& set, const std::string& text);
  void fetch_json(const std::string& file, const Set* set,
                  const std::function<bool(const std::string& text)>& read);
  Set* want_set(std::string_view tile_file);  // of the tiles of assets/tiles/<tile_file>.json
  void resolve();
  void resolve(Designs& designs);
  void load_page(const std::string& image, const Set* set, bool straight, bool repeat, unsigned& texture);
  void load_page(Set& set);
  void sharpen(const std::string& image, bool straight, unsigned& texture);
  [[nodiscard]] unsigned texture_of(int index) const;

  std::map<std::string, Missing> missing_;  // by file
  u32 revision_ = 1;
  bool common_ = false;
  bool figures_sharp_ = false;
  int sharpening_ = 0;                                         // finer pages on their way
  std::map<std::string, std::string, std::less<>> set_files_;  // tile-set file → art file
  std::vector<std::unique_ptr<Set>> sets_;
  Designs own_;  // of the rules in use
  const Designs* shown_ = &own_;
  unsigned props_ = 0, figures_ = 0, meadow_ = 0, table_ = 0;
  float monastery_figure_dy_ = 0;
  float meadow_repeat_ = 768, table_repeat_ = 1536;
  Size props_size_, figures_size_;
  std::vector<PropSprite> prop_sprites_;
  std::map<std::string, int, std::less<>> prop_names_;
  std::map<std::string, FigureSprite, std::less<>> figure_sprites_;
};

}  // namespace bastide::shell
