// Quads on WebGL 2: buffers, state and draw calls. The shaders stand in shaders.cpp.
#include "shell/render/painter.h"

#include "shell/render/brushes.h"
#include "shell/render/shaders.h"
#include "shell/render/vertex_array.h"

#include <GLES3/gl3.h>

#include <utility>

namespace bastide::shell {

namespace {

Work all_work;

void describe_vertices() {
  const auto at = [](std::size_t offset) { return reinterpret_cast<const void*>(offset); };
  glEnableVertexAttribArray(0);
  glEnableVertexAttribArray(1);
  glEnableVertexAttribArray(2);
  glEnableVertexAttribArray(3);
  glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, sizeof(Vertex), at(0));
  glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, sizeof(Vertex), at(8));
  glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(Vertex), at(16));
  glVertexAttribPointer(3, 1, GL_FLOAT, GL_FALSE, sizeof(Vertex), at(20));
}

void begin_array(unsigned& array, unsigned& buffer) {
  glGenVertexArrays(1, &array);
  glGenBuffers(1, &buffer);
  bind_array(array);
  glBindBuffer(GL_ARRAY_BUFFER, buffer);
  describe_vertices();
}

void add_indices(u32 quad, std::vector<u32>& indices) {
  for (const u32 corner : {0U, 1U, 2U, 0U, 2U, 3U}) indices.push_back(quad * 4 + corner);
}

// Which indices are read belongs to the vertex array, which is the bound one.
void bind_indices(unsigned& bound, unsigned wanted) {
  if (std::exchange(bound, wanted) != wanted) glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, wanted);
}

void draw_bound(int first, int count) {
  glDrawElements(GL_TRIANGLES, count * 6, GL_UNSIGNED_INT,
                 reinterpret_cast<const void*>(static_cast<std::size_t>(first) * 6 * sizeof(u32)));
  ++all_work.calls;
  all_work.vertices += static_cast<u32>(count) * 4;
}

}  // namespace

void Mesh::upload(const Quads& quads) {
  if (array_ == 0) begin_array(array_, buffer_);
  glBindBuffer(GL_ARRAY_BUFFER, buffer_);
  count_ = quads.size();
  const std::size_t bytes = sizeof(Quad) * static_cast<std::size_t>(count_);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(bytes), quads.data(), GL_DYNAMIC_DRAW);
  all_work.upload(bytes);
}

void Mesh::release() {
  delete_array(array_);
  if (buffer_ != 0) glDeleteBuffers(1, &buffer_);
  forget();
}

void SlotMesh::make_room(int slots) {
  if (array_ == 0) begin_array(array_, buffer_);
  room_ = slots;
  glBindBuffer(GL_ARRAY_BUFFER, buffer_);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(sizeof(Quad)) * slots, nullptr, GL_DYNAMIC_DRAW);
}

void SlotMesh::write(int first, const Quads& quads) {
  const std::size_t bytes = sizeof(Quad) * static_cast<std::size_t>(quads.size());
  glBindBuffer(GL_ARRAY_BUFFER, buffer_);
  glBufferSubData(GL_ARRAY_BUFFER, static_cast<GLintptr>(sizeof(Quad)) * first,
                  static_cast<GLsizeiptr>(bytes), quads.data());
  all_work.upload(bytes);
}

void SlotMesh::release() {
  delete_array(array_);
  if (buffer_ != 0) glDeleteBuffers(1, &buffer_);
  forget();
}

void DrawOrder::set(std::span<const u32> slots) {
  std::vector<u32> indices;
  indices.reserve(slots.size() * 6);
  for (const u32 slot : slots) add_indices(slot, indices);
  count_ = static_cast<int>(slots.size());
  if (indices_ == 0) glGenBuffers(1, &indices_);
  bind_array(0);  // the one bound would read these from now on
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
  const std::size_t bytes = indices.size() * sizeof(u32);
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(bytes), indices.data(), GL_DYNAMIC_DRAW);
  all_work.upload(bytes);
}

void DrawOrder::release() {
  if (indices_ != 0) glDeleteBuffers(1, &indices_);
  forget();
}

const Work& Painter::work() { return all_work; }

void Painter::init() {
  program_ = start_program(kQuadVertexShader, kQuadFragmentShader);
  region_program_ = start_program(kQuadVertexShader, kRegionFragmentShader);
  const std::vector<u32> pixels = paint_brushes();
  glGenTextures(1, &brushes_);
  glBindTexture(GL_TEXTURE_2D, brushes_);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, kBrushSize, kBrushSize, 0, GL_RGBA, GL_UNSIGNED_BYTE,
               pixels.data());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

bool Painter::ready() {
  ready_ = linked(program_) && linked(region_program_);
  if (!ready_) return false;
  u_view_.find(program_, "u_view");
  u_kind_.find(program_, "u_kind");
  u_dim_.find(program_, "u_dim");
  u_bright_.find(program_, "u_bright");
  u_alpha_.find(program_, "u_alpha");
  u_gust_.find(program_, "u_gust");
  u_paint_.find(program_, "u_paint");
  u_saturation_.find(program_, "u_saturation");
  u_light_.find(program_, "u_light");
  r_view_ = glGetUniformLocation(region_program_, "u_view");
  r_world_ = glGetUniformLocation(region_program_, "u_world");
  r_looks_ = glGetUniformLocation(region_program_, "u_colors");
  r_sizes_ = glGetUniformLocation(region_program_, "u_sizes");
  r_dim_ = glGetUniformLocation(region_program_, "u_dim");
  r_bright_ = glGetUniformLocation(region_program_, "u_bright");
  r_pixel_ = glGetUniformLocation(region_program_, "u_pixel");
  r_wave_ = glGetUniformLocation(region_program_, "u_wave");
  return true;
}

void Painter::context_lost() {
  stream_.forget();
  ready_ = false;
  forget_arrays();
  program_ = region_program_ = brushes_ = indices_ = 0;
  index_quads_ = 0;
}

void Painter::begin(Vec2 screen, float pixel_ratio, Color background) {
  screen_ = screen;
  pixel_ratio_ = pixel_ratio;
  glViewport(0, 0, static_cast<GLsizei>(std::lround(screen.x * pixel_ratio)),
             static_cast<GLsizei>(std::lround(screen.y * pixel_ratio)));
  glDisable(GL_SCISSOR_TEST);
  const auto channel = [&](int shift) { return static_cast<float>(background >> shift & 0xFF) / 255; };
  glClearColor(channel(0), channel(8), channel(16), 1);
  glClear(GL_COLOR_BUFFER_BIT);
  resume();
}

void Painter::resume() {
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glActiveTexture(GL_TEXTURE0);
  glUseProgram(ready_ ? program_ : 0);
  set_view({});
  set_dim(0, {});
  set_alpha(1);
  set_saturation(1);
  u_light_.set(light_);
  set_gust({}, 0, 0);
  set_paint({}, 0, 0);
  wave_radius_ = 0;
}

void Painter::set_gust(Vec2 centre, float radius, float bend) {
  u_gust_.set(centre.x, centre.y, radius, bend);
}

void Painter::set_paint(Vec2 centre, float radius, float amount) {
  u_paint_.set(centre.x, centre.y, radius, amount);
}

void Painter::clip(Rect r) const {
  const auto px = [this](float css) { return static_cast<GLsizei>(std::lround(css * pixel_ratio_)); };
  glEnable(GL_SCISSOR_TEST);
  glScissor(px(r.x), px(screen_.y - r.bottom()), px(r.w), px(r.h));
}

void Painter::end() {
  glDisable(GL_SCISSOR_TEST);
  bind_array(0);
}

void Painter::set_view(const WorldToScreen& view) {
  view_ = view;
  // CSS pixels to clip space, y down to y up
  u_view_.set(view.scale * 2 / screen_.x, -view.scale * 2 / screen_.y, view.offset.x * 2 / screen_.x - 1,
              1 - view.offset.y * 2 / screen_.y);
}

void Painter::set_dim(float amount, Rect bright) {
  dim_ = amount;
  bright_ = bright;
  u_dim_.set(amount);
  u_bright_.set(bright.x, bright.y, bright.right(), bright.bottom());
}

void Painter::set_saturation(float part) { u_saturation_.set(part); }

void Painter::set_light(float part) { light_ = part; }
void Painter::set_alpha(float alpha) { u_alpha_.set(alpha); }

void Painter::bind(Page page) {
  glBindTexture(GL_TEXTURE_2D, page.texture);
  u_kind_.set(page.letters ? 2.0F : page.straight ? 1.0F : 0.0F);
}

void Painter::draw(const Mesh& mesh, Page page, int first, int count) {
  if (count < 0) count = mesh.count_ - first;
  if (count <= 0 || page.texture == 0 || !ready_) return;
  if (first + count > index_quads_) {
    // one list of indices serves every mesh
    index_quads_ = std::max(4096, (first + count) * 3 / 2);
    std::vector<u32> indices;
    indices.reserve(static_cast<std::size_t>(index_quads_) * 6);
    for (u32 i = 0; i < static_cast<u32>(index_quads_); ++i) add_indices(i, indices);
    bind_array(0);
    if (indices_ == 0) glGenBuffers(1, &indices_);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
    const std::size_t bytes = indices.size() * sizeof(u32);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(bytes), indices.data(), GL_STATIC_DRAW);
    all_work.upload(bytes);
  }
  bind(page);
  bind_array(mesh.array_);
  bind_indices(mesh.indices_, indices_);
  draw_bound(first, count);
}

void Painter::draw(const SlotMesh& mesh, const DrawOrder& order, Page page, int first, int count) {
  if (count < 0) count = order.count_ - first;
  if (count <= 0 || page.texture == 0 || !ready_) return;
  bind(page);
  bind_array(mesh.array_);
  bind_indices(mesh.indices_, order.indices_);
  draw_bound(first, count);
}

void Painter::draw(const Quads& quads, Page page) {
  if (quads.empty() || page.texture == 0) return;
  stream_.upload(quads);
  draw(stream_, page);
}

void Painter::draw_regions(unsigned texture, Rect world, const RegionStyle* styles, int count) {
  if (!ready_) return;
  count = std::min(count, kMaxRegionStyles);
  constexpr int kColors = 8;                     // per style, as in the shader
  float colors[kMaxRegionStyles * kColors * 4];  // of `count` of them: no texel names another
  float sizes[kMaxRegionStyles * 4];
  for (int i = 0; i < count; ++i) {
    const auto& more = styles[i].stripes;
    const Color set[kColors] = {styles[i].line, styles[i].rim, styles[i].tint, more[0],
                                more[1],        more[2],       more[3],        more[4]};
    for (int c = 0; c < kColors; ++c)
      for (int k = 0; k < 4; ++k)
        colors[(i * kColors + c) * 4 + k] = static_cast<float>(set[c] >> (8 * k) & 0xFF) / 255;
    sizes[i * 4] = styles[i].glow;
    sizes[i * 4 + 1] = styles[i].glow_alpha;
    sizes[i * 4 + 2] = styles[i].rim_width;
    sizes[i * 4 + 3] = styles[i].line_width;
  }
  Quads quads;
  quads.rect(world.x, world.y, world.w, world.h, Uv{0, 0, 1, 1}, kWhite);
  stream_.upload(quads);
  glUseProgram(region_program_);
  glUniform4f(r_view_, view_.scale * 2 / screen_.x, -view_.scale * 2 / screen_.y,
              view_.offset.x * 2 / screen_.x - 1, 1 - view_.offset.y * 2 / screen_.y);
  glUniform4fv(r_looks_, count * kColors, colors);
  glUniform4fv(r_sizes_, count, sizes);
  glUniform1f(r_dim_, dim_);
  glUniform4f(r_bright_, bright_.x, bright_.y, bright_.right(), bright_.bottom());
  glUniform3f(r_wave_, wave_.x, wave_.y, wave_radius_);
  glUniform1f(r_pixel_, 1 / (view_.scale * pixel_ratio_));
  glBindTexture(GL_TEXTURE_2D, texture);
  bind_array(stream_.array_);
  if (indices_ == 0) {  // nothing else drawn yet
    glUseProgram(program_);
    return;
  }
  bind_indices(stream_.indices_, indices_);
  glDrawElements(GL_TRIANGLES, 6, GL_UNSIGNED_INT, nullptr);
  ++all_work.calls;
  all_work.vertices += 4;
  glUseProgram(program_);
}

unsigned Painter::upload_pairs(unsigned texture, int width, int height, const u8* pairs) {
  if (texture == 0) {
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  }
  glBindTexture(GL_TEXTURE_2D, texture);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RG8, width, height, 0, GL_RG, GL_UNSIGNED_BYTE, pairs);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  all_work.upload(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 2);
  return texture;
}

}  // namespace bastide::shell
