#include "shell/ui/table/offers.h"

#include "shell/rooms/room_look.h"
#include "shell/ui/seats.h"
#include "shell/words.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr std::size_t kOneColumn = 4;  // answers that stand below each other
constexpr float kLow = 380;            // of a screen: answers beside each other
constexpr float kGap = 8;

class Offers : Part {
 public:
  Offers(const Context& context, float width) : Part(context), width_(width) {
    const Game& game = session.game();
    title_ = question(game);
    about_ = asked(game).about;
    for (const Action& choice : session.choices()) offers_.push_back(offer(game, choice));
    for (const Offer& one : offers_) told_ = told_ || !one.about.empty();
    const bool low = view.safe.h < kLow && offers_.size() > 1;
    columns_ = offers_.size() > kOneColumn || low ? 2 : 1;
  }

  [[nodiscard]] float height() const {
    const auto rows = static_cast<float>((offers_.size() + columns_ - 1) / columns_);
    return title_height() + about_height() + rows * (button_height() + kGap);
  }

  void draw(float x, float y) {
    w.avatar(x + 16, y + title_height() / 2 - 6, 14, active_colour(session));
    c.paragraph(x + 38, y, width_ - 38, title_, Type::Name, kInk);
    y += title_height();
    if (!about_.empty()) draw_about({x, y, width_, about_height() - kGap});
    y += about_height();
    const float wide = (width_ - static_cast<float>(columns_ - 1) * kGap) / static_cast<float>(columns_);
    for (std::size_t i = 0; i < offers_.size(); ++i)
      draw_one(i, {x + static_cast<float>(i % columns_) * (wide + kGap),
                   y + static_cast<float>(i / columns_) * (button_height() + kGap), wide, button_height()});
  }

 private:
  [[nodiscard]] float title_height() const {
    return std::max(28.0F, c.paragraph_height(title_, Type::Name, width_ - 38)) + 12;
  }
  [[nodiscard]] float about_height() const {
    return about_.empty() ? 0 : c.paragraph_height(about_, Type::Section, width_ - 48) + 40 + kGap;
  }
  [[nodiscard]] float button_height() const { return told_ ? 58.0F : 46.0F; }

  // Like a card that was drawn from a pile.
  void draw_about(const Rect& r) {
    c.shadow({r.x + 2, r.y + 4, r.w - 4, r.h}, 8, 0.3F, 12);
    c.rect(r, rgb(0xFFFBEF), 12);
    c.frame({r.x + 5, r.y + 5, r.w - 10, r.h - 10}, kGold, 8, 1.6F);
    c.paragraph(r.x + 24, r.y + 20, r.w - 48, about_, Type::Section, kInk, Align::Centre);
  }

  void draw_one(std::size_t i, const Rect& r) {
    const Offer& one = offers_[i];
    const Action& choice = session.choices()[i];
    const bool pass = choice.verb == Verb::Pass;
    const std::string id = "choice." + std::to_string(i + 1);
    const std::string spoken = one.about.empty() ? one.name : one.name + ", " + one.about;
    const bool clicked = w.button(
        r, {.id = id, .look = pass ? Look::Paper : Look::Green, .type = Type::Button, .spoken = spoken});
    const ImU32 ink = pass ? kInk : kWhite;
    const float left = one.seat == kNobody ? 0.0F : 30.0F;
    if (left > 0) w.avatar(r.x + 24, r.y + r.h / 2, 12, seat_colour(session, one.seat));
    const float x = r.x + r.w / 2 + left / 2;
    const bool two = !one.about.empty();
    c.text_in(x, r.y + r.h / 2 - (two ? 10.0F : 0.0F), r.w - 16 - left, one.name, Type::Button, ink,
              Align::Centre);
    if (two)
      c.text_in(x, r.y + r.h / 2 + 13, r.w - 16 - left, one.about, Type::SmallBold, ink, Align::Centre);
    if (clicked) later([&session = session, i] { session.choose(static_cast<int>(i)); });
  }

  float width_;
  std::string title_, about_;
  std::vector<Offer> offers_;
  bool told_ = false;  // some answer has a second line
  std::size_t columns_ = 1;
};

}  // namespace

bool asked_on_scoreboard(const Session& session) {
  return session.has_game() && session.phase() == Phase::Choose && asked(session.game()).scoreboard;
}

float offers_height(const Context& context, float width) { return Offers(context, width).height(); }

void draw_offers(const Context& context, float x, float y, float width) { Offers(context, width).draw(x, y); }

}  // namespace bastide::shell
