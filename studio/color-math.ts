/** The light of a rendered picture after `denoise.py`: two layers of linear RGB. */
export interface Layers {
  width: number;
  height: number;
  /** Light that does not depend on the paint, encoded as 16-bit square roots of light / 16. */
  always: Uint16Array;
  /** Light that the paint adds per unit of albedo, encoded the same way. */
  paint: Uint16Array;
}

const brightest = 16;
const exposure = 1.5 * 0.62;
const codes = 65_536;

/** Decoded light by code. */
const light = Float32Array.from(
  { length: codes },
  (_, code) => (code / (codes - 1)) ** 2 * brightest,
);

/** Converts a color channel from sRGB (0–255) to linear albedo (0–1). */
function toAlbedo(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Converts a #rrggbb color to three linear albedos. */
export function parseLinearColor(hex: string): [number, number, number] {
  const number = Number.parseInt(hex.slice(1), 16);
  return [toAlbedo(number >> 16), toAlbedo((number >> 8) & 255), toAlbedo(number & 255)];
}

/** Applies a filmic tone curve: deep blacks, soft highlights, as sRGB 0–255. */
function applyToneCurve(value: number): number {
  const x = value * exposure;
  const y = Math.min(1, Math.max(0, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)));
  return 255 * (y <= 0.0031308 ? 12.92 * y : 1.055 * y ** (1 / 2.4) - 0.055);
}

const steps = 8192;
const tone = Float32Array.from({ length: steps }, (_, step) =>
  applyToneCurve((step / (steps - 1)) ** 2 * brightest),
);

/** Hashes a position to -0.5 to 0.5, so that every view and color has the same grain. */
function grain(index: number): number {
  let h = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296 - 0.5;
}

/**
 * Mixes the layers for a paint and converts the light to sRGB bytes, RGB by rows. Grain of less than one
 * step prevents banding in dark gradients.
 */
export function develop(layers: Layers, hex: string): Buffer {
  const color = parseLinearColor(hex);
  const out = Buffer.allocUnsafe(layers.always.length);
  for (let i = 0; i < out.length; i++) {
    const always = light[layers.always[i] ?? 0] ?? 0;
    const added = (light[layers.paint[i] ?? 0] ?? 0) * (color[i % 3] ?? 0);
    const step = Math.sqrt(Math.min(brightest, always + added) / brightest) * (steps - 1);
    out[i] = Math.max(0, Math.min(255, Math.round((tone[step | 0] ?? 0) + grain(i))));
  }
  return out;
}
