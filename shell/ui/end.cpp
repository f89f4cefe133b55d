// The end: who won, where the points came from, how it went.
#include "shell/ui/kit/scenery.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

namespace {

// The colours of the bars, by feature; reasons beyond the features take the last ones in turn.
ImU32 part_colour(const std::string& key, int n) {
  if (key == "city") return rgb(0xC75B34);
  if (key == "road") return rgb(0xD9BD86);
  if (key == "monastery") return rgb(0x64809F);
  if (key == "garden") return rgb(0xD9679B);
  if (key == "field") return rgb(0x8FB04E);
  static constexpr std::array<ImU32, 4> kMore = {rgb(0xB9822F), rgb(0x7B6BA8), rgb(0x3F8C88), rgb(0x8A5A44)};
  return kMore[static_cast<std::size_t>(n) % kMore.size()];
}

bool dark_ink(const std::string& key) { return key == "road" || key == "field"; }

std::string part_name(const std::string& key) {
  if (key == "goods") return tr("features.goods");
  const std::string plural = "features." + key;
  return tr(locale().has(plural) ? plural : "reason." + key);
}

// All goods stand in one column, like the crates of them on a table.
std::string_view column_of(std::string_view key) { return is_goods(key) ? "goods" : key; }

// The columns: the five features in a fixed order, then whatever else gave points.
std::vector<std::string> parts_of(const Game& game) {
  std::vector<std::string> parts = {"city", "road", "monastery"};
  if (game.rules().setup.edition != Edition::C1) {
    for (const auto& seat : game.breakdown()) {
      if (seat.contains("garden") && std::find(parts.begin(), parts.end(), "garden") == parts.end())
        parts.emplace_back("garden");
    }
  }
  if (game.rules().setup.farmers) parts.emplace_back("field");
  for (const auto& seat : game.breakdown()) {
    for (const auto& [key, amount] : seat) {
      if (std::find(parts.begin(), parts.end(), column_of(key)) == parts.end())
        parts.emplace_back(column_of(key));
    }
  }
  return parts;
}

int part_of(const Game::Breakdown& seat, const std::string& column) {
  int sum = 0;
  for (const auto& [key, amount] : seat) sum += column_of(key) == column ? amount : 0;
  return sum;
}

}  // namespace

void Ui::Impl::end_screen() {
  if (!session->has_game() || session->phase() != Phase::Over) {
    screen = session->has_game() ? Screen::Table : Screen::Start;
    return;
  }
  backdrop();
  const bool wide = width >= 1000 && height >= 560;
  const float margin = wide ? std::max(24.0F, (width - 1340) / 2) : 0;
  const Rect r =
      wide ? Rect{margin, 26, width - 2 * margin, height - 52} : Rect{-2, -24, width + 4, height + 48};
  if (wide) c.shadow({r.x, r.y + 8, r.w, r.h}, 24, 0.35F, 24);
  c.rect(r, kPaper, 24);
  const float banner_h = height < 520 ? 84.0F : 122.0F;
  const Rect banner{wide ? r.x : 0, wide ? r.y : 0, wide ? r.w : width, banner_h};
  end_banner(banner);
  c.frame(r, kLine, 24);
  const float foot = width < 620 && height > 620 ? 124.0F : 80.0F;
  const float bottom = wide ? r.bottom() : height;
  const float top = banner.bottom();
  if (wide) {
    const float table_w = std::min(700.0F, (r.w - 104) * 0.54F);
    const Rect a{r.x + 30, top + 16, table_w, bottom - foot - top - 20};
    column("end", a,
           [this](float x, float y, float cw) { return end_bars(x, end_table(x, y, cw) + 14, cw); });
    const float gx = a.right() + 44;
    c.line(gx - 22, top + 18, gx - 22, bottom - foot - 8, kLine);
    const Rect side{gx, top + 16, r.right() - 30 - gx, bottom - foot - top - 30};
    const bool room = side.h > 420;
    end_chart({side.x, side.y, side.w, side.h - (room ? 142.0F : 0.0F)});
    if (room) end_memories(side.x, std::min(side.bottom() - 136, side.y + 530), side.w);
  } else {
    const Rect view{14, top, width - 28, bottom - foot - top};
    column("end", view, [this](float x, float y, float cw) {
      y = end_bars(x, end_table(x, y + 14, cw) + 14, cw) + 18;
      end_chart({x, y, cw, 320});
      return end_memories(x, y + 330, cw) + 16;
    });
  }
  const float x = wide ? r.x + 30 : 14;
  const float fw = wide ? r.w - 60 : width - 28;
  c.line(x, bottom - foot, x + fw, bottom - foot, kLine);
  end_buttons({x, bottom - foot, fw, foot}, width < 620);
}

void Ui::Impl::end_banner(const Rect& r) {
  static constexpr Standing kLeft[] = {
      {"cyp1", 0.04F, 0.94F, 1.2F},         {"tree2", 0.065F, 0.95F, 1.3F},
      {"house_side2", 0.09F, 0.94F, 1.4F},  {"house_gable3", 0.13F, 0.94F, 1.4F},
      {"tree5", 0.165F, 0.95F, 1.1F},       {"house_side4", 0.82F, 0.94F, 1.4F},
      {"tree0", 0.855F, 0.95F, 1.3F},       {"chapel0", 0.89F, 0.93F, 1.3F},
      {"house_gable1", 0.93F, 0.94F, 1.4F}, {"cyp0", 0.96F, 0.95F, 1.3F}};
  Scenery scenery(c, board);
  scenery.hills(r, 0.62F, 22);
  if (r.w > 860) scenery.stand(r, kLeft, r.h / 122);
  const Game& game = session->game();
  const Ranking ranks = ranking(game);
  const auto points = scores(game.rules(), game.state());
  std::vector<Seat> winners;
  for (const Seat seat : ranks.order) {
    if (ranks.rank[seat] == 1) winners.push_back(seat);
  }
  std::string names;
  for (std::size_t i = 0; i < winners.size(); ++i) {
    if (i > 0) names += i + 1 == winners.size() ? " " + tr("end.and") + " " : ", ";
    names += player_name(game.setup(), winners[i]);
  }
  std::string title = points.size() == 1    ? tr("end.practice")
                      : winners.size() == 1 ? tr("end.wins", {{"name", names}})
                                            : tr("end.share", {{"names", names}});
  Type type = Type::Banner;
  const float figure_room = 76;
  for (const Type smaller : {Type::Title, Type::Card, Type::Name}) {
    if (c.width(title, type) <= r.w - figure_room - 40 - (r.w > 860 ? 380.0F : 0.0F)) break;
    type = smaller;
  }
  const float tw = std::min(c.width(title, type), r.w - figure_room - 30);
  const float cx = r.x + r.w / 2 + figure_room / 2;
  const float k = r.h / 122;
  if (type == Type::Name)
    c.text_in(cx, r.y + 50 * k, tw, title, type, kInk, Align::Centre);
  else
    c.text_outlined(cx, r.y + 50 * k, title, type, kInk, rgb(0xFFF9E6), 2.4F, Align::Centre);
  const PointsSeries series = points_series(game);
  const std::string sum = trn("points", points[winners[0]]) + " · " + trn("end.tiles", series.tiles);
  c.text_outlined(cx, r.y + 84 * k, sum, Type::Button, kInk2, rgb(0xFFF9E6), 1.6F, Align::Centre);
  float fx = cx - tw / 2 - 50;
  for (std::size_t i = 0; i < winners.size() && i < 3; ++i) {
    w.figure(colour_of(winners[i]), points.size() == 1 ? 0 : 1, fx, r.y + 110 * k,
             (winners.size() == 1 ? 70.0F : 54.0F) * k);
    fx -= 34;
  }
}

void Ui::Impl::column_icon(std::string_view column, float cx, float cy) {
  static constexpr std::array<std::string_view, 5> kFeatures = {"city", "road", "monastery", "garden",
                                                                "field"};
  if (std::find(kFeatures.begin(), kFeatures.end(), column) != kFeatures.end())
    c.icon(column, cx, cy, 19, kInk2, 2.1F);
  else if (column == "goods" || column == "king" || column == "robber_baron")
    holding_icon(column, cx, cy, 19);
  else
    c.icon("trophy", cx, cy, 19, kInk2, 2.1F);
}

float Ui::Impl::end_table(float x, float y, float cw) {
  const Game& game = session->game();
  const auto breakdown = game.breakdown();
  const std::vector<std::string> parts = parts_of(game);
  const Ranking ranks = ranking(game);
  const auto points = scores(game.rules(), game.state());
  c.text(x, y + 12, tr("end.scores"), Type::Section, kInk);
  y += 28;
  const bool narrow = cw < 520;
  const float name_w = narrow ? 112.0F : std::min(230.0F, cw * 0.34F);
  const float total_w = narrow ? 50.0F : 74.0F;
  const float column_w = (cw - name_w - total_w) / static_cast<float>(parts.size());
  // words under the pictures if all of them fit; the pictures have them as tooltips, the bars as legend
  Type heading = narrow ? Type::Caption : Type::SmallBold;
  const auto fit = [&](Type type) {
    return std::all_of(parts.begin(), parts.end(), [&](const std::string& part) {
      return c.width(part_name(part), type) <= column_w - 2;
    });
  };
  if (!fit(heading)) heading = Type::Caption;
  const bool worded = fit(heading);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const float cx = x + name_w + column_w * (static_cast<float>(i) + 0.5F);
    column_icon(parts[i], cx, worded ? y + 10 : y + 20);
    if (worded) c.text(cx, y + 30, part_name(parts[i]), heading, kInk2, Align::Centre);
    Item hint{.id = "end.part." + parts[i],
              .label = part_name(parts[i]),
              .rect = {cx - column_w / 2, y, column_w, 40},
              .focusable = false,
              .why = part_name(parts[i])};
    kit.item(std::move(hint));
  }
  c.text(x + cw - 12, y + 30, tr("end.total"), narrow ? Type::Caption : Type::SmallBold, kInk, Align::Right);
  y += 42;
  std::vector<int> best(parts.size(), 0);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (const auto& seat : breakdown) best[i] = std::max(best[i], part_of(seat, parts[i]));
  }
  int n = 0;
  const float row_h = 50;
  for (const Seat seat : ranks.order) {
    const Rect row{x, y, cw, row_h};
    const bool first = ranks.rank[seat] == 1 && points.size() > 1;
    c.rect(row, first ? kGoldPale : n % 2 == 0 ? kRow : kRowAlt, 11);
    c.frame(row, first ? kGold : rgb(0xEADDBD), 11, first ? 2.0F : 1.0F);
    const float cy = y + row_h / 2;
    float at = x;
    if (!narrow) {
      const int rank = ranks.rank[seat];
      if (rank <= 3 && points.size() > 1) {
        static constexpr std::array<ImU32, 3> kMedals = {rgb(0xEDB93E), rgb(0xC9CBD0), rgb(0xD29A66)};
        static constexpr std::array<ImU32, 3> kRims = {rgb(0xA8791A), rgb(0x8C8F98), rgb(0x8F5E33)};
        c.disc(x + 24, cy, 12, kMedals[static_cast<std::size_t>(rank - 1)]);
        c.ring(x + 24, cy, 12, kRims[static_cast<std::size_t>(rank - 1)], 1.5F);
      }
      c.text(x + 24, cy, std::to_string(rank), Type::BodyBold, kInk, Align::Centre);
      at += 38;
    }
    w.avatar(at + 22, cy, narrow ? 13.0F : 16.0F, colour_of(seat));
    c.text_in(at + (narrow ? 40.0F : 46.0F), cy, x + name_w - at - (narrow ? 42.0F : 50.0F),
              player_name(game.setup(), seat), narrow ? Type::BodyBold : Type::Name, kInk);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const int value = part_of(breakdown[seat], parts[i]);
      const float cx = x + name_w + column_w * (static_cast<float>(i) + 0.5F);
      const bool top = value > 0 && value == best[i] && points.size() > 1;
      if (top) {
        const float bw = std::min(40.0F, column_w - 4);
        c.rect({cx - bw / 2, cy - 14, bw, 28}, kGreenPale, 8);
        c.frame({cx - bw / 2, cy - 14, bw, 28}, rgb(0x7FB08F), 8);
      }
      c.text(cx, cy, value == 0 ? "–" : std::to_string(value), top ? Type::BodyBold : Type::Body,
             top          ? kGreenDark
             : value == 0 ? kInk3
                          : kInk,
             Align::Centre);
    }
    c.text(x + cw - 14, cy, std::to_string(points[seat]), narrow ? Type::ScoreSmall : Type::Score, kInk,
           Align::Right);
    y += row_h + 5;
    ++n;
  }
  return y;
}

float Ui::Impl::end_bars(float x, float y, float cw) {
  const Game& game = session->game();
  const auto breakdown = game.breakdown();
  const std::vector<std::string> parts = parts_of(game);
  const Ranking ranks = ranking(game);
  const auto points = scores(game.rules(), game.state());
  int most = 1;
  for (const i32 value : points) most = std::max<int>(most, value);
  c.text(x, y + 10, tr("end.where"), Type::Name, kInk);
  y += 28;
  for (const Seat seat : ranks.order) {
    w.figure(colour_of(seat), 0, x + 14, y + 16, 16);
    float at = x + 34;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const int value = part_of(breakdown[seat], parts[i]);
      if (value <= 0) continue;
      const float length = static_cast<float>(value) / static_cast<float>(most) * (cw - 40);
      c.rect({at, y + 2, std::max(1.0F, length - 1), 15}, part_colour(parts[i], static_cast<int>(i)), 2);
      if (length > 22)
        c.text(at + length / 2, y + 9.5F, std::to_string(value), Type::Caption,
               dark_ink(parts[i]) ? kInk : kWhite, Align::Centre);
      at += length;
    }
    y += 20;
  }
  y += 8;
  float at = x + 34;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string name = part_name(parts[i]);
    const float wide = c.width(name, Type::Small) + 36;
    if (at + wide > x + cw + 14 && at > x + 34) {
      at = x + 34;
      y += 20;
    }
    c.rect({at, y + 3, 11, 11}, part_colour(parts[i], static_cast<int>(i)), 3);
    c.text(at + 16, y + 8.5F, name, Type::Small, kInk2);
    at += wide;
  }
  return y + 26;
}

void Ui::Impl::end_buttons(const Rect& r, bool narrow) {
  const auto hit = [&](const Rect& b, const ButtonSpec& spec) { return w.button(b, spec); };
  const ButtonSpec board_spec{.id = "end.board", .label = tr("end.board"), .icon = "eye"};
  const ButtonSpec picture_spec{.id = "end.picture", .label = tr("end.picture"), .icon = "download"};
  const ButtonSpec export_spec{.id = "end.export", .label = tr("menu.export"), .icon = "download"};
  const ButtonSpec same_spec{
      .id = "end.same", .label = tr("end.same"), .icon = "cw", .why = tr("end.same_about")};
  const ButtonSpec again_spec{.id = "end.again",
                              .label = tr("end.again"),
                              .icon = "play",
                              .look = Look::Green,
                              .type = narrow ? Type::Button : Type::Section,
                              .icon_size = 20};
  bool to_board = false, to_picture = false, to_file = false, same = false, again = false;
  if (narrow && r.h > 100) {
    const float third = (r.w - 16) / 3;
    to_board = hit({r.x, r.y + 10, third, 44}, board_spec);
    to_picture = hit({r.x + third + 8, r.y + 10, third, 44}, picture_spec);
    same = hit({r.x + 2 * (third + 8), r.y + 10, third, 44}, same_spec);
    again = hit({r.x, r.y + 62, r.w, 50}, again_spec);
  } else {
    const float y = r.y + 16;
    float x = r.x;
    const float green = std::min(230.0F, r.w * 0.3F);
    const float each = std::min((r.w - green - 48) / 4, 190.0F);
    to_board = hit({x, y, each, 48}, board_spec);
    x += each + 12;
    to_picture = hit({x, y, each, 48}, picture_spec);
    x += each + 12;
    to_file = hit({x, y, each, 48}, export_spec);
    same = hit({r.right() - green - 12 - each, y, each, 48}, same_spec);
    again = hit({r.right() - green, y, green, 48}, again_spec);
  }
  if (to_board) {
    screen = Screen::Table;
    kit.clear_focus();
  }
  if (to_file) export_game();
  if (to_picture) later([this] { save_picture(); });
  if (same) later([this] { play_again(true); });
  if (again) later([this] { play_again(false); });
}

}  // namespace bastide::shell
