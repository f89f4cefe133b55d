// Here, and nowhere else in the shell, games and expansions register.
//   the landscape itself: landscape_words, landscape_sounds, landscape_course, landscape_picture
//   an expansion of the landscape, or a house rule: its line in BASTIDE_EXPANSIONS; <key>::kTelling in
//     games/carcassonne/<key>.cpp and, if it draws, its line in BASTIDE_PICTURES; <key>::kPicture in
//     games/carcassonne/drawn/<key>.cpp
//   a game beside the landscape: BASTIDE_GAMES_BESIDE; in games/<game>/ <game>_words::kWords,
//   <game>_sounds::kSounds, <game>_course::kCourse and, of its core,
//     <game>::kTelling; in games/<game>/drawn/ <game>_board::kBoard and <game>::kPicture
//   an expansion of such a game: BASTIDE_EXPANSIONS_BESIDE; <game>::<key>::kTelling and ::kPicture
// What a game beside the landscape has comes with its own module of the page: the namespaces that go there
// are listed in tools/cmake/web.cmake.
#pragma once

#define BASTIDE_PICTURES(ENTRY) \
  ENTRY(river)                  \
  ENTRY(abbot)                  \
  ENTRY(inns_cathedrals)        \
  ENTRY(traders_builders)       \
  ENTRY(king_robber)            \
  ENTRY(gifts)                  \
  ENTRY(tower_thieves)          \
  ENTRY(flying_machines)        \
  ENTRY(messages)               \
  ENTRY(ferries)                \
  ENTRY(gold_mines)             \
  ENTRY(mage_witch)             \
  ENTRY(robbers)                \
  ENTRY(table)                  \
  ENTRY(crop_circles)

// The other house rules draw nothing of their own.
#define BASTIDE_EXPANSIONS(ENTRY) \
  BASTIDE_PICTURES(ENTRY)         \
  ENTRY(starting_player)          \
  ENTRY(hands)                    \
  ENTRY(holes)                    \
  ENTRY(buying)

#define BASTIDE_GAMES_BESIDE(ENTRY) ENTRY(castle) ENTRY(hunters)
#define BASTIDE_EXPANSIONS_BESIDE(ENTRY) ENTRY(hunters::scout)
