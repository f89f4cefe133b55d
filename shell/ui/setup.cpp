// Setting up a game: who plays, with what, under which rules, from which seed.
#include "engine/game/link.h"
#include "engine/rules/rooms.h"
#include "shell/ui/ui_parts.h"

namespace bastide::shell {

using namespace ui;

GameSetup Ui::Impl::draft_setup() const {
  GameSetup setup = draft;
  setup.players.assign(seats.begin(), seats.begin() + setup.setup.players);
  return setup;
}

void Ui::Impl::take_setup(const GameSetup& setup) {
  draft = setup;
  unsigned used = 0;
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    seats[i] = setup.players[i];
    used |= 1U << setup.players[i].colour;
  }
  // the seats not taken keep colours of their own
  for (std::size_t i = setup.players.size(); i < seats.size(); ++i) {
    unsigned free = 0;
    while ((used >> free & 1) != 0) ++free;
    seats[i].colour = static_cast<u8>(free);
    used |= 1U << free;
  }
}

// One column that scrolls by itself if it is too tall.
void Ui::Impl::column(const std::string& id, const Rect& view,
                      const std::function<float(float, float, float)>& content) {
  float& known = column_height[id];
  const Rect wide{view.x - 8, view.y, view.w + 16, view.h};
  const float y = kit.begin_scroll(id, wide, known);
  const float before = known;
  known = content(view.x, y, view.w) - y;
  if (known != before) kit.keep_moving();
  kit.end_scroll();
}

void Ui::Impl::setup_screen() {
  backdrop();
  const bool wide = width >= 1000 && height >= 560;
  const float margin = wide ? std::max(24.0F, (width - 1380) / 2) : 0;
  const Rect r =
      wide ? Rect{margin, 26, width - 2 * margin, height - 52} : Rect{-2, -24, width + 4, height + 48};
  if (wide) c.shadow({r.x, r.y + 8, r.w, r.h}, 24, 0.35F, 24);
  c.rect(r, kPaper, 24);
  c.frame(r, kLine, 24);

  const float left = wide ? r.x + 30 : 16;
  const float right = wide ? r.right() - 30 : width - 16;
  const float top = wide ? r.y + 22 : 10;
  // head
  const bool narrow = width < 620;
  if (w.icon_button(
          left + 20, top + 22, 44,
          {.id = "setup.back", .icon = "left", .why = tr("back"), .spoken = tr("back"), .icon_size = 22}))
    leave_to_start();
  if (wide) {
    w.wordmark(left + 52, top, 0.94F);
    c.text(r.x + r.w / 2, top + 22, tr("setup.title"), Type::Title, kInk, Align::Centre);
  } else {
    c.text_in(left + 50, top + 22, right - left - (narrow ? 110.0F : 260.0F), tr("setup.title"), Type::Card,
              kInk);
  }
  const ButtonSpec load{.id = "setup.open",
                        .label = narrow ? "" : tr("start.open"),
                        .icon = "link",
                        .type = Type::BodyBold,
                        .spoken = tr("start.open")};
  const float load_width = narrow ? 48 : w.button_width(load);
  if (w.button({right - load_width, top + 1, load_width, 42}, load)) open(Dialog::Open);
  const float y = top + 58;
  c.line(left, y, right, y, kLine);

  if (wide) {
    const float bottom = r.bottom() - 24;
    const float players_w = 356;
    const float rules_w = 276;
    const Rect a{left, y + 16, players_w, bottom - y - 16};
    const Rect b{left + players_w + 34, y + 16, right - left - players_w - rules_w - 68, bottom - y - 16};
    const Rect d{right - rules_w, y + 16, rules_w, bottom - y - 16 - 104};
    c.line(a.right() + 17, y + 16, a.right() + 17, bottom, kLine);
    c.line(b.right() + 17, y + 16, b.right() + 17, bottom, kLine);
    column("setup", a,
           [this](float x, float at, float cw) { return setup_seed(x, setup_players(x, at, cw) + 20, cw); });
    column("setup.rooms", b, [this](float x, float at, float cw) { return setup_rooms(x, at, cw); });
    column("setup.rules", d, [this](float x, float at, float cw) { return setup_rules(x, at, cw); });
    setup_begin({d.x - 4, bottom - 66, rules_w + 8, 62});
    return;
  }
  const float foot = height < 460 ? 64 : 84;
  const Rect view{left, y + 2, right - left, height - foot - y - 2};
  column("setup", view, [this](float x, float at, float cw) {
    at += 12;
    if (cw >= 640) {
      const float half = (cw - 36) / 2;
      const float low = setup_seed(x, setup_players(x, at, half) + 20, half);
      at = std::max(low, setup_rules(x + half + 36, at, half)) + 24;
    } else {
      at = setup_rules(x, setup_seed(x, setup_players(x, at, cw) + 20, cw) + 20, cw) + 20;
    }
    return setup_rooms(x, at, cw) + 16;
  });
  c.rect({0, height - foot, width, foot}, kPaper);
  c.line(0, height - foot, width, height - foot, kLine);
  kit.block({0, height - foot, width, foot});
  const float bw = std::min(460.0F, width - 28);
  setup_begin({(width - bw) / 2, height - foot + (foot - 54) / 2 - 1, bw, 52});
}

void Ui::Impl::setup_begin(const Rect& r) {
  int rooms = 0;
  for (const Room* room : all_rooms()) rooms += draft.setup.has_room(room->id) ? 1 : 0;
  if (r.h > 60) {
    std::string sum = trn("setup.players_n", draft.setup.players);
    if (rooms > 0) sum += " · " + trn("setup.rooms_n", rooms);
    c.text(r.x + r.w / 2, r.y - 16, sum, Type::Small, kInk2, Align::Centre);
  }
  if (!w.button(r, {.id = "setup.begin",
                    .label = tr("setup.begin"),
                    .icon = "play",
                    .look = Look::Green,
                    .type = Type::Card,
                    .icon_size = 22}))
    return;
  const GameSetup setup = draft_setup();
  settings().names.clear();
  for (const Player& player : seats) settings().names.push_back(player.name);
  store_settings();
  replace_game([this, setup] { begin(setup); });
}

float Ui::Impl::setup_players(float x, float y, float cw) {
  c.text(x, y + 12, tr("setup.players"), Type::Section, kInk);
  if (draft.setup.players == 1)
    c.text(x + cw, y + 13, tr("setup.practice"), Type::Small, kInk3, Align::Right);
  else
    c.text_in(x + cw, y + 13, cw * 0.55F, tr("setup.order"), Type::Small, kInk3, Align::Right);
  y += 32;
  constexpr float kRowStep = 78;
  const float first = y;
  for (int seat = 0; seat < draft.setup.players; ++seat) {
    setup_row(seat, {x, y, cw, 70});
    y += kRowStep;
  }
  if (!kit.down()) dragged_seat = -1;
  if (dragged_seat >= 0) {
    const int wanted = std::clamp(static_cast<int>(std::floor((kit.mouse().y - first) / kRowStep)), 0,
                                  draft.setup.players - 1);
    const int step = wanted > dragged_seat ? 1 : -1;
    for (; dragged_seat != wanted; dragged_seat += step)
      std::swap(seats[static_cast<std::size_t>(dragged_seat)],
                seats[static_cast<std::size_t>(dragged_seat + step)]);
  }
  if (draft.setup.players < kMaxPlayers) {
    const Rect r{x, y, cw, 48};
    const Response state = kit.item({.id = "setup.add", .label = tr("setup.add"), .rect = r});
    if (state.glow > 0) c.rect(r, rgb(0xFFFFFF, 0.6F * state.glow), 12);
    c.dashes(r, blend(kLine2, kGold, state.glow), 12, 1.6F, 6, 5);
    const float tw = c.width(tr("setup.add"), Type::BodyBold);
    c.icon("plus", x + cw / 2 - tw / 2 - 14, y + 24, 17, kInk2, 2.4F);
    c.text(x + cw / 2, y + 24, tr("setup.add"), Type::BodyBold, kInk2, Align::Centre);
    if (state.focus) w.focus_ring(r, 12);
    if (state.clicked) ++draft.setup.players;
    y += 56;
  }
  return y;
}

// Six dots: drag a player up or down; a click or Enter moves him one down, the last one to the top.
void Ui::Impl::setup_grip(int seat, const Rect& r) {
  const std::string id = "setup.player." + std::to_string(seat + 1) + ".move";
  const Response state =
      kit.item({.id = id, .label = tr("setup.move"), .rect = r, .why = tr("setup.move"), .grip = true});
  for (int i = 0; i < 6; ++i)
    c.disc(r.x + 10 + static_cast<float>(i % 2) * 7, r.y + r.h / 2 + static_cast<float>(i / 2 - 1) * 8, 2,
           blend(kLine2, kGold, state.glow));
  if (state.focus) w.focus_ring({r.x + 3, r.y + 8, r.w - 5, r.h - 16}, 8);
  if (dragged_seat < 0 && kit.drags(id)) dragged_seat = seat;
  if (!state.clicked) return;
  const int last = draft.setup.players - 1;
  if (seat < last)
    std::swap(seats[static_cast<std::size_t>(seat)], seats[static_cast<std::size_t>(seat + 1)]);
  else
    std::rotate(seats.begin(), seats.begin() + last, seats.begin() + last + 1);
  kit.set_focus("setup.player." + std::to_string(seat < last ? seat + 2 : 1) + ".move");
}

void Ui::Impl::setup_row(int seat, const Rect& r) {
  Player& player = seats[static_cast<std::size_t>(seat)];
  const std::string id = "setup.player." + std::to_string(seat + 1);
  const std::string colour_word = tr("colour." + std::string(kColourKeys[player.colour]));
  c.rect(r, kRow, 12);
  const bool dragged = dragged_seat == seat;
  c.frame(r, dragged ? kGold : kLine, 12, dragged ? 2.4F : 1.2F);
  const bool movable = draft.setup.players > 1;
  if (movable) setup_grip(seat, {r.x, r.y, 26, r.h});

  // the figure: a click takes the next free colour
  const Rect round{r.x + (movable ? 24 : 10), r.y + 11, 48, 48};
  const Response face = kit.item({.id = id + ".colour",
                                  .label = tr("setup.colour", {{"colour", colour_word}}),
                                  .rect = round,
                                  .why = tr("setup.colour_next")});
  w.avatar(round.x + 24, round.y + 24, 21 + face.glow, player.colour);
  if (face.focus) w.focus_ring({round.x + 3, round.y + 3, 42, 42}, 21);
  const auto taken = [&](unsigned colour) {
    for (int other = 0; other < draft.setup.players; ++other) {
      if (other != seat && seats[static_cast<std::size_t>(other)].colour == colour) return true;
    }
    return false;
  };
  const auto take = [&](unsigned colour) {
    for (Player& other : seats) {
      if (other.colour == colour)
        other.colour = player.colour;  // of a seat not taken, or of another player: swap
    }
    player.colour = static_cast<u8>(colour);
  };
  if (face.clicked) {
    unsigned next = player.colour;
    do next = (next + 1) % kColourKeys.size();
    while (next != player.colour && taken(next));
    take(next);
  }

  const float name_x = round.right() + 10;
  const bool removable = draft.setup.players > 1;
  const Rect name{name_x, r.y + 8, r.right() - name_x - (removable ? 46.0F : 12.0F), 34};
  const std::string label = tr("setup.name", {{"n", seat + 1}});
  const std::string& shown = editing == id + ".name" ? edited : player.name;
  if (w.field(name, id + ".name", label, shown, colour_word)) {
    edit(id + ".name", name, player.name, label, 24, [this, seat](const std::string& text) {
      seats[static_cast<std::size_t>(seat)].name = text.substr(0, kMaxNameBytes);
    });
  }
  // six marks: the colours themselves
  const float step = std::min(24.0F, (r.right() - 14 - name_x) / 6);
  for (unsigned i = 0; i < kColourKeys.size(); ++i) {
    const float cx = name_x + 10 + static_cast<float>(i) * step;
    const float cy = r.y + 55;
    const bool own = player.colour == i;
    const bool gone = taken(i);
    if (gone) c.set_alpha(0.25F);
    c.disc(cx, cy, own ? 9.6F : 8.6F, kPlayers[i].fill);
    if (own) c.ring(cx, cy, 10.2F, kInk, 2);
    c.mark(static_cast<int>(i), cx, cy, 0.86F, kPlayers[i].ink);
    c.set_alpha(1);
    Item dot{.id = id + "." + std::string(kColourKeys[i]),
             .label = tr("colour." + std::string(kColourKeys[i])),
             .rect = {cx - step / 2, cy - 12, step, 26},
             .enabled = !gone,
             .focusable = false,
             .checked = own,
             .why = gone ? tr("setup.colour_taken") : tr("colour." + std::string(kColourKeys[i]))};
    if (kit.item(std::move(dot)).clicked) take(i);
  }
  if (removable && w.icon_button(r.right() - 23, r.y + 25, 40,
                                 {.id = id + ".remove",
                                  .icon = "close",
                                  .why = tr("setup.remove"),
                                  .spoken = tr("setup.remove"),
                                  .icon_size = 16})) {
    std::rotate(seats.begin() + seat, seats.begin() + seat + 1, seats.end());
    --draft.setup.players;
  }
}

float Ui::Impl::setup_seed(float x, float y, float cw) {
  c.text(x, y + 12, tr("setup.seed"), Type::Section, kInk);
  y += 32;
  if (!draft.deck.empty()) return y + c.paragraph(x, y, cw, tr("setup.deck_given"), Type::Small, kInk2);
  const ButtonSpec dice{.id = "setup.dice",
                        .label = tr("setup.reroll"),
                        .icon = "dice",
                        .type = Type::SmallBold,
                        .icon_size = 17};
  const ButtonSpec copy{.id = "setup.copy",
                        .label = tr("setup.copy"),
                        .icon = "copy",
                        .type = Type::SmallBold,
                        .icon_size = 17};
  const float bw = std::min(cw * 0.42F, std::max(w.button_width(dice), w.button_width(copy)));
  const Rect field{x, y, cw - bw - 10, 44};
  const bool typing = editing == "setup.seed";
  const std::string& shown = typing ? edited : draft.seed;
  const bool bad = !is_valid_seed(shown);
  if (w.field(field, "setup.seed", tr("setup.seed"), shown, "", "dice", bad)) {
    edit("setup.seed", field, draft.seed, tr("setup.seed"), 40, [this](const std::string& text) {
      if (is_valid_seed(text))
        draft.seed = text;
      else
        notice(error_text("seed"));
    });
  }
  if (w.button({x + cw - bw, y, bw, 43}, dice)) draft.seed = new_seed();
  y += 54;
  const auto link = make_link(draft_setup());
  c.rect({x, y, cw - bw - 10, 44}, rgb(0xFFFFFF, 0.6F), 9);
  c.frame({x, y, cw - bw - 10, 44}, kLine, 9);
  c.icon("link", x + 21, y + 22, 18, kInk2);
  c.text_in(x + 40, y + 22, cw - bw - 10 - 50, "#" + (link ? *link : ""), Type::Small, kInk2);
  if (w.button({x + cw - bw, y, bw, 43}, copy)) copy_link(draft_setup());
  y += 52;
  return y + c.paragraph(x, y, cw, tr("setup.seed_about"), Type::Small, kInk3) + 6;
}

float Ui::Impl::setup_rules(float x, float y, float cw) {
  c.text(x, y + 12, tr("setup.rules"), Type::Section, kInk);
  const std::string about = tr("menu.rules");
  if (w.round_button(x + cw - 18, y + 18, 17,
                     {.id = "setup.rules.base", .icon = "info", .why = about, .spoken = about}))
    open_rules("base");
  y += 34;
  float h = 0;
  if (w.toggle_row({x, y, cw, 0}, "setup.farmers", tr("setup.farmers"), tr("setup.farmers_about"),
                   draft.setup.farmers, h))
    draft.setup.farmers = !draft.setup.farmers;
  y += h;
  for (unsigned i = 0; i < kOptionKeys.size(); ++i) {
    const std::string key(kOptionKeys[i]);
    const auto option = static_cast<Option>(i);
    // options that would change nothing are left out
    if (option == Option::FarmersByCity && !draft.setup.farmers) continue;
    if (option == Option::RiverStartTile && !draft.setup.has_room(rooms::kRiver)) continue;
    if (w.toggle_row({x, y, cw, 0}, "setup.option." + key, tr("rule." + key), tr("rule." + key + ".about"),
                     draft.setup.has(option), h))
      draft.setup.options ^= 1U << i;
    y += h;
  }
  y += 10;
  c.text(x, y + 10, tr("setup.edition"), Type::BodyBold, kInk);
  y += 26;
  std::vector<std::string> names;
  for (const std::string_view key : kEditionKeys) names.push_back(tr("edition." + std::string(key)));
  const int chosen =
      w.segments({x, y, cw, 44}, "setup.edition", names, static_cast<int>(draft.setup.edition));
  if (chosen >= 0) draft.setup.edition = static_cast<Edition>(chosen);
  y += 52;
  return y + c.paragraph(x, y, cw, tr("setup.edition_about"), Type::Small, kInk3) + 6;
}

void Ui::Impl::edit(const std::string& id, const Rect& r, const std::string& text, const std::string& label,
                    int max_length, std::function<void(const std::string&)> done) {
  editing = id;
  edited = text;
  platform::TextEdit field;
  field.rect = c.px(r);
  field.text = text;
  field.label = label;
  field.max_length = max_length;
  field.font_size = c.size(Type::BodyBold) * scale;
  field.changed = [this](const std::string& now_text) { edited = now_text; };
  field.done = [this, done = std::move(done)](const std::string& final_text, bool committed) {
    editing.clear();
    if (committed) done(final_text);
  };
  platform::edit_text(std::move(field));
}

}  // namespace bastide::shell
