// Sent: up to which action the games that are played apart were sent away. What is with somebody else is not
// taken back. Kept under `bastide.sent` as [[fingerprint, actions], …], the newest first; whatever cannot be
// read there is forgotten.
#pragma once

#include "shell/keep/storage.h"

#include <cstddef>
#include <vector>

namespace bastide::shell {

inline constexpr const char* kSentKey = "bastide.sent";
inline constexpr std::size_t kMaxSent = 64;

struct SentMark {
  u32 fingerprint = 0;  // of the game as it was sent (shell/play/apart.h)
  std::size_t actions = 0;
  friend bool operator==(const SentMark&, const SentMark&) = default;
};

[[nodiscard]] std::vector<SentMark> read_sent(KeyValue& store);
void note_sent(KeyValue& store, const SentMark& mark);

}  // namespace bastide::shell
