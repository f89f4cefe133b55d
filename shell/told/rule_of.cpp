#include "shell/told/rule_of.h"

#include "shell/text/game_words.h"
#include "shell/told/telling.h"

#include <algorithm>
#include <string>

namespace bastide::shell {
namespace {

std::string with(std::string_view before, std::string_view key) {
  return std::string(before) + std::string(key);
}

// In the game's table, else in that of an expansion in play.
std::optional<RulePlace> find_rule(const Rules& rules, std::string_view what) {
  if (const auto own = rule_of(*rules.family, what)) return own;
  for (const Expansion* expansion : rules.expansions) {
    if (expansion == nullptr || expansion->id == kCoreId) continue;
    if (const auto own = rule_of(*expansion, what)) return own;
  }
  return std::nullopt;
}

RulePlace first_of(const Rules& rules) { return {family_words(rules).pages.front().key}; }

std::optional<RulePlace> of_reason(const Rules& rules, std::string_view reason) {
  return find_rule(rules, with("reason.", reason));
}

// What is peculiar about the points leads, else what was scored.
RulePlace of_score(const Rules& rules, const Event& event) {
  for (const PointItem& item : event.points)
    if (const auto own = of_reason(rules, rules.reason_key(item.reason))) return *own;
  if (event.feature_segment == kNoSegmentId) return first_of(rules);
  const std::string_view kind = rules.family->kinds[event.feature].key;
  const std::string_view when = event.final_scoring ? "end." : event.unfinished ? "early." : "";
  if (const auto own = find_rule(rules, with(when, kind))) return *own;
  return find_rule(rules, kind).value_or(first_of(rules));
}

RulePlace of_event(const Rules& rules, const Event& event) {
  const Expansion& of = *rules.expansions[event.expansion];
  const std::string what = with("event.", of.events[event.option].key);
  const auto own = of.id == kCoreId ? rule_of(*rules.family, what) : rule_of(of, what);
  return own.value_or(first_of(rules));
}

}  // namespace

std::optional<RulePlace> rule_of(const Family& family, std::string_view what) {
  for (const RulesOfGame* game : rule_places()) {
    if (game->family != family.key) continue;
    for (const RuleOf& one : game->rules)
      if (one.what == what) return one.place;
  }
  return std::nullopt;
}

std::optional<RulePlace> rule_of(const Expansion& expansion, std::string_view what) {
  const Telling* telling = telling_of(expansion.key);
  if (telling == nullptr) return std::nullopt;
  for (const RuleAt& one : telling->rules)
    if (one.what == what)
      return RulePlace{telling->rules_page.empty() ? telling->key : telling->rules_page, one.paragraph};
  return std::nullopt;
}

RulePlace rule_of(const Game& game, const Event& event) {
  const Rules& rules = game.rules();
  const auto word = [&](std::string_view what) { return find_rule(rules, what).value_or(first_of(rules)); };
  switch (event.kind) {
    case EventKind::Scored: return of_score(rules, event);
    case EventKind::ExpansionEvent: return of_event(rules, event);
    case EventKind::FigurePlaced: return word(with("figure.", rules.family->kinds[event.feature].key));
    case EventKind::TileDiscarded:
    case EventKind::TilePutBack: return word("unfit");
    case EventKind::TilePlaced: return word("laid");
    default: return word("over");
  }
}

RulePlace rule_of_part(const Rules& rules, std::string_view part) {
  if (const auto own = find_rule(rules, part)) return *own;
  for (int i = 0; i < rules.reason_count; ++i) {
    const ReasonDef& def = rules.reasons[static_cast<std::size_t>(i)];
    if (def.key != part && (def.group.empty() || def.group != part)) continue;
    if (const auto own = of_reason(rules, def.key)) return *own;
  }
  return first_of(rules);
}

RulePlace rule_of_memory(const Rules& rules, std::string_view key) {
  if (const auto own = find_rule(rules, key)) return *own;
  const std::size_t dot = key.find('.');
  if (dot == std::string_view::npos) return first_of(rules);
  const std::string what = with("event.", key.substr(dot + 1));
  for (const Expansion* expansion : rules.expansions) {
    if (expansion == nullptr || expansion->key != key.substr(0, dot)) continue;
    const auto own = expansion->id == kCoreId ? rule_of(*rules.family, what) : rule_of(*expansion, what);
    if (own) return *own;
  }
  return find_rule(rules, with("memory.", key)).value_or(first_of(rules));
}

RulePlace rule_of_sum(const Rules& rules) { return find_rule(rules, "over").value_or(first_of(rules)); }

}  // namespace bastide::shell
