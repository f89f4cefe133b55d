#include "tests/support/protocol_text.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

namespace bastide::test {
namespace {

constexpr std::string_view kRow = "//   ";
constexpr std::string_view kGap = "  ";
constexpr std::string_view kAnything = "…";

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

std::vector<std::string> columns_of(std::string_view line) {
  std::vector<std::string> columns;
  while (!line.empty()) {
    const auto gap = std::min(line.find(kGap), line.size());
    if (const std::string column = trimmed(line.substr(0, gap)); !column.empty()) columns.push_back(column);
    line.remove_prefix(std::min(gap + kGap.size(), line.size()));
  }
  return columns;
}

}  // namespace

Table table_of(std::string_view text, std::string_view title) {
  Table table;
  std::istringstream lines{std::string(text)};
  const std::string head = "// ---- " + std::string(title);
  bool within = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("// ----")) within = line == head;
    if (!within || !line.starts_with(kRow) || line.size() == kRow.size()) continue;
    const std::string_view rest = std::string_view(line).substr(kRow.size());
    std::vector<std::string> columns = columns_of(rest);
    if (rest.front() == ' ') {
      if (!table.empty())
        for (std::string& column : columns) table.back().columns.push_back(std::move(column));
      continue;
    }
    Row row;
    row.name = columns.front();
    row.columns.assign(columns.begin() + 1, columns.end());
    table.push_back(std::move(row));
  }
  return table;
}

const Row* find_row(const Table& table, std::string_view name) {
  const auto it = std::find_if(table.begin(), table.end(), [&](const Row& row) { return row.name == name; });
  return it == table.end() ? nullptr : &*it;
}

std::vector<std::string> words_of(std::string_view column) {
  if (column == "-") return {};
  std::istringstream words{std::string(column)};
  return {std::istream_iterator<std::string>(words), {}};
}

std::vector<std::pair<std::string, std::string>> example_of(std::string_view readme) {
  std::vector<std::pair<std::string, std::string>> turns;
  std::istringstream lines{std::string(readme)};
  std::string* last = nullptr;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("> {")) {
      last = &turns.emplace_back(line.substr(2), "").first;
    } else if (line.starts_with("< {") && !turns.empty()) {
      last = &turns.back().second;
      *last = line.substr(2);
    } else if (last != nullptr && line.starts_with(' ')) {
      *last += trimmed(line);
    } else {
      last = nullptr;
    }
  }
  return turns;
}

bool is_like(std::string_view pattern, std::string_view text) {
  const auto gap = pattern.find(kAnything);
  if (gap == std::string_view::npos) return pattern == text;
  if (!text.starts_with(pattern.substr(0, gap))) return false;
  text.remove_prefix(gap);
  pattern.remove_prefix(gap + kAnything.size());
  for (auto next = pattern.find(kAnything); next != std::string_view::npos; next = pattern.find(kAnything)) {
    const auto at = text.find(pattern.substr(0, next));
    if (at == std::string_view::npos) return false;
    text.remove_prefix(at + next);
    pattern.remove_prefix(next + kAnything.size());
  }
  return text.ends_with(pattern);
}

std::string source_file(const std::string& root, const std::string& name) {
  std::ifstream file(root + "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace bastide::test
