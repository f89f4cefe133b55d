// Where labels may lie (shell/panels/label_room.h), in small numbers.
#include "shell/panels/label_room.h"

#include <doctest/doctest.h>

namespace bastide::shell {

TEST_CASE("labels on the land: whole in the window, beside panels and each other") {
  const Rect panels[] = {{0, 80, 100, 20}};
  LabelRoom room({0, 0, 100, 100}, panels);
  CHECK_FALSE(room.take({-1, 0, 20, 20}));
  CHECK_FALSE(room.take({81, 0, 20, 20}));  // its middle is in the window, its edge is not
  CHECK_FALSE(room.take({0, -1, 20, 20}));
  CHECK_FALSE(room.take({10, 61, 20, 20}));
  CHECK(room.covered({10, 61, 20, 20}));
  REQUIRE(room.take({80, 0, 20, 20}));
  CHECK_FALSE(room.take({70, 10, 20, 20}));
  CHECK_FALSE(room.covered({70, 10, 20, 20}));  // that is a label
  CHECK(room.take({60, 0, 20, 20}));
  CHECK(room.take({10, 60, 20, 20}));
}

}  // namespace bastide::shell
