#include "engine/ai/grown_json.h"

#include <cmath>

namespace bastide::ai {
namespace {

constexpr double kMostPoints = 1e12;  // more than these can bring

// Numbers of a list, one for each move; a problem sticks in the reader.
template <class Number>
void read_numbers(JsonReader& reader, const char* key, double low, double high, std::vector<Number>& out) {
  const Json* const list = reader.require(key) ? reader.array(key) : nullptr;
  if (list == nullptr) return;
  if (list->size() > MoveRoom::kMost) return reader.fail("longer than a list of moves", key);
  for (const Json& one : *list) {
    const double number = one.is_number() ? one.get<double>() : NAN;
    if (!(number >= low && number <= high)) return reader.fail("expected numbers of moves", key);
    out.push_back(static_cast<Number>(number));
  }
}

}  // namespace

Json grown_json(unsigned tree, const Grown& grown) {
  return {{"tree", tree}, {"visits", grown.visits}, {"sums", grown.sums}, {"margins", grown.margins}};
}

Result<std::vector<Grown>> grown_from_json(const Json& list, unsigned trees) {
  std::vector<Grown> all(trees);
  std::vector<bool> known(trees);
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader reader(list[i], "grown[" + std::to_string(i) + "]");
    reader.only({"tree", "visits", "sums", "margins"});
    reader.require("tree");
    const auto tree = static_cast<unsigned>(reader.integer("tree", 0, 0, static_cast<int>(trees) - 1));
    if (reader.ok() && known[tree]) reader.fail("given twice", "tree");
    Grown& one = all[tree];
    read_numbers(reader, "visits", 0, kMostSimulations, one.visits);
    read_numbers(reader, "sums", -kMostPoints, kMostPoints, one.sums);
    read_numbers(reader, "margins", -kMostPoints, kMostPoints, one.margins);
    if (!reader.ok()) return reader.error();
    known[tree] = true;
  }
  for (unsigned tree = 0; tree < trees; ++tree) {
    if (!known[tree]) return Error{"tree " + std::to_string(tree) + " is missing", "grown", "malformed"};
  }
  return all;
}

}  // namespace bastide::ai
