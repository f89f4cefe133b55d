// The contract between the artist and the expansions: what an expansion prints on tiles (the marks of the
// tile facts) finds its place and is drawn by one file expansions/<expansion>.cpp, which registers itself:
//
//   const RegisterExpansion kRegistered{{.expansion = "wells", .marks = {{.key = "well", .place = …}}, .props
//   = {…}}};
//
// Everything else asks here by the key of a mark and knows no expansion.
#pragma once

#include "tools/tileart/ground/ground.h"
#include "tools/tileart/props/props.h"
#include "tools/tileart/scatter.h"

namespace bastide::art {

enum class When {
  Water,        // it makes or ends a water: before roads
  BeforeRoads,  // roads may end at it: after the roads that run through
  AfterRoads,   // wherever there is room left
};

// One kind of mark. A member that is left out means: nothing to do.
struct MarkArt {
  std::string_view key;  // as in the tile facts
  MarkPlace on = MarkPlace::Tile;
  // Of a tile's mark; those of roads are placed after the roads, those of cities with the streets.
  When when = When::AfterRoads;
  bool walls_give_way = false;   // it must be seen whole: cities of its tile stay back
  bool crowds_fields = false;    // no room for many plots beside it
  bool without_segment = false;  // its circle belongs to none: nobody can point at it
  bool site = false;             // what stands on the tile without a segment stands here: one on a tile
  double sight = 0;              // a wall that may hide so many u round it is a problem
  double road_reach = 0;         // share of its radius at which roads end that end at it

  // Fills in where the mark lies, and enters in the layout what it needs kept free.
  void (*place)(Layout& layout, Mark& mark) = nullptr;
  void (*draw_low)(Canvas& canvas, const Layout& layout, const Mark& mark) = nullptr;  // on the roads' ends
  void (*draw)(Canvas& canvas, const Layout& layout, const Mark& mark) = nullptr;      // on top of the ground
  void (*stand)(const Design& design, const Mark& mark, Adder& add) = nullptr;         // its props
};

struct ExpansionArt {
  std::string_view expansion;
  std::vector<MarkArt> marks{};
  std::vector<PropKind> props{};
  // Figures on its card at set-up (shell/games/carcassonne/drawn: people), in that colour, "" of nobody: not
  // among the rest of their page, for the card is seen before anybody plays with it.
  std::vector<std::pair<std::string_view, std::string_view>> on_card{};
};

// Sorted by expansion, so that nothing depends on the order of linking.
const std::vector<ExpansionArt>& expansion_arts();
// nullptr: no expansion has registered it.
const MarkArt* mark_art(std::string_view key);

class RegisterExpansion {
 public:
  explicit RegisterExpansion(ExpansionArt expansion);
};

// --- helpers for expansions

// Gives a mark the roomiest open place of the tile, at most `wanted` u in radius; nothing tall grows there.
void claim_open_place(Layout& layout, Mark& mark, double wanted);
// Worn ground below a mark: a soft patch of k times its radius. `kind` only varies the random numbers.
void draw_patch(Canvas& canvas, const Layout& layout, const Mark& mark, const std::string& kind,
                const char* dark, const char* light, double k = .8);

}  // namespace bastide::art
