#include "shell/text/locale.h"

#include "engine/core/sort.h"
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

// Takes texts as they are parsed; refuses what is no text.
class TextReader {
 public:
  explicit TextReader(std::size_t size) { letters_.reserve(size); }  // no text is longer than its JSON

  bool start_object(std::size_t) {
    ++depth_;
    return depth_ <= 2;
  }
  bool end_object() {
    --depth_;
    return depth_ == 0 || !texts_.back().other.empty();
  }
  bool key(std::string& name) {
    if (depth_ == 1) {
      texts_.push_back({.key = keep(name), .one = {}, .few = {}, .other = {}});
      form_ = &texts_.back().other;
      return true;
    }
    Locale::Text& text = texts_.back();
    form_ = name == "other" ? &text.other : name == "one" ? &text.one : name == "few" ? &text.few : nullptr;
    return form_ != nullptr;
  }
  bool string(std::string& text) {
    if (depth_ == 0) return false;
    *form_ = keep(text);
    return true;
  }

  static bool null() { return false; }
  static bool boolean(bool) { return false; }
  static bool number_integer(Json::number_integer_t) { return false; }
  static bool number_unsigned(Json::number_unsigned_t) { return false; }
  static bool number_float(Json::number_float_t, const std::string&) { return false; }
  static bool binary(Json::binary_t&) { return false; }
  static bool start_array(std::size_t) { return false; }
  static bool end_array() { return false; }
  template <class Exception>
  static bool parse_error(std::size_t, const std::string&, const Exception&) {
    return false;
  }

  // false: it is no object of texts.
  bool read(std::string_view json) {
    const bool whole = json.find('\0') == std::string_view::npos;  // the parser would stop at a zero
    return whole && Json::sax_parse(json.begin(), json.end(), this);
  }
  [[nodiscard]] std::vector<Locale::Text>& texts() { return texts_; }
  [[nodiscard]] std::vector<char>& letters() { return letters_; }

 private:
  std::string_view keep(std::string_view text) {
    const std::size_t at = letters_.size();
    letters_.insert(letters_.end(), text.begin(), text.end());
    return {letters_.data() + at, text.size()};
  }

  std::vector<char> letters_;
  std::vector<Locale::Text> texts_;
  std::string_view* form_ = nullptr;  // of the last text: what is read next
  int depth_ = 0;
};

// By key. false: two have one key.
bool Locale::in_order(std::vector<Text>& texts) {
  sort_by(texts, [](const Text& a, const Text& b) { return a.key < b.key; });
  const auto same = [](const Text& a, const Text& b) { return a.key == b.key; };
  return std::adjacent_find(texts.begin(), texts.end(), same) == texts.end();
}

bool Locale::load(std::string_view language, std::string_view json) {
  TextReader reader(json.size());
  if (!reader.read(json) || !in_order(reader.texts())) return false;
  language_ = language;
  ++revision_;
  letters_.clear();
  letters_.push_back(std::move(reader.letters()));
  texts_ = std::move(reader.texts());
  note_own();
  return true;
}

bool Locale::add(std::string_view json) {
  TextReader reader(json.size());
  if (!reader.read(json)) return false;
  std::vector<Text> all = texts_;
  all.insert(all.end(), reader.texts().begin(), reader.texts().end());
  if (!in_order(all)) return false;
  letters_.push_back(std::move(reader.letters()));
  texts_ = std::move(all);
  ++revision_;
  note_own();
  return true;
}

void Locale::tell_of(std::string_view family) {
  if (family == family_) return;
  family_ = family;
  note_own();
}

// Screens ask for texts in every frame: which of them are the family's own is found out once.
void Locale::note_own() {
  own_.clear();
  if (family_.empty()) return;
  const std::string ending = "." + family_;
  for (Text text : texts_) {
    if (!text.key.ends_with(ending)) continue;
    text.key.remove_suffix(ending.size());
    own_.push_back(text);
  }
  in_order(own_);
}

const Locale::Text* Locale::find(const std::vector<Text>& texts, std::string_view key) {
  const auto it =
      std::lower_bound(texts.begin(), texts.end(), key,
                       [](const Text& text, std::string_view wanted) { return text.key < wanted; });
  return it == texts.end() || it->key != key ? nullptr : &*it;
}

const Locale::Text* Locale::find_told(std::string_view key) const {
  const Text* own = find(own_, key);
  return own != nullptr ? own : find(key);
}

std::string Locale::text(std::string_view key, std::initializer_list<Param> params) const {
  const Text* text = find_told(key);
  return text == nullptr ? std::string(key) : fill(std::string(text->other), params);
}

std::string Locale::count(std::string_view key, int n, std::initializer_list<Param> params) const {
  const Text* text = find_told(key);
  if (text == nullptr) return std::string(key);
  const int form = plural_form(language_, n);
  const std::string_view own = form == 0 ? text->one : form == 1 ? text->few : text->other;
  return fill(fill(std::string(own.empty() ? text->other : own), params), {{"n", n}});
}

std::string Locale::all_text() const {
  std::string all;
  for (const Text& text : texts_) all.append(text.one).append(text.few).append(text.other);
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
