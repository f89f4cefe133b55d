// Upright miniatures. Origin (0, 0) = middle of the base on the ground, y up is negative; lit from the
// upper left, never turned. Each recipe draws one variant; list.cpp lists them with their data.
#pragma once

#include "tools/tileart/canvas.h"
#include "tools/tileart/palette.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::art {

enum PropFlag {
  kSmall = 1,
  kTall = 2,
  kLandmark = 4,
  kDirectional = 8,
  kSways = 16,
  kNotOnBoard = 32,
  kInPictures = 64
};

struct PropKind {
  const char* name;
  int variants;
  void (*draw)(Canvas&, Rng&);
  double shadow_w, shadow_h;
  int flags;
  double dx = 0, dy = 0, front = 0;
};

// Every kind, in atlas order: these, then the expansions' own. Directional groups stand as four neighbours N
// E S W.
std::span<const PropKind> prop_kinds();
std::size_t landscape_kinds();  // how many of them are no expansion's
// Another game's page: its own kinds, those it shares with the landscape by name, and the textures that any
// board is drawn with.
std::vector<PropKind> page_kinds(std::span<const PropKind> own,
                                 std::initializer_list<std::string_view> of_landscape);
int variants_of(std::span<const PropKind> kinds, const std::string& kind);
int variants_of(const std::string& kind);  // of the landscape

// Helpers shared by the recipes.
void outline(Canvas& c, const Line& silhouette);
void wall_front(Canvas& c, double x, double y, double w, double h, Color color);
void window(Canvas& c, double x, double y, double w = 2.6, double h = 3.8, bool arched = false);
void door(Canvas& c, double x, double y, double w = 4, double h = 6, Paint color = kDoor);
void roof_tiles(Canvas& c, Rng& rng, Point bl, Point br, Point tr, Point tl, Color color, int rows = 3);
void cylinder(Canvas& c, double x, double w, double h, Paint color = kStone, double y = 0);
void stone_dabs(Canvas& c, Rng& rng, double x, double w, double h, int n, double y = 0);
void draw_house_gable(Canvas& c, Rng& rng, double width, Paint roof);
void draw_cone_tower(Canvas& c, Rng& rng, double w, double h, double peak, Color roof);

void house_side(Canvas& c, Rng& rng);
void house_gable(Canvas& c, Rng& rng);
void house_tower(Canvas& c, Rng& rng);
void chapel(Canvas& c, Rng& rng);
void cottage(Canvas& c, Rng& rng);
void tree_round(Canvas& c, Rng& rng);
void tree_cypress(Canvas& c, Rng& rng);
void tree_olive(Canvas& c, Rng& rng);
void tree_fruit(Canvas& c, Rng& rng);
void bush(Canvas& c, Rng& rng);
void vine(Canvas& c, Rng& rng);
void reeds(Canvas& c, Rng& rng);
void rock(Canvas& c, Rng& rng);
void haystack(Canvas& c, Rng& rng);
void sheaf(Canvas& c, Rng& rng);
void tower_crenellated(Canvas& c, Rng& rng);
void tower_cone(Canvas& c, Rng& rng);
void bastion(Canvas& c, Rng& rng);
void gate_north(Canvas& c, Rng& rng);
void gate_east(Canvas& c, Rng& rng);
void gate_south(Canvas& c, Rng& rng);
void gate_west(Canvas& c, Rng& rng);
void banner(Canvas& c, Rng& rng);
void well(Canvas& c, Rng& rng);
void fountain(Canvas& c, Rng& rng);
void abbey(Canvas& c, Rng& rng);
void sheep(Canvas& c, Rng& rng);
void pigsty(Canvas& c, Rng& rng);
void cowshed(Canvas& c, Rng& rng);
void water_tower(Canvas& c, Rng& rng);
void highwayman(Canvas& c, Rng& rng);
void smoke(Canvas& c, Rng& rng);
void soft_shadow(Canvas& c, Rng& rng);
void white_texel(Canvas& c, Rng& rng);
void soft_line(Canvas& c, Rng& rng);
void soft_disc(Canvas& c, Rng& rng);
void wall_face(Canvas& c, Rng& rng);
void wall_top(Canvas& c, Rng& rng);
void wall_merlon(Canvas& c, Rng& rng);

}  // namespace bastide::art
