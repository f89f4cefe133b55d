#include "shell/app/host.h"

#include "engine/data/json.h"

namespace bastide::shell {

void Host::hear(const platform::HostWord& word) {
  if (word.kind == platform::HostWord::Kind::TooMany) return refuse("too_many", "");
  if (word.kind == platform::HostWord::Kind::Unread) return refuse("unreadable", "");
  const auto json = parse_json(word.text, "message");
  if (!json) return refuse("malformed", "");
  JsonReader reader(*json, "");
  const int version = reader.integer("bastide", 0, 0, 1 << 30);
  const std::string what = reader.text("what", "", 40);
  if (!reader.ok() || version < 1) return refuse("malformed", "");
  if (version > kHostVersion) return refuse("newer_version", what);
  if (what == "error") return;  // two pages that refuse each other would go on for ever
  refuse("unknown_message", what);
}

void Host::tell_ready() { tell("ready"); }

// `about`: the message's own word, if it was understood so far.
void Host::refuse(std::string_view code, std::string_view about) {
  tell("error", {{"code", code}, {"about", about}});
}

void Host::tell(std::string_view what, std::initializer_list<Member> members) {
  Json json;
  json["bastide"] = kHostVersion;
  json["what"] = what;
  for (const auto& [key, text] : members) json[std::string(key)] = text;
  tell_(write_json(json));
}

}  // namespace bastide::shell
