#include "engine/data/json.h"

#include <algorithm>
#include <limits>
#include <set>

namespace bastide {
namespace {

constexpr int kMaxDepth = 32;

// nlohmann's parser recurses on destruction of deep values; refuse them before parsing.
bool too_deep(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') {
        ++i;
      } else if (c == '"') {
        in_string = false;
      }
    } else if (c == '"') {
      in_string = true;
    } else if (c == '[' || c == '{') {
      if (++depth > kMaxDepth) return true;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return false;
}

// Watches what is parsed for what the parser lets pass.
class Watcher {
 public:
  void see(Json::parse_event_t event, const Json& parsed) {
    switch (event) {
      case Json::parse_event_t::object_start: keys_.emplace_back(); break;
      case Json::parse_event_t::object_end: keys_.pop_back(); break;
      case Json::parse_event_t::key: {
        const auto& key = *parsed.get_ptr<const std::string*>();
        if (!keys_.back().insert(key).second) problem_ = "a key given twice";
        break;
      }
      case Json::parse_event_t::value:
        // the comparison of numbers would take it for a negative one
        if (parsed.is_number_unsigned() && !whole_number(parsed)) problem_ = "too large a number";
        break;
      default: break;
    }
  }
  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  std::vector<std::set<std::string>> keys_;  // of the objects that are open
  std::string problem_;
};

const Json kNull;

}  // namespace

Result<Json> parse_json(std::string_view text, std::string_view where) {
  const auto refuse = [&](std::string what) {
    return Error{std::move(what), std::string(where), "malformed"};
  };
  if (too_deep(text)) return refuse("nested too deeply");
  // the parser would stop at a zero and leave the rest unread
  if (text.find('\0') != std::string_view::npos) return refuse("not valid JSON");
  Watcher watcher;
  const auto watch = [&](int, Json::parse_event_t event, const Json& parsed) {
    watcher.see(event, parsed);
    return true;
  };
  Json value = Json::parse(text.begin(), text.end(), watch, false);
  if (value.is_discarded()) return refuse("not valid JSON");
  if (!watcher.problem().empty()) return refuse(watcher.problem());
  return value;
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
  if (!key.empty()) where += (where.empty() ? "" : ".") + std::string(key);
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

int JsonReader::integer(const char* key, int fallback, int low, int high) {
  const Json* value = find(key);
  if (value == nullptr) return fallback;
  if (!value->is_number_integer()) {
    fail("expected a whole number", key);
    return fallback;
  }
  const auto number = whole_number(*value);
  if (!number || *number < low || *number > high) {
    fail("must be from " + std::to_string(low) + " to " + std::to_string(high), key);
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
    if (std::find(known.begin(), known.end(), std::string_view(key)) == known.end()) fail("unknown key", key);
  }
}

}  // namespace bastide
