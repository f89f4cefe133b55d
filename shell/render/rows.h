// A texture that is put together of pictures lying one above the other, which come one after the other.
#pragma once

namespace bastide::shell {

// Copies `picture`, which is as wide as `page` is, into it from row `y` on, and lets go of the picture.
// `page` 0: into a new texture, empty elsewhere. Returns the page, with mipmaps.
unsigned put_rows(unsigned page, int width, int height, unsigned picture, int picture_height, int y);

}  // namespace bastide::shell
