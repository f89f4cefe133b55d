// tileart: see README.md for what it does and how to call it.
#include "tools/tileart/art_files.h"
#include "tools/tileart/contact_sheet.h"
#include "tools/tileart/figures.h"
#include "tools/tileart/seams.h"

#include <cstdio>
#include <cstring>
#include <filesystem>
#include <string>

namespace {

int usage() {
  std::fprintf(stderr,
               "usage: tileart --out FOLDER | --contact FOLDER [SET | board SET...] | --check-seams | "
               "--check-repeat\n");
  return 2;
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
  if (mode == "--check-seams") return check_seams(sets) ? 0 : 1;
  const Atlas props = make_prop_atlas();
  if (mode == "--check-repeat") return check_repeat(sets, props) ? 0 : 1;
  if (argc < 3) return usage();
  const std::string folder = argv[2];
  std::filesystem::create_directories(folder);
  bool ok = true;
  if (mode == "--out") {
    ok = write_common(sets, props, make_figure_atlas(), folder);
    for (const ArtSet& s : sets) ok = write_set(s, props, folder) && ok;
  } else if (mode == "--contact") {
    ok = write_contact_sheets(sets, props, make_figure_atlas(), folder, {argv + 3, argv + argc});
  } else {
    return usage();
  }
  if (!ok) std::fprintf(stderr, "tileart: could not write everything into %s\n", folder.c_str());
  return ok ? 0 : 1;
}
