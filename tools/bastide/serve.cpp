#include "engine/game/protocol.h"
#include "tools/bastide/commands.h"

#include <iostream>

namespace bastide::cli {

int serve(const Arguments& arguments) {
  if (!arguments.empty()) {
    std::cerr << "usage: bastide serve   (one JSON object per line on stdin)\n";
    return 2;
  }
  std::ios::sync_with_stdio(false);
  Protocol protocol;
  std::string line;
  while (std::getline(std::cin, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    std::cout << protocol.answer(line) << '\n' << std::flush;
  }
  return 0;
}

}  // namespace bastide::cli
