#include "engine/game/position_link.h"

#include "engine/game/action_text.h"
#include "engine/game/answer_order.h"
#include "engine/game/base64.h"
#include "engine/game/checksum.h"
#include "engine/game/folded_link.h"
#include "engine/game/link.h"
#include "engine/game/save.h"

#include <algorithm>

namespace bastide {
namespace {

using std::string;
using std::string_view;

constexpr string_view kVersion = "v=2";

// A number as long as it needs to be: choices are put in last first, and taken out first first.
class Choices {
 public:
  Choices() = default;
  explicit Choices(string_view bytes) : bytes_(bytes.begin(), bytes.end()) {}

  void put(u32 of, u32 chosen) {
    u32 carry = chosen;
    for (u8& byte : bytes_) {
      carry += byte * of;
      byte = static_cast<u8>(carry & 255);
      carry >>= 8;
    }
    for (; carry != 0; carry >>= 8) bytes_.push_back(static_cast<u8>(carry & 255));
  }

  u32 take(u32 of) {
    u32 rest = 0;
    for (std::size_t i = bytes_.size(); i-- > 0;) {
      rest = rest << 8 | bytes_[i];
      bytes_[i] = static_cast<u8>(rest / of);
      rest %= of;
    }
    while (!bytes_.empty() && bytes_.back() == 0) bytes_.pop_back();
    return rest;
  }

  [[nodiscard]] bool empty() const { return bytes_.empty(); }
  [[nodiscard]] string text() const { return {bytes_.begin(), bytes_.end()}; }

 private:
  std::vector<u8> bytes_;
};

u32 checksum(const string& seed_link, const Game& game) {
  string text = seed_link;
  for (const Action& action : game.actions()) text += "\n" + action_text(game.rules(), action);
  return crc32(text);
}

string head(std::size_t count, u32 crc) {
  string bytes;
  for (; count > 127; count >>= 7) bytes += static_cast<char>(0x80 | (count & 127));
  bytes += static_cast<char>(count);
  for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(crc >> shift & 255);
  return bytes;
}

struct Head {
  std::size_t count = 0;
  u32 crc = 0;
};
// Takes it off the front.
std::optional<Head> take_head(string_view& bytes) {
  Head read;
  for (int shift = 0;; shift += 7) {
    if (bytes.empty() || shift > 14) return std::nullopt;
    const auto byte = static_cast<u8>(bytes.front());
    bytes.remove_prefix(1);
    read.count |= static_cast<std::size_t>(byte & 127) << shift;
    if (byte < 128) break;
  }
  if (bytes.size() < 4 || read.count > kMaxSavedActions) return std::nullopt;
  for (unsigned i = 0; i < 4; ++i) read.crc |= static_cast<u32>(static_cast<u8>(bytes[i])) << (8 * i);
  bytes.remove_prefix(4);
  return read;
}

// "v=2&a&m=…&b" as the seed link "v=1&a&b" and what m holds; nullopt: no position link.
struct Parts {
  string seed_link = "v=1";
  string moves;
};
std::optional<Parts> cut(string_view fragment) {
  if (fragment.starts_with('#')) fragment.remove_prefix(1);
  Parts parts;
  int versions = 0;
  int moves = 0;
  while (!fragment.empty()) {
    const auto end = std::min(fragment.find('&'), fragment.size());
    const string_view part = fragment.substr(0, end);
    fragment.remove_prefix(std::min(end + 1, fragment.size()));
    if (part == kVersion) {
      ++versions;
    } else if (part.starts_with("m=")) {
      ++moves;
      parts.moves = part.substr(2);
    } else {
      parts.seed_link += "&" + string(part);
    }
  }
  return versions == 1 && moves == 1 ? std::optional(std::move(parts)) : std::nullopt;
}

}  // namespace

Result<string> make_position_link(const Game& game) {
  const auto seed_link = make_link(game.setup(), game.catalogue());
  if (!seed_link) return seed_link.error();
  auto replay = Game::create(game.setup(), game.catalogue());
  if (!replay) return replay.error();
  std::vector<std::pair<u32, u32>> chosen;  // which, of how many
  for (const Action& action : game.actions()) {
    const std::vector<Action> answers = answers_in_order(replay->rules(), replay->state());
    const auto it = std::find(answers.begin(), answers.end(), action);
    // tiles were drawn that the seed does not give, by a save of another version
    if (it == answers.end()) return Error{"the seed does not give this game", "actions", "deck_given"};
    chosen.emplace_back(static_cast<u32>(it - answers.begin()), static_cast<u32>(answers.size()));
    replay->apply(action);
  }
  if (save_game(*replay) != save_game(game))
    return Error{"the seed does not give this game", "actions", "deck_given"};
  Choices choices;
  for (std::size_t i = chosen.size(); i-- > 0;) choices.put(chosen[i].second, chosen[i].first);
  const string packed = head(chosen.size(), checksum(*seed_link, game)) + choices.text();
  return string(kVersion) + seed_link->substr(kVersion.size()) + "&m=" + base64(packed);
}

bool is_position_link(string_view fragment) {
  return fragment.size() <= kMaxPositionLinkBytes && (is_folded_link(fragment) || cut(fragment).has_value());
}

Result<Game> parse_position_link(string_view fragment, Catalogue catalogue) {
  if (fragment.size() <= kMaxPositionLinkBytes && is_folded_link(fragment)) {
    const auto unfolded = unfold_link(fragment);
    return unfolded ? parse_position_link(*unfolded, catalogue) : unfolded.error();
  }
  const auto parts = is_position_link(fragment) ? cut(fragment) : std::nullopt;
  if (!parts) return Error{"no link to a position", "link"};
  const auto setup = parse_link(parts->seed_link, catalogue);
  if (!setup) return setup.error();
  const auto bytes = unbase64(parts->moves);
  string_view rest = bytes ? string_view(*bytes) : string_view();
  const auto read = take_head(rest);
  if (!read) return Error{"not written as a position is", "link: m"};
  const Error changed{"the checksum does not hold", "link: m", "bad_checksum"};
  if (rest.ends_with('\0')) return changed;  // the number has no need of it
  auto game = Game::create(*setup, catalogue);
  if (!game) return game.error();
  Choices choices(rest);
  for (std::size_t i = 0; i < read->count; ++i) {
    if (game->over()) return changed;
    const std::vector<Action> answers = answers_in_order(game->rules(), game->state());
    game->apply(answers[choices.take(static_cast<u32>(answers.size()))]);
  }
  const auto seed_link = make_link(*setup, catalogue);
  if (!choices.empty() || !seed_link || checksum(*seed_link, *game) != read->crc) return changed;
  return game;
}

}  // namespace bastide
