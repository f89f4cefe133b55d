// Which vertex array is bound: one for the context, so whoever draws binds through here.
#pragma once

namespace bastide::shell {

void bind_array(unsigned array);     // 0: none; the same again is not said again
void delete_array(unsigned& array);  // 0 afterwards
void forget_arrays();                // the GL context is gone

}  // namespace bastide::shell
