// The code of all screens but the first comes after the first frame, so that this does not wait for it; with
// it where a link or a saved game is what it shows. It has two parts (tools/cmake/web.cmake lists them):
// set-up and the game at the table, with the words that only screens say; and the rest, dialogs and what a
// game leads to, which is fetched when it is first opened, or once a game lies at rest. What is opened before
// its code is there is told to be on its way, or that it did not come.
#pragma once

#include <array>

namespace bastide::shell {

class Preferences;

enum class CodePart : unsigned char { Table, Rest };

class ScreensCode {
 public:
  explicit ScreensCode(Preferences& preferences) : preferences_(preferences) {}
  void want(CodePart part);  // asks for what is not there, unless it is on its way
  // The same the first time only: what did not come is not asked for by every frame.
  void await(CodePart part);
  bool awaited(CodePart part) {  // whether it is there; if it is not, it is awaited
    await(part);
    return here(part);
  }
  void ask_again();  // for what did not come
  // Of the rest what it needs of the first part too.
  [[nodiscard]] bool here(CodePart part) const;
  [[nodiscard]] bool failed() const;

 private:
  enum class Arrival : unsigned char { Unasked, Coming, Here, Failed };
  // as files: the code of the parts, and the words
  static constexpr unsigned kWords = 2;
  void fetch(unsigned file);
  void want_file(unsigned file);

  Preferences& preferences_;
  std::array<Arrival, 3> files_{};
};

}  // namespace bastide::shell
