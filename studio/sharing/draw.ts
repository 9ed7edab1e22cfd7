import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Decoration } from '#catalogue/pictures/decorations.ts';
import { leftOut } from '#catalogue/pictures/left-out.ts';
import { paintedFront } from '#catalogue/pictures/painted.ts';
import { pictureFile } from '#catalogue/pictures/picture.ts';
import type { SharedPage } from '#catalogue/shared-pages.ts';
import { sharingSize } from '#catalogue/sharing-pictures.ts';
import type { Brand, SoldVehicle } from '#catalogue/vehicles.ts';
import { wordmarkStroke, wordmarks } from '#catalogue/wordmarks.ts';
import { findLanguage } from '#contract/format/direction.ts';
import { outlineText } from './lettering.ts';
import { drawNastaliq } from './nastaliq.ts';

const pictures = path.resolve(import.meta.dirname, '../pictures');
const background = '#0b0d10';
const muted = '#b6bbc2';
const left = 64;
const { width, height } = sharingSize;

/** The picture scaled to fill the card, aligned to the upper right; a plain background if it is missing. */
function drawBackground(picture: Decoration) {
  if (leftOut.includes(picture.path)) {
    return sharp({ create: { width, height, channels: 3, background } });
  }
  const file = pictureFile(picture, picture.widths.at(-1) ?? picture.width, 'webp');
  return sharp(path.join(pictures, file)).resize(width, height, {
    fit: 'cover',
    position: 'right top',
  });
}

/** The brand's wordmark in the corner, and dark gradients behind the text at the upper and lower edge. */
const drawFrame = ({ path: name, width: nameWidth }: (typeof wordmarks)[Brand]) => `
  <linearGradient id="upper" x2="0.55" y2="0.75">
    <stop offset="0" stop-color="${background}" stop-opacity="0.95"/>
    <stop offset="0.5" stop-color="${background}" stop-opacity="0.7"/>
    <stop offset="1" stop-color="${background}" stop-opacity="0"/>
  </linearGradient>
  <linearGradient id="lower" x2="0" y2="1">
    <stop offset="0.68" stop-color="${background}" stop-opacity="0"/>
    <stop offset="1" stop-color="${background}" stop-opacity="0.9"/>
  </linearGradient>
  <rect width="${width}" height="${height}" fill="url(#upper)"/>
  <rect width="${width}" height="${height}" fill="url(#lower)"/>
  <path d="${name}" transform="translate(${width - left - 1.2 * nameWidth} ${height - 82}) scale(1.2)"
    fill="none" stroke="#fff" stroke-width="${wordmarkStroke}"/>`;

interface Drawing {
  picture: Decoration;
  brand: Brand;
  title: string;
  under: string;
  /** Quality of the JPEG, out of 100. */
  quality: number;
}

/** The title's and the lower line's place: the baseline of Latin letters, and the middle of Urdu ones, in pixels. */
const places = {
  title: { weight: 600, size: 84, tracking: -0.02, baseline: 124, color: '#fff', urduSize: 68 },
  under: { weight: 500, size: 30, tracking: 0, baseline: 176, color: muted, urduSize: 28 },
} as const;

/** Space between the lines if one of them is in Urdu. */
const urduGap = 26;

/** Draws the lines in Latin letters as outlines. */
function outlineLines(title: string, under: string): string {
  const outline = (text: string, { baseline, ...style }: (typeof places)['title' | 'under']) =>
    outlineText(text, { ...style, x: left, y: baseline });
  return outline(title, places.title) + outline(under, places.under);
}

/** Draws the lines in Urdu below each other, the shorter one at the right end of the longer one. */
async function drawUrduLines(title: string, under: string): Promise<OverlayOptions[]> {
  const drawn = [
    await drawNastaliq(title, places.title.urduSize, places.title.color),
    await drawNastaliq(under, places.under.urduSize, places.under.color),
  ];
  const end = left + Math.max(...drawn.map((line) => line.width));
  let top = 52;
  return drawn.map((line) => {
    const overlay = { input: line.png, left: end - line.width, top };
    top += line.height + urduGap;
    return overlay;
  });
}

async function draw({ picture, brand, title, under, quality }: Drawing): Promise<Buffer> {
  const isUrdu = findLanguage(title + under) === 'ur';
  const lines = isUrdu ? '' : outlineLines(title, under);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawFrame(wordmarks[brand])}${lines}</svg>`;
  return await drawBackground(picture)
    .composite([
      { input: Buffer.from(drawing) },
      ...(isUrdu ? await drawUrduLines(title, under) : []),
    ])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** Draws a model with its name as JPEG. The server adds the price and compresses it again on request. */
export async function drawModel({ slug, brand, label, category }: SoldVehicle): Promise<Buffer> {
  return await draw({
    picture: paintedFront(slug),
    brand,
    title: label,
    under: category,
    quality: 95,
  });
}

/** Draws a page's sharing picture as JPEG. */
export async function drawPage({ picture, title, under }: SharedPage): Promise<Buffer> {
  return await draw({ picture, brand: 'HAVAL', title, under, quality: 82 });
}
