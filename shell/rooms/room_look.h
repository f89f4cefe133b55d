// What an expansion has of its own to draw: the picture on its card, and signs for what it gives players.
// Words come from the locale files, figures from assets/figures, its art on tiles from the art tool; whatever
// else is shown of it the screens make from what the engine's Room says.
#pragma once

#include "shell/audio/sounds.h"
#include "shell/ui/context.h"
#include "shell/ui/kit/scenery.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::shell {

// A figure on a card's picture: its base at (x, y), both 0 to 1; height in the px of a picture 112 high.
struct Person {
  int colour = 0;
  std::string_view piece;
  float x = 0, y = 0, height = 0;
};

struct Gained {
  Seat seat = kNobody;
  int points = 0;
};

// What one of its answers shows.
struct Offer {
  std::string name;             // empty: as the texts name it
  std::string about;            // what it would bring, whom it touches; may be empty
  Seat seat = kNobody;          // whose counter or name it is
  int space = -1;               // of the scoreboard; -1: none
  u8 counter = 0;               // which of the seat's counters
  std::vector<Gained> gains{};  // beside its place on the land: who would get what
  u8 tile = kNoDesign;          // it is this tile
  int amount = 0;               // it is this number
  // What it adds to the table: that is offered on the land as well.
  std::optional<Bounds> adds{};
};

// What a question of a room shows beyond its words.
struct Asked {
  std::string about;                 // what it is about: a message that was drawn
  bool scoreboard = false;           // its answers are places or counters of the scoreboard
  std::vector<SegmentId> touches{};  // where the figures stand that it may concern
  std::vector<Offer> idle{};         // what else there is, of no use now, and why not
  u8 tile = kNoDesign;               // the tile it is about; the hand shows it
  bool amounts = false;              // most of its answers are numbers, from 1 on: one of them is dialled
};

// Something that a seat holds and only it may know: a card in its hand.
struct Secret {
  std::string name;
  std::string about;  // what it does
  std::string now;    // what it would do now
  int count = 1;
};

// What lies beside the scoreboard and belongs to nobody: a tile, or so many of something that has a sign.
struct Aside {
  std::string words;
  int number = 0;
  u8 tile = kNoDesign;
  std::string_view sign{};  // without a tile
};

// How it was settled who begins: tiles that were drawn for it by seat, in their order, each with the number
// on it that counted; nobody where nothing had to be settled.
struct Opening {
  struct Drawn {
    u8 tile = kNoDesign;
    int number = 0;
  };
  std::array<std::vector<Drawn>, kMaxPlayers> drawn;
  Seat begins = kNobody;
  [[nodiscard]] bool by_tiles() const;
};

// How one kind of its events is told besides its line in the chronicle.
struct News {
  std::string_view event;  // key
  audio::Sound sound;
  bool notice = false;  // as a short notice too: what chance did, what one did to another
  bool dice = false;    // its number is a die's face, thrown from the tile just laid to the event's cell
  bool story = false;   // and whatever follows from it, in the same notice
};

struct RoomLook {
  std::string_view key;     // of the room
  bool home_scores = true;  // a figure that it lets come home is scored (ABB-03)
  int weight = 2;           // how much it adds to think about, 1 to 3
  std::span<const ui::Standing> things{};
  std::span<const Person> people{};
  // What lies on the hills, behind things and people.
  void (*ground)(ui::Canvas& c, const Rect& r) = nullptr;
  // The sign of a holding or a reason for points, in the middle of (cx, cy); false: that is none of its own.
  bool (*sign)(const Context& context, std::string_view key, float cx, float cy, float size) = nullptr;
  void (*asked)(const Game&, const Decision&, Asked&) = nullptr;
  void (*offer)(const Game&, const Decision&, const Action&, Offer&) = nullptr;
  // What scoring a feature would bring beside points, as it stands; of a family's core.
  std::string (*about_feature)(const Game&, SegmentId) = nullptr;
  // What else is to be known of an empty cell; of a family's core.
  std::string (*about_cell)(const Game&, Cell) = nullptr;
  // What a holding of a seat does, and what it would bring; of a family's core.
  std::string (*about_holding)(const Game&, Seat, std::string_view key) = nullptr;
  // The cells that an answer leads to: of a place on the land nearest first, and chance will say which; of
  // another those where the player may go on.
  void (*leads_to)(const Game&, const Action&, std::vector<Cell>&) = nullptr;
  // The cells that what stands on the tile of a cell sees, nearest first.
  void (*sees)(const Game&, Cell, std::vector<Cell>&) = nullptr;
  void (*asides)(const Game&, std::vector<Aside>&) = nullptr;
  void (*secrets)(const Game&, Seat, std::vector<Secret>&) = nullptr;
  void (*opening)(const Game&, Opening&) = nullptr;
  std::span<const News> news{};
};

// The looks of all rooms.
std::span<const RoomLook* const> room_looks();
// false: of a game beside the first, whose code has not come yet (Family::facts).
bool is_there(const RoomLook& look);
// nullptr: a room without a look of its own.
const RoomLook* room_look(std::string_view room);

// Whether a figure that this answer calls home is scored.
bool scores_home(const Game& game, const Action& action);

// Of the decision that is pending, and of an answer to it.
Asked asked(const Game& game);
Offer offer(const Game& game, const Action& action);
// The same of an answer that points at a place on the land; without a name.
Offer place_offer(const Game& game, const Action& action);

// Empty: nothing, or nobody would score it.
std::string about_feature(const Game& game, SegmentId segment);
std::string about_cell(const Game& game, Cell cell);
std::string about_holding(const Game& game, Seat seat, std::string_view key);

// The cells that an answer leads to (RoomLook::leads_to).
std::vector<Cell> leads_to(const Game& game, const Action& action);

// Of all rooms in play.
std::vector<Cell> seen_from(const Game& game, Cell cell);
std::vector<Aside> asides(const Game& game);
std::vector<Secret> secrets(const Game& game, Seat seat);
Opening opening(const Game& game);

}  // namespace bastide::shell
