// What Ui is made of: the state of every screen, and its parts. Each file of this folder that is named
// after a screen implements that screen's members.
#pragma once

#include "shell/aids.h"
#include "shell/board/board_view.h"
#include "shell/holdings.h"
#include "shell/locale.h"
#include "shell/memories.h"
#include "shell/platform.h"
#include "shell/ranking.h"
#include "shell/seeds.h"
#include "shell/settings.h"
#include "shell/steps.h"
#include "shell/storage.h"
#include "shell/ui/kit/widgets.h"
#include "shell/ui/ui.h"
#include "shell/words.h"

#include <functional>
#include <map>

namespace bastide::shell {

// The browser's local storage as the save slots see it.
class BrowserStore : public KeyValue {
 public:
  bool available() override { return platform::storage_available(); }
  std::optional<std::string> get(const std::string& key) override { return platform::storage_get(key); }
  bool set(const std::string& key, const std::string& text) override {
    return platform::storage_set(key, text);
  }
  void remove(const std::string& key) override { platform::storage_remove(key); }
};

enum class Screen : u8 { Start, Setup, Table, End };
enum class Dialog : u8 {
  Menu,
  Settings,
  Help,
  About,
  Scoreboard,
  Tiles,
  Chronicle,
  Player,
  Open,
  Leave,
  Rules
};

// How the table is laid out.
enum class Form : u8 { Desktop, Tablet, Phone, Landscape };

struct Ui::Impl {
  Session* session = nullptr;
  BoardView* board = nullptr;

  ui::Fonts fonts;
  ui::Canvas c{fonts};
  ui::Kit kit{c};
  ui::Widgets w{kit, c};
  BrowserStore store;
  SaveSlots slots{store};

  Screen screen = Screen::Start;
  std::vector<Dialog> dialogs;  // the last is on top
  double now = 0;
  float width = 0, height = 0;  // of the screen in interface units
  float scale = 1;
  float css_width = 0, css_height = 0, ratio = 1;
  Rect safe;  // interface units
  bool started = false;
  // What widgets do to the game happens between frames, so that the board never draws one game while
  // it has prepared another.
  std::vector<std::function<void()>> queue;
  void later(std::function<void()> action) {
    queue.push_back(std::move(action));
    kit.keep_moving();
  }

  // --- the running game as last seen
  u32 seen_revision = 0;
  int saved_rotation = 0;
  std::vector<ChronicleLine> lines;
  std::array<std::vector<Holding>, kMaxPlayers> held;  // goods and titles by seat
  std::vector<Memory> remembered;                      // of a game that is over
  std::size_t spoken_events = 0;
  bool storage_warned = false;
  u16 lit = 0xFFFF;       // feature lit by a panel this frame
  u16 kept_lit = 0xFFFF;  // by a line of the chronicle that was clicked …
  double kept_until = 0;  // … for a while
  int shown_actions = 0;
  bool carrying = false;            // the tile is dragged out of its panel
  bool sheet_down = false;          // the phone's sheet is swiped away
  std::optional<Cell> sheet_ghost;  // the ghost it has seen: a new one brings it back
  bool end_seen = false;
  std::map<int, float> shown_score;  // counts up

  // --- set-up
  GameSetup draft;
  std::array<Player, kMaxPlayers> seats;  // all six, so that taking one away and back keeps its name
  int dragged_seat = -1;                  // a row on its way to another place
  Setup counted_for;
  int counted_tiles = 0;  // of that set-up
  std::map<std::string, float> column_height;
  std::string editing;  // id of the field being typed in
  std::string edited;   // what stands in it now

  // --- player aids
  AidCards cards;
  ShownCard shown_card;
  int card_key = -1;  // what it is about
  bool card_open = false;
  double card_since = 0;

  // --- notices
  std::string notice_text;
  double notice_until = 0;
  std::string bubble_text, shown_bubble;
  Rect bubble_anchor;
  Seat shown_player = kNobody;
  std::string rules_page = "base";
  std::function<void()> leave_action;  // what Dialog::Leave asks about

  // ui.cpp
  void init(Session& session, BoardView& board);
  void before_frame(float width, float height, float dpr);
  void frame(double seconds);
  void use_language(const std::string& language);
  void apply_settings();
  void store_settings();
  void notice(std::string text);
  void open(Dialog dialog);
  void close_dialog();
  [[nodiscard]] bool reduced_motion() const;
  void draw_notice();
  void draw_tooltip();
  [[nodiscard]] std::string screen_name() const;

  // aid_cards.cpp
  [[nodiscard]] bool aid(Aid which) const;  // by the settings
  [[nodiscard]] std::optional<Hover> aid_subject() const;
  void draw_aid_card();
  [[nodiscard]] Rect card_place(const Rect& cell, float w, float h) const;
  float cell_card(const CellCard& card, const Rect& r, bool draw);
  float feature_card(const FeatureCard& card, const Rect& r, bool draw);
  void toggle_look();
  bool look_key(const KeyPress& key);
  void toggle_fields();

  // keys.cpp
  bool handle_key(const KeyPress& key);
  bool table_key(const KeyPress& key);

  // flow.cpp: games come and go
  void read_address();
  void begin(const GameSetup& setup);
  void adopt(Game game, int rotation);
  void adopt_fragment();  // the address names the running game
  // Runs `action`, after asking if a game that is not over would be lost by it.
  void replace_game(std::function<void()> action);
  void leave_to_start();
  void to_setup();
  void play_again(bool same_seed);
  void read_game();       // what of it panels show every frame
  void follow_session();  // saves, announces, notices the end
  void save_now();
  void copy_link(const GameSetup& setup);
  void export_game();
  void save_picture();
  void import_text(const std::string& text);
  void open_file();
  void report(const Error& error);
  [[nodiscard]] std::string error_text(const std::string& code) const;
  void announce_turn();

  // start.cpp
  void start_screen();
  void backdrop();

  // setup.cpp
  void setup_screen();
  float setup_players(float x, float y, float w);
  float setup_seed(float x, float y, float w);
  float setup_rules(float x, float y, float w);
  float setup_rooms(float x, float y, float w);
  void setup_begin(const Rect& r);
  void setup_row(int seat, const Rect& r);
  void setup_grip(int seat, const Rect& r);
  void room_card(const Room& room, const Rect& r);
  void room_picture(std::string_view key, const Rect& r, bool on);
  void edit(const std::string& id, const Rect& r, const std::string& text, const std::string& label,
            int max_length, std::function<void(const std::string&)> done);
  [[nodiscard]] GameSetup draft_setup() const;
  void take_setup(const GameSetup& setup);
  void column(const std::string& id, const Rect& view,
              const std::function<float(float x, float y, float w)>& content);

  // table*.cpp
  [[nodiscard]] Form form() const;
  void table();
  void table_desktop();
  void table_tablet();
  void table_phone();
  void table_landscape();
  void player_panel(const Rect& r);
  float player_card(Seat seat, float x, float y, float w, bool compact);
  float projection(Seat seat, float right, float y);
  std::string projection_words(Seat seat);
  void supply_row(Seat seat, float x, float y, float h, float room);
  [[nodiscard]] float card_height(Seat seat, bool compact) const;
  [[nodiscard]] float cards_height(bool compact) const;
  // holdings.cpp
  void holdings_row(Seat seat, float x, float y, float room, bool tiny);
  void holding_icon(std::string_view key, float cx, float cy, float size);
  [[nodiscard]] bool anybody_holds() const;
  void chronicle_panel(const Rect& r);
  void chronicle_line(const ChronicleLine& line, const Rect& r, std::size_t index);
  void prompt_pill(const Rect& r, bool steps);
  void corner_buttons(float right, float cy);
  void zoom_panel(float right, float y);
  bool land_button(float x, float y, const ui::ButtonSpec& spec);
  void aid_buttons(float x, float y, float step);  // round ones: fields, looking around
  void tile_card(const Rect& r);
  void tile_picture(float x, float y, float side);
  void carry_tile();
  void action_bar(float cx, float bottom);
  void main_button(const Rect& r, bool key_cap, ui::Type type);
  [[nodiscard]] std::string confirm_text() const;
  void ghost_buttons();
  void figure_card();
  void choice_panel();
  void score_strip(const Rect& r);
  void phone_sheet(const Rect& r, bool tall);
  void sheet_handle(const Rect& r);
  void turn_button(float cx, float cy, float radius, int quarters);
  [[nodiscard]] std::string prompt_text() const;
  [[nodiscard]] int step_now() const;
  [[nodiscard]] bool asking() const;  // a player is to act
  [[nodiscard]] int active_colour() const;
  [[nodiscard]] int colour_of(Seat seat) const;
  [[nodiscard]] int left() const { return tiles_left(session->game().state()); }

  // rules_pages.cpp
  void open_rules(const std::string& page);
  void rules_dialog();
  float rules_text(float x, float y, float w);  // the page's height
  [[nodiscard]] std::vector<std::string> rules_pages() const;
  [[nodiscard]] const Setup& rules_setup() const;  // of the game meant

  // refusals.cpp
  void explain_refusals();

  // dialogs.cpp and one file for each big one
  void draw_dialogs();
  [[nodiscard]] Rect dialog_panel(float w, float h, const std::string& title, bool close = true);
  void menu_dialog();
  void settings_dialog();
  float settings_aids(float x, float y, float w);  // settings_dialog.cpp; answers its height
  void help_dialog();
  void about_dialog();
  void tiles_dialog();
  void chronicle_dialog();
  void player_dialog();
  void open_dialog();
  void leave_dialog();
  void scoreboard_dialog();
  void scoreboard_loop(const Rect& r);

  // end.cpp
  void end_screen();
  void end_banner(const Rect& r);
  void column_icon(std::string_view column, float cx, float cy);
  float end_table(float x, float y, float w);
  float end_bars(float x, float y, float w);
  void end_chart(const Rect& r);
  float end_memories(float x, float y, float w);
  void end_buttons(const Rect& r, bool narrow);
};

}  // namespace bastide::shell
