// Counts what our own code asks of operator new: for the probe's frame figures and for the tests of the hot
// path. A program has the counter when it calls allocations(); Dear ImGui's memory and SDL's do not count.
#pragma once

namespace bastide::shell {

unsigned long allocations();  // so far, by the calling thread

}  // namespace bastide::shell
