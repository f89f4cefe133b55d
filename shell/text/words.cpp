#include "shell/text/words.h"

#include "engine/data/text_list.h"
#include "engine/data/tile_facts.h"
#include "engine/families/carcassonne/carcassonne.h"
#include "shell/text/game_words.h"
#include "shell/text/locale.h"

#include <algorithm>
#include <array>
#include <bit>

namespace bastide::shell {
namespace {

// The shape of a tile's largest city by the number of its sides, "" if it has none.
std::string city_words(const TileFact& fact) {
  if (fact.cities.empty()) return "";
  int most = 0;
  u8 sides = 0;
  for (const CityFact& city : fact.cities) {
    if (std::popcount(city.sides) > most) {
      most = std::popcount(city.sides);
      sides = city.sides;
    }
  }
  if (fact.cities.size() > 1 && most == 1) return trn("tile.cities", static_cast<int>(fact.cities.size()));
  if (most == 1) return tr("tile.city_cap");
  if (most == 2) return tr(sides == 0b0101 || sides == 0b1010 ? "tile.city_band" : "tile.city_corner");
  return tr(most == 3 ? "tile.city_three" : "tile.city_full");
}

std::string road_words(const TileFact& fact) {
  if (fact.bridge == Bridge::RoadOverRoad || fact.bridge == Bridge::RoadOverRiver) return tr("tile.bridge");
  if (fact.roads.empty()) return "";
  const auto ends = std::count_if(fact.roads.begin(), fact.roads.end(),
                                  [](const RoadFact& road) { return std::popcount(road.sides) == 1; });
  if (ends >= 3) return tr("tile.crossroads");
  const u8 sides = fact.roads.front().sides;
  if (ends == 0) return tr(sides == 0b0101 || sides == 0b1010 ? "tile.road_straight" : "tile.road_bend");
  return tr("tile.road_end");
}

// "sends a knight to a city"; figures that are no meeples have words of their own (TURN-07).
std::string placed_words(const Rules& rules, const Event& event) {
  const PieceDef& piece = rules.pieces[event.piece];
  if (piece.weight == 0) return tr("chronicle.special." + std::string(piece.key));
  return tr("chronicle.figure." + std::string(rules.family->kinds[event.feature].key));
}

// "closes a road", "scores a road at the end" …; keys: chronicle.closed.road, chronicle.final.road.
std::string scored_words(const Rules& rules, const Event& event) {
  const std::string kind(rules.family->kinds[event.feature].key);
  if (event.unfinished && !event.final_scoring) return tr("chronicle.early." + kind);  // ABB-03
  return tr((event.final_scoring ? "chronicle.final." : "chronicle.closed.") + kind);
}

// An event of an expansion; what has words for each of its numbers is told by those. {token}: which one it is
// about.
std::string told_words(const Rules& rules, const Event& event) {
  if (const FamilyWords* own = family_words(rules); own != nullptr && own->told != nullptr) {
    if (std::string told = own->told(rules, event); !told.empty()) return told;
  }
  const Expansion& expansion = *rules.expansions[event.expansion];
  const EventDef& def = expansion.events[event.option];
  const std::string key = "event." + std::string(expansion.key) + "." + std::string(def.key);
  const std::string numbered = key + "." + std::to_string(event.amount);
  if (locale().has(numbered)) return tr(numbered);
  if (!def.of_token) return trn(key, event.amount);
  return trn(key, event.amount, {{"token", tr("token." + std::string(expansion.tokens[event.piece].key))}});
}

}  // namespace

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

std::string player_name(const GameSetup& setup, Seat seat) {
  if (seat >= setup.players.size()) return "";
  const Player& player = setup.players[seat];
  return player.name.empty() ? tr("colour." + std::string(kColourKeys[player.colour])) : player.name;
}

std::string tile_words(const Rules& rules, u8 design) {
  if (const FamilyWords* own = family_words(rules)) return own->tile(rules, design);
  const TileFact& fact = carcassonne::fact(rules, design);
  std::string text;
  if (fact.monastery) add_part(text, tr("feature.monastery"));
  if (const std::string city = city_words(fact); !city.empty()) add_part(text, city);
  if (const std::string road = road_words(fact); !road.empty()) add_part(text, road);
  if (fact.garden && carcassonne::edition(rules.setup) != carcassonne::Edition::C1)
    add_part(text, tr("feature.garden"));
  if (fact.river != 0) add_part(text, tr("feature.river"));
  int coats_of_arms = 0;
  std::vector<std::string_view> marks;
  const auto note = [&](const Marks& of_segment) {
    for (const MarkFact& mark : of_segment)
      if (std::find(marks.begin(), marks.end(), mark.key) == marks.end()) marks.push_back(mark.key);
  };
  for (const CityFact& city : fact.cities) {
    coats_of_arms += city.coats_of_arms;
    note(city.marks);
  }
  for (const RoadFact& road : fact.roads) note(road.marks);
  for (const std::string_view key : marks) add_part(text, tr("reason." + std::string(key)));
  if (coats_of_arms > 0) add_part(text, tr("tile.coat_of_arms"));
  if (text.empty()) text = tr("feature.field");
  return text;
}

std::string feature_name(const Rules& rules, Kind kind) {
  return tr("feature." + std::string(rules.family->kinds[kind].key));
}

std::string mark_name(const Rules& rules, std::string_view counter) {
  if (const FamilyWords* own = family_words(rules); own != nullptr && own->mark != nullptr) {
    if (std::string mark = own->mark(rules, counter); !mark.empty()) return mark;
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
  if (const FamilyWords* own = family_words(game.rules()); own != nullptr && own->question != nullptr) {
    if (std::string question = own->question(game); !question.empty()) return question;
  }
  return tr("decision." + std::string(game.rules().decision_def(decision).key),
            {{"name", player_name(game.setup(), decision.who)}});
}

std::string option_name(const Rules& rules, const Action& action) {
  const Expansion& expansion = *rules.expansions[action.expansion];
  if (action.verb == Verb::PlaceToken)  // on the scoreboard
    return tr("token." + std::string(expansion.tokens[action.piece].key)) + ": " +
           std::to_string(action.option);
  return tr("option." + std::string(expansion.key) + "." + std::string(expansion.choices[action.option]));
}

// The turn of the tile laid by this event went on without a figure for it.
bool stays_empty(const std::vector<Event>& events, std::size_t placed) {
  for (std::size_t i = placed + 1; i < events.size(); ++i) {
    switch (events[i].kind) {
      case EventKind::FigurePlaced:
      case EventKind::FigureReturned: return false;
      case EventKind::TilePlaced:
      case EventKind::TurnEnded:
      case EventKind::Scored:
      case EventKind::GameOver: return true;
      default: break;
    }
  }
  return false;
}

// The event is told with the ones before it (EventDef::gathered), in their line.
bool gather(const Game& game, std::size_t at, std::vector<ChronicleLine>& lines) {
  const std::vector<Event>& events = game.events();
  const Event& event = events[at];
  const Expansion& expansion = *game.rules().expansions[event.expansion];
  const EventDef& def = expansion.events[event.option];
  int count = 1;
  for (std::size_t i = at; def.gathered && i-- > 0; ++count) {
    const Event& before = events[i];
    if (before.kind != event.kind || before.expansion != event.expansion || before.option != event.option ||
        before.seat != event.seat)
      break;
  }
  if (count == 1) return false;
  lines.back().text =
      trn("event." + std::string(expansion.key) + "." + std::string(def.key) + ".many", count);
  lines.back().event = at;
  return true;
}

std::vector<ChronicleLine> chronicle(const Game& game) {
  std::vector<ChronicleLine> lines;
  const Rules& rules = game.rules();
  int turn = 1;
  for (std::size_t i = 0; i < game.events().size(); ++i) {
    const Event& event = game.events()[i];
    const int now = turn;
    if (event.kind == EventKind::TurnEnded) ++turn;
    ChronicleLine line;
    line.seat = event.seat;
    line.turn = now;
    line.event = i;
    line.final_scoring = event.final_scoring;
    switch (event.kind) {
      case EventKind::TileDiscarded:
        line.text = tr("chronicle.discarded", {{"tile", tile_words(rules, event.design)}});
        break;
      case EventKind::TilePutBack:
        line.text = tr("chronicle.put_back", {{"tile", tile_words(rules, event.design)}});
        break;
      case EventKind::TilePlaced:
        if (!stays_empty(game.events(), i)) continue;
        line.text = tr("chronicle.laid", {{"tile", tile_words(rules, event.design)}});
        break;
      case EventKind::FigurePlaced: line.text = placed_words(rules, event); break;
      case EventKind::Scored:
        line.text = event.feature_segment == kNoSegmentId && event.points.size() > 0
                        ? tr("reason." + std::string(rules.reason_key(event.points[0].reason)))
                        : scored_words(rules, event);
        line.detail = reasons_text(rules, event.points);
        line.amount = event.amount;
        break;
      case EventKind::ExpansionEvent:
        if (gather(game, i, lines)) continue;
        line.text = told_words(rules, event);
        break;
      case EventKind::GameOver: line.text = tr("chronicle.over"); break;
      default: continue;
    }
    if (event.kind == EventKind::Scored && event.amount == 0) continue;
    line.feature_segment = event.feature_segment;
    line.cell = event.cell;
    line.has_cell = event.feature_segment != kNoSegmentId || event.kind == EventKind::TilePlaced ||
                    event.kind == EventKind::ExpansionEvent;
    if (event.kind == EventKind::TilePlaced) line.feature_segment = kNoSegmentId;
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string spoken(const Game& game, const ChronicleLine& line) {
  std::string text = player_name(game.setup(), line.seat);
  add_item(text, line.text, " ");
  if (line.amount != 0) text += ", " + trn("points", line.amount);
  return text + ".";
}

}  // namespace bastide::shell
