// Lists in a text: "a, b, c".
#pragma once

#include <string>
#include <string_view>

namespace bastide {

// Adds an item at the end, after a separator if something stands before it.
inline void add_item(std::string& list, std::string_view item, std::string_view separator = ", ") {
  if (!list.empty()) list += separator;
  list += item;
}

}  // namespace bastide
