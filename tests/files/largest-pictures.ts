import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { makeBitmap } from './bitmap.ts';
import { makePng, makePngWithData } from './png.ts';

/** A picture that has as many pixels as its format may have. */
interface LargestPicture {
  what: string;
  name: string;
  content: () => Buffer | Promise<Buffer>;
}

/** Soft spots of random colors, which compress about as well as a photograph. */
const spots = (width: number, height: number) => {
  const [columns, rows] = [width / 20, height / 20];
  const raw = { width: columns, height: rows, channels: 3 } as const;
  return sharp(randomBytes(columns * rows * 3), { raw }).resize(width, height);
};

/** Builds a black picture of 64 bits per pixel in seven passes, each with a filter byte before its rows. */
function makeInterlacedDeepPng(width: number, height: number): Buffer {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const sizes = passes.map(([x, y, stepX, stepY]) => {
    const columns = Math.ceil((width - x) / stepX);
    return (columns * 8 + 1) * Math.ceil((height - y) / stepY);
  });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return makePngWithData(width, height, deflateSync(Buffer.alloc(bytes), { level: 1 }), {
    depth: 16,
    color: 6,
    isInterlaced: true,
  });
}

/** The largest accepted picture of each format: docs/decisions/008-files-are-validated-on-disk.md. */
export const largestPictures: readonly LargestPicture[] = [
  {
    what: 'a JPEG of 65 million pixels',
    name: 'a.jpg',
    content: () => spots(9280, 7000).jpeg({ quality: 60 }).toBuffer(),
  },
  {
    what: 'a progressive JPEG of 12.6 million pixels',
    name: 'b.jpg',
    content: () => spots(4080, 3080).jpeg({ progressive: true }).toBuffer(),
  },
  { what: 'a PNG of 65 million pixels', name: 'a.png', content: () => makePng(9285, 7000) },
  {
    what: 'an interlaced PNG of 12.6 million pixels',
    name: 'b.png',
    content: () =>
      spots(4080, 3080).png({ progressive: true, palette: true, effort: 1 }).toBuffer(),
  },
  {
    what: 'an interlaced PNG of 6 million pixels of 64 bits',
    name: 'c.png',
    content: () => makeInterlacedDeepPng(3000, 2000),
  },
  {
    what: 'a GIF of 5 million pixels',
    name: 'a.gif',
    content: () => spots(2500, 2000).gif({ effort: 1, dither: 0 }).toBuffer(),
  },
  {
    what: 'a WebP of 12.6 million pixels',
    name: 'a.webp',
    content: () => spots(4080, 3080).webp({ effort: 0 }).toBuffer(),
  },
  {
    what: 'an AVIF of 6 million pixels',
    name: 'a.avif',
    content: () => spots(3000, 2000).avif({ effort: 0 }).toBuffer(),
  },
  {
    what: 'a bitmap of 5 million pixels',
    name: 'a.bmp',
    content: () => makeBitmap(2500, 2000, 2500 * 2000 * 3),
  },
];
