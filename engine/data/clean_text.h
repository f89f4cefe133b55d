// Texts that people type and links bring: names. They reach the screen, saves, links and other programs, so
// what is no strict UTF-8 never gets in, nor what would change how the words around it are read.
#pragma once

#include <string>
#include <string_view>

namespace bastide {

// Strict UTF-8 (nothing overlong, no surrogates, nothing above U+10FFFF) without control characters, line
// separators and characters that set the direction of writing.
bool is_clean_text(std::string_view text);

// Whether anything of it can be seen: not if it is empty, or blanks, joiners, fillers and the like alone.
bool can_be_seen(std::string_view text);

// The clean part of a text: what is_clean_text refuses is left out, and what is longer than `max_bytes` is
// cut between letters, never inside a code point nor before the marks that belong to a letter. Empty if
// nothing of it can be seen.
std::string clean_text(std::string_view text, std::size_t max_bytes);

}  // namespace bastide
