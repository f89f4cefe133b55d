#include "shell/screens/dialogs/record.h"

#include "shell/keep/browser_store.h"
#include "shell/panels/paper.h"
#include "shell/platform/platform.h"
#include "shell/screens/dialogs/record_parts.h"
#include "shell/screens/flow/flow.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr float kWidth = 560, kGap = 10;
constexpr const char* kFile = "bastide-record.json";

}  // namespace

void RecordDialog::read() {
  BrowserStore store;
  take(read_record(store));
  name_ = game_ = 0;
  erased_.reset();
}

void RecordDialog::take(Record record) {
  record_ = std::move(record);
  names_ = names_in(record_);
  games_ = games_in(record_);
  if (name_ >= names_.size()) name_ = 0;
  if (game_ > games_.size()) game_ = 0;
  ++changes_;
}

void RecordDialog::draw() {
  if (view.now - seen_ > 0.5) read();
  seen_ = view.now;
  if (made_.again(name_, game_, changes_))
    standing_ =
        names_.empty() ? Standing{} : standing(record_, names_[name_], game_ == 0 ? "" : games_[game_ - 1]);
  const Rect r = draw_paper(*this, kWidth, std::max(220.0F, column_.height() + 100), tr("record.title"));
  column_.draw(kit, {r.x - 6, r.y, r.w + 12, r.h},
               [&](float y) { return draw_content(r.x, y + 4, r.w - 5) + 8; });
}

float RecordDialog::draw_content(float x, float y, float width) {
  if (record_.empty()) {
    y += c.paragraph(x, y, width, tr("record.none"), Type::Body, kInk2) + 14;
    return draw_foot(x, y, width);
  }
  std::vector<std::string> people;
  for (const std::string& name : names_) people.push_back(name.empty() ? tr("record.unnamed") : name);
  if (people.size() > 1) y = draw_chooser(x, y, width, "record.name", people, name_);
  std::vector<std::string> kinds{tr("record.all_games")};
  for (const std::string& game : games_)
    kinds.push_back(locale().has("family." + game) ? tr("family." + game) : game);
  if (kinds.size() > 2) y = draw_chooser(x, y, width, "record.game", kinds, game_);
  if (standing_.games.empty())
    y += c.paragraph(x, y, width, tr("record.none"), Type::Body, kInk2) + 14;
  else
    y = draw_standing(*this, standing_, x, y, width);
  return draw_foot(x, y + 6, width);
}

// One of several, the ones before and after it a press away.
float RecordDialog::draw_chooser(float x, float y, float width, std::string_view id,
                                 const std::vector<std::string>& labels, std::size_t& chosen) {
  const std::string before = std::string(id) + ".before", after = std::string(id) + ".after";
  const std::size_t count = labels.size(), now = chosen;
  const std::size_t previous = (now + count - 1) % count, next = (now + 1) % count;
  kit.item({.id = std::string(id),
            .label = labels[now],
            .rect = {x + 50, y, width - 100, 44},
            .focusable = false,
            .reads = true});
  c.text_in(x + width / 2, y + 22, width - 110, labels[now], Type::Name, kInk, Align::Centre);
  if (w.icon_button(x + 22, y + 22, 44, {.id = before, .icon = "left", .spoken = labels[previous]}))
    chosen = previous;
  if (w.icon_button(x + width - 22, y + 22, 44, {.id = after, .icon = "right", .spoken = labels[next]}))
    chosen = next;
  return y + 50;
}

float RecordDialog::draw_foot(float x, float y, float width) {
  y += c.paragraph(x, y, width, tr("record.kept_here"), Type::Small, kInk2) + 8;
  const float half = (width - kGap) / 2;
  if (w.button({x, y, half, 44}, {.id = "record.export",
                                  .label = tr("record.export"),
                                  .icon = "download",
                                  .enabled = !record_.empty()})) {
    const bool given = platform::download_text(kFile, write_record(record_));
    notices.say(tr(given ? "notice.exported" : "notice.not_given", {{"name", kFile}}));
  }
  if (w.button({x + half + kGap, y, half, 44},
               {.id = "record.import", .label = tr("record.import"), .icon = "upload"}))
    platform::open_text_file(kMaxRecordBytes,
                             [this](const std::optional<std::string>& text) { add_file(text); });
  y += 44 + kGap;
  const bool back = erased_.has_value();
  if (w.button({x, y, width, 44}, {.id = back ? "record.back" : "record.erase",
                                   .label = tr(back ? "record.back" : "record.erase"),
                                   .icon = back ? "undo" : "close",
                                   .enabled = back || !record_.empty()}))
    erase_or_bring_back();
  return y + 50;
}

void RecordDialog::store() {
  BrowserStore store;
  if (!keep_record(store, record_)) notices.say(preferences.cannot_keep());
}

void RecordDialog::erase_or_bring_back() {
  if (erased_) {
    take(std::move(*erased_));
    erased_.reset();
  } else {
    erased_ = record_;
    take({});
  }
  store();
}

void RecordDialog::add_file(const std::optional<std::string>& text) {
  const auto read = text ? record_from(*text) : Result<Record>(Error{"too long", "file", "foreign"});
  if (!read) return notices.say(tr("notice.cannot_open", {{"why", error_text(read.error().code)}}));
  Record both = record_;
  const auto came = static_cast<int>(merge_record(both, *read));
  take(std::move(both));
  erased_.reset();
  if (came > 0) store();
  notices.say(trn("record.came", came));
}

}  // namespace bastide::shell
