// The browser's local storage as settings and save slots see it.
#pragma once

#include "shell/keep/storage.h"
#include "shell/platform/platform.h"

namespace bastide::shell {

class BrowserStore : public KeyValue {
 public:
  bool available() override { return platform::storage_available(); }
  bool full() override { return platform::storage_full(); }
  std::optional<std::string> get(const std::string& key) override { return platform::storage_get(key); }
  bool set(const std::string& key, const std::string& text) override {
    return platform::storage_set(key, text);
  }
  void remove(const std::string& key) override { platform::storage_remove(key); }
};

}  // namespace bastide::shell
