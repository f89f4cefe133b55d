// Locale: every word a player reads. A text is asked for by its key; texts live in
// assets/locales/<language>.json, one flat object each, and may hold {parameters}. A text that
// depends on a number is an object of plural forms: "one", "few", "other".
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::shell {

// A value for {name} in a text.
struct Param {
  std::string_view name;
  std::string value;
  Param(std::string_view key, std::string text) : name(key), value(std::move(text)) {}
  Param(std::string_view key, std::string_view text) : name(key), value(text) {}
  Param(std::string_view key, const char* text) : name(key), value(text) {}
  Param(std::string_view key, int number) : name(key), value(std::to_string(number)) {}
};

class Locale {
 public:
  Locale() = default;
  Locale(const Locale&) = delete;  // texts point into letters
  Locale& operator=(const Locale&) = delete;
  // Reads the texts of one language. false (and nothing changed) if the JSON is not what it should be.
  bool load(std::string_view language, std::string_view json);
  // Adds texts in the language that is there: those of one game, which are a file of their own. false (and
  // nothing changed) as above, or if one of them is there already.
  bool add(std::string_view json);
  [[nodiscard]] const std::string& language() const { return language_; }
  // Another number after every change of the texts: who keeps words makes them anew. Words of one language
  // come in parts.
  [[nodiscard]] unsigned revision() const { return revision_; }
  [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }

  // The text, or the key itself if there is none: never empty, so that a gap is seen.
  [[nodiscard]] std::string text(std::string_view key, std::initializer_list<Param> params = {}) const;
  // The plural form for `n`; {n} is the number.
  [[nodiscard]] std::string count(std::string_view key, int n,
                                  std::initializer_list<Param> params = {}) const;

  // What is told from now on is of a game of this family, which may say a text its own way: its own text
  // "<key>.<family>" comes before "<key>".
  void tell_of(std::string_view family);

  // All texts together: what the fonts must be able to draw.
  [[nodiscard]] std::string all_text() const;

 private:
  friend class TextReader;
  struct Text {  // parts of letters_
    std::string_view key;
    std::string_view one, few, other;  // an empty one is as the other
  };
  static bool in_order(std::vector<Text>& texts);
  static const Text* find(const std::vector<Text>& texts, std::string_view key);
  [[nodiscard]] const Text* find(std::string_view key) const { return find(texts_, key); }
  [[nodiscard]] const Text* find_told(std::string_view key) const;
  void note_own();

  std::string language_;
  unsigned revision_ = 0;
  std::string family_;
  // Of all texts, a block for each file, so that a language is read with few allocations.
  std::vector<std::vector<char>> letters_;
  std::vector<Text> texts_;  // by key
  std::vector<Text> own_;    // those of the family told of, by their keys without its own
};

// "one", "few" or "other" for a whole number: 0, 1 or 2.
int plural_form(std::string_view language, int n);

// The first of the wished languages ("sk-SK", "cs", …) that there is; "en" if none is.
std::string choose_language(const std::vector<std::string>& wished);

inline constexpr std::string_view kLanguages[] = {"en", "cs", "sk"};

// The words of the running program.
Locale& locale();
inline std::string tr(std::string_view key, std::initializer_list<Param> params = {}) {
  return locale().text(key, params);
}
inline std::string trn(std::string_view key, int n, std::initializer_list<Param> params = {}) {
  return locale().count(key, n, params);
}

}  // namespace bastide::shell
