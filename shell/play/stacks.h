// Tokens that stand on each other (TokenDef::stacked), and what stands on top of them. No drawing.
#pragma once

#include "engine/rules/rules.h"

#include <span>

namespace bastide::shell {

// It is on the land but on no segment: it lies, or stands, where the tile has a place made for it.
inline bool on_site(const Rules& rules, ExpansionId expansion, u8 segment) {
  return segment == kNoSegment && rules.expansions[expansion] != nullptr &&
         !rules.expansions[expansion]->site.empty();
}

// How many stacked tokens in its cell carry something of that expansion; none carries one of themselves.
inline int storeys_below(const Rules& rules, std::span<const Lying> lying, ExpansionId expansion, Cell cell) {
  int storeys = 0;
  for (const Lying& one : lying)
    if (one.expansion == expansion && one.cell == cell &&
        rules.expansions[expansion]->tokens[one.token].stacked)
      storeys += one.count;
  return storeys;
}

}  // namespace bastide::shell
