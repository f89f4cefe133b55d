// The rules to read: a page for the base game, for farmers and for each expansion, in our own words. While a
// game is set up every page is there, while it is played only those in play. It owns which page is open.
// Texts are rules.<page>.1, .2 …; the words before the first colon are the paragraph's heading.
#pragma once

#include "shell/base/drawn_later.h"
#include "shell/kit/column.h"
#include "shell/panels/context.h"
#include "shell/play/draft.h"
#include "shell/screens/dialogs/rules_examples.h"
#include "shell/told/rule_of.h"

namespace bastide::shell {

class RulesDialog : public DrawnLater, Part {
 public:
  RulesDialog(const Context& context, const Draft& draft)
      : Part(context), draft_(draft), examples_(context) {}
  void show(const std::string& page);
  // The same with one paragraph and its examples first.
  void show(const RulePlace& place);
  void draw() override;

 private:
  [[nodiscard]] bool choosing() const;       // a game is being set up
  [[nodiscard]] const Setup& setup() const;  // of the game meant
  [[nodiscard]] std::vector<std::string> pages() const;
  void turn_to(const std::string& page, int paragraph = 0);
  void draw_list(const std::vector<std::string>& pages, const Rect& r);
  void draw_steps(const std::vector<std::string>& pages, const Rect& r);
  float draw_text(float x, float y, float width, const Rect& seen);  // the page; answers where it ends
  // One of the page, with its examples; answers where it ends, or y if there is none.
  float draw_numbered(int paragraph, float x, float y, float width, const Rect& seen);
  float draw_options(float x, float y, float width);
  float draw_paragraph(float x, float y, float width, const std::string& heading, const std::string& text);

  const Draft& draft_;
  RulesExamples examples_;
  std::string page_ = "base";
  int first_ = 0;  // the paragraph that was asked for and comes first; 0: none
  ui::Column column_{"rules"};
};

}  // namespace bastide::shell
