// What a Reader tells, summed up by weight.
#pragma once

#include "engine/ai/terms.h"

namespace bastide::ai {

struct SumByWeight {
  Worths& out;  // by seat
  const TermValues& weight;
  void point(unsigned seat, double points) { out[seat] += points; }
  void term(unsigned seat, unsigned number, double amount) { out[seat] += weight[number] * amount; }
};

}  // namespace bastide::ai
