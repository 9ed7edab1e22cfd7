import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';

const files = {
  500: '@fontsource/archivo/files/archivo-latin-500-normal.woff',
  600: '@fontsource/archivo/files/archivo-latin-600-normal.woff',
} as const;

type Weight = keyof typeof files;

const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const font = openSync(fileURLToPath(import.meta.resolve(files[weight])));
  if (!('layout' in font)) throw new Error('a collection of fonts where one was expected');
  fonts.set(weight, font);
  return font;
}

interface Lettering {
  weight: Weight;
  /** In pixels. */
  size: number;
  colour: string;
  /** Between letters, in parts of the size. */
  tracking?: number;
}

/** A line of text, begun at x on the baseline y, as outlines in SVG: the same with any fonts installed. */
export function outline(
  text: string,
  { weight, size, x, y, colour, tracking = 0 }: Lettering & { x: number; y: number },
): string {
  const font = fontOf(weight);
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const at = pen;
    pen += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  const scale = size / font.unitsPerEm;
  const place = `translate(${x} ${y}) scale(${scale} ${-scale})`;
  return `<g fill="${colour}" transform="${place}">${outlines.join('')}</g>`;
}

/**
 * Casts a piece of text into a file, PNG, to be set beside others: twice the size high, its baseline at
 * three quarters of that. Answers how far after it the next piece begins, in pixels.
 */
export async function cast(text: string, lettering: Lettering, file: string): Promise<number> {
  const { weight, size } = lettering;
  const font = fontOf(weight);
  const advancePx = (font.layout(text).advanceWidth * size) / font.unitsPerEm;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(advancePx) + 4}" height="${2 * size}">${outline(text, { ...lettering, x: 0, y: 1.5 * size })}</svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(file);
  return advancePx;
}
