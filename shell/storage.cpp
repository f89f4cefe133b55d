#include "shell/storage.h"

#include "engine/game/save.h"

#include <charconv>

namespace bastide::shell {
namespace {

const std::array<std::string, 2> kSlots = {"bastide.save.a", "bastide.save.b"};

std::string damaged_key(int n) { return "bastide.damaged." + std::to_string(n); }

struct Slot {
  unsigned long long number = 0;
  int rotation = 0;
  std::string_view save;
};

bool eat_number(std::string_view& text, unsigned long long& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc()) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

// "slot 17 2\n{…}"
std::optional<Slot> parse_slot(std::string_view text) {
  Slot slot;
  unsigned long long rotation = 0;
  if (!text.starts_with("slot ")) return std::nullopt;
  text.remove_prefix(5);
  if (!eat_number(text, slot.number) || !text.starts_with(" ")) return std::nullopt;
  text.remove_prefix(1);
  if (!eat_number(text, rotation) || rotation > 3 || !text.starts_with("\n")) return std::nullopt;
  text.remove_prefix(1);
  slot.rotation = static_cast<int>(rotation);
  slot.save = text;
  return slot;
}

}  // namespace

SaveSlots::Found SaveSlots::load() {
  Found found;
  unsigned long long best = 0;
  for (const std::string& key : kSlots) {
    const std::optional<std::string> text = store_.get(key);
    if (!text) continue;
    const auto refuse = [&](const std::string& code) {
      found.errors.push_back(code);
      set_aside(key, *text);
    };
    const auto body = unseal(*text);
    if (!body) {
      refuse(body.error().code);
      continue;
    }
    const std::optional<Slot> slot = parse_slot(*body);
    if (!slot) {
      refuse("foreign");
      continue;
    }
    auto game = load_game(slot->save);
    if (!game) {
      refuse(game.error().code);
      continue;
    }
    number_ = std::max(number_, slot->number);
    if (found.game && slot->number <= best) continue;
    best = slot->number;
    found.game = std::move(*game);
    found.rotation = slot->rotation;
  }
  return found;
}

bool SaveSlots::save(const Game& game, int rotation) {
  ++number_;
  const std::string body =
      "slot " + std::to_string(number_) + " " + std::to_string(rotation & 3) + "\n" + save_game(game);
  return store_.set(kSlots[number_ % kSlots.size()], seal(body));
}

void SaveSlots::set_aside(const std::string& key, const std::string& text) {
  // the oldest goes when all places are taken
  int place = 1;
  while (place <= kMaxDamaged && store_.get(damaged_key(place))) ++place;
  if (place > kMaxDamaged) {
    for (int n = 1; n < kMaxDamaged; ++n)
      store_.set(damaged_key(n), store_.get(damaged_key(n + 1)).value_or(""));
    place = kMaxDamaged;
  }
  // a slot that could not be kept elsewhere stays until it is written over
  if (store_.set(damaged_key(place), text)) store_.remove(key);
}

std::vector<std::string> SaveSlots::damaged() {
  std::vector<std::string> texts;
  for (int n = 1; n <= kMaxDamaged; ++n) {
    if (auto text = store_.get(damaged_key(n))) texts.push_back(std::move(*text));
  }
  return texts;
}

Result<Game> read_game_file(std::string_view text) {
  while (!text.empty() && static_cast<unsigned char>(text.front()) <= ' ') text.remove_prefix(1);
  if (!text.starts_with("bastide ")) return load_game(text);
  const auto body = unseal(text);
  if (!body) return body.error();
  const std::optional<Slot> slot = parse_slot(*body);
  return load_game(slot ? slot->save : std::string_view(*body));
}

}  // namespace bastide::shell
