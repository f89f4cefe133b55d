// The Abbot: nothing on tiles; its figure on the card.
#include "tools/tileart/expansion_art.h"

namespace bastide::art {

namespace {

const RegisterExpansion kAbbot{{.expansion = "abbot", .on_card = {{"blue", "abbot"}}}};

}  // namespace

}  // namespace bastide::art
