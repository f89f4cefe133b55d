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
constexpr float kTileSide = 96;
constexpr float kRow = 16;     // of small letters
constexpr float kAround = 32;  // the panel's edges above and below

class Offers : Part {
 public:
  Offers(const Context& context, float width) : Part(context), width_(width) {
    const Game& game = session.game();
    title_ = question(game);
    const Asked all = asked(game);
    about_ = all.about;
    idle_ = all.idle;
    for (const Action& choice : session.choices()) offers_.push_back(offer(game, choice));
    for (const Offer& one : offers_) {
      told_ = told_ || !one.about.empty();
      tiles_ = tiles_ || one.tile != kNoDesign;
    }
    arrange();
    if (!idle_.empty() && height() + kAround > view.safe.h) {  // among the cards in hand they are seen too
      idle_.clear();
      arrange();
    }
  }

  [[nodiscard]] float height() const {
    const auto rows = static_cast<float>((count() + columns_ - 1) / columns_);
    return title_height() + about_height() + rows * (button_height() + kGap);
  }

  void draw(float x, float y) {
    w.avatar(x + 16, y + title_height() / 2 - 6, 14, active_colour(session));
    c.paragraph(x + 38, y, width_ - 38, title_, Type::Name, kInk);
    y += title_height();
    if (!about_.empty()) draw_about({x, y, width_, about_height() - kGap});
    y += about_height();
    for (std::size_t i = 0; i < count(); ++i)
      draw_one(i, {x + static_cast<float>(i % columns_) * (wide() + kGap),
                   y + static_cast<float>(i / columns_) * (button_height() + kGap), wide(), button_height()});
  }

 private:
  void arrange() {
    const bool low = view.safe.h < kLow && count() > 1;
    columns_ = count() > kOneColumn || low || tiles_ ? 2 : 1;
    rows_ = 1;
    for (const std::vector<Offer>* list : {&offers_, &idle_})
      for (const Offer& one : *list)
        rows_ = std::max(rows_, c.wrap(one.about, Type::SmallBold, wide() - 16 - left_of(one)).size());
  }
  [[nodiscard]] float wide() const {
    return (width_ - static_cast<float>(columns_ - 1) * kGap) / static_cast<float>(columns_);
  }
  [[nodiscard]] float title_height() const {
    return std::max(28.0F, c.paragraph_height(title_, Type::Name, width_ - 38)) + 12;
  }
  [[nodiscard]] float about_height() const {
    return about_.empty() ? 0 : c.paragraph_height(about_, Type::Section, width_ - 48) + 40 + kGap;
  }
  [[nodiscard]] float button_height() const {
    const float words = told_ ? 42.0F + static_cast<float>(rows_) * kRow : 46.0F;
    return tiles_ ? kTileSide + 8 + words : words;
  }
  [[nodiscard]] std::size_t count() const { return offers_.size() + idle_.size(); }

  // Like a card that was drawn from a pile.
  void draw_about(const Rect& r) {
    c.shadow({r.x + 2, r.y + 4, r.w - 4, r.h}, 8, 0.3F, 12);
    c.rect(r, rgb(0xFFFBEF), 12);
    c.frame({r.x + 5, r.y + 5, r.w - 10, r.h - 10}, kGold, 8, 1.6F);
    c.paragraph(r.x + 24, r.y + 20, r.w - 48, about_, Type::Section, kInk, Align::Centre);
  }

  // Room for the avatar of whoever the answer is about.
  [[nodiscard]] static float left_of(const Offer& one) { return one.seat == kNobody ? 0.0F : 30.0F; }

  // Of no use now: it says why.
  void draw_idle(std::size_t i, const Rect& r) {
    w.button(r, {.id = "idle." + std::to_string(i + 1),
                 .enabled = false,
                 .spoken = idle_[i].name + ", " + idle_[i].about});
    draw_words(idle_[i], r, r.x + r.w / 2, r.w - 16, kDisabledText);
  }

  // Name and what it would bring, in the middle of the button or below its tile.
  void draw_words(const Offer& one, const Rect& r, float x, float room, ImU32 ink) {
    const auto lines = c.wrap(one.about, Type::SmallBold, room);
    const auto below = one.about.empty() ? 0.0F : static_cast<float>(lines.size()) * kRow;
    const Rect words = one.tile == kNoDesign ? r : Rect{r.x, r.y + kTileSide + 8, r.w, r.h - kTileSide - 8};
    float y = words.y + words.h / 2 - (below == 0 ? 0.0F : below / 2 + 2);
    c.text_fit(x, y, room, one.name, {Type::Button, Type::BodyBold, Type::SmallBold}, ink, Align::Centre);
    y += 23;
    for (std::size_t i = 0; below > 0 && i < lines.size(); ++i, y += kRow)
      c.text_in(x, y, room, lines[i], Type::SmallBold, ink, Align::Centre);
  }

  // Its tile, as it was drawn.
  void draw_tile(const Offer& one, const Rect& r) {
    const ImVec2 at = c.px(r.x + (r.w - kTileSide) / 2, r.y + 12);
    board.draw_tile(c.list(), session.game().shared_rules(), one.tile, 0, {at.x, at.y},
                    kTileSide * view.scale);
  }

  void draw_one(std::size_t i, const Rect& r) {
    if (i >= offers_.size()) return draw_idle(i - offers_.size(), r);
    const Offer& one = offers_[i];
    const Action& choice = session.choices()[i];
    const bool pass = choice.verb == Verb::Pass;
    const std::string id = "choice." + std::to_string(i + 1);
    const std::string spoken = one.about.empty() ? one.name : one.name + ", " + one.about;
    const bool clicked = w.button(
        r, {.id = id, .look = pass ? Look::Paper : Look::Green, .type = Type::Button, .spoken = spoken});
    const ImU32 ink = pass ? kInk : kWhite;
    const float left = left_of(one);
    if (left > 0) w.avatar(r.x + 24, r.y + r.h / 2, 12, seat_colour(session, one.seat));
    const float x = r.x + r.w / 2 + left / 2;
    if (one.tile != kNoDesign) draw_tile(one, r);
    draw_words(one, r, x, r.w - 16 - left, ink);
    if (clicked) later([&session = session, i] { session.choose(static_cast<int>(i)); });
  }

  float width_;
  std::string title_, about_;
  std::vector<Offer> offers_, idle_;
  bool tiles_ = false;  // some answer is a tile
  bool told_ = false;   // some answer has a second line
  std::size_t columns_ = 1;
  std::size_t rows_ = 1;  // of what an answer would bring
};

}  // namespace

bool asked_on_scoreboard(const Session& session) {
  return session.has_game() && session.phase() == Phase::Choose && asked(session.game()).scoreboard;
}

bool offers_lead_on(const Context& context) {
  const auto& choices = context.session.choices();
  return std::any_of(choices.begin(), choices.end(),
                     [&](const Action& choice) { return !leads_to(context.session.game(), choice).empty(); });
}

float offers_height(const Context& context, float width) { return Offers(context, width).height(); }

void draw_offers(const Context& context, float x, float y, float width) { Offers(context, width).draw(x, y); }

}  // namespace bastide::shell
