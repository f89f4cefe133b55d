// Checks of the whole output: seams continue, and the same facts give the same bytes.
#pragma once

#include "tools/tileart/art_files.h"

#include <array>
#include <vector>

namespace bastide::art {

// The outer pixels of a ground picture of 256 px, along a side.
using Border = std::array<std::array<double, 4>, 256>;  // premultiplied
Border border_of(const Image& image, int side);         // clockwise
// Share of an edge that differs clearly from its neighbour's, the last `skip` u at both ends left out.
double seam_difference(const Border& a, const Border& b, int skip);
inline constexpr double kSeamTolerance = .06;

bool check_seams(const std::vector<ArtSet>& sets);
bool check_repeat(const std::vector<ArtSet>& sets, const Atlas& props);

}  // namespace bastide::art
