// The browser's storage for tests: a map, which may be full.
#pragma once

#include "shell/keep/storage.h"

#include <map>
#include <optional>
#include <string>

namespace bastide::test {

class MemoryStore : public shell::KeyValue {
 public:
  bool available() override { return !out_of_space; }
  bool full() override { return out_of_space; }
  std::optional<std::string> get(const std::string& key) override {
    const auto it = texts.find(key);
    return it == texts.end() ? std::nullopt : std::optional(it->second);
  }
  bool set(const std::string& key, const std::string& text) override {
    if (out_of_space) return false;
    texts[key] = text;
    return true;
  }
  void remove(const std::string& key) override { texts.erase(key); }

  std::map<std::string, std::string> texts;
  bool out_of_space = false;
};

}  // namespace bastide::test
