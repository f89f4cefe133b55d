// Reading JSON that comes from outside: no exceptions, every access checked, errors say where.
#pragma once

#include "engine/core/result.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace bastide {

using Json = nlohmann::ordered_json;

// Members of one object: more than anything here is written with, and few enough to be searched one by one.
inline constexpr int kMaxMembers = 2000;

// Parses a text, in time that goes with its length; `where` names the source in errors, which say where in
// it. Refuses texts nested deeper than 32, objects with more than kMaxMembers, a key given twice, whole
// numbers beyond 64 bits with a sign, and anything behind the value.
Result<Json> parse_json(std::string_view text, std::string_view where);

// On one line. Never fails: bytes that are no UTF-8 are replaced.
std::string write_json(const Json& json);

// A name from outside as a part of an error: no longer than one reads.
std::string shortened(std::string_view name);

// A whole number of 64 bits with a sign; nullopt: anything else.
std::optional<std::int64_t> whole_number(const Json& value);

// Checked access to the members of one JSON object. The first problem sticks in error(); getters
// then return their default, so a reader can read everything and check once at the end.
class JsonReader {
 public:
  // `object` must outlive the reader. Not an object: error at once.
  JsonReader(const Json& object, std::string where);

  [[nodiscard]] bool ok() const { return error_.what.empty(); }
  [[nodiscard]] const Error& error() const { return error_; }
  // Where a member stands, for a reader of its own; and that reader's problem, which says where itself.
  [[nodiscard]] std::string at(std::string_view member) const { return where_ + "." + std::string(member); }
  void adopt(const Error& problem) {
    if (ok()) error_ = problem;
  }
  void adopt(const JsonReader& inner) {
    if (!inner.ok()) adopt(inner.error_);
  }
  void fail(std::string what, std::string_view key, std::string code = "malformed");

  // Optional members: absent gives `fallback`, a wrong type or range is an error; of a whole number that is
  // out of its range with a code of its own.
  std::string text(const char* key, std::string fallback = "", std::size_t max_length = 4096);
  int integer(const char* key, int fallback, int low, int high, const char* code_of_range = "malformed");
  double number(const char* key, double fallback, double low, double high);  // whole or not
  bool boolean(const char* key, bool fallback);
  // An array or object member, or nullptr if absent.
  const Json* array(const char* key);
  const Json* object(const char* key);
  [[nodiscard]] bool has(const char* key) { return find(key) != nullptr; }
  bool require(const char* key);  // error if absent
  // Error if the object has a member not in `known` (a misspelt key should not pass silently).
  void only(std::span<const std::string_view> known);
  void only(std::initializer_list<std::string_view> known) { only(std::span(known.begin(), known.size())); }

 private:
  const Json* find(const char* key);
  const Json& object_;
  std::string where_;
  Error error_;
};

}  // namespace bastide
