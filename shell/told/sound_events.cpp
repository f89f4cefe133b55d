#include "shell/told/sound_events.h"

#include "shell/audio/audio.h"
#include "shell/told/game_sounds.h"

#include <algorithm>

namespace bastide::shell::audio {
namespace {

const GameSounds::OfKind* of_kind(std::span<const GameSounds::OfKind> list, unsigned kinds) {
  for (const GameSounds::OfKind& one : list)
    if ((kinds >> one.kind & 1) != 0) return &one;
  return nullptr;
}

void sound_tile(const Rules& rules, u8 design, std::vector<Cue>& out) {
  out.push_back({Sound::TileDrop});
  unsigned kinds = 0;
  const TileDesign& tile = rules.designs[design];
  for (unsigned i = 0; i < tile.segment_count; ++i) kinds |= 1u << tile.segments[i].kind;
  if (const auto* with = of_kind(sounds_of(rules).brings, kinds))
    out.push_back({with->sound, 0, 0.12F, 0.8F});
}

// A run of marimba notes that rises with the count, a major pentatonic.
void sound_points(int amount, float delay, std::vector<Cue>& out) {
  static constexpr std::array<float, 5> kScale = {0, 2, 4, 7, 9};
  const int notes = std::min(amount, 9);
  for (int i = 0; i < notes; ++i) {
    const float height = kScale[static_cast<unsigned>(i % 5)] + 12.0F * static_cast<float>(i / 5);
    out.push_back({Sound::Points, height, delay + 0.05F * static_cast<float>(i), 0.8F});
  }
}

}  // namespace

std::vector<Cue> cues(const Rules& rules, std::span<const Event> events) {
  std::vector<Cue> out;
  float delay = 0.25F;
  std::vector<Sound> closed;
  bool home = false;
  bool over = false;
  for (const Event& event : events) {
    switch (event.kind) {
      case EventKind::TilePlaced: sound_tile(rules, event.design, out); break;
      case EventKind::FigurePlaced: out.push_back({Sound::FigureSet}); break;
      case EventKind::FigureReturned: home = true; break;
      case EventKind::TileDiscarded:
      case EventKind::TilePutBack: out.push_back({Sound::DeadSpot}); break;
      case EventKind::GameOver: over = true; break;
      case EventKind::Scored: {
        if (event.final_scoring) break;
        const bool whole = event.feature_segment != kNoSegmentId && !event.unfinished;
        const auto* with = whole ? of_kind(sounds_of(rules).closes, 1u << event.feature) : nullptr;
        if (with != nullptr && std::find(closed.begin(), closed.end(), with->sound) == closed.end())
          closed.push_back(with->sound);
        if (event.amount <= 0) break;
        sound_points(event.amount, delay, out);
        delay += 0.3F;
        break;
      }
      default: break;
    }
  }
  for (const Sound sound : closed) out.push_back({sound, 0, 0.1F});
  if (home) out.push_back({Sound::FigureHome, 0, delay});
  if (over) out.push_back({Sound::End, 0, 0.4F});
  return out;
}

Ambience ambience(const Game& game) {
  Ambience loud{};
  const State& state = game.state();
  for (const GameSounds::Loop& one : sounds_of(game.rules()).ambience) {
    float count = 0;
    for (unsigned i = 0; i < state.segment_count; ++i)
      count += state.features[i].kind == one.kind ? 1.0F : 0.0F;
    loud[loop_index(one.loop)] = std::min(1.0F, count / one.whole);
  }
  return loud;
}

void sound_events(const Game& game, std::span<const Event> events) {
  for (const Cue& one : cues(game.rules(), events)) play(one.sound, 0, one.semitones, one.delay, one.gain);
}

void sound_land(const Game& game) {
  const Ambience loud = ambience(game);
  for (unsigned i = 0; i < loud.size(); ++i) set_ambience(loop_at(i), loud[i]);
}

}  // namespace bastide::shell::audio
