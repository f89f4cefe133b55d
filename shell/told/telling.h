// What an expansion, a house rule or the core of a game asks, offers and tells beyond the words of the locale
// files: without drawing. What it draws of its own is a picture (panels/expansion_picture.h); whatever else
// is shown of it the screens make from what the engine's Expansion says.
#pragma once

#include "engine/game/game.h"
#include "shell/told/news.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::shell {

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
  int counter = -1;             // which of the seat's counters; -1: it is not about one
  std::vector<Gained> gains{};  // beside its place on the land: who would get what
  std::string does{};           // what it does wherever it goes, in a few words
  std::string mark{};           // there, in place of the thing itself: what it would bring, "+8"
  u8 tile = kNoDesign;          // it is this tile
  int amount = 0;               // it is this number
  // What it adds to the table: that is offered on the land as well.
  std::optional<Bounds> adds{};
};

// What a question of an expansion shows beyond its words.
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

// The paragraph of its page in the rules that something comes from (told/rule_of.h): "reason.<key>",
// "event.<key>", or a kind of feature.
struct RuleAt {
  std::string_view what;
  int paragraph = 1;
};

struct Telling {
  std::string_view key;     // of the expansion
  bool home_scores = true;  // a figure that it lets come home is scored (ABB-03)
  int weight = 2;           // how much it adds to think about, 1 to 3
  void (*asked)(const Game&, const Decision&, Asked&) = nullptr;
  void (*offer)(const Game&, const Decision&, const Action&, Offer&) = nullptr;
  // What saying no to its question shows.
  void (*pass)(const Game&, const Decision&, Offer&) = nullptr;
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
  std::span<const RuleAt> rules{};
  std::string_view rules_page{};  // where its own key is none
};

// Of all games and their expansions (games/registry.cpp).
std::span<const Telling* const> tellings();
// By its key; nullptr: one that tells nothing of its own.
const Telling* telling_of(std::string_view expansion);

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

// The cells that an answer leads to (Telling::leads_to).
std::vector<Cell> leads_to(const Game& game, const Action& action);

// Of all expansions in play.
std::vector<Cell> seen_from(const Game& game, Cell cell);
std::vector<Aside> asides(const Game& game);
std::vector<Secret> secrets(const Game& game, Seat seat);
Opening opening(const Game& game);

}  // namespace bastide::shell
