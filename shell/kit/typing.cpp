#include "shell/kit/typing.h"

#include "shell/platform/platform.h"

#include <utility>

namespace bastide::shell::ui {

void Typing::begin(const Field& field, std::function<void(const std::string&)> done) {
  platform::TextEdit edit;
  edit.rect = c_.px(field.rect);
  edit.text = field.text;
  edit.label = field.label;
  edit.max_length = field.max_length;
  edit.font_size = c_.size(Type::BodyBold) * c_.scale();
  edit.changed = [this](const std::string& now) { text_ = now; };
  edit.done = [this, done = std::move(done)](const std::string& last, bool committed) {
    id_.clear();
    if (committed) done(last);
  };
  platform::edit_text(std::move(edit));  // ends what was being typed elsewhere
  id_ = field.id;
  text_ = field.text;
}

}  // namespace bastide::shell::ui
