#include "shell/kit/night.h"

#include "shell/look/night.h"

namespace bastide::shell::ui {

namespace {

constexpr ImU32 kOpacity = 0xFF000000;

constexpr unsigned hex_of(ImU32 colour) {
  return (colour & 0xFF) << 16 | (colour & 0xFF00) | (colour >> 16 & 0xFF);
}
constexpr ImU32 with_opacity_of(ImU32 colour, ImU32 of) { return (colour & ~kOpacity) | (of & kOpacity); }
constexpr bool is_clear_white(ImU32 colour) { return (colour | kOpacity) == kWhite && colour != kWhite; }

}  // namespace

ImU32 night_ground(ImU32 colour) {
  if (is_clear_white(colour)) return faded(with_opacity_of(rgb(palette::night::kInk), colour), 0.12F);
  return with_opacity_of(rgb(palette::night_ground(hex_of(colour))), colour);
}

ImU32 night_ink(ImU32 colour) { return with_opacity_of(rgb(palette::night_ink(hex_of(colour))), colour); }

ImU32 night_line(ImU32 colour) {
  if (is_clear_white(colour)) return faded(colour, 0.08F);
  return with_opacity_of(rgb(palette::night_line(hex_of(colour))), colour);
}

}  // namespace bastide::shell::ui
