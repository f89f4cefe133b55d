// Every text that is asked for is there in every language, and none that nothing asks for. What games bring
// is known from their descriptors (catalogue.h), what screens say from the literals in shell/.
#include "engine/assembly/built_in.h"
#include "engine/data/json.h"
#include "engine/families/hunters/facts.h"
#include "engine/game/game_setup.h"
#include "engine/rules/steps.h"
#include "shell/base/embedded.h"
#include "shell/keep/settings.h"
#include "shell/play/examples.h"
#include "shell/text/locale.h"
#include "tests/shell/speak.h"
#include "tests/support/source_text.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>

using namespace bastide;
using namespace bastide::shell;

namespace {

using Keys = std::set<std::string, std::less<>>;

const std::map<std::string, Json>& texts(std::string_view language) {
  static std::map<std::string, std::map<std::string, Json>, std::less<>> kept;
  const auto at = kept.find(language);
  if (at != kept.end()) return at->second;
  auto& all = kept[std::string(language)];
  const auto add = [&](std::string_view game) {
    const auto json = parse_json(test::words_file(language, game), std::string(language));
    REQUIRE_MESSAGE(json.ok(), json.error().text());
    for (const auto& [key, value] : json->items())
      CHECK_MESSAGE(all.emplace(key, value).second, key, " is in two files");
  };
  add("");
  add("rules");
  for (const FamilyEntry& entry : built_in())
    if (!entry.family->facts.empty()) add(entry.family->facts);
  return all;
}

std::string sources(std::string_view folder) { return BASTIDE_SOURCE_DIR "/" + std::string(folder); }

std::string join(std::string_view a, std::string_view b) { return std::string(a) + std::string(b); }

// ---- what a game and its expansions bring

bool deployable(const FamilyEntry& entry, std::size_t kind) {
  const auto stands = [&](const PieceDef& piece) { return (piece.kinds >> kind & 1) != 0; };
  return std::any_of(entry.family->pieces.begin(), entry.family->pieces.end(), stands) ||
         std::any_of(entry.expansions.begin(), entry.expansions.end(), [&](const Expansion* expansion) {
           return std::any_of(expansion->pieces.begin(), expansion->pieces.end(), stands);
         });
}

void add_piece(const PieceDef& piece, Keys& keys) {
  keys.insert(join("piece.", piece.key));
  if (piece.weight == 0) keys.insert(join("chronicle.special.", piece.key));  // TURN-07
}

void add_option(const OptionDef& option, Keys& keys) {
  keys.insert(join("rule.", option.key));
  if (option.choices.empty()) keys.insert("rule." + std::string(option.key) + ".about");
  for (const std::string_view choice : option.choices) {
    keys.insert("rule." + std::string(option.key) + "." + std::string(choice));
    keys.insert("rule." + std::string(option.key) + "." + std::string(choice) + ".about");
  }
}

void add_reason(const ReasonDef& reason, Keys& keys) {
  keys.insert(join("reason.", reason.key));
  if (!reason.group.empty()) keys.insert(join("group.", reason.group));
}

bool is_common(const DecisionDef& decision) {
  const auto& common = kCoreRules.decisions;
  return std::any_of(common.begin(), common.end(),
                     [&](const DecisionDef& one) { return one.key == decision.key; });
}

void add_parts(const Expansion& expansion, Keys& keys) {
  const std::string key(expansion.key);
  for (const PieceDef& piece : expansion.pieces) add_piece(piece, keys);
  for (const OptionDef& option : expansion.options) add_option(option, keys);
  for (const ReasonDef& reason : expansion.reasons) add_reason(reason, keys);
  for (const TokenDef& token : expansion.tokens) keys.insert(join("token.", token.key));
  if (!expansion.site.empty()) keys.insert(join("site.", expansion.site));
  for (const EventDef& event : expansion.events) {
    keys.insert("event." + key + "." + std::string(event.key));
    if (event.gathered) keys.insert("event." + key + "." + std::string(event.key) + ".many");
    if (event.remembered != Most::None) keys.insert("memory." + key + "." + std::string(event.key));
  }
  for (const std::string_view choice : expansion.choices)
    keys.insert("option." + key + "." + std::string(choice));
  for (const DecisionDef& decision : expansion.decisions) {
    // chance is not spoken to; for what every family asks screens have words of their own
    if (!decision.given_by.empty() || is_common(decision)) continue;
    keys.insert(join("decision.", decision.key));
    keys.insert(join("step.", decision.key));
  }
  for (const std::string_view text : expansion.shown.texts) keys.insert(std::string(text));
}

void add_expansion(const Expansion& expansion, Keys& keys) {
  const std::string key(expansion.key);
  keys.insert("expansion." + key + ".name");
  keys.insert("expansion." + key + ".about");
  keys.insert("rules." + key + ".1");
  keys.insert("first." + key);
  add_parts(expansion, keys);
}

Keys keys_of_games(Catalogue catalogue) {
  Keys keys;
  for (const FamilyEntry& entry : catalogue) {
    const Family& family = *entry.family;
    keys.insert(join("family.", family.key));
    keys.insert("family." + std::string(family.key) + ".about");
    add_parts(*family.core, keys);
    if (family.key != landscape().family->key)  // whose fields have words of their own
      for (const CounterDef& counter : family.counters) keys.insert(join("mark.", counter.key));
    for (std::size_t kind = 0; kind < family.kinds.size(); ++kind) {
      const std::string key(family.kinds[kind].key);
      keys.insert("feature." + key);
      if (!deployable(entry, kind)) continue;
      for (const char* prefix : {"features.", "chronicle.closed.", "chronicle.final.", "chronicle.figure."})
        keys.insert(prefix + key);
    }
    for (const PieceDef& piece : family.pieces) add_piece(piece, keys);
    for (const OptionDef& option : family.options) add_option(option, keys);
    for (const ReasonDef& reason : family.reasons) add_reason(reason, keys);
    for (const Expansion* expansion : entry.expansions) add_expansion(*expansion, keys);
    for (const Expansion* expansion : entry.house) add_parts(*expansion, keys);
    for (const Step& step : entry.turn)  // the lines that players take part in; see steps.h
      if (texts("en").contains(join("step.", step.name))) keys.insert(join("step.", step.name));
  }
  return keys;
}

// ---- what the page says before the game is there: words.<key>, and keys in calls of say()

void add_words_of_page(const std::string& text, Keys& keys) {
  static const std::regex kWord("words\\.(\\w+)"), kQuoted("'(\\w+)'");
  const auto add = [&](const std::string& part, const std::regex& pattern) {
    for (std::sregex_iterator at(part.begin(), part.end(), pattern), end; at != end; ++at)
      keys.insert("watch." + (*at)[1].str());
  };
  add(text, kWord);
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t call = line.find("say(");
    if (call != std::string::npos) add(line.substr(call), kQuoted);
  }
}

Keys keys_of_page() {
  Keys keys;
  for (const auto& entry : std::filesystem::directory_iterator(sources("web"))) {
    if (entry.path().extension() != ".js") continue;
    std::ifstream file(entry.path());
    add_words_of_page({std::istreambuf_iterator<char>(file), {}}, keys);
  }
  return keys;
}

// ---- what the shell asks for

Keys numbered(const char* prefix, int count) {
  Keys keys;
  for (int n = 1; n <= count; ++n) keys.insert(prefix + std::to_string(n));
  return keys;
}

// Keys put together from a prefix and something that no descriptor lists.
Keys keys_of_tables() {
  Keys keys = numbered("rank.", kMaxPlayers);
  keys.merge(numbered("setup.weight.", 3));
  for (const std::string_view colour : kColourKeys)
    for (const char* prefix : {"colour.", "player."}) keys.insert(join(prefix, colour));
  for (const std::string_view level : kLevels)
    for (const char* behind : {"", ".about"}) keys.insert(join("level.", level) + behind);
  for (const std::string_view language : kLanguages) keys.insert(join("language.", language));
  for (const char* feature : {"city", "road", "field", "monastery"}) keys.insert(join("memory.", feature));
  for (const char* lesson : kLessonKeys) keys.insert(join("lesson.", lesson));
  for (const assets::File& file : assets::example_files())
    for (const Example& example : examples_of(file.name))
      keys.insert("example." + std::string(file.name) + "." + example.id);
  for (const std::string_view played : hunters::kPlayedKeys)
    if (!played.empty()) keys.insert(join("holding.", played));
  keys.insert("watch.shaders");        // what the board lacks when it cannot start (app/app.cpp)
  keys.insert("decision.deploy");      // the figure step, where it has further options
  keys.insert("decision.score_next");  // completed features, where their order matters
  return keys;
}

// Used if something may ask for them: which ones is known at run time only.
bool may_be_asked(std::string_view key, const Keys& literals) {
  for (const std::string_view prefix : {"chronicle.early.", "rules.", "memory."})
    if (key.starts_with(prefix)) return true;
  const bool error = key.starts_with("error.");
  return error && literals.contains(key.substr(std::string_view("error.").size()));
}

// The text that a family says its own way (Locale::tell_of); "" if it is none of these.
std::string common_key(std::string_view key) {
  const std::size_t dot = key.rfind('.');
  const Catalogue all = built_in();
  const bool own =
      dot != std::string_view::npos && std::any_of(all.begin(), all.end(), [&](const FamilyEntry& entry) {
        return entry.family->key == key.substr(dot + 1);
      });
  return std::string(own ? key.substr(0, dot) : "");
}

// The question a key is of where one answer alone is left (shell/text/words.h: question); "" if it is of
// none.
std::string question_key(std::string_view key) {
  constexpr std::string_view kOnly = ".only";
  const bool only = key.starts_with("decision.") && key.ends_with(kOnly);
  return std::string(only ? key.substr(0, key.size() - kOnly.size()) : "");
}

bool is_key(std::string_view text) {
  return text.find('.') != std::string_view::npos && text.back() != '.' && text.front() != '.' &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._") ==
             std::string_view::npos;
}

Keys needed() {
  Keys keys = keys_of_games(built_in());
  keys.merge(keys_of_tables());
  keys.merge(keys_of_page());
  for (const std::string& literal : test::literals_in_calls(sources("shell"), {"tr", "trn"}))
    if (is_key(literal)) keys.insert(literal);
  return keys;
}

std::set<std::string> holes(const Json& text) {
  std::set<std::string> found;
  const std::string& whole =
      text.is_object() ? text["other"].get_ref<const std::string&>() : text.get_ref<const std::string&>();
  for (std::size_t at = whole.find('{'); at != std::string::npos; at = whole.find('{', at + 1))
    found.insert(whole.substr(at, whole.find('}', at) - at));
  return found;
}

}  // namespace

TEST_CASE("every text that games and screens ask for is there in every language") {
  const Keys keys = needed();
  CHECK(keys.size() > 200);
  for (const std::string_view language : kLanguages)
    for (const std::string& key : keys) CHECK_MESSAGE(texts(language).contains(key), language, ": ", key);
}

TEST_CASE("a text that nothing asks for is not kept") {
  Keys used = needed();
  Keys literals;
  for (const char* folder : {"shell", "engine"})
    for (const std::string& literal : test::literals(sources(folder))) literals.insert(literal);
  for (const std::string_view language : kLanguages)
    for (const auto& [key, value] : texts(language)) {
      const std::string common = common_key(key);
      const bool of_family = !common.empty() && (used.contains(common) || literals.contains(common));
      CHECK_MESSAGE((used.contains(key) || literals.contains(key) || may_be_asked(key, literals) ||
                     of_family || used.contains(question_key(key))),
                    language, ": ", key);
    }
}

TEST_CASE("the languages have the same texts with the same parameters, in the plural forms they need") {
  const auto& english = texts("en");
  for (const std::string_view language : kLanguages) {
    const auto& own = texts(language);
    CHECK(own.size() == english.size());
    for (const auto& [key, value] : own) {
      REQUIRE_MESSAGE(english.contains(key), language, ": ", key);
      CHECK_MESSAGE(holes(value) == holes(english.at(key)), language, ": ", key);
      CHECK_MESSAGE(value.is_object() == english.at(key).is_object(), language, ": ", key);
      if (!value.is_object()) continue;
      for (const char* form : {"one", "few", "other"}) {
        const bool wanted = std::string_view(form) != "few" || language != "en";
        CHECK_MESSAGE(value.contains(form) == wanted, language, ": ", key, " ", form);
      }
    }
  }
}

TEST_CASE("pages of the rules: paragraphs without a gap, each with a heading before a colon") {
  std::vector<std::string> pages = {"base", "farmers", "house"};
  for (const FamilyEntry& entry : built_in()) {
    pages.emplace_back(entry.family->key);  // of a game without expansions
    for (const Expansion* expansion : entry.expansions) pages.emplace_back(expansion->key);
  }
  for (const std::string_view language : kLanguages) {
    std::size_t seen = 0;
    for (const std::string& page : pages) {
      for (int n = 1; texts(language).contains("rules." + page + "." + std::to_string(n)); ++n, ++seen) {
        const std::string& text =
            texts(language).at("rules." + page + "." + std::to_string(n)).get_ref<const std::string&>();
        CHECK_MESSAGE(text.find(": ") != std::string::npos, language, ": ", page, " ", n);
      }
    }
    const auto is_paragraph = [](const auto& text) {
      return text.first.starts_with("rules.") &&
             std::isdigit(static_cast<unsigned char>(text.first.back())) != 0;
    };
    const auto& all = texts(language);
    CHECK(seen == static_cast<std::size_t>(std::count_if(all.begin(), all.end(), is_paragraph)));
  }
}
