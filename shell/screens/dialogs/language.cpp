#include "shell/screens/dialogs/language.h"

#include "shell/panels/paper.h"
#include "shell/text/locale.h"

namespace bastide::shell {

using namespace ui;

void LanguageDialog::draw() {
  constexpr float kStep = 56;
  constexpr auto kCount = static_cast<float>(std::size(kLanguages));
  const Rect r = draw_paper(*this, 360, 96 + kCount * kStep, tr("settings.language"));
  float y = kit.begin_scroll("language", {r.x - 6, r.y, r.w + 12, r.h}, kCount * kStep) + 4;
  std::string_view hit;
  for (const std::string_view language : kLanguages) {
    const std::string key = "language." + std::string(language);
    const bool chosen = language == locale().language();
    if (w.button({r.x, y, r.w, 48}, {.id = key,
                                     .label = tr(key),
                                     .icon = chosen ? "check" : "",
                                     .tone = chosen ? Tone::Green : Tone::Paper,
                                     .type = Type::Button,
                                     .checked = chosen}))
      hit = language;
    y += kStep;
  }
  kit.end_scroll();
  if (hit.empty()) return;
  navigation.close();
  preferences.choose_language(hit);
}

}  // namespace bastide::shell
