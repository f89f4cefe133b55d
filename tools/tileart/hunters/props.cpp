// Every prop kind with its shadow, flags and offsets, then those of the landscape; the order is the order in
// the atlas.
#include "tools/tileart/hunters/props.h"

namespace bastide::art::hunters {

namespace {

constexpr PropKind kOwn[] = {
    {"mammoth", 1, mammoth, 26, 26, kLandmark, 0, 22},
    {"aurochs", 1, aurochs, 23, 20, kLandmark, 0, 17},
    {"deer", 2, deer, 13, 24, kLandmark, 0, 22},
    {"tiger", 1, tiger, 23, 16, kLandmark, 0, 14},
    {"bear", 1, bear, 21, 20, kLandmark, 0, 17},
    {"fish", 3, fish, 0, 0, kLandmark, 0, 0},
    {"nugget", 1, nugget, 15, 9, kLandmark, 0, 9},
    {"menhir", 1, menhir, 10, 28, kLandmark, 0, 18},
    {"mushrooms", 1, mushrooms, 15, 10, kLandmark, 0, 13},
    {"volcano", 1, volcano, 30, 30, kLandmark, 0, 24},
    {"shrine", 1, shrine, 24, 26, kLandmark, 0, 19},
    {"fire", 1, fire, 18, 12, kLandmark, 0, 20},
    {"shaman", 1, shaman, 20, 30, kLandmark, 0, 22},
    {"hunting_trap", 1, hunting_trap, 18, 18, kLandmark, 0, 18},
    {"pit_trap", 1, pit_trap, 0, 0, kLandmark, 0, 4},
    {"logboat", 1, logboat, 14, 5, kLandmark, 0, 6},
    {"raft", 1, raft, 13, 6, kLandmark, 0, 8},
    {"ferry", 1, ferry, 20, 5, kLandmark, 0, 6},
    {"agriculture", 1, grain, 0, 0, kLandmark, 0, 22},
    {"lookout", 1, lookout, 10, 34, kLandmark, 0, 22},
    {"fir", 6, fir, 9, 26, kTall | kSways},
    {"oak", 6, oak, 12, 20, kTall | kSways},
    {"birch", 4, birch, 7, 18, kTall | kSways},
    {"sapling", 4, sapling, 5, 9, kSways},
    {"fern", 4, fern, 4, 3, kSmall},
    {"boulder", 4, boulder, 10, 7, 0},
    {"tuft", 4, tuft, 0, 0, kSmall},
    {"heather", 4, heather, 4, 2, kSmall},
};

}  // namespace

std::span<const PropKind> hunters_kinds() {
  static const std::vector<PropKind> kKinds = page_kinds(kOwn, {"tree", "bush", "reeds", "rock"});
  return kKinds;
}

Atlas make_hunters_props() { return make_prop_atlas(hunters_kinds()); }

}  // namespace bastide::art::hunters
