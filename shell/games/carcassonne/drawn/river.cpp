#include "shell/panels/expansion_picture.h"
#include "shell/panels/scenery.h"

#include <cmath>

namespace bastide::shell::river {
namespace {

constexpr ui::ScenerySprite kThings[] = {{"tree1", 0.16F, 0.80F, 1.1F},
                                         {"house_gable2", 0.84F, 0.74F, 1.0F},
                                         {"cyp0", 0.92F, 0.84F, 1.0F},
                                         {"reeds0", 0.34F, 0.93F, 1.2F}};

// From the hills to the reader.
void winding_river(ui::Canvas& c, const Rect& r) {
  c.clip(r);
  for (const bool bank : {true, false})
    for (int i = 0; i <= 90; ++i) {
      const float t = static_cast<float>(i) / 90;
      const float half = (2.0F + 13.0F * t * t) * r.h / 106;
      const float x = r.x + r.w * (0.60F + 0.17F * std::sin(t * 5.2F + 0.4F) * (0.4F + t));
      const float y = r.y + r.h * (0.50F + 0.56F * t);
      c.disc(x, y, half + (bank ? 1.6F : 0.0F), ui::rgb(bank ? 0x2F7488 : 0x4F9DB2));
    }
  c.unclip();
}

}  // namespace

extern const ExpansionPicture kPicture;
const ExpansionPicture kPicture{.key = "river", .things = kThings, .ground = winding_river};

}  // namespace bastide::shell::river
