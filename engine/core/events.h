// What happened, for chronicle, animation, protocol and tests. Recording is optional: apply() takes
// a pointer, and search passes none.
#pragma once

#include "engine/core/origin.h"
#include "engine/core/points.h"
#include "engine/core/tile_design.h"

#include <vector>

namespace bastide {

enum class EventKind : u8 {
  TileDrawn,       // seat, design
  TileDiscarded,   // seat, design: it fitted nowhere (BASE-12)
  TilePutBack,     // seat, design: it fitted nowhere and lies in the bag again (HOUSE-05)
  TilePlaced,      // seat, design, cell, rotation
  FigurePlaced,    // seat, piece, cell, segment
  FigureReturned,  // seat, piece, cell, segment
  Scored,          // seat gains `amount` for the feature at cell/segment; points explains
  TurnEnded,       // seat
  GameOver,
  ExpansionEvent,  // expansion, option: something only that expansion's texts explain
};

struct Event {
  EventKind kind = EventKind::TurnEnded;
  Seat seat = kNobody;
  u8 piece = 0;
  u8 design = 0;
  Cell cell;
  u8 rotation = 0;
  u8 segment = kNoSegment;                   // local index on the tile at cell
  Kind feature = 0;                          // kind of the feature scored
  SegmentId feature_segment = kNoSegmentId;  // of the feature; join with State to find its tiles
  ExpansionId expansion = kCoreId;
  u8 option = 0;
  u8 counter = 0;  // Scored: which of the seat's counters has moved (Gain)
  u8 space = 0;    // Scored: the space of the scoreboard where it stands then
  bool final_scoring = false;
  bool unfinished = false;  // Scored: a feature not completed
  i16 amount = 0;
  Points points;
  Origin from;  // Scored: of points that no feature gives
};

inline Event expansion_event(ExpansionId expansion, u8 option, Seat seat, Cell cell, int amount = 0) {
  Event event;
  event.kind = EventKind::ExpansionEvent;
  event.seat = seat;
  event.expansion = expansion;
  event.option = option;
  event.cell = cell;
  event.amount = static_cast<i16>(amount);
  return event;
}

class EventLog {
 public:
  void add(const Event& event) { events_.push_back(event); }
  void clear() { events_.clear(); }
  [[nodiscard]] const std::vector<Event>& events() const { return events_; }

 private:
  std::vector<Event> events_;
};

}  // namespace bastide
