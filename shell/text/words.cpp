#include "shell/text/words.h"

#include "engine/data/text_list.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

#include <algorithm>

namespace bastide::shell {
void add_part(std::string& text, const std::string& part) {
  if (!part.empty()) add_item(text, part, " · ");
}

std::string reasons_text(const Rules& rules, const Points& points) {
  std::string text;
  for (const PointItem& item : points) {
    add_part(text,
             tr("reason." + std::string(rules.reason_key(item.reason))) + " " + std::to_string(item.amount));
  }
  return text;
}

std::string name_of_colour(unsigned colour) { return tr("player." + std::string(kColourKeys[colour])); }

std::string level_name(unsigned level) { return tr("level." + std::string(kLevels[level])); }

std::string level_about(unsigned level) { return tr("level." + std::string(kLevels[level]) + ".about"); }

std::string player_name(const GameSetup& setup, Seat seat) {
  if (seat >= setup.players.size()) return "";
  const Player& player = setup.players[seat];
  if (!player.name.empty()) return player.name;
  if (player.kind != SeatKind::Computer) return name_of_colour(player.colour);
  const auto like_this = [&](const Player& one) {
    return one.kind == player.kind && one.level == player.level && one.name.empty();
  };
  std::string level = level_name(player.level);
  if (std::count_if(setup.players.begin(), setup.players.end(), like_this) < 2) return level;
  return tr("level.another", {{"level", level}, {"colour", name_of_colour(player.colour)}});
}

std::string tile_words(const Rules& rules, u8 design) { return family_words(rules).tile(rules, design); }

std::string feature_name(const Rules& rules, Kind kind) {
  return tr("feature." + std::string(rules.family->kinds[kind].key));
}

std::string mark_name(const Rules& rules, std::string_view counter) {
  if (const auto own = family_words(rules).mark; own != nullptr) {
    if (std::string mark = own(rules, counter); !mark.empty()) return mark;
  }
  return tr("mark." + std::string(counter));
}

std::string piece_name(const Rules& rules, u8 piece) {
  return tr("piece." + std::string(rules.pieces[piece].key));
}

std::string_view thing_key(const Rules& rules, const Action& action) {
  return is_token(action) ? rules.expansions[action.expansion]->tokens[action.piece].key
                          : rules.pieces[action.piece].key;
}

std::string thing_name(const Rules& rules, const Action& action) {
  return tr((is_token(action) ? "token." : "piece.") + std::string(thing_key(rules, action)));
}

std::string question(const Game& game) {
  const Decision decision = pending(game.state());
  if (const auto own = family_words(game.rules()).question; own != nullptr) {
    if (std::string question = own(game); !question.empty()) return question;
  }
  std::string key = "decision." + std::string(game.rules().decision_def(decision).key);
  // a single answer that is left is told, not asked for (LET-09); not behind a curtain, whose words all read
  if (const std::string only = key + ".only"; locale().has(only) && game.legal().size() == 1) key = only;
  return tr(key, {{"name", player_name(game.setup(), decision.who)}});
}

std::string option_name(const Rules& rules, const Action& action) {
  const Expansion& expansion = *rules.expansions[action.expansion];
  if (action.verb == Verb::PlaceToken)  // on the scoreboard
    return tr("token." + std::string(expansion.tokens[action.piece].key)) + ": " +
           std::to_string(action.option);
  return tr("option." + std::string(expansion.key) + "." + std::string(expansion.choices[action.option]));
}

}  // namespace bastide::shell
