#include "shell/audio/sound_events.h"

#include "engine/families/carcassonne/carcassonne.h"
#include "shell/audio/audio.h"

#include <algorithm>

namespace bastide::shell::audio {
namespace {

using namespace carcassonne;

// What a tile brings: its most telling feature.
void sound_tile(const Rules& rules, u8 design) {
  play(Sound::TileDrop);
  unsigned kinds = 0;
  const TileDesign& tile = rules.designs[design];
  for (unsigned i = 0; i < tile.segment_count; ++i) kinds |= 1u << tile.segments[i].kind;
  const auto has = [&](Kind kind) { return (kinds >> kind & 1) != 0; };
  const Sound with = has(kMonastery) ? Sound::Bell
                     : has(kRiver)   ? Sound::Splash
                     : has(kCity)    ? Sound::Hammer
                     : has(kGarden)  ? Sound::Flutter
                                     : Sound::Gravel;
  if (has(kRoad) || with != Sound::Gravel) play(with, 0, 0, 0.12F, 0.8F);
}

// A run of marimba notes that rises with the count, a major pentatonic.
void sound_points(int amount, float delay) {
  static constexpr std::array<float, 5> kScale = {0, 2, 4, 7, 9};
  const int notes = std::clamp(amount, 1, 9);
  for (int i = 0; i < notes; ++i) {
    play(Sound::Points, 0, kScale[static_cast<unsigned>(i % 5)] + 12.0F * static_cast<float>(i / 5),
         delay + 0.05F * static_cast<float>(i), 0.8F);
  }
}

}  // namespace

void sound_events(const Game& game, std::span<const Event> events) {
  float delay = 0.25F;
  bool city = false;
  bool home = false;
  bool final_scoring = false;
  for (const Event& event : events) {
    switch (event.kind) {
      case EventKind::TilePlaced: sound_tile(game.rules(), event.design); break;
      case EventKind::FigurePlaced: play(Sound::FigureSet); break;
      case EventKind::FigureReturned: home = true; break;
      case EventKind::TileDiscarded: play(Sound::DeadSpot); break;
      case EventKind::GameOver: final_scoring = true; break;
      case EventKind::Scored:
        if (event.final_scoring) break;
        city = city || event.feature == kCity;
        sound_points(event.amount, delay);
        delay += 0.3F;
        break;
      default: break;
    }
  }
  if (city) play(Sound::CityDone, 0, 0, 0.1F);
  if (home) play(Sound::FigureHome, 0, 0, delay);
  if (final_scoring) play(Sound::End, 0, 0, 0.4F);
}

void sound_landscape(const Game* game) {
  float fields = 0;
  float water = 0;
  float monasteries = 0;
  if (game != nullptr) {
    const State& state = game->state();
    for (unsigned i = 0; i < state.segment_count; ++i) {
      const Kind kind = state.features[i].kind;
      fields += kind == kField ? 1.0F : 0.0F;
      water += kind == kRiver ? 1.0F : 0.0F;
      monasteries += kind == kMonastery ? 1.0F : 0.0F;
    }
  }
  set_ambience(Sound::Larks, std::min(1.0F, fields / 12));
  set_ambience(Sound::Brook, std::min(1.0F, water / 5));
  set_ambience(Sound::FarBells, std::min(1.0F, monasteries / 3));
}

}  // namespace bastide::shell::audio
