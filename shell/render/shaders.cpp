// GLSL ES 3.00. Output is premultiplied throughout; blending is ONE, ONE_MINUS_SRC_ALPHA.
#include "shell/render/shaders.h"

#include <GLES3/gl3.h>

#include <cstdio>

namespace bastide::shell {

const char* const kQuadVertexShader = R"(#version 300 es
layout(location = 0) in vec2 a_position;
layout(location = 1) in vec2 a_uv;
layout(location = 2) in vec4 a_color;
layout(location = 3) in float a_sway;
uniform vec4 u_view;
uniform vec4 u_gust;
out vec2 v_uv;
out vec4 v_color;
out vec2 v_world;
void main() {
  v_uv = a_uv;
  v_color = a_color;
  v_world = a_position;
  float reach = 1.0 - smoothstep(0.0, max(u_gust.z, 1.0), distance(a_position, u_gust.xy));
  vec2 at = a_position + vec2(a_sway * u_gust.w * reach, 0.0);
  gl_Position = vec4(at * u_view.xy + u_view.zw, 0.0, 1.0);
})";

const char* const kQuadFragmentShader = R"(#version 300 es
precision highp float;
uniform sampler2D u_texture;
uniform float u_kind; // of texels: 0 premultiplied, 1 straight, 2 letters
uniform float u_dim;
uniform vec4 u_bright;
uniform float u_alpha;
uniform vec4 u_paint;
uniform float u_saturation;
uniform float u_light;
in vec2 v_uv;
in vec4 v_color;
in vec2 v_world;
out vec4 color;
void main() {
  vec4 texel = texture(u_texture, v_uv);
  if (u_kind > 1.5) texel = vec4(texel.r);
  else if (u_kind > 0.5) texel.rgb *= texel.a;
  bool inside = all(greaterThan(v_world, u_bright.xy)) && all(lessThan(v_world, u_bright.zw));
  float light = inside ? 1.0 : 1.0 - u_dim;
  color = vec4(texel.rgb * v_color.rgb * (v_color.a * light), texel.a * v_color.a) * u_alpha;
  color.rgb = mix(vec3(dot(color.rgb, vec3(0.2126, 0.7152, 0.0722))), color.rgb, u_saturation) * u_light;
  if (u_paint.w > 0.0) {
    float dry = smoothstep(u_paint.z - 26.0, u_paint.z + 26.0, distance(v_world, u_paint.xy)) * u_paint.w;
    float tone = dot(color.rgb, vec3(0.3, 0.59, 0.11)) / max(color.a, 0.01);
    vec3 sketch = mix(vec3(0.60, 0.47, 0.32), vec3(0.93, 0.88, 0.76), smoothstep(0.15, 0.75, tone));
    color.rgb = mix(color.rgb, sketch * color.a, dry);
  }
})";

// Texels: r = distance to the region's border in quarter u, g = class (0 = none, else style g - 1).
// The class is read exactly, the distance smoothed by hand among texels of the same class.
const char* const kRegionFragmentShader = R"(#version 300 es
precision highp float;
uniform sampler2D u_texture;
uniform vec4 u_colors[128];  // per style: line, rim, tint and up to five more tints for stripes
uniform vec4 u_sizes[16];
uniform float u_dim;
uniform vec4 u_bright;
uniform float u_pixel;
uniform vec3 u_wave;
in vec2 v_uv;
in vec2 v_world;
out vec4 color;
float signed_distance(ivec2 at, int kind) {
  ivec2 last = textureSize(u_texture, 0) - 1;
  vec2 texel = texelFetch(u_texture, clamp(at, ivec2(0), last), 0).rg * 255.0;
  return int(texel.g + 0.5) == kind ? texel.r * 0.25 : -2.0;
}
void main() {
  vec2 size = vec2(textureSize(u_texture, 0));
  vec2 at = v_uv * size;
  ivec2 middle = ivec2(floor(at));
  int kind = int(texelFetch(u_texture, clamp(middle, ivec2(0), ivec2(size) - 1), 0).g * 255.0 + 0.5);
  vec2 base = floor(at - 0.5);
  vec2 f = at - 0.5 - base;
  ivec2 b = ivec2(base);
  if (kind == 0) {  // just outside: the border may still run through this texel
    for (int i = 0; i < 4; ++i) {
      ivec2 p = clamp(b + ivec2(i & 1, i >> 1), ivec2(0), ivec2(size) - 1);
      int k = int(texelFetch(u_texture, p, 0).g * 255.0 + 0.5);
      if (k != 0) kind = k;
    }
    if (kind == 0) discard;
  }
  float d = mix(mix(signed_distance(b, kind), signed_distance(b + ivec2(1, 0), kind), f.x),
                mix(signed_distance(b + ivec2(0, 1), kind), signed_distance(b + ivec2(1, 1), kind), f.x), f.y);
  float inside = smoothstep(-u_pixel, u_pixel, d);
  int style = (kind - 1) * 8;
  vec4 line = u_colors[style];
  vec4 rim = u_colors[style + 1];
  vec4 sizes = u_sizes[kind - 1];
  int owners = 1;
  for (int i = 3; i < 8; ++i) owners += u_colors[style + i].a > 0.0 ? 1 : 0;
  int stripe = int(mod(floor((v_world.x + v_world.y) / 48.0), float(owners)));
  vec4 tint = u_colors[style + 2 + stripe];
  if (stripe > 0) line.rgb = tint.rgb;
  float near = sizes.x > 0.0 ? clamp(1.0 - d / sizes.x, 0.0, 1.0) : 0.0;
  float a = max(tint.a, near * near * sizes.y);
  vec4 c = vec4(tint.rgb * a, a);
  float on_line = smoothstep(sizes.z + sizes.w + u_pixel, sizes.z + sizes.w - u_pixel, d) * line.a;
  c = mix(c, vec4(line.rgb, 1.0), on_line);
  float on_rim = smoothstep(sizes.z + u_pixel, sizes.z - u_pixel, d) * rim.a;
  c = mix(c, vec4(rim.rgb, 1.0), sizes.z > 0.0 ? on_rim : 0.0);
  bool bright = all(greaterThan(v_world, u_bright.xy)) && all(lessThan(v_world, u_bright.zw));
  c.rgb *= bright ? 1.0 : 1.0 - u_dim;
  float reached = u_wave.z > 0.0 ? 1.0 - smoothstep(u_wave.z - 60.0, u_wave.z, distance(v_world, u_wave.xy)) : 1.0;
  color = c * (inside * reached);
})";

// Dear ImGui's vertices and colours, which are straight; so is its blending.
const char* const kPanelVertexShader = R"(#version 300 es
layout(location = 0) in vec2 a_position;
layout(location = 1) in vec2 a_uv;
layout(location = 2) in vec4 a_color;
uniform vec4 u_view;
out vec2 v_uv;
out vec4 v_color;
void main() {
  v_uv = a_uv;
  v_color = a_color;
  gl_Position = vec4(a_position * u_view.xy + u_view.zw, 0.0, 1.0);
})";

// Letters come as one number a texel: how much of it is covered.
const char* const kPanelFragmentShader = R"(#version 300 es
precision highp float;
uniform sampler2D u_texture;
uniform float u_letters;
in vec2 v_uv;
in vec4 v_color;
out vec4 color;
void main() {
  vec4 texel = texture(u_texture, v_uv);
  color = v_color * mix(texel, vec4(1.0, 1.0, 1.0, texel.r), u_letters);
})";

namespace {

void start_shader(unsigned program, unsigned kind, const char* source) {
  const unsigned shader = glCreateShader(kind);
  glShaderSource(shader, 1, &source, nullptr);
  glCompileShader(shader);
  glAttachShader(program, shader);
}

void log_reasons(unsigned program) {
  char log[1024];
  GLuint shaders[2] = {};
  GLsizei count = 0;
  glGetAttachedShaders(program, 2, &count, shaders);
  for (GLsizei i = 0; i < count; ++i) {
    glGetShaderInfoLog(shaders[i], sizeof log, nullptr, log);
    std::fprintf(stderr, "shader: %s\n", log);
  }
  glGetProgramInfoLog(program, sizeof log, nullptr, log);
  std::fprintf(stderr, "shaders: %s\n", log);
}

}  // namespace

unsigned start_program(const char* vertex, const char* fragment) {
  const unsigned program = glCreateProgram();
  start_shader(program, GL_VERTEX_SHADER, vertex);
  start_shader(program, GL_FRAGMENT_SHADER, fragment);
  glLinkProgram(program);
  return program;
}

bool linked(unsigned program) {
  GLint ok = 0;
  glGetProgramiv(program, GL_LINK_STATUS, &ok);
  if (ok == 0) log_reasons(program);
  return ok != 0;
}

}  // namespace bastide::shell
