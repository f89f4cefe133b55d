#include "tests/support/source_text.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace bastide::test {
namespace {

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Reads one source from its beginning to its end.
class Reader {
 public:
  Reader(std::string text, std::initializer_list<std::string_view> functions)
      : text_(std::move(text)), functions_(functions) {}

  // `each(literal, within)`: within a call of one of the functions.
  template <class Each>
  void read(Each&& each) {
    while (at_ < text_.size()) {
      if (starts("//")) {
        skip_to("\n");
      } else if (starts("/*")) {
        skip_to("*/");
      } else if (starts("R\"(")) {
        skip_to(")\"");
      } else if (text_[at_] == '\'' && (at_ == 0 || !in_word(text_[at_ - 1]))) {
        quoted('\'');
      } else if (text_[at_] == '"') {
        const std::string literal = quoted('"');
        each(literal, inside_ > 0);
      } else {
        bracket();
        ++at_;
      }
    }
  }

 private:
  [[nodiscard]] bool starts(std::string_view with) const {
    return text_.compare(at_, with.size(), with) == 0;
  }
  void skip_to(std::string_view end) {
    const std::size_t found = text_.find(end, at_ + 1);
    at_ = found == std::string::npos ? text_.size() : found + end.size();
  }
  std::string quoted(char quote) {
    const std::size_t first = ++at_;
    while (at_ < text_.size() && text_[at_] != quote) at_ += text_[at_] == '\\' ? 2 : 1;
    std::string literal = text_.substr(first, std::min(at_, text_.size()) - first);
    ++at_;
    return literal;
  }
  void bracket() {
    if (text_[at_] == '(') {
      std::size_t begin = at_;
      while (begin > 0 && in_word(text_[begin - 1])) --begin;
      const std::string_view name = std::string_view(text_).substr(begin, at_ - begin);
      const bool meant = std::find(functions_.begin(), functions_.end(), name) != functions_.end();
      open_.push_back(meant);
      inside_ += meant ? 1 : 0;
    } else if (text_[at_] == ')' && !open_.empty()) {
      inside_ -= open_.back() ? 1 : 0;
      open_.pop_back();
    }
  }

  std::string text_;
  std::vector<std::string_view> functions_;
  std::size_t at_ = 0;
  std::vector<bool> open_;  // brackets: of one of the functions or not
  int inside_ = 0;
};

template <class Each>
void for_each_literal(std::string_view folder, std::initializer_list<std::string_view> functions,
                      Each&& each) {
  namespace fs = std::filesystem;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const auto extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp") continue;
    std::ifstream file(entry.path());
    Reader({std::istreambuf_iterator<char>(file), {}}, functions).read(each);
  }
}

}  // namespace

std::vector<std::string> literals(std::string_view folder) {
  std::vector<std::string> found;
  for_each_literal(folder, {}, [&](const std::string& literal, bool) { found.push_back(literal); });
  return found;
}

std::vector<std::string> literals_in_calls(std::string_view folder,
                                           std::initializer_list<std::string_view> functions) {
  std::vector<std::string> found;
  for_each_literal(folder, functions, [&](const std::string& literal, bool within) {
    if (within) found.push_back(literal);
  });
  return found;
}

}  // namespace bastide::test
