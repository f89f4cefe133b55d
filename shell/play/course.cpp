#include "shell/play/course.h"

#include "engine/game/deck.h"

#include <algorithm>

namespace bastide::shell {
namespace {

constexpr int kGentle = 0;  // of kLevels

// Calls fn(part) for each part between those characters.
template <class Fn>
void for_each_part(std::string_view text, char between, Fn&& fn) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(between), text.size());
    fn(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

bool among(std::string_view answers, std::string_view action) {
  bool found = false;
  for_each_part(answers, '|', [&](std::string_view one) {
    const bool any = one.ends_with('*');
    found = found || (any ? action.starts_with(one.substr(0, one.size() - 1)) : action == one);
  });
  return found;
}

const FamilyEntry* family_of(const Course& course) {
  const auto at = std::find_if(built_in().begin(), built_in().end(),
                               [&](const FamilyEntry& entry) { return entry.family->key == course.family; });
  return at == built_in().end() ? nullptr : &*at;
}

// The tiles of the whole game that the course does not lay, in an order by the seed.
std::vector<std::string> rest_of_deck(const Game& learned, std::string_view seed) {
  std::vector<std::string> left = learned.setup().deck;
  std::vector<std::string> rest;
  for (const u8 design : shuffled_deck(learned.rules(), seed)) {
    std::string id(learned.rules().tile_id(design));
    if (const auto laid = std::find(left.begin(), left.end(), id); laid != left.end())
      left.erase(laid);
    else
      rest.push_back(std::move(id));
  }
  return rest;
}

}  // namespace

GameSetup course_setup(const Course& course) {
  GameSetup setup;
  const FamilyEntry* family = family_of(course);
  setup.setup.family = static_cast<u8>(family == nullptr ? 0 : family - built_in().data());
  setup.setup.players = 2;
  setup.players = default_players(2);
  setup.players[1].kind = SeatKind::Computer;
  setup.players[1].level = kGentle;
  for_each_part(course.deck, ' ', [&](std::string_view id) { setup.deck.emplace_back(id); });
  return setup;
}

const Course* course_of(const GameSetup& setup) {
  if (setup.deck.empty()) return nullptr;
  const auto all = courses();
  const auto at =
      std::find_if(all.begin(), all.end(), [&](const Course* one) { return course_setup(*one) == setup; });
  return at == all.end() ? nullptr : *at;
}

int course_steps(const Course& course) {
  return static_cast<int>(std::count_if(course.lines.begin(), course.lines.end(), [](const CourseLine& line) {
    return line.kind == CourseLine::Kind::Step;
  }));
}

CoursePlace course_place(const Course& course, std::size_t actions, CourseSeen seen) {
  CoursePlace place;
  for (const CourseLine& line : course.lines) {
    if (line.kind == CourseLine::Kind::Step) ++place.step;
    const bool done = line.until == CourseLine::Until::Aimed    ? seen.aimed || actions > 0
                      : line.until == CourseLine::Until::Looked ? seen.looked || actions > 0
                                                                : actions > 0;
    if (!done) {
      place.line = &line;
      return place;
    }
    if (line.until == CourseLine::Until::Answered) --actions;
  }
  return place;
}

u8 course_taught(const Course& course, std::size_t actions) {
  u8 taught = 0;
  for (const CourseLine& line : course.lines) {
    if (actions == 0) break;
    taught = static_cast<u8>(taught | line.teaches);
    if (line.until == CourseLine::Until::Answered) --actions;
  }
  return taught;
}

bool takes(const CourseLine& line, std::string_view action) {
  return line.answers.empty() || among(line.answers, action);
}

bool offers(const CourseLine& line, std::string_view action) {
  return takes(line, action) || among(line.offers, action);
}

Result<Game> go_on_from_course(const Game& learned, std::string_view seed) {
  GameSetup setup = learned.setup();
  for (std::string& id : rest_of_deck(learned, seed)) setup.deck.push_back(std::move(id));
  auto game = Game::create(setup, learned.catalogue());
  if (!game) return game;
  for (const Action& action : learned.actions())
    if (!game->apply(action)) return Error{"the course's tiles do not give its game again", "actions"};
  return game;
}

}  // namespace bastide::shell
