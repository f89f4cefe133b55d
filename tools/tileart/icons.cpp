// Icons of rooms and of board marks: 24 box, white strokes on nothing, at two sizes. The interface's own
// icons are drawn from path data at run time (shell/ui); these are the ones the land needs.
#include "tools/tileart/figures.h"

#include <string>

namespace bastide::art {

namespace {

struct Icon {
  const char* name;
  std::string_view path;
};

constexpr Icon kIcons[] = {
    {"plus", "M12 5V19M5 12H19"},
    {"cw", "M20.2 12.6A8.3 8.3 0 1 1 17.4 5.9L20 8.2M20.4 3.6V8.6H15.4"},
    {"close", "M6 6L18 18M18 6L6 18"},
    {"check", "M5 12.6L10 17.6L19.5 7"},
    {"skip", "M5 5L13 12L5 19ZM17.5 5V19"},
    {"base", "M4 20V8H6.6V10.4H9.4V8H14.6V10.4H17.4V8H20V20ZM10 20V16A2 2 0 0 1 14 16V20"},
    {"river", "M7 3C3 7 11 9 8 13C5.6 16.4 9.6 18 8.6 21M15 3C11 7 19 9 16 13C13.6 16.4 17.6 18 16.6 21"},
    {"abbot",
     "M12 3C14.6 6 15.4 8.4 15 11H9C8.6 8.4 9.4 6 12 3ZM12 5V9M10.4 7H13.6M7 21C7 16 8.6 13.6 12 13.6C15.4 "
     "13.6 17 16 17 21Z"},
    {"inns_cathedrals", "M5 21V11L8 6L11 11V21M13 21V11L16 6L19 11V21M5 21H19M11 14H13M8 3V6M16 3V6"},
    {"traders_builders", "M7 5C5.4 9 5.4 15 7 19H17C18.6 15 18.6 9 17 5ZM6 9.4H18M6 14.6H18"},
    {"king_robber", "M4 18L3 7.5L8 11.5L12 5L16 11.5L21 7.5L20 18Z"},
    {"flying_machines",
     "M12 6C13.6 8 13.6 13 12 17C10.4 13 10.4 8 12 6ZM10.8 10C7 6 4 7 2.6 9.6C6 9.6 8.6 11 10.8 13M13.2 "
     "10C17 6 20 7 21.4 9.6C18 9.6 15.4 11 13.2 13M9 20H15"},
    {"ferries", "M3 14H21C20 18 17 19.6 12 19.6C7 19.6 4 18 3 14ZM12 14V4M12 5C17 6.6 17 10.6 12 12"},
    {"gold_mines", "M4 18L6.4 12H12.6L15 18ZM9.6 12L11.4 7H16.6L19.6 13M12.6 12L16 12"},
    {"mage_witch",
     "M3.6 18C8 16.4 16 16.4 20.4 18C16 20.4 8 20.4 3.6 18ZM7 17L11 5C12.4 3 15 3 17 4.6C14.6 5 14.6 6.4 15 "
     "8L17 17"},
    {"robbers",
     "M3.6 11.4C8 9.6 16 9.6 20.4 11.4C16 13.4 8 13.4 3.6 11.4ZM7.6 10.2L8.6 5H15.4L16.4 10.2M8 13V15.4C9.6 "
     "19 14.4 19 16 15.4V13"},
    {"crop_circles",
     "M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 1.8V4M12 20V22.2"},
    {"tower_thieves",
     "M7 21V9H5.6V4H8.4V6H10.6V4H13.4V6H15.6V4H18.4V9H17V21ZM10.6 21V16.6A1.4 1.4 0 0 1 13.4 16.6V21"},
};

}  // namespace

Atlas make_icon_atlas() {
  Atlas atlas(1, 512);
  for (const Icon& icon : kIcons) {
    for (const int px : {40, 80}) {
      const double s = px / 24.0;
      atlas.add(
          icon.name + ("@" + std::to_string(px)),
          [&](Canvas& c) { c.with([&] { c.path(icon.path, {}, {"#FFFFFF", 2.0}); }, {0, 0}, s); },
          Box{0, 0, static_cast<double>(px), static_cast<double>(px)});
    }
  }
  atlas.pack();
  return atlas;
}

}  // namespace bastide::art
