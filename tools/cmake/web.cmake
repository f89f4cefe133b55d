# The Emscripten side: bastide.cjs for node, bastide.js + bastide.wasm for the page, ai/ for its worker.

set(web_engine_opt -O2 CACHE STRING "Optimisation of the engine where it plays")
# what browsers have had as long as, or longer than, SIMD: a state is copied by one instruction in place of a loop
set(web_engine_machine -msimd128 -mbulk-memory)
set(web_common_link -sALLOW_MEMORY_GROWTH=1 -sASSERTIONS=0 -sSTACK_SIZE=1MB -fno-exceptions)

# CMAKE_BUILD_TYPE is MinSizeRel (-Oz), a later option on the same command line wins. The page's module is light: one
# game at a time is nothing, and computer players think in the worker. Its engine is made for speed, with the facts of
# all games built in; the command line has the same objects, so that what it measures is what the worker runs.
add_library(bastide_fast OBJECT ${engine_bundles} "${CMAKE_BINARY_DIR}/generated/tile_files.cpp"
  "${CMAKE_BINARY_DIR}/generated/ai_files.cpp" "${CMAKE_BINARY_DIR}/generated/game_files.cpp")
own_code(bastide_fast)
target_compile_options(bastide_fast PRIVATE -fno-exceptions -fno-rtti -Wno-invalid-pp-token ${web_engine_opt} ${web_engine_machine})
target_link_libraries(bastide_fast PUBLIC bastide_json)
precompiled(bastide_fast ${std_headers} <nlohmann/json.hpp>)

# a game's facts are a file of the page
embed_json("${CMAKE_BINARY_DIR}/generated/no_game_files.cpp" "" game_files)
if(TARGET bastide)
  # the fast objects stand before the library, whose own of the same files are then not taken
  target_sources(bastide PRIVATE $<TARGET_OBJECTS:bastide_fast>)
  set_target_properties(bastide PROPERTIES SUFFIX .cjs)
  # its own inline functions are those taken, so they are made the same way
  target_compile_options(bastide PRIVATE -fno-exceptions ${web_engine_opt} ${web_engine_machine})
  target_compile_options(bastide_reference PRIVATE ${web_engine_opt} ${web_engine_machine})
  target_link_options(bastide PRIVATE ${web_common_link} ${web_engine_machine} -O2
    -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1)
endif()

# --- the page
file(GLOB_RECURSE shell_sources CONFIGURE_DEPENDS shell/*.cpp)
file(GLOB other_sources CONFIGURE_DEPENDS shell/worker/*.cpp shell/look/*.cpp)
list(REMOVE_ITEM shell_sources ${other_sources} "${CMAKE_SOURCE_DIR}/shell/platform/native.cpp")
embed_json("${CMAKE_BINARY_DIR}/generated/own_words.cpp" assets/locales/en.json own_words FIRST_WORDS)
embed_json("${CMAKE_BINARY_DIR}/generated/example_files.cpp" assets/examples example_files)

function(page_library name)
  add_library(${name} STATIC IMPORTED)
  set_target_properties(${name} PROPERTIES IMPORTED_LOCATION "${BASTIDE_WASM_LIBS}/lib${name}.a")
endfunction()
page_library(SDL2)
page_library(imgui)
target_include_directories(SDL2 SYSTEM INTERFACE "${BASTIDE_WASM_LIBS}/include/SDL2")
target_include_directories(imgui SYSTEM INTERFACE
  "${BASTIDE_IMGUI_DIR}" "${BASTIDE_IMGUI_DIR}/backends" "${CMAKE_SOURCE_DIR}/tools/third_party")
target_compile_definitions(imgui INTERFACE "IMGUI_USER_CONFIG=\"bastide_imconfig.h\"")
target_link_libraries(imgui INTERFACE SDL2)

# a page that is only tried out (tools/build quick) is linked quickly
set(web_page_opt -Oz --closure=1 CACHE STRING "Optimisation of the page's modules as a whole")
set(web_module_link ${web_common_link} ${web_page_opt} -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0
  -sMALLOC=emmalloc -sINITIAL_HEAP=16MB -sINVOKE_RUN=1 -sMODULARIZE=1)

set(least_font "${CMAKE_BINARY_DIR}/generated/least_font.cpp")
add_custom_command(OUTPUT "${least_font}"
  COMMAND Python3::Interpreter "${CMAKE_SOURCE_DIR}/tools/least_font.py" "${least_font}"
  DEPENDS "${CMAKE_SOURCE_DIR}/tools/least_font.py" VERBATIM)

bundled(shell_bundles app ${shell_sources})
add_executable(bastide_app ${shell_bundles} "${least_font}" "${CMAKE_BINARY_DIR}/generated/own_words.cpp"
  "${CMAKE_BINARY_DIR}/generated/example_files.cpp" "${CMAKE_BINARY_DIR}/generated/no_game_files.cpp")
set_target_properties(bastide_app PROPERTIES OUTPUT_NAME bastide RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/app")
own_code(bastide_app)
# EM_JS takes JavaScript as if it were C++ tokens: '' is fine there
target_compile_options(bastide_app PRIVATE -fno-exceptions -fno-rtti -Wno-invalid-pp-token)
target_link_libraries(bastide_app PRIVATE bastide_look imgui)
precompiled(bastide_app ${std_headers} <nlohmann/json.hpp> <imgui.h> <SDL.h> <GLES3/gl3.h> <emscripten.h>)
# A function that is called in one place only is not put there if it is larger. Else the making of the letters, or a
# frame, is one function of thousands of lines with all their loops, which the browser compiles anew for speed, most of a
# second on a thread of its own, while the first frame waits for the processor.
set(web_largest_inlined 500)
# no function of WebGL is looked up by its name (tools/third_party/no_address.c), no extension is used
set(web_page_link ${web_module_link} -sENVIRONMENT=web -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
  -sGL_ENABLE_GET_PROC_ADDRESS=0 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0
  -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0 -sGL_EXTENSIONS_IN_PREFIXED_FORMAT=0
  -sGL_EMULATE_GLES_VERSION_STRING_FORMAT=0
  "-sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=${web_largest_inlined}")
target_link_options(bastide_app PRIVATE ${web_page_link} --profiling-funcs
  -sEXPORT_NAME=createBastide -sEXPORTED_RUNTIME_METHODS=UTF8ToString)
string(REPLACE ";" " " names "${later_games}")
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/later_games" CONTENT "${names}")  # for tools/dist
# What the first frame does not need comes as modules of their own (tools/split.py). The games': what only those beside
# the first run, by the namespaces of their rules, and of what they say and draw (shell/games/registered.h). The screens':
# what only these functions lead to (shell/base/drawn_later.h), and of them what the table does without: the rest.
set(games_namespaces castle castle_words castle_board hunters hunters_words hunters_board)
set(screens_doors App::LandDrawn::draw App::LandFollowed::follow App::LandHears::act App::GameHosted::follow
  App::GameProbed::act Ui::Impl::Others::follow Speaker::follow audio::Workshop::act SetupScreen::draw TableScreen::draw
  Follower::follow)
set(rest_drawn EndScreen FilmScreen PuzzleScreen AboutDialog ChronicleDialog DayDialog EmbedDialog HelpDialog HouseDialog
  LanguageDialog LearnDialog LeaveDialog MenuDialog MixDialog OpenDialog PlayerDialog PuzzlesDialog RecordDialog
  RulesDialog SavesDialog ScoreboardDialog SeatDialog SecretsDialog SendDialog SettingsDialog SetupsDialog StarterDialog
  TilesDialog TwinDialog WhoDialog)
list(TRANSFORM rest_drawn APPEND ::draw)
add_custom_command(TARGET bastide_app POST_BUILD
  COMMAND Python3::Interpreter "${CMAKE_SOURCE_DIR}/tools/split.py" "$<TARGET_FILE_DIR:bastide_app>/bastide.wasm"
    "${BASTIDE_BINARYEN}" ${web_largest_inlined} --namespaces games ${games_namespaces} --doors screens ${screens_doors}
    --doors rest ${rest_drawn} VERBATIM)
set_property(TARGET bastide_app APPEND PROPERTY LINK_DEPENDS
  "${CMAKE_SOURCE_DIR}/tools/split.py" "${CMAKE_SOURCE_DIR}/tools/wasm_calls.py")

# --- the page that start-up is measured against: the same flags, and nothing in it; not shipped, and
# built by who measures only (tools/measure)
set(imgui_backend "${BASTIDE_IMGUI_DIR}/backends/imgui_impl_opengl3.cpp")  # our page has its own: render/panel_painter.h
add_executable(bastide_empty EXCLUDE_FROM_ALL tools/emptypage/main.cpp "${least_font}" "${imgui_backend}")
set_source_files_properties("${imgui_backend}" PROPERTIES COMPILE_OPTIONS -w)
set_target_properties(bastide_empty PROPERTIES OUTPUT_NAME empty RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/empty")
own_code(bastide_empty)
target_compile_options(bastide_empty PRIVATE -fno-exceptions -fno-rtti -Wno-invalid-pp-token)
target_link_libraries(bastide_empty PRIVATE imgui)
target_link_options(bastide_empty PRIVATE ${web_page_link} -sEXPORT_NAME=createEmpty)
foreach(file index.html boot.js)
  configure_file("${CMAKE_SOURCE_DIR}/tools/emptypage/${file}" "${CMAKE_BINARY_DIR}/empty/${file}" COPYONLY)
endforeach()

# --- the computer players' worker: the fast engine without a window, off the main thread. Browsers without SIMD refuse
# it, which is told like any refusal (shell/platform/worker.h).
file(GLOB worker_sources CONFIGURE_DEPENDS shell/worker/*.cpp)
set(worker_before "${CMAKE_SOURCE_DIR}/shell/worker/before.js")
add_executable(bastide_worker ${worker_sources} $<TARGET_OBJECTS:bastide_fast>)
set_target_properties(bastide_worker PROPERTIES OUTPUT_NAME worker RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/ai"
  LINK_DEPENDS "${worker_before}")
own_code(bastide_worker)
target_compile_options(bastide_worker PRIVATE -fno-exceptions -fno-rtti -Wno-invalid-pp-token ${web_engine_opt} ${web_engine_machine})
target_link_libraries(bastide_worker PRIVATE bastide_json)
target_link_options(bastide_worker PRIVATE ${web_common_link} ${web_engine_machine} -O3 --closure=1 -sFILESYSTEM=0
  -sDYNAMIC_EXECUTION=0 -sMALLOC=emmalloc -sINITIAL_HEAP=16MB -sENVIRONMENT=worker
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free "SHELL:--pre-js ${worker_before}")
