#include "tests/support/expansions.h"

#include <stdexcept>

namespace bastide::test {

bool has_option(const Rules& rules, std::string_view option) {
  return rules.option_list.value(rules.setup, option) != 0;
}

void set_option(Setup& setup, std::string_view option, int value) {
  if (!OptionList(landscape()).set(setup, option, value))
    throw std::logic_error("no option '" + std::string(option) + "'");
}

void set_listed_options(Setup& setup, u32 bits) {
  const OptionList options(landscape());
  for (int i = 0; i < options.size(); ++i) {
    if (options.def(i).link != 0 || !options.def(i).is_flag()) continue;
    options.set(setup, i, bits & 1);
    bits >>= 1;
  }
}

int listed_options() {
  const OptionList options(landscape());
  int count = 0;
  for (int i = 0; i < options.size(); ++i)
    count += options.def(i).link == 0 && options.def(i).is_flag() ? 1 : 0;
  return count;
}

ExtendedCatalogue::ExtendedCatalogue(std::initializer_list<const Expansion*> expansions,
                                     std::string_view after, std::initializer_list<Step> steps,
                                     std::initializer_list<Step> ending)
    : expansions_(landscape().expansions.begin(), landscape().expansions.end()),
      ending_(ending),
      entry_(landscape()) {
  expansions_.insert(expansions_.end(), expansions);
  for (const Step& step : landscape().turn) {
    turn_.push_back(step);
    if (step.name == after) turn_.insert(turn_.end(), steps);
  }
  ending_.insert(ending_.end(), landscape().ending.begin(), landscape().ending.end());
  entry_.expansions = expansions_;
  entry_.turn = turn_;
  entry_.ending = ending_;
}

}  // namespace bastide::test
