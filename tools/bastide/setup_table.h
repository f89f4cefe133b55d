// Tables of set-ups, to measure computer players over all of them with one command.
#pragma once

#include "engine/rules/setup.h"

#include <string>
#include <vector>

namespace bastide::cli {

struct TableRow {
  std::string name;
  Setup setup;
};

// "expansions": every game for two, as it comes, in each edition, with each expansion, with all of them;
// "players": the first game with three, four and six. Empty: there is no table of that name.
std::vector<TableRow> setup_table(const std::string& name);

}  // namespace bastide::cli
