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
  std::map<std::string, Forms, std::less<>> texts;
  for (auto& [key, value] : parsed->items()) {
    Forms& forms = texts[key];
    if (value.is_string()) {
      forms.other = std::move(value.get_ref<std::string&>());
      continue;
    }
    if (!value.is_object()) return false;
    const auto form = [&](const char* name) {
      const auto it = value.find(name);
      return it != value.end() && it->is_string() ? it->get<std::string>() : std::string();
    };
    forms.other = form("other");
    forms.one = form("one");
    forms.few = form("few");
    if (forms.other.empty()) return false;
  }
  language_ = language;
  texts_ = std::move(texts);
  return true;
}

std::string Locale::text(std::string_view key, std::initializer_list<Param> params) const {
  const auto it = texts_.find(key);
  return it == texts_.end() ? std::string(key) : fill(it->second.other, params);
}

std::string Locale::count(std::string_view key, int n, std::initializer_list<Param> params) const {
  const auto it = texts_.find(key);
  if (it == texts_.end()) return std::string(key);
  const Forms& forms = it->second;
  const int form = plural_form(language_, n);
  const std::string& own = form == 0 ? forms.one : form == 1 ? forms.few : forms.other;
  return fill(fill(own.empty() ? forms.other : own, params), {{"n", n}});
}

std::string Locale::all_text() const {
  std::string all;
  for (const auto& [key, forms] : texts_) all += forms.one + forms.few + forms.other;
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
