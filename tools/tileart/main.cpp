// tileart: see README.md for what it does and how to call it.
#include "tools/tileart/art_files.h"
#include "tools/tileart/contact_sheet.h"
#include "tools/tileart/family_art.h"
#include "tools/tileart/figures.h"
#include "tools/tileart/seams.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <functional>
#include <string>

namespace {

int usage() {
  std::fprintf(
      stderr,
      "usage: tileart --out FOLDER | --contact FOLDER [SET | FAMILY | board SET...] | --check-seams | "
      "--check-repeat\n");
  return 2;
}

// All of them, also after a failure: what is wrong is told at once.
bool every_family(const std::function<bool(const bastide::art::FamilyArt&)>& does) {
  bool ok = true;
  for (const bastide::art::FamilyArt& family : bastide::art::family_arts()) ok = does(family) && ok;
  return ok;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace bastide::art;
  if (argc < 2) return usage();
  const std::string mode = argv[1];
  std::string error;
  const std::vector<ArtSet> sets = build_all_sets(error);
  if (!error.empty()) {
    std::fprintf(stderr, "tileart: %s\n", error.c_str());
    return 1;
  }
  if (mode == "--check-seams") {
    const bool landscape = check_seams(sets);
    return every_family([](const FamilyArt& f) { return f.check_seams(); }) && landscape ? 0 : 1;
  }
  const Atlas props = make_prop_atlas();
  if (mode == "--check-repeat") {
    const bool landscape = check_repeat(sets, props);
    return every_family([](const FamilyArt& f) { return f.check_repeat(); }) && landscape ? 0 : 1;
  }
  if (argc < 3) return usage();
  const std::string folder = argv[2];
  std::filesystem::create_directories(folder);
  bool ok = true;
  if (mode == "--out") {
    ok = write_common(sets, props, make_figure_atlas(), folder);
    for (const ArtSet& s : sets) ok = write_set(s, props, folder) && ok;
    ok = every_family([&](const FamilyArt& f) { return f.write(folder); }) && ok;
  } else if (mode == "--contact") {
    const std::vector<std::string> wish{argv + 3, argv + argc};
    const bool of_family = every_family(
        [&](const FamilyArt& f) { return (!wish.empty() && wish.front() != f.name) || f.contact(folder); });
    const bool only_family =
        !wish.empty() && std::any_of(family_arts().begin(), family_arts().end(),
                                     [&](const FamilyArt& f) { return f.name == wish.front(); });
    ok = of_family && (only_family || write_contact_sheets(sets, props, make_figure_atlas(), folder, wish));
  } else {
    return usage();
  }
  if (!ok) std::fprintf(stderr, "tileart: could not write everything into %s\n", folder.c_str());
  return ok ? 0 : 1;
}
