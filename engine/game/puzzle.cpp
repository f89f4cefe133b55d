#include "engine/game/puzzle.h"

#include "engine/game/answer_order.h"
#include "engine/game/checksum.h"
#include "engine/game/cut.h"
#include "engine/game/position_key.h"
#include "engine/game/position_link.h"

#include <algorithm>
#include <charconv>

namespace bastide {
namespace {

using std::string;
using std::string_view;

// Digits alone, none too many: a number is written in one way.
bool read_number(string_view word, int low, int high, int& value) {
  if (word.empty() || word.size() > 5 || (word.size() > 1 && word[0] == '0')) return false;
  if (word.find_first_not_of("0123456789") != string_view::npos) return false;
  std::from_chars(word.data(), word.data() + word.size(), value);
  return value >= low && value <= high;
}

bool read_answer(string_view word, PuzzleAnswer& answer) {
  const auto dash = word.find('-');
  if (dash != string_view::npos) {
    if (!read_number(word.substr(dash + 1), 1, kMostBehind, answer.behind)) return false;
    word = word.substr(0, dash);
  }
  if (word.empty() || word.back() == '.') return false;
  while (!word.empty()) {
    int number = 0;
    if (!read_number(cut(word, '.'), 0, ActionList::kCapacity, number)) return false;
    answer.path.push_back(static_cast<u16>(number));
  }
  return answer.path.size() <= kMostPuzzleSteps;
}

bool read_answers(string_view text, std::vector<PuzzleAnswer>& answers) {
  if (text.ends_with(',')) return false;
  while (!text.empty()) {
    PuzzleAnswer answer;
    if (answers.size() == kMostPuzzleAnswers || !read_answer(cut(text, ','), answer)) return false;
    if ((answer.behind == 0) != answers.empty()) return false;
    if (!answers.empty() && answer.behind < answers.back().behind) return false;
    answers.push_back(std::move(answer));
  }
  return answers.size() >= 2;
}

}  // namespace

Result<Puzzle> read_puzzle(string_view line) {
  Puzzle puzzle;
  const string_view theme = cut(line, ' ');
  const auto known = std::find(kPuzzleThemes.begin(), kPuzzleThemes.end(), theme);
  if (known == kPuzzleThemes.end()) return Error{"no theme of a puzzle", "theme"};
  puzzle.theme = static_cast<PuzzleTheme>(known - kPuzzleThemes.begin());
  if (!read_number(cut(line, ' '), kLeastPuzzleRating, kMostPuzzleRating, puzzle.rating))
    return Error{"no rating", "rating"};
  if (!read_number(cut(line, ' '), 2, 1 << 16, puzzle.moves)) return Error{"no number of moves", "moves"};
  puzzle.link = cut(line, ' ');
  if (!is_position_link(puzzle.link) || puzzle.link.starts_with('#')) return Error{"no position", "position"};
  if (!read_answers(line, puzzle.answers)) return Error{"not written as answers are", "answers"};
  return puzzle;
}

string write_puzzle(const Puzzle& puzzle) {
  string text = string(kPuzzleThemes[static_cast<std::size_t>(puzzle.theme)]) + ' ' +
                std::to_string(puzzle.rating) + ' ' + std::to_string(puzzle.moves) + ' ' + puzzle.link + ' ';
  for (const PuzzleAnswer& answer : puzzle.answers) {
    if (&answer != &puzzle.answers.front()) text += ',';
    for (std::size_t i = 0; i < answer.path.size(); ++i)
      text += (i == 0 ? "" : ".") + std::to_string(answer.path[i]);
    if (answer.behind != 0) text += '-' + std::to_string(answer.behind);
  }
  return text;
}

std::vector<Puzzle> read_puzzles(string_view text) {
  std::vector<Puzzle> puzzles;
  while (!text.empty()) {
    const string_view line = cut(text, '\n');
    if (line.empty() || line.starts_with('#')) continue;
    if (auto puzzle = read_puzzle(line)) puzzles.push_back(std::move(*puzzle));
  }
  return puzzles;
}

u32 puzzle_id(const Puzzle& puzzle) { return crc32(puzzle.link); }

bool is_whole(const State& state, Seat seat) { return is_over(state) || pending(state).who != seat; }

int OpenPuzzle::find(const std::vector<Action>& line) const {
  const auto state = std::make_unique<State>();
  clone(*state, game.state());
  const Rules& rules = game.rules();
  for (const Action& action : line) {
    if (is_over(*state) || !is_legal(rules, *state, action)) return -1;
    apply(rules, *state, action);
  }
  const u64 key = position_key(rules, *state);
  const auto it = std::find_if(moves.begin(), moves.end(), [&](const PuzzleMove& m) { return m.key == key; });
  return it == moves.end() ? -1 : static_cast<int>(it - moves.begin());
}

Result<OpenPuzzle> open_puzzle(const Puzzle& puzzle, Catalogue catalogue) {
  auto game = parse_position_link(puzzle.link, catalogue);
  if (!game) return game.error();
  if (game->over()) return Error{"the game is over", "position", "over"};
  OpenPuzzle open{std::move(*game), {}};
  const Rules& rules = open.game.rules();
  const Seat seat = pending(open.game.state()).who;
  const auto state = std::make_unique<State>();
  for (const PuzzleAnswer& answer : puzzle.answers) {
    const Error wrong{"no move of this position", "answers", "illegal_action"};
    PuzzleMove move;
    move.behind = answer.behind;
    clone(*state, open.game.state());
    for (const u16 number : answer.path) {
      if (!move.line.empty() && is_whole(*state, seat)) return wrong;
      const std::vector<Action> answers = answers_in_order(rules, *state);
      if (number >= answers.size()) return wrong;
      move.line.push_back(answers[number]);
      apply(rules, *state, answers[number]);
    }
    if (!is_whole(*state, seat)) return wrong;
    move.key = position_key(rules, *state);
    for (const PuzzleMove& other : open.moves)
      if (other.key == move.key) return wrong;
    open.moves.push_back(std::move(move));
  }
  return open;
}

}  // namespace bastide
