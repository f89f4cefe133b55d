#include "shell/panels/answers.h"

#include "shell/panels/curtain.h"
#include "shell/panels/sending.h"
#include "shell/platform/sharing.h"
#include "shell/play/apart.h"
#include "shell/play/session_words.h"
#include "shell/text/locale.h"
#include "shell/text/words.h"
#include "shell/told/telling.h"

namespace bastide::shell {

using namespace ui;

namespace {

constexpr int kLeap = 5;  // the dial's larger step

std::string choice_id(std::size_t index) { return "choice." + std::to_string(index + 1); }

// The spot of a figure that may come home and is scored, or -1.
int home_spot(const Session& session) {
  const auto& spots = session.spots();
  const auto at = std::find_if(spots.begin(), spots.end(), [&](const FigureSpot& spot) {
    return spot.comes_home && scores_home(session.game(), spot.actions.front());
  });
  return at == spots.end() ? -1 : static_cast<int>(at - spots.begin());
}

class Asking : Part {
 public:
  Asking(const Context& context, int& dialled) : Part(context), dialled_(dialled) {}

  Question collect() {
    switch (session.phase()) {
      case Phase::Hidden: hidden(); break;
      case Phase::Choose: choose(); break;
      case Phase::Figure: figure(); break;
      case Phase::Place: beside_placing(); break;
      case Phase::Elsewhere: elsewhere(); break;
      case Phase::Over: over(); break;
      default: break;
    }
    return std::move(question_);
  }

 private:
  void add(Answer answer) { question_.answers.push_back(std::move(answer)); }

  Answer of_offer(std::size_t index, const Offer& one) {
    const bool pass = session.choices()[index].verb == Verb::Pass;
    return {.id = choice_id(index),
            .name = one.name,
            .about = one.about,
            .tile = one.tile,
            .seat = one.seat,
            .counter = one.counter,
            .adds = one.adds,
            .tone = pass || one.tile != kNoDesign ? Tone::Paper : Tone::Green,
            .act = [this_session = &session, index] { this_session->choose(static_cast<int>(index)); }};
  }

  // ---- the curtain
  void hidden() {
    const std::string name = player_name(session.game().setup(), session.who());
    question_.title = tr("curtain.title", {{"name", name}});
    question_.about = curtain_about(session);
    if (session.can_skip())
      add({.id = "curtain.pass", .name = tr("curtain.pass"), .act = [this_session = &session] {
             this_session->skip();
           }});
    add({.id = "curtain.lift",
         .name = tr("curtain.lift", {{"name", name}}),
         .icon = "eye",
         .tone = Tone::Green,
         .act = [this_session = &session] { this_session->reveal(); }});
  }

  // ---- others are somewhere else
  void elsewhere() {
    const std::string name = player_name(session.game().setup(), session.who());
    if (session.catches_up()) {
      question_.title = tr("catch_up.title");
      add({.id = "catch_up.skip",
           .name = tr("catch_up.skip"),
           .icon = "fast",
           .act = [this_session = &session] { this_session->show_rest(); }});
      return;
    }
    const bool sent = session.sent() == session.game().actions().size();
    question_.title = tr(sent ? "send.sent" : "send.title", {{"name", name}});
    question_.about = tr(sent                              ? "send.sent_about"
                         : hides_something(session.game()) ? "send.about_hidden"
                                                           : "send.about");
    ways_to_send(!sent);
  }

  void over() {
    if (!is_to_be_sent(session.game(), session.sent())) return;
    question_.title = tr("send.over");
    question_.about = tr("send.over_about");
    ways_to_send(true);
  }

  void ways_to_send(bool first) {
    const Context all = *this;
    if (platform::can_share())
      add({.id = "send.share",
           .name = tr("send.share"),
           .icon = "share",
           .tone = first ? Tone::Green : Tone::Paper,
           .act = [all] { share_turn(all); }});
    add({.id = "send.copy",
         .name = tr("send.copy"),
         .icon = "copy",
         .tone = first && !platform::can_share() ? Tone::Green : Tone::Paper,
         .act = [all] { copy_turn(all); }});
    add({.id = "send.code", .name = tr("send.code"), .icon = "tiles", .act = [all] {
           all.navigation.open(Dialog::Send);
         }});
  }

  // ---- answers that are about no place on the land

  void choose() {
    const Game& game = session.game();
    const Asked asked = bastide::shell::asked(game);
    question_.title = question(game);
    question_.about = asked.about;
    std::vector<std::pair<std::size_t, Offer>> numbers;
    for (std::size_t i = 0; i < session.choices().size(); ++i) {
      Offer one = offer(game, session.choices()[i]);
      if (asked.amounts && one.amount > 0)
        numbers.emplace_back(i, std::move(one));
      else
        add(of_offer(i, one));
    }
    if (!numbers.empty()) dial(numbers);
    std::size_t n = 0;
    for (const Offer& one : asked.idle)
      add({.id = "idle." + std::to_string(one.tile == kNoDesign ? ++n : one.tile),
           .name = one.name,
           .about = one.about,
           .tile = one.tile,
           .seat = one.seat,
           .enabled = false});
  }

  // One of many numbers is dialled, in front of whatever else can be answered.
  void dial(const std::vector<std::pair<std::size_t, Offer>>& numbers) {
    const int least = numbers.front().second.amount, most = numbers.back().second.amount;
    dialled_ = std::clamp(dialled_, least, most);
    std::vector<Answer> first;
    const auto step = [&](const char* id, const char* label, int by) {
      int& dialled = dialled_;
      first.push_back(
          {.id = id,
           .name = label,
           .slim = true,
           .enabled = by < 0 ? dialled > least : dialled < most,
           .act = [&dialled, by, least, most] { dialled = std::clamp(dialled + by, least, most); }});
    };
    step("dial.less_5", "−5", -kLeap);
    step("dial.less", "−1", -1);
    const auto at = std::find_if(numbers.begin(), numbers.end(),
                                 [&](const auto& one) { return one.second.amount >= dialled_; });
    Answer chosen = of_offer(at->first, at->second);
    chosen.name = tr("offer.number", {{"what", chosen.name}});
    first.push_back(std::move(chosen));
    step("dial.more", "+1", 1);
    step("dial.more_5", "+5", kLeap);
    question_.answers.insert(question_.answers.begin(), std::make_move_iterator(first.begin()),
                             std::make_move_iterator(first.end()));
  }

  // ---- a place on the land

  void figure() {
    if (session.asks_own_figure()) return own_figure();
    const Game& game = session.game();
    question_.title = session.beside()
                          ? tr("prompt.beside", {{"name", player_name(game.setup(), session.who())}})
                          : question(game);
    question_.about = chosen_about();
    if (question_.about.empty()) question_.about = asked(game).about;
    if (question_.about.empty() && session.spot() < 0) question_.about = tr("bar.on_land");
    kinds();
    if (session.can_skip())
      add({.id = "table.skip",
           .name = session.beside() ? tr("back") : tr("option.pass"),
           .act = [this_session = &session] { this_session->skip(); }});
    add({.id = "table.confirm",
         .name = confirm_words(session),
         .icon = "check",
         .enabled = session.spot() >= 0,
         .tone = Tone::Green,
         .act = [this_session = &session] { this_session->confirm(); }});
  }

  std::string chosen_about() {
    const auto planned = session.planned();
    return planned ? place_offer(session.game(), *planned).about : "";
  }

  // The tile's own card has the answers: here is which figure, and one that may come home instead (ABB-03).
  void own_figure() {
    kinds();
    const int home = home_spot(session);
    if (!question_.answers.empty()) {
      question_.title = tr("bar.which_figure");
      question_.about = spot_words(session, session.spots()[static_cast<std::size_t>(session.spot())]);
    }
    if (home < 0) return;
    const FigureSpot& spot = session.spots()[static_cast<std::size_t>(home)];
    const std::string piece = piece_name(session.game().rules(), spot.actions.front().piece);
    if (asks_only_home(session)) question_.title = tr("bar.home", {{"piece", piece}});
    add({.id = "table.home",
         .name = tr("table.home", {{"piece", piece}, {"points", trn("points", session.home_points(spot))}}),
         .thing = &spot.actions.front(),
         .chosen = session.spot() == home,
         .act = [this_session = &session, home] {
           if (this_session->spot() == home)
             this_session->confirm();
           else
             this_session->choose_spot(home);
         }});
  }

  // Which of several figures or tokens goes to the place that is chosen.
  void kinds() {
    const bool first = !session.kinds().empty();
    if (!first && session.spot() < 0) return;
    const std::vector<Action>& kinds =
        first ? session.kinds() : session.spots()[static_cast<std::size_t>(session.spot())].actions;
    if (kinds.size() < 2) return;
    const Game& game = session.game();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      const Action& action = kinds[i];
      const bool token = action.verb == Verb::PlaceToken || action.verb == Verb::ReturnToken;
      const std::string thing = thing_name(game.rules(), action);
      std::string about = place_offer(game, action).does;
      if (about.empty() && !token && session.who() < kMaxPlayers)
        about = trn("table.left", game.state().supply[session.who()][action.piece]);
      add({.id = "figure.piece." + std::to_string(i + 1),
           .name = action.verb == Verb::ReturnPiece ? tr("figure.take_back", {{"piece", thing}}) : thing,
           .about = std::move(about),
           .thing = &action,
           .chosen = (first ? session.kind() : session.piece()) == static_cast<int>(i),
           .act = [this_session = &session, i] { this_session->choose_piece(static_cast<int>(i)); }});
    }
  }

  // ---- what may be done instead of laying the tile

  void beside_placing() {
    for (std::size_t i = 0; i < session.choices().size(); ++i) {
      Answer one = of_offer(i, offer(session.game(), session.choices()[i]));
      one.tone = Tone::Paper;
      one.icon = "ccw";
      add(std::move(one));
    }
    if (session.has_beside())
      add({.id = "table.beside",
           .name = beside_words(session),
           .icon = "home",
           .act = [this_session = &session] { this_session->go_beside(true); }});
  }

  int& dialled_;
  Question question_;
};

}  // namespace

bool asks_only_home(const Session& session) {
  return session.asks_own_figure() && session.offered() == 1 && home_spot(session) >= 0;
}

bool asked_on_scoreboard(const Session& session) {
  return session.has_game() && session.phase() == Phase::Choose && asked(session.game()).scoreboard;
}

std::string confirm_words(const Session& session) {
  if (session.spot() < 0) return tr("table.confirm");
  const FigureSpot& spot = session.spots()[static_cast<std::size_t>(session.spot())];
  const Action& action = spot.actions[static_cast<std::size_t>(session.piece())];
  if (!session.asks_own_figure() || !scores_home(session.game(), action)) return tr("table.confirm");
  return tr("table.take_back", {{"points", session.home_points(spot)}});
}

const Question& Questions::now() {
  if (dialled_for_.again(session.revision())) dialled_ = 1;
  if (made_.again(session.revision(), session.phase(), session.spot(), session.piece(), session.kind(),
                  dialled_, session.sent(), locale().revision()))
    question_ = Asking(*this, dialled_).collect();
  return question_;
}

}  // namespace bastide::shell
