#include "shell/app/host.h"

#include "engine/game/action_text.h"
#include "engine/game/setup_json.h"
#include "engine/rules/rules.h"
#include "shell/play/ranking.h"

#include <algorithm>

namespace bastide::shell {
namespace {

constexpr const char* kMalformed = "malformed";
constexpr int kLeastWidth = 320, kLeastHeight = 300;  // what the game can be played in

std::optional<bool> read_flag(JsonReader& reader, const char* key) {
  return reader.has(key) ? std::optional(reader.boolean(key, false)) : std::nullopt;
}

std::optional<HostOpen> read_open(const Json& message) {
  JsonReader reader(message, "open");
  HostOpen open;
  const bool link = reader.has("link"), save = reader.has("save");
  open.text = reader.text(link ? "link" : "save", "", platform::kMaxHostWord);
  open.begin = reader.boolean("begin", false);
  if (reader.has("here")) {
    const Json* seats = reader.array("here");
    open.here.emplace();
    for (std::size_t i = 0; seats != nullptr && i < seats->size(); ++i) {
      const auto seat = whole_number((*seats)[i]);
      if (!seat || *seat < 0 || *seat >= kMaxPlayers) return std::nullopt;
      open.here->push_back(static_cast<Seat>(*seat));
    }
  }
  return reader.ok() && link != save && !open.text.empty() ? std::optional(open) : std::nullopt;
}

std::optional<HostApply> read_apply(const Json& message) {
  JsonReader reader(message, "apply");
  HostApply apply;
  apply.action = reader.text("action", "", 200);
  if (reader.has("after")) apply.after = static_cast<std::size_t>(reader.integer("after", 0, 0, 1 << 20));
  return reader.ok() && !apply.action.empty() ? std::optional(apply) : std::nullopt;
}

std::optional<HostFilm> read_film(const Json& message) {
  JsonReader reader(message, "film");
  HostFilm film;
  if (reader.has("turn")) film.turn = reader.integer("turn", 0, 0, 1 << 20);
  return reader.ok() ? std::optional(film) : std::nullopt;
}

std::optional<HostSettings> read_settings_message(const Json& message) {
  JsonReader reader(message, "settings");
  HostSettings settings;
  if (reader.has("language")) settings.language = reader.text("language", "", 20);
  settings.hints = read_flag(reader, "hints");
  settings.purist = read_flag(reader, "purist");
  settings.sounds = read_flag(reader, "sounds");
  settings.reduced_motion = read_flag(reader, "reduced_motion");
  return reader.ok() ? std::optional(settings) : std::nullopt;
}

}  // namespace

void Host::hear(const platform::HostWord& word) {
  if (word.kind == platform::HostWord::Kind::TooMany) return refuse("too_many", "");
  if (word.kind == platform::HostWord::Kind::Unread) return refuse("unreadable", "");
  const auto json = parse_json(word.text, "message");
  if (!json) return refuse(kMalformed, "");
  JsonReader reader(*json, "");
  const int version = reader.integer("bastide", 0, 0, 1 << 30);
  const std::string what = reader.text("what", "", 40);
  if (!reader.ok() || version < 1) return refuse(kMalformed, "");
  if (version > kHostVersion) return refuse("newer_version", what);
  if (what == "error") return;  // two pages that refuse each other would go on for ever
  if (const std::string code = answer(what, *json); !code.empty()) refuse(code, what);
}

// The code of an error, or "".
std::string Host::answer(std::string_view what, const Json& message) {
  if (what == "open" && ears_.open) {
    const auto open = read_open(message);
    return open ? ears_.open(*open) : kMalformed;
  }
  if (what == "apply" && ears_.apply) {
    const auto apply = read_apply(message);
    return apply ? ears_.apply(*apply) : kMalformed;
  }
  if (what == "film" && ears_.film) {
    const auto film = read_film(message);
    return film ? ears_.film(*film) : kMalformed;
  }
  if (what == "settings" && ears_.settings) {
    const auto settings = read_settings_message(message);
    return settings ? ears_.settings(*settings) : kMalformed;
  }
  return "unknown_message";
}

void Host::tell_ready() { tell("ready"); }

void Host::follow(const Session& session) {
  if (!session.has_game()) return;
  const bool other = game_ != session.started();
  if (!other && revision_ == session.revision()) return;
  const Game& game = session.game();
  const bool played = !other && session.jumped() <= revision_ && game.actions().size() >= actions_;
  revision_ = session.revision();
  if (played && game.actions().size() == actions_) return;  // only somebody looked
  if (played) tell_actions(game);
  game_ = session.started();
  actions_ = game.actions().size();
  tell_state(session);
  const bool was_over = std::exchange(over_, game.over()) && !other;
  if (!over_ || was_over) return;
  Json ranks = Json::array(), points = Json::array();
  const Ranking order = ranking(game);
  for (const int rank : order.rank) ranks.push_back(rank);
  for (const i32 score : scores(game.rules(), game.state())) points.push_back(score);
  tell("over", {{"scores", std::move(points)}, {"ranks", std::move(ranks)}});
}

void Host::tell_actions(const Game& game) {
  for (std::size_t n = actions_; n < game.actions().size(); ++n)
    tell("action",
         {{"seat", game.decided(n)}, {"action", action_text(game.rules(), game.actions()[n])}, {"after", n}});
}

void Host::tell_state(const Session& session) {
  const Game& game = session.game();
  Json points = Json::array();
  for (const i32 score : scores(game.rules(), game.state())) points.push_back(score);
  Json state = {{"setup", setup_to_json(game.setup(), game.catalogue())},
                {"scores", std::move(points)},
                {"actions", game.actions().size()},
                {"over", game.over()},
                {"who", nullptr},
                {"decides", nullptr},
                {"asked", nullptr}};
  if (!game.over()) {
    const Seat who = session.who();
    state["who"] = who;
    state["decides"] = std::string(seat_word(game.setup().players[who]));
    state["asked"] = std::string(game.rules().decision_def(pending(game.state())).key);
  }
  tell("state", std::move(state));
}

void Host::follow_size(int width, int height) {
  if (width == width_ && height == height_) return;
  width_ = width;
  height_ = height;
  tell("resize", {{"width", width}, {"height", height}, {"least", {kLeastWidth, kLeastHeight}}});
}

// `about`: the message's own word, if it was understood so far.
void Host::refuse(std::string_view code, std::string_view about) {
  tell("error", {{"code", code}, {"about", about}});
}

void Host::tell(std::string_view what, Json members) {
  Json json;
  json["bastide"] = kHostVersion;
  json["what"] = what;
  for (auto& [key, value] : members.items()) json[key] = std::move(value);
  tell_(write_json(json));
}

}  // namespace bastide::shell
