#include "shell/keep/sent.h"

#include "engine/data/json.h"
#include "engine/game/save.h"

#include <algorithm>

namespace bastide::shell {

std::vector<SentMark> read_sent(KeyValue& store) {
  std::vector<SentMark> marks;
  const auto text = store.get(kSentKey);
  const auto json = text ? parse_json(*text, "sent") : parse_json("[]", "sent");
  if (!json || !json->is_array()) return marks;
  for (const Json& one : *json) {
    const bool good = one.is_array() && one.size() == 2 && one[0].is_number_unsigned() &&
                      one[1].is_number_unsigned() && one[0].get<u64>() <= ~u32{0} &&
                      one[1].get<u64>() <= kMaxSavedActions;
    if (good && marks.size() < kMaxSent) marks.push_back({one[0].get<u32>(), one[1].get<std::size_t>()});
  }
  return marks;
}

void note_sent(KeyValue& store, const SentMark& mark) {
  std::vector<SentMark> marks = read_sent(store);
  std::erase(marks, mark);
  marks.insert(marks.begin(), mark);
  Json json = Json::array();
  for (std::size_t i = 0; i < marks.size() && i < kMaxSent; ++i)
    json.push_back({marks[i].fingerprint, marks[i].actions});
  store.set(kSentKey, write_json(json));
}

}  // namespace bastide::shell
