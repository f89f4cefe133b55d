// Who decides for a seat, as screens show it: an emblem that needs no colour, a name, a sentence.
#pragma once

#include "shell/panels/context.h"

namespace bastide::shell {

// A person's head; of a computer player as many steps of a stair as its level has.
void draw_decider(const Context& context, const Player& player, float cx, float cy, float size);
[[nodiscard]] std::string decider_name(const Player& player);   // "Gentle", "A person here"
[[nodiscard]] std::string decider_short(const Player& player);  // the same where there is little room
[[nodiscard]] std::string decider_about(const Player& player);

}  // namespace bastide::shell
