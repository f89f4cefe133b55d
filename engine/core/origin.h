// Where points come from that no feature gives, for whoever shows it.
#pragma once

#include "engine/core/action.h"

namespace bastide {

struct Origin {
  enum class At : u8 {
    Nowhere,
    Place,    // on the land: cell, and a segment there if something stands on one
    Seat,     // who gives them, or whose they were: seat
    Counter,  // on the scoreboard: seat, counter
  };
  At at = At::Nowhere;
  Seat seat = kNobody;
  u8 counter = 0;
  u8 segment = kNoSegment;
  Cell cell{};

  static Origin place(Cell cell, u8 segment = kNoSegment) {
    return {.at = At::Place, .segment = segment, .cell = cell};
  }
  static Origin of_seat(Seat seat) { return {.at = At::Seat, .seat = seat}; }
  static Origin of_counter(Seat seat, u8 counter) {
    return {.at = At::Counter, .seat = seat, .counter = counter};
  }
  friend bool operator==(const Origin&, const Origin&) = default;
};

}  // namespace bastide
