// The files of tools/tileart (FORMAT.md) as they arrive: sprites, pages, the designs of each tile set.
// Fetched once, whoever asks; what a design of some rules looks like is art.h's.
#pragma once

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
  u8 direction = 0;   // of a directional sprite
  bool rest = false;  // on the part of its page that only expansions need
};

struct FigureSprite {
  Uv uv;
  float w = 0, h = 0, ax = 0, ay = 0;  // u
  bool rest = false;                   // as of a prop
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

// What ends something at a side of its tile, drawn when something else lies beyond that side.
struct ClosingArt {
  int side = 0;
  std::vector<WallLine> walls;
  std::vector<PropAt> props;
};

// A page of pictures that stand on their base point.
struct Sheet {
  std::string image;
  unsigned texture = 0;
  std::vector<FigureSprite> sprites;
  std::map<std::string, int, std::less<>> names;
  [[nodiscard]] Page page() const { return {texture, false}; }
  [[nodiscard]] const FigureSprite* find(std::string_view name) const;
};

// What a set brings besides its designs where a family has its own look (game_board.h).
struct OwnArt {
  std::vector<PropSprite> props;  // in place of props.webp
  std::map<std::string, int, std::less<>> prop_names;
  std::vector<std::unique_ptr<Sheet>> sheets;  // the first is that of the props
  std::shared_ptr<void> plan;                  // what the family has read for itself
  [[nodiscard]] bool ready() const;
};

struct DesignArt {
  bool stand_in = true;
  bool bare = false;  // no tile of its own: what stands there, and nothing below it
  Uv ground;
  int page = -1;  // of the set with this index
  std::string kinds;
  std::vector<Vec2> anchors;        // u, unturned
  Vec2 site{kTile / 2, kTile / 2};  // of what stands on no segment; u, unturned
  std::vector<PropAt> props;
  std::vector<WallLine> walls;
  std::vector<TowerMark> towers;
  std::vector<std::vector<PropAt>> copies;
  std::vector<ClosingArt> closings;
  std::array<u8, kMaskSide * kMaskSide> mask{};  // local segment or kNoMask

  [[nodiscard]] u8 segment_at(float x, float y) const;  // u, unturned
};

// A point of a tile turned by quarter turns clockwise, in u.
constexpr Vec2 turned(Vec2 p, int rotation) {
  for (int i = 0; i < (rotation & 3); ++i) p = {kTile - p.y, p.x};
  return p;
}

class ArtFiles {
 public:
  // A tile set's page and designs.
  struct Set {
    std::string name;
    std::string low, image, high;  // the same page, from coarse to fine
    unsigned texture = 0;
    bool asked = false;    // it is there, or on its way
    bool coarse = false;   // `low` is shown, or on its way
    bool refines = false;  // `image` is on its way to take its place
    bool sharp = false;    // `high` is there, or on its way
    std::map<std::string, DesignArt, std::less<>> designs;
    std::unique_ptr<OwnArt> own;
    bool loaded = false;
  };
  struct Size {
    float w = 1, h = 1, per_u = 1;
  };

  // A page of two parts, one above the other: what every game draws, and the rest, which only expansions do.
  struct Parted {
    Size size;
    std::string image, rest;  // files
    int rest_y = 0;
    bool straight = false;
    unsigned texture = 0;
    unsigned made = 0;  // the texture that the parts are put into; a finer one may take its place
    bool rest_wanted = false, rest_here = false;
  };

  // Starts fetching what every game needs. Everything that arrives later raises revision().
  void load();
  void reload_textures();  // after a lost context
  [[nodiscard]] u32 revision() const { return revision_; }
  [[nodiscard]] u32 sets_revision() const { return sets_revision_; }  // other designs are known than before

  // The set with the tiles of assets/tiles/<tile_file>.json; fetched when first asked for. -1: there is none,
  // or it is not known yet.
  int want_set(std::string_view tile_file);
  [[nodiscard]] const Set& set(int index) const { return *sets_[static_cast<std::size_t>(index)]; }
  [[nodiscard]] int set_count() const { return static_cast<int>(sets_.size()); }
  // Fetch a finer page: in place of the coarse one that is shown first, and in place of that.
  void refine_set(int index);
  void sharpen_set(int index);
  void sharpen_figures();
  [[nodiscard]] bool sharpening() const { return sharpening_ > 0; }
  // Lets go of all sets but these; who needs another fetches it again.
  void release_but(const std::vector<int>& kept);

  [[nodiscard]] bool common_ready() const {
    return props_.texture != 0 && figures_.texture != 0 && meadow_ != 0;
  }
  // What only expansions draw on the common pages: of each page fetched when something of it is first asked
  // for.
  void want_rest() { want_rest(props_), want_rest(figures_); }
  [[nodiscard]] bool rest_ready() const { return props_.rest_here && figures_.rest_here; }
  // Files that did not come or could not be read, of a set (by index) or of what all need (-1).
  [[nodiscard]] bool misses(int set) const;
  void ask_again();             // for all of them
  void ask_again_for(int set);  // for those of a set

  [[nodiscard]] Page props() const { return {props_.texture, false}; }
  [[nodiscard]] Page figures() const { return {figures_.texture, true}; }
  [[nodiscard]] Page meadow() const { return {meadow_, false}; }
  [[nodiscard]] Page table() const { return {table_, false}; }
  [[nodiscard]] Page stains() const { return {stains_, false}; }  // lie over the table, repeat with it
  // How much lower on the screen a figure stands on a monastery, so that the building stays in sight; u.
  [[nodiscard]] float monastery_figure_dy() const { return monastery_figure_dy_; }
  [[nodiscard]] float meadow_repeat() const { return meadow_repeat_; }
  [[nodiscard]] float table_repeat() const { return table_repeat_; }
  [[nodiscard]] const std::vector<PropSprite>& prop_sprites() const { return prop_sprites_; }
  // Of what only expansions draw none before it has come; asking for one fetches it.
  [[nodiscard]] const PropSprite* prop(std::string_view name);
  [[nodiscard]] const FigureSprite* figure(std::string_view name);
  [[nodiscard]] Size props_size() const { return props_.size; }

 private:
  // false: not what it should be
  bool read_common(const std::string& text);
  bool read_set(Set& set, const std::string& text);
  void load_sheets(int set);
  // `set`: whose file it is, -1 = all need it
  void fetch_json(int set, const std::string& file, const std::function<bool(const std::string& text)>& read);
  void load_page(int set, const std::string& image, bool straight, bool repeat, unsigned& texture);
  void load_part(Parted& page, bool rest);
  void load_parted(Parted& page);
  void want_rest(Parted& page);
  void load_set_page(int index);
  // `then`: whether it came, and whether it is shown now.
  void sharpen(const std::string& image, bool straight, unsigned& texture,
               const std::function<void(bool came, bool shown)>& then);

  struct Missing {
    int set = -1;
    std::function<void()> ask;
  };
  std::map<std::string, Missing> missing_;  // by file
  u32 revision_ = 1, sets_revision_ = 1;
  bool common_ = false;
  bool figures_sharp_ = false;
  int sharpening_ = 0;                                         // finer pages on their way
  std::map<std::string, std::string, std::less<>> set_files_;  // tile-set file → art file
  std::vector<std::unique_ptr<Set>> sets_;
  Parted props_, figures_;
  unsigned meadow_ = 0, table_ = 0, stains_ = 0;
  float monastery_figure_dy_ = 0;
  float meadow_repeat_ = 768, table_repeat_ = 1536;
  std::vector<PropSprite> prop_sprites_;
  std::map<std::string, int, std::less<>> prop_names_;
  std::map<std::string, FigureSprite, std::less<>> figure_sprites_;
};

}  // namespace bastide::shell
