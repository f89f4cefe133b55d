// The commands of the command line; each takes the arguments after its name, returns the exit code.
#pragma once

#include <string>
#include <vector>

namespace bastide::cli {

using Arguments = std::vector<std::string>;

int arena(const Arguments& arguments);
int bench(const Arguments& arguments);
int catalogue(const Arguments& arguments);
int puzzles(const Arguments& arguments);
int random(const Arguments& arguments);
int regret(const Arguments& arguments);
int replay(const Arguments& arguments);
int serve(const Arguments& arguments);
int tune(const Arguments& arguments);

}  // namespace bastide::cli
