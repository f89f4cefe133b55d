#include "shell/screens/puzzle/worths.h"

#include "shell/panels/cell_frame.h"
#include "shell/panels/label_room.h"
#include "shell/panels/move_words.h"
#include "shell/panels/seats.h"
#include "shell/screens/puzzle/outcome_card.h"
#include "shell/text/locale.h"

#include <algorithm>

namespace bastide::shell {

using namespace ui;

namespace {

// "−2.3", or a check for the best.
std::string short_words(int tenths) {
  return "−" + std::to_string(tenths / 10) + tr("number.point") + std::to_string(tenths % 10);
}

// What is said on the land, the best first; each keeps its place free.
class Labels {
 public:
  Labels(const Context& context, const Rects& covered)
      : context_(context), room_(context.view.whole(), covered) {}

  // `words`: read aloud, and told to who points at it.
  void draw(const Rect& cell, const std::string& text, bool best, const std::string& words) {
    Canvas& c = context_.c;
    const bool small = !best && c.width(text, Type::SmallBold) + 14 > cell.w;
    const Type type = small ? Type::Caption : Type::SmallBold;
    const float high = small ? 17.0F : 22.0F, icon = best ? 20.0F : 0.0F, pad = small ? 3.0F : 7.0F;
    const float wide = c.width(text, type) + 2 * pad + icon;
    const Vec2 at = cell.centre();
    const Rect r{at.x - wide / 2, best ? cell.bottom() + 5 : at.y - high / 2, wide, high};
    if (!room_.take(r)) return;
    context_.kit.item({.id = "puzzle.worth." + std::to_string(++number_),
                       .label = words,
                       .rect = r,
                       .focusable = false,
                       .why = words,
                       .reads = true});
    c.rect(r, kPaperTop, high / 2);
    c.frame(r, best ? kGreenDark : kLine, high / 2, best ? 2.0F : 1.2F);
    if (best) c.icon("check", r.x + 15, r.y + high / 2, 14, kGreenDark, 2.6F);
    c.text(r.x + pad + icon, r.y + high / 2, text, type, kInk);
  }

 private:
  const Context& context_;
  LabelRoom room_;
  int number_ = 0;
};

std::string words_of(const Puzzling& puzzling, const PuzzleMove& move) {
  const Game& game = puzzling.position();
  const std::string what = move_words(game.rules(), game.state(), move.line);
  const std::string worth = move.behind == 0 ? tr("puzzle.best") : behind_words(move.behind);
  return what.empty() ? worth : what + ": " + worth;
}

}  // namespace

std::vector<Cell> told_cells(const Puzzling& puzzling, std::size_t most) {
  std::vector<Cell> cells;
  for (const PuzzleMove& move : puzzling.moves()) {
    const Action* const laid = placement_of(move.line);
    if (laid == nullptr || std::find(cells.begin(), cells.end(), laid->cell) != cells.end()) continue;
    if (cells.size() < most) cells.push_back(laid->cell);
  }
  return cells;
}

void draw_where(const Context& context, const Puzzling& puzzling) {
  const Action* const laid = placement_of(puzzling.moves().front().line);
  if (laid == nullptr) return;
  const Canvas::AsPainted painted(context.c);
  frame_cell(context, laid->cell, kGreenDark, true);
}

void draw_tried(const Context& context, const Puzzling& puzzling, const Rects& covered) {
  const PuzzleTry& tried = *puzzling.tried();
  const Action* const laid = placement_of(tried.line);
  if (laid == nullptr) return;
  const Rect r = cell_rect(context, laid->cell);
  const Seat seat = pending(puzzling.position().state()).who;
  {
    const Canvas::AsPainted painted(context.c);
    frame_cell(context, laid->cell, seat_ink(context.session, seat).fill, false);
  }
  Labels(context, covered).draw(r, short_words(tried.behind), false, behind_words(tried.behind));
}

void draw_worths(const Context& context, const Puzzling& puzzling, const Rects& covered) {
  Labels labels(context, covered);
  std::vector<Cell> told;
  for (const PuzzleMove& move : puzzling.moves()) {
    const Action* const laid = placement_of(move.line);
    if (laid == nullptr || std::find(told.begin(), told.end(), laid->cell) != told.end()) continue;
    told.push_back(laid->cell);
    const Rect r = cell_rect(context, laid->cell);
    const bool best = move.behind == 0;
    if (best) {
      const Canvas::AsPainted painted(context.c);
      frame_cell(context, laid->cell, kGreenDark, true);
    }
    labels.draw(r, best ? tr("puzzle.best_short") : short_words(move.behind), best, words_of(puzzling, move));
  }
}

}  // namespace bastide::shell
