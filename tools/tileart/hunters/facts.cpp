// Reading the facts: see the header. The engine checks the files (and its tests do); here they are taken as
// they are.
#include "tools/tileart/hunters/facts.h"

#include "engine/data/assets.h"
#include "engine/data/json.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string_view>

namespace bastide::art::hunters {

namespace {

int side_of(char letter) { return static_cast<int>(std::string_view("NESW").find(letter)); }

Kind kind_of(const std::string& word) {
  if (word == "forest") return Kind::Forest;
  if (word == "river") return Kind::River;
  return word == "lake" ? Kind::Water : Kind::Meadow;
}

Zone zone_of(const Json& json) {
  Zone zone;
  zone.kind = kind_of(json["type"].get<std::string>());
  if (json.contains("mouths")) {
    for (const Json& side : json["mouths"]) zone.sides |= 1 << side_of(side.get<std::string>()[0]);
  }
  if (json.contains("halves")) {
    for (const Json& half : json["halves"]) {
      const auto name = half.get<std::string>();
      zone.sides |= 1 << side_of(name[0]);
      zone.halves |= 1 << (2 * side_of(name[0]) + (name[1] - '0'));
    }
  }
  zone.fish = json.value("fish", 0);
  zone.spring = json.value("spring", false);
  zone.nugget = json.value("nugget", false);
  zone.mushrooms = json.value("mushrooms", 0);
  if (json.contains("power") && json["power"].is_string()) zone.power = json["power"].get<std::string>();
  if (json.contains("animals")) {
    for (const Json& animal : json["animals"]) zone.animals.push_back(animal.get<std::string>());
  }
  return zone;
}

// By kind, and in file order within a kind; lakes come before the waters of their own that lie under rivers
// which end in no lake.
void read_zones(const Json& list, Face& face) {
  std::map<std::string, int> segment_of;
  for (const Kind kind : {Kind::Forest, Kind::River, Kind::Meadow, Kind::Water}) {
    for (const Json& json : list) {
      if (kind_of(json["type"].get<std::string>()) != kind) continue;
      segment_of[json["id"].get<std::string>()] = static_cast<int>(face.zones.size());
      face.zones.push_back(zone_of(json));
    }
  }
  for (const Json& json : list) {
    if (kind_of(json["type"].get<std::string>()) != Kind::River) continue;
    const int river = segment_of[json["id"].get<std::string>()];
    if (json["lake"].is_string()) {
      face.zones[static_cast<std::size_t>(river)].lake = segment_of[json["lake"].get<std::string>()];
      continue;
    }
    Zone below;
    below.kind = Kind::Water;
    below.under = river;
    face.zones.push_back(below);
  }
}

Face face_of(const Json& json, bool menhirs) {
  Face face;
  face.id = json["id"].get<std::string>();
  face.menhirs = menhirs;
  face.start = json.value("kind", "") == "start";
  if (json.contains("zones")) read_zones(json["zones"], face);
  return face;
}

bool same_zone(const Zone& a, const Zone& b) {
  return a.kind == b.kind && a.sides == b.sides && a.halves == b.halves && a.fish == b.fish &&
         a.lake == b.lake && a.under == b.under && a.spring == b.spring && a.nugget == b.nugget &&
         a.mushrooms == b.mushrooms && a.animals == b.animals && a.power == b.power;
}

// A tile that both editions have, under the same number, has one picture of its ground.
void find_grounds(std::vector<Face>& list) {
  for (Face& face : list) {
    const auto number = [](const Face& f) { return f.id.substr(f.id.find('-')); };
    const auto twin = std::find_if(list.begin(), list.end(), [&](const Face& other) {
      return number(other) == number(face) && other.menhirs && other.start == face.start &&
             std::equal(other.zones.begin(), other.zones.end(), face.zones.begin(), face.zones.end(),
                        same_zone);
    });
    face.ground = twin == list.end() ? face.id : twin->id;
  }
}

std::vector<Face> read() {
  const Result<Json> file = parse_json(assets::game_file("hunters").value_or(""), "hunters.json");
  if (!file) {
    std::fprintf(stderr, "tileart: %s\n", file.error().text().c_str());
    std::exit(1);
  }
  const Json& json = *file;
  std::vector<Face> out;
  for (const Json& t : json["tiles_2020"]) out.push_back(face_of(t, true));
  for (const Json& t : json["tiles_2002"]) out.push_back(face_of(t, false));
  for (const Json& t : json["scout"]["tiles"]) {
    Json tile = t.contains("proposed") ? t["proposed"] : Json::object();
    tile["id"] = t["id"];
    out.push_back(face_of(tile, false));
  }
  find_grounds(out);
  return out;
}

}  // namespace

std::string Face::kinds() const {
  std::string out;
  for (const Zone& zone : zones) out += kKindLetters[static_cast<int>(zone.kind)];
  return out;
}

const std::vector<Face>& faces() {
  static const std::vector<Face> kFaces = read();
  return kFaces;
}

}  // namespace bastide::art::hunters
