#include "shell/play/wish.h"

#include <utility>

namespace bastide::shell {

void Wish::make(Attempt attempt) {
  drop();
  try_it(std::move(attempt));
}

Wish::Then Wish::keep(Then then) {
  drop();
  return [this, mine = number_, then = std::move(then)] {
    if (mine == number_) then();
  };
}

void Wish::drop() {
  ++number_;
  wait_for("");
}

void Wish::wait_for(std::string facts) {
  const bool before = waits();
  lacks_ = std::move(facts);
  if (waits() != before && told_) told_();
}

void Wish::try_it(Attempt attempt) {
  const unsigned mine = number_;
  const std::string lacks = attempt();
  if (mine != number_) return;  // it has led somewhere, or to another wish
  wait_for(lacks);
  if (lacks.empty()) return;
  want_(lacks, [this, mine, attempt = std::move(attempt)] {
    if (mine == number_) try_it(attempt);
  });
}

}  // namespace bastide::shell
