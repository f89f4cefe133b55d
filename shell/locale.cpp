#include "shell/locale.h"

#include "engine/data/json.h"

#include <algorithm>

namespace bastide::shell {
namespace {

// Replaces every {name} that has a parameter.
std::string fill(std::string text, std::initializer_list<Param> params) {
  for (const Param& param : params) {
    const std::string hole = "{" + std::string(param.name) + "}";
    for (std::size_t at = text.find(hole); at != std::string::npos;
         at = text.find(hole, at + param.value.size())) {
      text.replace(at, hole.size(), param.value);
    }
  }
  return text;
}

}  // namespace

bool Locale::load(std::string_view language, std::string_view json) {
  auto parsed = parse_json(json, language);
  if (!parsed || !parsed->is_object()) return false;
  std::vector<Text> texts;
  texts.reserve(parsed->size());
  for (auto& [key, value] : parsed->items()) {
    Text& text = texts.emplace_back();
    text.key = key;
    if (value.is_string()) {
      text.other = std::move(value.get_ref<std::string&>());
      continue;
    }
    if (!value.is_object()) return false;
    const auto form = [&](const char* name) {
      const auto it = value.find(name);
      return it != value.end() && it->is_string() ? it->get<std::string>() : std::string();
    };
    text.other = form("other");
    text.one = form("one");
    text.few = form("few");
    if (text.other.empty()) return false;
  }
  std::sort(texts.begin(), texts.end(), [](const Text& a, const Text& b) { return a.key < b.key; });
  language_ = language;
  texts_ = std::move(texts);
  return true;
}

const Locale::Text* Locale::find(std::string_view key) const {
  const auto it =
      std::lower_bound(texts_.begin(), texts_.end(), key,
                       [](const Text& text, std::string_view wanted) { return text.key < wanted; });
  return it == texts_.end() || it->key != key ? nullptr : &*it;
}

std::string Locale::text(std::string_view key, std::initializer_list<Param> params) const {
  const Text* text = find(key);
  return text == nullptr ? std::string(key) : fill(text->other, params);
}

std::string Locale::count(std::string_view key, int n, std::initializer_list<Param> params) const {
  const Text* text = find(key);
  if (text == nullptr) return std::string(key);
  const int form = plural_form(language_, n);
  const std::string& own = form == 0 ? text->one : form == 1 ? text->few : text->other;
  return fill(fill(own.empty() ? text->other : own, params), {{"n", n}});
}

std::string Locale::all_text() const {
  std::string all;
  for (const Text& text : texts_) all += text.one + text.few + text.other;
  return all;
}

int plural_form(std::string_view language, int n) {
  const int size = n < 0 ? -n : n;
  if (size == 1) return 0;
  if ((language == "cs" || language == "sk") && size >= 2 && size <= 4) return 1;
  return 2;
}

std::string choose_language(const std::vector<std::string>& wished) {
  for (const std::string& tag : wished) {
    const std::string_view primary = std::string_view(tag).substr(0, tag.find('-'));
    const auto* const it = std::find(std::begin(kLanguages), std::end(kLanguages), primary);
    if (it != std::end(kLanguages)) return std::string(*it);
  }
  return "en";
}

Locale& locale() {
  static Locale words;
  return words;
}

}  // namespace bastide::shell
