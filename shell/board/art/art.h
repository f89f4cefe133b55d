// Art: for each tile design of some rules what to draw, out of the art files. Until a file is there, a plain
// stand-in from the tile facts (stand_in.cpp). Several may look at the same files: the game's, a panel's.
#pragma once

#include "engine/rules/rules.h"
#include "shell/board/art/art_files.h"

namespace bastide::shell {

// What a design looks like with no art: anchors, mask and kinds by its segments.
// `kinds`: which of the landscape's kinds its own are drawn as, where it is of another family.
DesignArt make_stand_in(const TileDesign& design, std::string_view kinds = {});

class Art {
 public:
  explicit Art(ArtFiles& files) : files_(files) {}

  // The rules whose designs design() means; fetches the pages of its sets.
  void use_rules(const std::shared_ptr<const Rules>& rules);
  [[nodiscard]] const std::shared_ptr<const Rules>& rules() const { return rules_; }
  void follow();  // what has arrived since: once a frame
  [[nodiscard]] const DesignArt& design(u8 design) const { return designs_[design]; }
  // Something looks different.
  [[nodiscard]] u32 revision() const { return files_.revision() + revision_; }
  [[nodiscard]] bool ready() const;  // all that the present rules need is there
  // The same, or some of it did not come: nothing is awaited.
  [[nodiscard]] bool settled() const;
  // Lets go of the pages that these rules do not need.
  void release_others() { files_.release_but(sets_); }
  // No page is a coarse one that waits for what comes behind it, and none finer is on its way.
  [[nodiscard]] bool fine() const;
  // Of what they need something did not come; stand-ins are drawn in its place.
  [[nodiscard]] bool incomplete() const;
  // A tile is shown so many device pixels wide: beyond what the pages hold, finer ones are fetched once.
  void want_detail(float device_px);
  static constexpr float kClose = 256;  // where one will look as close as the pages allow

  // --- what the files hold for all
  [[nodiscard]] ArtFiles& files() const { return files_; }
  [[nodiscard]] const OwnArt* own() const { return own_; }  // of the rules' family; nullptr: it has none
  [[nodiscard]] Page props() const { return own_ != nullptr ? own_->sheets[0]->page() : files_.props(); }
  [[nodiscard]] Page figures() const { return files_.figures(); }
  [[nodiscard]] Page meadow() const { return files_.meadow(); }
  [[nodiscard]] Page table() const { return files_.table(); }
  [[nodiscard]] Page stains() const { return files_.stains(); }
  [[nodiscard]] float monastery_figure_dy() const { return files_.monastery_figure_dy(); }
  [[nodiscard]] float meadow_repeat() const { return files_.meadow_repeat(); }
  [[nodiscard]] float table_repeat() const { return files_.table_repeat(); }
  [[nodiscard]] int page_count() const { return files_.set_count(); }
  [[nodiscard]] Page page(int index) const { return {files_.set(index).texture, false}; }
  [[nodiscard]] const std::vector<PropSprite>& prop_sprites() const {
    return own_ != nullptr ? own_->props : files_.prop_sprites();
  }
  [[nodiscard]] const PropSprite* prop(std::string_view name) const;
  // One of all games, or of the family's own art; and the page it is on.
  [[nodiscard]] const FigureSprite* figure(std::string_view name) const;
  [[nodiscard]] Page page_of(const FigureSprite& figure) const;
  [[nodiscard]] ArtFiles::Size props_size() const { return files_.props_size(); }

 private:
  void resolve();
  [[nodiscard]] bool needs_rest() const;  // something that only expansions draw

  ArtFiles& files_;
  u32 revision_ = 1;
  u32 sets_seen_ = 0;
  std::shared_ptr<const Rules> rules_;
  std::vector<int> sets_;  // that the rules need, as far as known
  const OwnArt* own_ = nullptr;
  std::vector<DesignArt> designs_;
};

}  // namespace bastide::shell
