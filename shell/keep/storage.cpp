#include "shell/keep/storage.h"

#include "engine/core/sort.h"
#include "engine/data/clean_text.h"
#include "engine/game/save.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace bastide::shell {
namespace {

constexpr unsigned long long kMostPlayed = 100ULL * 365 * 24 * 3600;

std::string damaged_key(int n) { return "bastide.damaged." + std::to_string(n); }

// Numbers go round: what comes after the highest there is comes after it all the same.
bool is_newer(unsigned long long a, unsigned long long b) { return static_cast<long long>(a - b) > 0; }

bool eat(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

bool eat_number(std::string_view& text, unsigned long long& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc()) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

}  // namespace

// What stands before the save in a slot: "slot 17 2 1700000000000+3600 Title\n", or "slot 17 2\n".
struct SaveSlots::Head {
  unsigned long long number = 0;
  unsigned long long rotation = 0;
  unsigned long long time = 0;
  unsigned long long played = 0;
  std::string title;
  std::size_t length = 0;
};

std::optional<SaveSlots::Head> SaveSlots::parse_head(std::string_view text) {
  Head head;
  std::string_view line = text.substr(0, text.find('\n'));
  head.length = line.size() + 1;
  if (head.length > text.size() || !eat(line, "slot ")) return std::nullopt;
  if (!eat_number(line, head.number) || !eat(line, " ") || !eat_number(line, head.rotation))
    return std::nullopt;
  if (head.rotation > 3) return std::nullopt;
  if (line.empty()) return head;
  if (!eat(line, " ") || !eat_number(line, head.time)) return std::nullopt;
  if (eat(line, "+") && (!eat_number(line, head.played) || head.played > kMostPlayed)) return std::nullopt;
  if (eat(line, " ")) head.title = clean_text(line, kMaxTitleBytes);
  return head;
}

std::string slot_key(int place, unsigned slot) {
  const std::string letter = slot == 0 ? ".a" : ".b";
  return place == 0 ? "bastide.save" + letter : "bastide.save." + std::to_string(place) + letter;
}

struct SaveSlots::Slot {
  unsigned letter = 0;
  std::string key;
  std::string whole;  // sealed, as it lay there
  std::string body;
  Head head;
  [[nodiscard]] std::string_view save() const { return std::string_view(body).substr(head.length); }
};

SaveSlots::SaveSlots(KeyValue& store) : store_(store) {}
SaveSlots::~SaveSlots() = default;

void SaveSlots::refuse(const std::string& key, const std::string& text, const std::string& code) {
  errors_.push_back(code);
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

std::vector<SaveSlots::Slot> SaveSlots::read(int place) {
  write_waiting();
  std::vector<Slot> slots;
  for (const unsigned letter : {0U, 1U}) {
    Slot slot;
    slot.letter = letter;
    slot.key = slot_key(place, letter);
    std::optional<std::string> text = store_.get(slot.key);
    if (!text) continue;
    slot.whole = std::move(*text);
    auto body = unseal(slot.whole);
    const std::optional<Head> head = body ? parse_head(*body) : std::nullopt;
    if (!head) {
      refuse(slot.key, slot.whole, body ? "foreign" : body.error().code);
      continue;
    }
    slot.body = std::move(*body);
    slot.head = *head;
    slots.push_back(std::move(slot));
  }
  sort_by(slots, [](const Slot& a, const Slot& b) { return is_newer(a.head.number, b.head.number); });
  if (!slots.empty()) {
    newest_[index(place)] = {slots[0].head.number, slots[0].letter};
    titles_[index(place)] = slots[0].head.title;
  }
  return slots;
}

std::vector<SaveSlots::Entry> SaveSlots::list() {
  std::vector<Entry> entries;
  for (int place = 0; place < kMaxGames; ++place) {
    const std::vector<Slot> slots = read(place);
    if (slots.empty()) continue;
    const Head& head = slots[0].head;
    entries.push_back({place, static_cast<double>(head.time), head.title});
  }
  sort_by(entries, [](const Entry& a, const Entry& b) {
    return a.time != b.time ? a.time > b.time : a.place < b.place;
  });
  return entries;
}

std::optional<SaveSlots::Opened> SaveSlots::open(int place) {
  missing_.clear();
  for (const Slot& slot : read(place)) {
    auto game = load_game(slot.save());
    if (!game && game.error().code == "missing_data") {
      missing_ = game.error().where;
      return std::nullopt;
    }
    if (game)
      return Opened{std::move(*game), static_cast<int>(slot.head.rotation),
                    static_cast<unsigned>(slot.head.played)};
    refuse(slot.key, slot.whole, game.error().code);
  }
  return std::nullopt;
}

std::string SaveSlots::words_of(const Head& head) {
  std::string words = std::to_string(head.rotation) + " " + std::to_string(head.time);
  if (head.played > 0) words += "+" + std::to_string(head.played);
  return words;
}

bool SaveSlots::write(int place, std::string_view head, std::string_view save) {
  // beside the newest, so that there are two in a row: if this one is refused, the next one goes there too
  const Newest next{newest_[index(place)].number + 1, 1 - newest_[index(place)].letter};
  std::string body = "slot " + std::to_string(next.number) + " ";
  body += head;
  if (!titles_[index(place)].empty()) body += " " + titles_[index(place)];
  body += "\n";
  body += save;
  if (!store_.set(slot_key(place, next.letter), seal(body))) return false;
  newest_[index(place)] = next;
  return true;
}

bool SaveSlots::save(int place, const Game& game, int rotation, double time, unsigned played) {
  save_soon(place, game, rotation, time, played);
  return finish();
}

void SaveSlots::save_soon(int place, const Game& game, int rotation, double time, unsigned played) {
  if (waiting_ && waiting_->place != place) write_waiting();
  Head head;
  head.rotation = static_cast<unsigned>(rotation & 3);
  head.time = static_cast<unsigned long long>(std::max(0.0, time));
  head.played = played;
  waiting_ = Waiting{place, words_of(head), save_game(game, Undone::Kept)};
}

void SaveSlots::write_waiting() {
  const std::optional<Waiting> waiting = std::exchange(waiting_, std::nullopt);
  if (waiting && !write(waiting->place, waiting->head, waiting->save)) refused_ = true;
}

bool SaveSlots::finish() {
  write_waiting();
  return !std::exchange(refused_, false);
}

bool SaveSlots::rename(int place, std::string_view title) {
  const std::vector<Slot> slots = read(place);
  if (slots.empty()) return false;
  titles_[index(place)] = clean_text(title, kMaxTitleBytes);
  return write(place, words_of(slots[0].head), slots[0].save());
}

void SaveSlots::remove(int place) {
  write_waiting();
  for (const unsigned letter : {0U, 1U}) store_.remove(slot_key(place, letter));
  titles_[index(place)].clear();
}

int SaveSlots::free_place() {
  const std::vector<Entry> taken = list();
  for (int place = 0; place < kMaxGames; ++place) {
    const auto here = [&](const Entry& entry) { return entry.place == place; };
    if (std::none_of(taken.begin(), taken.end(), here)) return place;
  }
  for (std::size_t i = taken.size(); i-- > 0;) {
    const auto opened = open(taken[i].place);
    if (!missing_.empty()) continue;  // nobody knows whether it is over
    if (!opened || opened->game.over()) return taken[i].place;
  }
  return kNoPlace;
}

std::vector<std::string> SaveSlots::damaged() {
  std::vector<std::string> texts;
  for (int n = 1; n <= kMaxDamaged; ++n) {
    if (auto text = store_.get(damaged_key(n))) texts.push_back(std::move(*text));
  }
  return texts;
}

}  // namespace bastide::shell
