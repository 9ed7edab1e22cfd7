import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { uploadMessages, uploadRules } from '#contract/http/uploads.ts';
import { refused } from '#server/platform/files/validation/file-errors.ts';
import { makeBitmap, makeStriped } from './bitmap.ts';
import { makePdf } from './documents.ts';
import type { HostileFile } from './hostile.ts';
import { makeDeepColorPng, makeOneBitPng, makePng, makePngWithData } from './png.ts';
import { makeZip } from './zip.ts';

const { broken, disguised, unsafe, empty, badName, heic, tooManyPixels } = uploadMessages;
const wrongKind = uploadMessages.wrongKind(uploadRules.picture);
const tooLarge = uploadMessages.tooLarge(uploadRules.picture);

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>';
const archive = () => makeZip([{ name: 'Evil.class', content: 'sample' }]);
const half = (whole: Buffer) => whole.subarray(0, Math.ceil(whole.length / 2));

/** Builds a picture of random pixels, which barely compresses, so half of its bytes hold half of the picture. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });

/** Builds a GIF with a huge size in its header and one truncated frame. */
function makeHugeGif(): Buffer {
  const head = Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from(',\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x4c\x01\0;', 'latin1');
  return Buffer.concat([head, frame]);
}

/** Builds a lossless WebP with 16,383 × 16,383 pixels in its header. */
function makeHugeWebp(): Buffer {
  const body = Buffer.from(`2ffebfff0f${'00'.repeat(59)}`, 'hex');
  const webp = Buffer.concat([Buffer.from('RIFF....WEBPVP8L....'), body]);
  webp.writeUInt32LE(webp.length - 8, 4);
  webp.writeUInt32LE(body.length, 16);
  return webp;
}

const buildContainer = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1'),
    Buffer.alloc(512),
  ]);

const appendText = (picture: Buffer, text: string) =>
  Buffer.concat([picture, Buffer.from(text, 'latin1')]);

const cut = (name: string, draw: () => Promise<Buffer>): HostileFile => ({
  what: `half of ${name}`,
  name,
  content: async () => half(await draw()),
  message: broken,
});

const disguisedAs = (name: string, what: string, content: () => Buffer): HostileFile => ({
  what: `${what} as ${name}`,
  name,
  content,
  message: disguised,
});

/** Pictures that must be refused, each with its error message. */
export const hostilePictures: readonly HostileFile[] = [
  {
    what: 'an SVG with a script',
    name: 'a.svg',
    content: () => Buffer.from(drawing),
    message: wrongKind,
  },
  {
    what: 'a HEIC picture',
    name: 'a.heic',
    content: () => buildContainer('heic'),
    message: heic,
  },
  ...['a.jpg', 'a.avif', 'a'].map((name) => ({
    what: `a HEIC picture as ${name}`,
    name,
    content: () => buildContainer('heic'),
    message: heic,
  })),
  {
    what: 'a double extension',
    name: 'a.jpg.php',
    content: () => makePng(9, 9),
    message: wrongKind,
  },
  {
    what: 'a path out of the folder',
    name: '../a.png',
    content: () => makePng(9, 9),
    message: badName,
  },
  {
    what: 'a NUL in the name',
    name: 'a.png\0.php',
    content: () => makePng(9, 9),
    message: badName,
  },
  {
    what: 'a page without an extension',
    name: 'a',
    content: () => Buffer.from('<html><script>alert(1)</script></html>'),
    message: wrongKind,
  },
  { what: 'nothing', name: 'a.png', content: () => Buffer.of(), message: empty },
  {
    what: 'a picture that is too large',
    name: 'a.png',
    content: () => Buffer.concat([makePng(9, 9), Buffer.alloc(15 * 1024 * 1024)]),
    message: tooLarge,
  },
  disguisedAs('a.png', 'an SVG with a script', () => Buffer.from(drawing)),
  disguisedAs('a.jpg', 'an HTML page', () => Buffer.from('<html><script>alert(1)</script></html>')),
  disguisedAs('a.jpg', 'a PNG', () => makePng(9, 9)),
  disguisedAs('a.gif', 'a PDF', makePdf),
  disguisedAs('a.webp', 'an archive', archive),
  disguisedAs('a.avif', 'a video', () => buildContainer('isom')),
  disguisedAs('a.bmp', 'zeros', () => Buffer.alloc(1024 * 1024)),
  disguisedAs('a.png', 'a TIFF', () => Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(99)])),
  {
    what: '30,000 × 30,000 pixels in its header',
    name: 'a.png',
    content: () => makePngWithData(30_000, 30_000, deflateSync(Buffer.alloc(99))),
    message: tooManyPixels,
  },
  {
    what: '30,000 × 30,000 actual pixels',
    name: 'a.png',
    content: () => makeOneBitPng(30_000, 30_000),
    message: tooManyPixels,
  },
  { what: 'a GIF of 65,535 × 65,535', name: 'a.gif', content: makeHugeGif, message: tooManyPixels },
  {
    what: 'a WebP of 16,383 × 16,383',
    name: 'a.webp',
    content: makeHugeWebp,
    message: tooManyPixels,
  },
  {
    what: 'a bitmap of 2,000,000 × 2,000,000',
    name: 'a.bmp',
    content: () => makeBitmap(2_000_000, -2_000_000, 99),
    message: tooManyPixels,
  },
  {
    what: 'a PNG of 3,000,000 × 16 pixels of 48 bits',
    name: 'a.png',
    content: () => makeDeepColorPng(3_000_000, 16),
    message: tooManyPixels,
  },
  {
    what: 'a PNG of 195,000 × 256 pixels',
    name: 'a.png',
    content: () => makePng(195_000, 256),
    message: tooManyPixels,
  },
  ...[[16_385, 9] as const, [9, 16_385] as const].map(([width, height]) => ({
    what: `a PNG of ${width} × ${height} pixels`,
    name: 'a.png',
    content: () => makePng(width, height),
    message: tooManyPixels,
  })),
  {
    what: 'a JPEG of 65,500 × 9 pixels',
    name: 'a.jpg',
    content: () => plain(65_500, 9).jpeg().toBuffer(),
    message: tooManyPixels,
  },
  {
    what: 'a GIF of 65,500 × 9 pixels',
    name: 'a.gif',
    content: () => plain(65_500, 9).gif().toBuffer(),
    message: tooManyPixels,
  },
  {
    what: 'an AVIF of 3,000 × 2,100 pixels',
    name: 'a.avif',
    content: () => plain(3000, 2100).avif({ effort: 0 }).toBuffer(),
    message: tooManyPixels,
  },
  {
    what: 'an interlaced PNG of 3,000 × 2,100 pixels of 64 bits',
    name: 'a.png',
    content: () =>
      makePngWithData(3000, 2100, deflateSync(Buffer.alloc(99)), {
        depth: 16,
        color: 6,
        isInterlaced: true,
      }),
    message: tooManyPixels,
  },
  {
    what: 'a bitmap of 20,000 × 9 pixels',
    name: 'a.bmp',
    content: () => makeBitmap(20_000, 9, 20_000 * 9 * 3),
    message: tooManyPixels,
  },
  {
    what: 'a bitmap with fewer pixels than its header says',
    name: 'a.bmp',
    content: () => makeBitmap(1000, 1000, 99),
    message: broken,
  },
  {
    what: 'a bitmap with four billion colors',
    name: 'a.bmp',
    content: () => makeBitmap(9, 9, 999, 0xffffffff),
    message: broken,
  },
  ...[1, 2].map((compression) => ({
    what: `a bitmap with the run-length compression ${compression}`,
    name: 'a.bmp',
    content: () => {
      const bitmap = makeStriped(compression === 1 ? 8 : 4);
      bitmap.writeUInt32LE(compression, 30);
      return bitmap;
    },
    message: refused('bitmap-compressed').message,
  })),
  {
    what: 'only the start of a bitmap',
    name: 'a.bmp',
    content: () => Buffer.from('BM'),
    message: broken,
  },
  {
    what: 'a PNG without pixels',
    name: 'a.png',
    content: () => makePngWithData(99, 99, Buffer.of()),
    message: broken,
  },
  cut('a.jpg', () => noise(2000, 1500).jpeg().toBuffer()),
  cut('b.jpg', () => noise(4000, 3000).jpeg({ progressive: true, quality: 60 }).toBuffer()),
  cut('a.png', () => noise(1000, 1000).png().toBuffer()),
  cut('b.png', () => noise(1500, 1500).png({ progressive: true }).toBuffer()),
  cut('a.webp', () => noise(3000, 2000).webp({ effort: 0 }).toBuffer()),
  cut('a.gif', () => noise(600, 600).gif({ effort: 1, dither: 0 }).toBuffer()),
  cut('a.avif', () => noise(900, 600).avif({ effort: 0 }).toBuffer()),
  {
    what: 'a GIF with an archive appended',
    name: 'a.gif',
    content: async () => Buffer.concat([await noise(9, 9).gif().toBuffer(), archive()]),
    message: unsafe,
  },
  {
    what: 'a PNG with an archive appended',
    name: 'a.png',
    content: () => Buffer.concat([makePng(9, 9), archive()]),
    message: unsafe,
  },
  {
    what: 'a JPEG with a script appended',
    name: 'a.jpg',
    content: async () =>
      appendText(await noise(9, 9).jpeg().toBuffer(), '<SCRIPT src=//evil.example>'),
    message: unsafe,
  },
  {
    what: 'a PNG with a program appended',
    name: 'a.png',
    content: () => appendText(makePng(300, 300), '<?php system($_GET[0]);'),
    message: unsafe,
  },
  {
    what: 'a PNG with a document appended',
    name: 'a.png',
    content: () => Buffer.concat([makePng(9, 9), makePdf()]),
    message: unsafe,
  },
];
