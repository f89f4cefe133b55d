// What is written about the protocol, read from the checkout: the tables in engine/game/protocol.h and the
// example in README.md. For tests that hold them against what is played.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::test {

// A table of the description: the lines below "// ---- <title>", one row for each that begins three blanks
// in, further lines of a row deeper. Columns are parted by two blanks or more.
struct Row {
  std::string name;                  // the first column
  std::vector<std::string> columns;  // the others
};
using Table = std::vector<Row>;
// `text`: a whole header. Empty: no such table.
Table table_of(std::string_view text, std::string_view title);
const Row* find_row(const Table& table, std::string_view name);
// The words of a column, none if it is "-".
std::vector<std::string> words_of(std::string_view column);

// A block of README.md: lines that begin with "> " and "< ", each with the lines below it that are indented.
// Request and answer.
std::vector<std::pair<std::string, std::string>> example_of(std::string_view readme);
// Whether a text is as the pattern has it, in which "…" stands for anything.
bool is_like(std::string_view pattern, std::string_view text);

// A file of the checkout.
std::string source_file(const std::string& root, const std::string& name);

}  // namespace bastide::test
