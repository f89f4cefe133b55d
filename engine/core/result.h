// Result<T>: a value, or an error that says what is wrong and where. Loaders of anything that
// comes from outside (JSON, saves, links, protocol lines) return it; the hot path has no errors.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace bastide {

struct Error {
  std::string what;   // in English, for logs and developers: "unknown tile code 'Q9'"
  std::string where;  // the place in the input: "deck[3]", "actions[17]", "link: players"
  // A stable word for the shell to translate: "newer_version", "bad_checksum", "malformed", …
  std::string code = "malformed";

  [[nodiscard]] std::string text() const { return where.empty() ? what : where + ": " + what; }
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}      // NOLINT: implicit by design
  Result(Error error) : error_(std::move(error)) {}  // NOLINT: implicit by design

  [[nodiscard]] bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }
  T& operator*() { return *value_; }
  const T& operator*() const { return *value_; }
  T* operator->() { return &*value_; }
  const T* operator->() const { return &*value_; }
  [[nodiscard]] const Error& error() const { return error_; }

 private:
  std::optional<T> value_;
  Error error_;
};

}  // namespace bastide
