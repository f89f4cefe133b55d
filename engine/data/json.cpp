#include "engine/data/json.h"

#include "engine/data/clean_text.h"

#include <algorithm>
#include <limits>
#include <set>

namespace bastide {
namespace {

constexpr std::size_t kMaxDepth = 32;  // values are destroyed by recursion
constexpr std::size_t kMostOfKey = 60;

// Builds the value of a text, and stops at the first thing in it that is refused. Members are added without
// the search for an equal key that the parser's own objects make for each.
class Composer {
 public:
  bool null() { return put(Json()); }
  bool boolean(bool value) { return put(Json(value)); }
  bool number_integer(Json::number_integer_t value) { return put(Json(value)); }
  bool number_unsigned(Json::number_unsigned_t value) {
    Json number(value);
    // the comparison of numbers would take it for a negative one
    return whole_number(number) ? put(std::move(number)) : refuse("too large a number", next_place());
  }
  bool number_float(Json::number_float_t value, const std::string&) { return put(Json(value)); }
  bool string(std::string& text) { return put(Json(std::move(text))); }
  bool binary(Json::binary_t&) { return false; }  // no text has any
  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& name) {
    Open& object = open_.back();
    if (!object.keys.insert(name).second) return refuse("given twice", place() + "." + name);
    if (object.keys.size() > static_cast<std::size_t>(kMaxMembers))
      return refuse("more than " + std::to_string(kMaxMembers) + " members", place());
    members(*object.value).emplace_back(std::move(name), Json());
    return true;
  }
  template <class Exception>
  bool parse_error(std::size_t, const std::string&, const Exception&) {
    return refuse("not valid JSON", "");
  }

  [[nodiscard]] Json& value() { return value_; }
  [[nodiscard]] const std::string& problem() const { return problem_; }
  [[nodiscard]] const std::string& problem_place() const { return place_; }

 private:
  struct Open {
    Json* value = nullptr;
    std::set<std::string> keys;  // of an object
  };
  // An ordered object is a vector of its members.
  using Members = std::vector<std::pair<const std::string, Json>>;
  static Members& members(Json& object) { return object.get_ref<Json::object_t&>(); }

  bool put(Json value) {
    add(std::move(value));
    return true;
  }
  Json* add(Json value) {
    Json* place = &value_;
    if (!open_.empty() && open_.back().value->is_array()) {
      place = &open_.back().value->get_ref<Json::array_t&>().emplace_back();
    } else if (!open_.empty()) {
      place = &members(*open_.back().value).back().second;
    }
    *place = std::move(value);
    return place;
  }
  bool open(Json value) {
    if (open_.size() == kMaxDepth) return refuse("nested too deeply", "");
    open_.push_back({add(std::move(value)), {}});
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }
  bool refuse(std::string what, std::string place) {
    problem_ = std::move(what);
    place_ = std::move(place);
    return false;
  }

  // Where the innermost open value stands: ".setup.deck[3]".
  [[nodiscard]] std::string place() const {
    std::string text;
    for (std::size_t i = 0; i + 1 < open_.size(); ++i) text += step(*open_[i].value, 1);
    return text;
  }
  // Where the value would that comes next.
  [[nodiscard]] std::string next_place() const {
    return open_.empty() ? "" : place() + step(*open_.back().value, 0);
  }
  // `done`: how many of the entries of a list are not further on.
  static std::string step(Json& value, std::size_t done) {
    return value.is_array() ? "[" + std::to_string(value.size() - done) + "]"
                            : "." + members(value).back().first;
  }

  Json value_;
  std::vector<Open> open_;
  std::string problem_, place_;
};

const Json kNull;

}  // namespace

Result<Json> parse_json(std::string_view text, std::string_view where) {
  // the parser would stop at a zero and leave the rest unread
  if (text.find('\0') != std::string_view::npos)
    return Error{"not valid JSON", std::string(where), "malformed"};
  Composer composer;
  if (!Json::sax_parse(text.begin(), text.end(), &composer))
    return Error{composer.problem(), std::string(where) + shortened(composer.problem_place()), "malformed"};
  return std::move(composer.value());
}

std::string shortened(std::string_view name) {
  return name.size() <= kMostOfKey ? std::string(name) : clean_text(name, kMostOfKey) + "…";
}

std::string write_json(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::optional<std::int64_t> whole_number(const Json& value) {
  if (!value.is_number_integer()) return std::nullopt;
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > kMost) return std::nullopt;
  return value.get<std::int64_t>();
}

JsonReader::JsonReader(const Json& object, std::string where)
    : object_(object.is_object() ? object : kNull), where_(std::move(where)) {
  if (!object.is_object()) error_ = {"expected an object", where_, "malformed"};
}

void JsonReader::fail(std::string what, std::string_view key, std::string code) {
  if (!ok()) return;
  std::string where = where_;
  if (!key.empty()) where += (where.empty() ? "" : ".") + shortened(key);
  error_ = {std::move(what), std::move(where), std::move(code)};
}

const Json* JsonReader::find(const char* key) {
  if (!object_.is_object()) return nullptr;
  const auto it = object_.find(key);
  return it == object_.end() ? nullptr : &*it;
}

std::string JsonReader::text(const char* key, std::string fallback, std::size_t max_length) {
  const Json* value = find(key);
  if (value == nullptr) return fallback;
  if (!value->is_string()) {
    fail("expected a text", key);
    return fallback;
  }
  const auto& text = *value->get_ptr<const std::string*>();
  if (text.size() > max_length) {
    fail("text longer than " + std::to_string(max_length), key);
    return fallback;
  }
  return text;
}

int JsonReader::integer(const char* key, int fallback, int low, int high, const char* code_of_range) {
  const Json* value = find(key);
  if (value == nullptr) return fallback;
  if (!value->is_number_integer()) {
    fail("expected a whole number", key);
    return fallback;
  }
  const auto number = whole_number(*value);
  if (!number || *number < low || *number > high) {
    fail("must be from " + std::to_string(low) + " to " + std::to_string(high), key, code_of_range);
    return fallback;
  }
  return static_cast<int>(*number);
}

double JsonReader::number(const char* key, double fallback, double low, double high) {
  const Json* value = find(key);
  if (value == nullptr) return fallback;
  const double number = value->is_number() ? value->get<double>() : low - 1;
  if (number >= low && number <= high) return number;
  fail("expected a number in range", key);
  return fallback;
}

bool JsonReader::boolean(const char* key, bool fallback) {
  const Json* value = find(key);
  if (value == nullptr) return fallback;
  if (!value->is_boolean()) {
    fail("expected true or false", key);
    return fallback;
  }
  return value->get<bool>();
}

const Json* JsonReader::array(const char* key) {
  const Json* value = find(key);
  if (value != nullptr && !value->is_array()) {
    fail("expected a list", key);
    return nullptr;
  }
  return value;
}

const Json* JsonReader::object(const char* key) {
  const Json* value = find(key);
  if (value != nullptr && !value->is_object()) {
    fail("expected an object", key);
    return nullptr;
  }
  return value;
}

bool JsonReader::require(const char* key) {
  if (find(key) != nullptr) return true;
  fail("missing", key);
  return false;
}

void JsonReader::only(std::span<const std::string_view> known) {
  if (!object_.is_object()) return;
  for (const auto& [key, value] : object_.items()) {
    if (std::find(known.begin(), known.end(), std::string_view(key)) != known.end()) continue;
    fail("unknown key", key);
    return;
  }
}

}  // namespace bastide
