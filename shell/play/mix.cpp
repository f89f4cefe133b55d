#include "shell/play/mix.h"

#include "engine/rules/rules.h"

#include <algorithm>
#include <map>

namespace bastide::shell {
namespace {

std::shared_ptr<const Rules> rules_of(const Setup& setup) {
  const auto rules = make_rules(setup);
  return rules ? *rules : nullptr;
}

}  // namespace

Mix::Mix(const Setup& setup) {
  const auto made = make_rules(setup);
  if (made)
    made_ = *made;
  else
    too_many_ = made.error().code == "too_many_tiles";
  Setup once = setup;
  once.more_copies = {};
  printed_ = once == setup ? made_ : rules_of(once);
  if (!printed_) return;
  for (int i = 0; i < printed_->design_count; ++i) {
    const TileDesign& design = printed_->designs[static_cast<unsigned>(i)];
    if (sets_.empty() || sets_.back().expansion != design.expansion) {
      const ExpansionId expansion = design.expansion;
      sets_.push_back(
          {.expansion = expansion, .least = expansion == kCoreId ? 1 : 0, .copies = setup.copies(expansion)});
    }
    sets_.back().tiles += design.copies;
  }
}

int Mix::tiles_of(u8 design) const {
  if (made_) return made_->designs[design].copies;
  const TileDesign& tile = printed_->designs[design];
  const auto set =
      std::find_if(sets_.begin(), sets_.end(), [&](const Set& s) { return s.expansion == tile.expansion; });
  return tile.copies * set->copies;
}

int Mix::tiles() const {
  int sum = 0;
  for (int i = 0; printed_ && i < printed_->design_count; ++i) sum += tiles_of(static_cast<u8>(i));
  return sum;
}

int Mix::most_left_out(u8 design) const {
  return made_ ? made_->initial.bag[design] : std::min<int>(tiles_of(design), printed_->initial.bag[design]);
}

int times(const std::vector<std::string>& left_out, std::string_view id) {
  return static_cast<int>(std::count(left_out.begin(), left_out.end(), id));
}

void drop_impossible(std::vector<std::string>& left_out, const Mix& mix) {
  if (!mix.made()) return;  // until it is known
  std::map<std::string_view, int, std::less<>> room;
  for (int i = 0; i < mix.made()->design_count; ++i) {
    const auto design = static_cast<u8>(i);
    room[mix.made()->tile_id(design)] = mix.most_left_out(design);
  }
  std::vector<std::string> kept;
  for (std::string& id : left_out) {
    const auto at = room.find(id);
    if (at == room.end() || at->second-- <= 0) continue;
    kept.push_back(std::move(id));
  }
  left_out = std::move(kept);
}

}  // namespace bastide::shell
