import sharp from 'sharp';
import { wordmarkHeight, wordmarkStroke, wordmarks } from '#catalogue/wordmarks.ts';
import { outlineText } from '../sharing/lettering.ts';

interface Size {
  width: number;
  height: number;
}

async function draw(content: string, { width, height }: Size, file: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
  return file;
}

/** A dark gradient from below, so that white text is readable on light leather. */
const shade = `<defs><linearGradient id="shade" x1="0" y1="0.66" x2="0" y2="1"><stop stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.6"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#shade)"/>`;

/** Draws a scene's title at the lower left, on a dark gradient. */
export async function drawTitle(title: string, size: Size, file: string): Promise<string> {
  const style = { weight: 600, size: 46, tracking: -0.015, color: '#fff' } as const;
  const outlines = outlineText(title, { ...style, x: 64, y: size.height - 64 });
  return await draw(shade + outlines, size, file);
}

/** Draws the final card: the three brands' wordmarks on black. */
export async function drawFinalCard(size: Size, file: string): Promise<string> {
  const scale = 1.7;
  const gap = 120;
  const marks = Object.values(wordmarks);
  const totalWidth =
    marks.reduce((sum, { width }) => sum + width * scale, 0) + gap * (marks.length - 1);
  let left = (size.width - totalWidth) / 2;
  const top = (size.height - wordmarkHeight * scale) / 2;
  const drawn = marks.map(({ width, path }) => {
    const mark = `<path d="${path}" transform="translate(${left} ${top}) scale(${scale})"/>`;
    left += width * scale + gap;
    return mark;
  });
  const background = `<rect width="100%" height="100%" fill="#06070a"/>`;
  const strokes = `<g fill="none" stroke="#fff" stroke-width="${wordmarkStroke}">${drawn.join('')}</g>`;
  return await draw(background + strokes, size, file);
}
