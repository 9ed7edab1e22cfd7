import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import { findLanguage } from '#contract/format/direction.ts';
import { drawNastaliq } from './nastaliq.ts';

const files = {
  500: '@fontsource/archivo/files/archivo-latin-500-normal.woff',
  600: '@fontsource/archivo/files/archivo-latin-600-normal.woff',
} as const;

type Weight = keyof typeof files;

const fonts = new Map<Weight, Font>();

function findFont(weight: Weight): Font {
  const cached = fonts.get(weight);
  if (cached) return cached;
  const font = openSync(fileURLToPath(import.meta.resolve(files[weight])));
  if (!('layout' in font)) throw new Error('expected a font, found a font collection');
  fonts.set(weight, font);
  return font;
}

interface TextStyle {
  weight: Weight;
  /** In pixels. */
  size: number;
  color: string;
  /** Letter spacing as a fraction of the size. */
  tracking?: number;
}

/** Draws a line of text as SVG outlines, starting at x on the baseline y; needs no installed fonts. */
export function outlineText(
  text: string,
  { weight, size, x, y, color, tracking = 0 }: TextStyle & { x: number; y: number },
): string {
  const font = findFont(weight);
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const at = pen;
    pen += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  const scale = size / font.unitsPerEm;
  const place = `translate(${x} ${y}) scale(${scale} ${-scale})`;
  return `<g fill="${color}" transform="${place}">${outlines.join('')}</g>`;
}

/**
 * Renders a piece of text to a PNG file, to be composed with others: twice the font size high, with the
 * baseline at three quarters of that. Returns the advance to the next piece in pixels.
 */
export async function renderText(text: string, style: TextStyle, file: string): Promise<number> {
  if (findLanguage(text) === 'ur') return await renderUrdu(text, style, file);
  const { weight, size } = style;
  const font = findFont(weight);
  const advancePx = (font.layout(text).advanceWidth * size) / font.unitsPerEm;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(advancePx) + 4}" height="${2 * size}">${outlineText(text, { ...style, x: 0, y: 1.5 * size })}</svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(file);
  return advancePx;
}

/** Renders a piece of Urdu in the middle of the height that other pieces have. Returns its width with a blank. */
async function renderUrdu(text: string, { size, color }: TextStyle, file: string): Promise<number> {
  const { png, width, height } = await drawNastaliq(text, Math.round(0.85 * size), color);
  const area = { width, height: Math.max(height, 2 * size), channels: 4 } as const;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  // The middle of Latin capitals and figures is higher than that of the area.
  const top = Math.max(0, Math.round(1.2 * size - height / 2));
  await sharp({ create: { ...area, height: Math.max(area.height, top + height), background } })
    .composite([{ input: png, left: 0, top }])
    .png()
    .toFile(file);
  return width + Math.round(size / 4);
}
