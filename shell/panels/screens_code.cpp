#include "shell/panels/screens_code.h"

#include "shell/panels/preferences.h"
#include "shell/platform/platform.h"

#include <algorithm>

namespace bastide::shell {

namespace {
constexpr const char* kFiles[] = {"screens", "rest"};  // by CodePart (web/boot.js)
}  // namespace

void ScreensCode::fetch(unsigned file) {
  Arrival& state = files_[file];
  state = Arrival::Coming;
  const auto came = [&state](bool good) { state = good ? Arrival::Here : Arrival::Failed; };
  if (file == kWords)
    preferences_.need_words("screens", came);
  else
    platform::load_code(kFiles[file], came);
}

void ScreensCode::want_file(unsigned file) {
  if (files_[file] == Arrival::Unasked || files_[file] == Arrival::Failed) fetch(file);
}

void ScreensCode::want(CodePart part) {
  want_file(0);
  want_file(kWords);
  if (part == CodePart::Rest) want_file(1);
}

void ScreensCode::await(CodePart part) {
  if (files_[part == CodePart::Rest ? 1 : 0] == Arrival::Unasked) want(part);
}

void ScreensCode::ask_again() {
  for (unsigned file = 0; file < files_.size(); ++file)
    if (files_[file] == Arrival::Failed) fetch(file);
}

bool ScreensCode::here(CodePart part) const {
  const bool table = files_[0] == Arrival::Here && files_[kWords] == Arrival::Here;
  return table && (part == CodePart::Table || files_[1] == Arrival::Here);
}

bool ScreensCode::failed() const {
  return std::find(files_.begin(), files_.end(), Arrival::Failed) != files_.end();
}

}  // namespace bastide::shell
