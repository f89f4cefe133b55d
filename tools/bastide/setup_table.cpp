#include "tools/bastide/setup_table.h"

#include "engine/assembly/built_in.h"

namespace bastide::cli {
namespace {

class Expansions {
 public:
  std::vector<TableRow> rows() {
    for (std::size_t i = 0; i < built_in().size(); ++i) add_family(static_cast<u8>(i));
    return rows_;
  }

 private:
  void add_family(u8 family) {
    const FamilyEntry& entry = built_in()[family];
    Setup setup;
    setup.family = family;
    setup.players = 2;
    const std::string name(entry.family->key);
    const OptionList options(entry);
    edition_ = options.find("edition");
    add(name, setup);
    for (int value = 1; edition_ >= 0 && value < editions(options); ++value) {
      Setup other = setup;
      options.set(other, edition_, other_edition(options, value));
      const OptionDef& def = options.def(edition_);
      add(name + " " +
              std::string(def.choices[static_cast<unsigned>(options.value(other, edition_) - def.low)]),
          other);
    }
    u32 all = 0;
    for (const Expansion* expansion : entry.expansions) {
      Setup with = setup;
      with.expansions = 1u << expansion->id;
      all |= with.expansions;
      add(name + " " + std::string(expansion->key), with);
    }
    setup.expansions = all;
    if (entry.expansions.size() > 1) add(name + " with all", setup);
  }
  [[nodiscard]] int editions(const OptionList& options) const {
    return static_cast<int>(options.def(edition_).choices.size());
  }
  // The value-th edition that is not the usual one.
  [[nodiscard]] int other_edition(const OptionList& options, int value) const {
    const OptionDef& def = options.def(edition_);
    return def.low + (def.fallback - def.low + value) % editions(options);
  }
  // In the usual edition, or in the first that the expansions go with.
  void add(const std::string& name, Setup setup) {
    const OptionList options(built_in()[setup.family]);
    const int tries = edition_ < 0 || setup.expansions == 0 ? 1 : editions(options);
    for (int i = 0; i < tries; ++i) {
      if (i > 0) options.set(setup, edition_, other_edition(options, i));
      if (!make_rules(setup).ok()) continue;
      rows_.push_back({name, setup});
      return;
    }
  }

  std::vector<TableRow> rows_;
  int edition_ = -1;
};

}  // namespace

std::vector<TableRow> setup_table(const std::string& name) {
  if (name == "expansions") return Expansions().rows();
  std::vector<TableRow> rows;
  if (name != "players") return rows;
  for (const int players : {3, 4, 6}) {
    Setup setup;
    setup.players = players;
    rows.push_back({std::to_string(players) + " players", setup});
  }
  return rows;
}

}  // namespace bastide::cli
