#include "engine/game/action_text.h"

#include "engine/game/cut.h"
#include "engine/rules/rules.h"

#include <algorithm>
#include <charconv>

namespace bastide {
namespace {

using std::string;
using std::string_view;

constexpr std::array<string_view, kVerbs> kVerbWords = {"draw", "roll",  "place", "deploy", "return",
                                                        "move", "token", "pick",  "pass",   "untoken"};

string cell_text(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.y); }

bool read_number(string_view word, int low, int high, int& value) {
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, value);
  return error == std::errc{} && stop == end && !word.empty() && value >= low && value <= high;
}

// "0,-1" or "0,-1/2"; without a segment where that may be: the whole tile.
bool read_cell(string_view word, Cell& cell, u8* segment, bool whole_tile = false) {
  string_view place = cut(word, '/');
  int x = 0;
  int y = 0;
  int local = 0;
  const string_view x_word = cut(place, ',');
  if (!read_number(x_word, -127, 127, x) || !read_number(place, -127, 127, y)) return false;
  if (segment != nullptr) {
    if (whole_tile && word.empty())
      local = kNoSegment;
    else if (!read_number(word, 0, kMaxTileSegments - 1, local))
      return false;
    *segment = static_cast<u8>(local);
  } else if (!word.empty()) {
    return false;
  }
  cell = {static_cast<i8>(x), static_cast<i8>(y)};
  return true;
}

int expansion_by_key(const Rules& rules, string_view key) {
  for (int id = 1; id < kMaxExpansions; ++id) {
    const Expansion* expansion = rules.expansions[static_cast<unsigned>(id)];
    if (expansion != nullptr && expansion->key == key) return id;
  }
  return -1;
}

bool is_token_verb(Verb verb) { return verb == Verb::PlaceToken || verb == Verb::ReturnToken; }
bool has_segment_target(Verb verb) {
  return verb == Verb::DeployPiece || verb == Verb::ReturnPiece || verb == Verb::MoveFigure ||
         is_token_verb(verb);
}

TokenPlace place_of_token(const Rules& rules, const Action& action) {
  const auto& tokens = rules.expansions[action.expansion]->tokens;
  return is_token_verb(action.verb) && action.piece < tokens.size() ? tokens[action.piece].at
                                                                    : TokenPlace::Land;
}

// "0,-1/2", "0,-1" for the whole tile, "0,-1/0+2" for a joint, "17" for a space of the scoreboard.
string place_text(const Rules& rules, const Action& action) {
  const TokenPlace at = place_of_token(rules, action);
  if (at == TokenPlace::Scoreboard) return std::to_string(action.option);
  string text = cell_text(action.cell);
  if (action.segment != kNoSegment) text += "/" + std::to_string(action.segment);
  if (at == TokenPlace::Joint) text += "+" + std::to_string(action.option);
  return text;
}

bool read_place(const Rules& rules, string_view word, Action& action) {
  const TokenPlace at = place_of_token(rules, action);
  int number = 0;
  if (at == TokenPlace::Joint) {
    const auto plus = word.find('+');
    if (plus == string_view::npos || !read_number(word.substr(plus + 1), 0, kMaxTileSegments - 1, number))
      return false;
    word = word.substr(0, plus);
  } else if (at == TokenPlace::Scoreboard) {
    if (!read_number(word, 0, 255, number)) return false;
  }
  action.option = static_cast<u8>(number);
  return at == TokenPlace::Scoreboard ||
         read_cell(word, action.cell, &action.segment, action.expansion != kCoreId);
}

// The index of a name in a list, or the number it is; -1 if it is neither.
template <class List, class KeyOf>
int by_name(const List& list, string_view name, KeyOf&& key_of) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (key_of(list[i]) == name) return static_cast<int>(i);
  }
  int number = 0;
  return list.empty() && read_number(name, 0, 255, number) ? number : -1;
}

}  // namespace

string option_name(const Rules& rules, ExpansionId expansion, u8 option) {
  const auto& names = rules.expansions[expansion]->choices;
  return option < names.size() ? string(names[option]) : std::to_string(option);
}

int option_by_name(const Rules& rules, ExpansionId expansion, string_view name) {
  return by_name(rules.expansions[expansion]->choices, name, [](string_view key) { return key; });
}

string token_name(const Rules& rules, ExpansionId expansion, u8 token) {
  const auto& tokens = rules.expansions[expansion]->tokens;
  return token < tokens.size() ? string(tokens[token].key) : std::to_string(token);
}

int token_by_name(const Rules& rules, ExpansionId expansion, string_view name) {
  return by_name(rules.expansions[expansion]->tokens, name, [](const TokenDef& token) { return token.key; });
}

string action_text(const Rules& rules, const Action& action) {
  string text(kVerbWords[static_cast<unsigned>(action.verb)]);
  if (action.expansion != kCoreId) text += ":" + string(rules.expansions[action.expansion]->key);
  const auto piece = [&] { return string(rules.pieces[action.piece].key); };
  switch (action.verb) {
    case Verb::DrawTile: return text + " " + string(rules.tile_id(action.option));
    case Verb::Roll: return text + " " + std::to_string(action.option);
    case Verb::PickOption: return text + " " + option_name(rules, action.expansion, action.option);
    case Verb::PlaceTile:
      return text + " " + string(rules.tile_id(action.option)) + " " + cell_text(action.cell) + " " +
             std::to_string(action.rotation * 90);
    case Verb::DeployPiece:
    case Verb::ReturnPiece:
    case Verb::MoveFigure: return text + " " + piece() + " " + place_text(rules, action);
    case Verb::PlaceToken:
    case Verb::ReturnToken:
      return text + " " + token_name(rules, action.expansion, action.piece) + " " + place_text(rules, action);
    case Verb::Pass: break;
  }
  return text;
}

Result<Action> parse_action_text(const Rules& rules, string_view text) {
  const auto error = [&](const char* what) {
    return Error{string(what) + " in '" + string(text.substr(0, 60)) + "'", "", "malformed"};
  };
  string_view rest = text;
  string_view head = cut(rest, ' ');
  const string_view verb = cut(head, ':');
  const auto* word = std::find(kVerbWords.begin(), kVerbWords.end(), verb);
  if (word == kVerbWords.end()) return error("unknown verb");
  Action action;
  action.verb = static_cast<Verb>(word - kVerbWords.begin());
  if (!head.empty()) {
    const int expansion = expansion_by_key(rules, head);
    if (expansion < 0) return error("unknown expansion");
    action.expansion = static_cast<ExpansionId>(expansion);
  }
  int number = 0;
  if (action.verb == Verb::DrawTile || action.verb == Verb::PlaceTile) {
    action.option = rules.design_by_id(cut(rest, ' '));
    if (action.option == kNoDesign) return error("unknown tile");
    if (action.verb == Verb::PlaceTile) {
      if (!read_cell(cut(rest, ' '), action.cell, nullptr)) return error("bad cell");
      if (!read_number(cut(rest, ' '), 0, 270, number) || number % 90 != 0) return error("bad rotation");
      action.rotation = static_cast<u8>(number / 90);
    }
  } else if (action.verb == Verb::Roll) {
    if (!read_number(cut(rest, ' '), 0, 255, number)) return error("bad number");
    action.option = static_cast<u8>(number);
  } else if (action.verb == Verb::PickOption) {
    number = option_by_name(rules, action.expansion, cut(rest, ' '));
    if (number < 0) return error("unknown option");
    action.option = static_cast<u8>(number);
  } else if (has_segment_target(action.verb)) {
    const string_view piece = cut(rest, ' ');
    const bool token = is_token_verb(action.verb);
    number = token ? token_by_name(rules, action.expansion, piece) : rules.piece_by_key(piece);
    if (number < 0) return error(token ? "unknown token" : "unknown piece");
    action.piece = static_cast<u8>(number);
    if (!read_place(rules, cut(rest, ' '), action)) return error("bad place");
  }
  if (!rest.empty()) return error("unexpected words");
  return action;
}

}  // namespace bastide
