import { brightestPoint, roomLevels } from './studio-light.ts'

const mostLooks = 64

const head = `#version 300 es
precision highp float;
uniform mat4 seen;
uniform vec3 eye;
uniform float day;
`

/** The room and the sun turn with the viewer, so that no side of the cart is dark. */
const body = `
const vec3 sun = vec3(-.35, .77, .53);
vec3 shown(vec3 light) {
  // Khronos' neutral tone mapping: colors stay as they are, and bright ones fade to white.
  float low = min(light.r, min(light.g, light.b));
  light -= low < .08 ? low - 6.25 * low * low : .04;
  float peak = max(light.r, max(light.g, light.b));
  if (peak >= .76) {
    float bent = 1. - .0576 / (peak - .52);
    light = mix(vec3(bent), light * bent / peak, 1. / (.15 * (peak - bent) + 1.));
  }
  return mix(1.055 * pow(light, vec3(.41666)) - .055, 12.92 * light, lessThanEqual(light, vec3(.0031308)));
}
`

export const cart = {
  vertex: `${head}
uniform vec4 looks[${2 * mostLooks}];
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;
layout(location = 2) in float light;
out vec3 at;
out vec3 facing;
out float open;
flat out vec4 tint;
flat out vec4 kind;
void main() {
  int look = 2 * int(normal.w);
  tint = looks[look];
  kind = looks[look + 1];
  at = position;
  facing = normal.xyz;
  open = light;
  gl_Position = seen * vec4(position, 1.);
}`,
  fragment: `${head}
uniform samplerCube room;
uniform vec2 turned;
in vec3 at;
in vec3 facing;
in float open;
flat in vec4 tint;
flat in vec4 kind;
out vec4 color;
${body}
float mirrored(vec3 way, float rough) {
  float root = textureLod(room, way, rough * ${roomLevels - 1}.).r;
  return root * root * ${brightestPoint}.;
}
vec3 withViewer(vec3 way) {
  return vec3(-turned.x * way.x - turned.y * way.z, way.y, turned.y * way.x - turned.x * way.z);
}
void main() {
  float rough = tint.a, metal = kind.x, coat = kind.y, alpha = kind.z, glow = kind.w;
  vec3 toEye = normalize(eye - at);
  vec3 n = normalize(gl_FrontFacing ? facing : -facing);
  float front = clamp(dot(n, toEye), 0., 1.);
  vec3 way = withViewer(reflect(-toEye, n));
  vec3 up = withViewer(n);
  // The mirroring of a rough surface, after Karis.
  vec4 r = rough * vec4(-1., -.0275, -.572, .022) + vec4(1., .0425, 1.04, -.04);
  float a = min(r.x * r.x, exp2(-9.28 * front)) * r.x + r.y;
  vec2 part = vec2(-1.04, 1.04) * a + r.zw;
  vec3 mirror = mix(vec3(.04), tint.rgb, metal) * part.x + part.y;
  float soft = mirrored(up, 1.) * mix(.12, 1., open);
  float direct = max(0., dot(up, sun)) * .8 * open;
  vec3 light = tint.rgb * (1. - metal) * (soft + direct * vec3(1., .95, .87));
  light += mirror * mirrored(way, rough) * mix(.25, 1., open);
  float edge = 1. - front;
  float sheen = .04 + .96 * edge * edge * edge * edge * edge;
  if (coat > 0.) light = mix(light, vec3(mirrored(way, .04) * mix(.3, 1., open)), coat * sheen);
  light = light * day + tint.rgb * glow;
  float cover = alpha < 1. ? min(1., alpha * .6 + sheen) : 1.;
  color = vec4(shown(light) * cover, cover);
}`,
}

/** Draws the ground: the cart's shadow, and the light before its lamps. */
export const ground = {
  vertex: `${head}
uniform vec2 reach;
out vec2 at;
void main() {
  at = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2. - 1.;
  gl_Position = seen * vec4(at.x * reach.x, 0., at.y * reach.y, 1.);
}`,
  fragment: `${head}
uniform vec2 reach;
uniform sampler2D dark;
uniform float lamps;
uniform float nose;
in vec2 at;
out vec4 color;
void main() {
  // The shadow is sharp close to the cart and soft farther out.
  float shade = mix(textureLod(dark, at * .5 + .5, 0.).r, textureLod(dark, at * .5 + .5, 2.).r, .5);
  vec2 fade = smoothstep(1., .55, abs(at));
  vec2 p = at * reach - vec2(nose + .9, 0.);
  vec2 l = (p - vec2(0., .4)) / vec2(1.1, .55), r = (p + vec2(0., .4)) / vec2(1.1, .55);
  float pool = lamps * .35 * (exp(-dot(l, l)) + exp(-dot(r, r)));
  // Noise finer than one step of color: without it dark grounds show bands.
  float grain = fract(52.9829 * fract(dot(gl_FragCoord.xy, vec2(.0671, .00584)))) - .5;
  color = vec4(vec3(1., .92, .78) * pool, clamp(shade * 1.15 * fade.x * fade.y, 0., 1.)) + grain / 255.;
}`,
}
