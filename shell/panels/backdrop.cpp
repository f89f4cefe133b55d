#include "shell/panels/backdrop.h"

#include "shell/panels/scenery.h"

namespace bastide::shell {

using namespace ui;

namespace {

// Back to front.
constexpr ScenerySprite kTown[] = {
    {"cyp1", 0.035F, 0.70F, 1.9F},          {"tree2", 0.065F, 0.715F, 2.0F},
    {"chapel0", 0.12F, 0.735F, 2.3F},       {"house_gable3", 0.165F, 0.745F, 2.0F},
    {"cyp0", 0.205F, 0.74F, 1.9F},          {"tree4", 0.24F, 0.76F, 1.8F},
    {"house_side2", 0.05F, 0.79F, 2.2F},    {"house_gable1", 0.095F, 0.80F, 2.2F},
    {"tree6", 0.135F, 0.815F, 2.0F},        {"house_side5", 0.185F, 0.81F, 2.2F},
    {"bush1", 0.225F, 0.83F, 1.9F},         {"house_tower1", 0.265F, 0.82F, 2.1F},
    {"tree0", 0.025F, 0.87F, 2.3F},         {"bush2", 0.075F, 0.885F, 2.0F},
    {"house_gable5", 0.125F, 0.90F, 2.4F},  {"tree3", 0.165F, 0.905F, 2.2F},
    {"bush3", 0.30F, 0.90F, 2.0F},          {"sheaf0", 0.215F, 0.93F, 2.2F},
    {"house_side1", 0.74F, 0.735F, 2.0F},   {"tree5", 0.775F, 0.74F, 1.9F},
    {"house_gable6", 0.81F, 0.735F, 2.1F},  {"cyp2", 0.845F, 0.73F, 2.0F},
    {"abbey0", 0.905F, 0.76F, 1.35F},       {"cyp3", 0.96F, 0.74F, 2.0F},
    {"bush0", 0.70F, 0.80F, 1.8F},          {"inn0", 0.765F, 0.82F, 1.9F},
    {"tree1", 0.815F, 0.825F, 2.0F},        {"house_side4", 0.865F, 0.83F, 2.2F},
    {"house_gable2", 0.915F, 0.835F, 2.2F}, {"tree7", 0.96F, 0.84F, 2.1F},
    {"hay0", 0.72F, 0.89F, 2.2F},           {"bush1", 0.79F, 0.91F, 2.0F},
    {"house_side7", 0.845F, 0.92F, 2.4F},   {"tree2", 0.895F, 0.93F, 2.3F},
    {"cyp1", 0.94F, 0.92F, 2.1F},           {"bush2", 0.975F, 0.94F, 2.0F},
};

}  // namespace

void draw_backdrop(const Context& context) {
  const View& view = context.view;
  context.kit.block(view.whole());
  Scenery scenery(context.c, context.board);
  scenery.hills(view.whole(), 0.60F);
  const float size = view.width >= 640 ? std::clamp(view.height / 900, 0.7F, 1.5F) : 0.42F;
  scenery.stand(view.whole(), kTown, size);
  if (context.c.night()) context.c.rect(view.whole(), rgb(0x14110E, 0.68F));  // it is night there too
}

}  // namespace bastide::shell
