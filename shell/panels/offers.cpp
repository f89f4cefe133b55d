#include "shell/panels/offers.h"

#include "shell/panels/seats.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr std::size_t kOneColumn = 4;  // answers that stand below each other
constexpr float kLow = 380;            // of a screen: answers beside each other
constexpr float kGap = 8;
constexpr float kSmallRow = 16;  // of small letters
constexpr float kAround = 32;    // the panel's edges above and below
constexpr float kDial = 48;
constexpr int kLeap = 5;  // the dial's larger step

class Offers : Part {
 public:
  Offers(const Context& context, float width) : Part(context), width_(width) {
    const Game& game = session.game();
    title_ = question(game);
    asked_ = asked(game);
    for (std::size_t i = 0; i < session.choices().size(); ++i) sort(i, offer(game, session.choices()[i]));
    for (const Offer& one : asked_.idle) (one.tile == kNoDesign ? idle_ : idle_tiles_).push_back(one);
    arrange();
    if (!idle_.empty() && height() + kAround > view.safe.h) {  // among the cards in hand they are seen too
      idle_.clear();
      arrange();
    }
  }

  [[nodiscard]] float height() const {
    const auto rows = static_cast<float>((count() + columns_ - 1) / columns_);
    const float dial = numbers_.empty() ? 0 : kDial + kGap + 46 + kGap;
    return title_height() + about_height() + tiles_height() + dial + rows * (button_height() + kGap);
  }

  void draw(float x, float y, int& dialled) {
    if (titled()) {
      emblems.avatar(x + 16, y + title_height() / 2 - 6, 14, active_colour(session));
      c.paragraph(x + 38, y, width_ - 38, title_, Type::Name, kInk);
    }
    y += title_height();
    if (!asked_.about.empty()) draw_about({x, y, width_, about_height() - kGap});
    y += about_height();
    draw_tiles(x, y);
    y += tiles_height();
    if (!numbers_.empty()) y = draw_dial(x, y, dialled);
    for (std::size_t i = 0; i < count(); ++i) {
      const Rect r{x + static_cast<float>(i % columns_) * (wide() + kGap),
                   y + static_cast<float>(i / columns_) * (button_height() + kGap), wide(), button_height()};
      if (i < plain_.size())
        draw_one(plain_[i], r);
      else
        draw_idle(i - plain_.size(), r);
    }
  }

 private:
  struct Answer {
    std::size_t index = 0;  // among the session's choices
    Offer offer;
  };

  void sort(std::size_t index, Offer one) {
    if (one.tile != kNoDesign) {
      tiles_.push_back({index, std::move(one)});
    } else if (asked_.amounts && one.amount > 0) {
      numbers_.push_back({index, std::move(one)});
    } else {
      told_ = told_ || !one.about.empty();
      plain_.push_back({index, std::move(one)});
    }
  }

  [[nodiscard]] std::size_t count() const { return plain_.size() + idle_.size(); }
  [[nodiscard]] float wide() const {
    return (width_ - static_cast<float>(columns_ - 1) * kGap) / static_cast<float>(columns_);
  }
  // Room for the avatar of whoever the answer is about.
  [[nodiscard]] static float left_of(const Offer& one) { return one.seat == kNobody ? 0.0F : 30.0F; }

  void arrange() {
    const bool low = view.safe.h < kLow && count() > 1;
    columns_ = count() > kOneColumn || low ? 2 : 1;
    rows_ = 1;
    const auto measure = [&](const Offer& one) {
      rows_ = std::max(rows_, c.wrap(one.about, Type::SmallBold, wide() - 16 - left_of(one)).size());
    };
    for (const Answer& one : plain_) measure(one.offer);
    for (const Offer& one : idle_) measure(one);
  }

  // The prompt asks it as well: on a small screen the land needs the room.
  [[nodiscard]] bool titled() const {
    const bool small = view.form() == Form::Phone || view.form() == Form::Landscape;
    return !small || tiles_.empty();
  }
  [[nodiscard]] float title_height() const {
    if (!titled()) return 0;
    return std::max(28.0F, c.paragraph_height(title_, Type::Name, width_ - 38)) + 12;
  }
  [[nodiscard]] float about_height() const {
    return asked_.about.empty() ? 0
                                : c.paragraph_height(asked_.about, Type::Section, width_ - 48) + 40 + kGap;
  }
  [[nodiscard]] float button_height() const {
    return told_ || !idle_.empty() ? 42.0F + static_cast<float>(rows_) * kSmallRow : 46.0F;
  }

  // Like a card that was drawn from a pile.
  void draw_about(const Rect& r) {
    c.shadow({r.x + 2, r.y + 4, r.w - 4, r.h}, 8, 0.3F, 12);
    c.rect(r, rgb(0xFFFBEF), 12);
    c.frame({r.x + 5, r.y + 5, r.w - 10, r.h - 10}, kGold, 8, 1.6F);
    c.paragraph(r.x + 24, r.y + 20, r.w - 48, asked_.about, Type::Section, kInk, Align::Centre);
  }

  void tile(u8 design, float x, float y, float side) {
    c.shadow({x + 1, y + 4, side - 2, side}, 5, 0.3F, 4);
    const ImVec2 at = c.px(x, y);
    board.draw_tile(c.list(), session.game().shared_rules(), design, 0, {at.x, at.y}, side * view.scale);
  }

  // ---- tiles side by side, those that are no answer pale

  [[nodiscard]] float tile_width() const {
    const auto count = static_cast<float>(tiles_.size() + idle_tiles_.size());
    return std::min(150.0F, (width_ - (count - 1) * kGap) / count);
  }
  [[nodiscard]] float tile_side() const {
    return std::min(tile_width() - 20, view.safe.h < kLow ? 68.0F : 96.0F);
  }
  // What stands below the picture of a tile.
  [[nodiscard]] static const std::string& below(const Offer& one) {
    return one.about.empty() ? one.name : one.about;
  }
  [[nodiscard]] float words_height() const {
    float most = 0;
    const auto words = [&](const std::string& text) {
      most = std::max(most, c.paragraph_height(text, Type::Small, tile_width() - 10));
    };
    for (const Answer& one : tiles_) words(below(one.offer));
    for (const Offer& one : idle_tiles_) words(one.about);
    return most;
  }
  [[nodiscard]] float tiles_height() const {
    return tiles_.empty() ? 0 : tile_side() + words_height() + 30 + kGap;
  }

  void draw_tiles(float x, float y) {
    if (tiles_.empty()) return;
    const Rect first{x, y, tile_width(), tiles_height() - kGap};
    const auto count = static_cast<float>(tiles_.size() + idle_tiles_.size());
    float at = x + (width_ - count * first.w - (count - 1) * kGap) / 2;
    for (const Answer& one : tiles_) {
      draw_tile_answer(one, {at, first.y, first.w, first.h});
      at += first.w + kGap;
    }
    for (const Offer& one : idle_tiles_) {
      draw_idle_tile(one, {at, first.y, first.w, first.h});
      at += first.w + kGap;
    }
  }

  void draw_tile_answer(const Answer& one, const Rect& r) {
    const Response state = kit.item({.id = "choice." + std::to_string(one.index + 1),
                                     .label = spoken(one.offer),
                                     .rect = r,
                                     .why = one.offer.about.empty() ? "" : one.offer.name});
    c.rect(r, blend(kRow, kWhite, 0.7F * state.glow), 12);
    c.frame(r, blend(kGreen, kGold, state.glow), 12, 2.2F);
    const float side = tile_side();
    tile(one.offer.tile, r.x + (r.w - side) / 2, r.y + 12 + (state.held ? 2.0F : 0.0F), side);
    c.paragraph(r.x + 5, r.y + side + 22, r.w - 10, below(one.offer), Type::Small, kInk, Align::Centre);
    if (state.focus) w.focus_ring(r, 12);
    choose_if(state.clicked, one.index);
  }

  void draw_idle_tile(const Offer& one, const Rect& r) {
    const float side = tile_side();
    kit.item({.id = "idle." + std::to_string(one.tile),
              .label = spoken(one),
              .rect = r,
              .enabled = false,
              .why = one.name});
    c.frame(r, kLine, 12, 1.2F);
    const float x = r.x + (r.w - side) / 2;
    tile(one.tile, x, r.y + 12, side);
    c.rect({x, r.y + 12, side, side}, faded(kPaper, 0.6F), 4);
    c.paragraph(r.x + 5, r.y + side + 22, r.w - 10, one.about, Type::Small, kInk2, Align::Centre);
  }

  // ---- numbers

  float draw_dial(float x, float y, int& dialled) {
    const int most = numbers_.back().offer.amount;
    dialled = std::clamp(dialled, numbers_.front().offer.amount, most);
    const auto button = [&](float at, const char* id, const std::string& label, int step) {
      const bool on = step < 0 ? dialled > numbers_.front().offer.amount : dialled < most;
      if (w.button({at, y, 56, kDial}, {.id = id, .label = label, .enabled = on}))
        dialled = std::clamp(dialled + step, numbers_.front().offer.amount, most);
    };
    button(x, "dial.less_5", "−" + std::to_string(kLeap), -kLeap);
    button(x + 62, "dial.less", "−1", -1);
    button(x + width_ - 118, "dial.more", "+1", 1);
    button(x + width_ - 56, "dial.more_5", "+" + std::to_string(kLeap), kLeap);
    c.text(x + width_ / 2, y + kDial / 2, std::to_string(dialled), Type::Score, kInk, Align::Centre);
    y += kDial + kGap;
    const auto at = std::find_if(numbers_.begin(), numbers_.end(),
                                 [&](const Answer& one) { return one.offer.amount >= dialled; });
    Answer chosen = *at;
    chosen.offer.name = tr("offer.number", {{"what", chosen.offer.name}});
    draw_one(chosen, {x, y, width_, 46});
    return y + 46 + kGap;
  }

  void draw_one(const Answer& answer, const Rect& r) {
    const Offer& one = answer.offer;
    const bool pass = session.choices()[answer.index].verb == Verb::Pass;
    const std::string id = "choice." + std::to_string(answer.index + 1);
    const bool clicked = w.button(
        r, {.id = id, .tone = pass ? Tone::Paper : Tone::Green, .type = Type::Button, .spoken = spoken(one)});
    const float left = left_of(one);
    if (left > 0) emblems.avatar(r.x + 24, r.y + r.h / 2, 12, seat_colour(session, one.seat));
    draw_words(one, r, r.x + r.w / 2 + left / 2, r.w - 16 - left, pass ? kInk : kWhite);
    choose_if(clicked, answer.index);
  }

  // Of no use now: it says why.
  void draw_idle(std::size_t i, const Rect& r) {
    w.button(r, {.id = "idle." + std::to_string(i + 1), .enabled = false, .spoken = spoken(idle_[i])});
    draw_words(idle_[i], r, r.x + r.w / 2, r.w - 16, kDisabledText);
  }

  // Name and what it would bring, in the middle of the button.
  void draw_words(const Offer& one, const Rect& r, float x, float room, ImU32 ink) {
    const auto lines = c.wrap(one.about, Type::SmallBold, room);
    const auto more = one.about.empty() ? 0.0F : static_cast<float>(lines.size()) * kSmallRow;
    float y = r.y + r.h / 2 - (more == 0 ? 0.0F : more / 2 + 2);
    c.text_fit(x, y, room, one.name, {Type::Button, Type::BodyBold, Type::SmallBold}, ink, Align::Centre);
    y += 23;
    for (std::size_t i = 0; more > 0 && i < lines.size(); ++i, y += kSmallRow)
      c.text_in(x, y, room, lines[i], Type::SmallBold, ink, Align::Centre);
  }

  [[nodiscard]] static std::string spoken(const Offer& one) {
    return one.about.empty() ? one.name : one.name + ", " + one.about;
  }

  void choose_if(bool clicked, std::size_t index) {
    if (clicked) later([&session = session, index] { session.choose(static_cast<int>(index)); });
  }

  float width_;
  std::string title_;
  Asked asked_;
  std::vector<Answer> plain_, tiles_, numbers_;
  std::vector<Offer> idle_, idle_tiles_;
  bool told_ = false;  // some plain answer has a second line
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

bool answers_by_the_land(const Session& session) {
  const auto& choices = session.choices();
  return std::any_of(choices.begin(), choices.end(), [&](const Action& choice) {
    const Offer one = offer(session.game(), choice);
    return one.tile != kNoDesign || one.adds.has_value();
  });
}

float offers_height(const Context& context, float width) { return Offers(context, width).height(); }

void draw_offers(const Context& context, float x, float y, float width, int& dialled) {
  Offers(context, width).draw(x, y, dialled);
}

}  // namespace bastide::shell
