import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { uploadMessages, uploadRules } from '#contract/uploads.ts';
import { makePdf } from './documents.ts';
import type { HostileFile } from './hostile.ts';
import { makePng, pngAround, pngOfBits } from './png.ts';
import { makeZip } from './zip.ts';

const { broken, disguised, unsafe, empty, badName, tooManyPixels } = uploadMessages;
const wrongKind = uploadMessages.wrongKind(uploadRules.picture);
const tooLarge = uploadMessages.tooLarge(uploadRules.picture);

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>';
const archive = () => makeZip([{ name: 'Evil.class', content: 'sample' }]);
const half = (whole: Buffer) => whole.subarray(0, Math.ceil(whole.length / 2));

/** A picture in which every pixel differs, so that half of its bytes are half of it. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

/** The head of a bitmap of 24 bits that says it is so large, with that much behind it. */
function makeBitmap(width: number, height: number, pixelBytes: number, colours = 0): Buffer {
  const bitmap = Buffer.alloc(54 + pixelBytes, 0x40);
  bitmap.fill(0, 0, 54);
  bitmap.write('BM', 'latin1');
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(54, 10);
  bitmap.writeUInt32LE(40, 14);
  bitmap.writeInt32LE(width, 18);
  bitmap.writeInt32LE(height, 22);
  bitmap.writeUInt16LE(1, 26);
  bitmap.writeUInt16LE(24, 28);
  bitmap.writeUInt32LE(colours, 46);
  return bitmap;
}

/** A GIF's head of such a size, its one frame cut off. */
function hugeGif(): Buffer {
  const head = Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from(',\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x4c\x01\0;', 'latin1');
  return Buffer.concat([head, frame]);
}

/** A WebP without loss whose head says 16,383 × 16,383. */
function hugeWebp(): Buffer {
  const body = Buffer.from(`2ffebfff0f${'00'.repeat(59)}`, 'hex');
  const webp = Buffer.concat([Buffer.from('RIFF....WEBPVP8L....'), body]);
  webp.writeUInt32LE(webp.length - 8, 4);
  webp.writeUInt32LE(body.length, 16);
  return webp;
}

const containerOf = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1'),
    Buffer.alloc(512),
  ]);

const behindHead = (picture: Buffer, words: string) =>
  Buffer.concat([picture, Buffer.from(words, 'latin1')]);

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

/** Pictures that are none, or more than that, or more than fits, each with what is said of it. */
export const hostilePictures: readonly HostileFile[] = [
  {
    what: 'a drawing with a script',
    name: 'a.svg',
    content: () => Buffer.from(drawing),
    message: wrongKind,
  },
  {
    what: 'a picture of an iPhone',
    name: 'a.heic',
    content: () => containerOf('heic'),
    message: wrongKind,
  },
  { what: 'a double ending', name: 'a.jpg.php', content: () => makePng(9, 9), message: wrongKind },
  {
    what: 'a way out of the folder',
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
  { what: 'nothing', name: 'a.png', content: () => Buffer.of(), message: empty },
  {
    what: 'a picture that is too large',
    name: 'a.png',
    content: () => Buffer.concat([makePng(9, 9), Buffer.alloc(15 * 1024 * 1024)]),
    message: tooLarge,
  },
  disguisedAs('a.png', 'a drawing with a script', () => Buffer.from(drawing)),
  disguisedAs('a.jpg', 'a page', () => Buffer.from('<html><script>alert(1)</script></html>')),
  disguisedAs('a.jpg', 'a PNG', () => makePng(9, 9)),
  disguisedAs('a.gif', 'a PDF', makePdf),
  disguisedAs('a.webp', 'an archive', archive),
  disguisedAs('a.avif', 'a picture of an iPhone', () => containerOf('heic')),
  disguisedAs('a.avif', 'a film', () => containerOf('isom')),
  disguisedAs('a.bmp', 'zeros', () => Buffer.alloc(1024 * 1024)),
  disguisedAs('a.png', 'a TIFF', () => Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(99)])),
  {
    what: '30,000 × 30,000 pixels by its head',
    name: 'a.png',
    content: () => pngAround(30_000, 30_000, deflateSync(Buffer.alloc(99))),
    message: tooManyPixels,
  },
  {
    what: '30,000 × 30,000 pixels indeed',
    name: 'a.png',
    content: () => pngOfBits(30_000, 30_000),
    message: tooManyPixels,
  },
  { what: 'a GIF of 65,535 × 65,535', name: 'a.gif', content: hugeGif, message: tooManyPixels },
  { what: 'a WebP of 16,383 × 16,383', name: 'a.webp', content: hugeWebp, message: tooManyPixels },
  {
    what: 'a bitmap of 2,000,000 × 2,000,000',
    name: 'a.bmp',
    content: () => makeBitmap(2_000_000, -2_000_000, 99),
    message: tooManyPixels,
  },
  {
    what: 'a bitmap with less in it than it says',
    name: 'a.bmp',
    content: () => makeBitmap(1000, 1000, 99),
    message: broken,
  },
  {
    what: 'a bitmap with four billion colours',
    name: 'a.bmp',
    content: () => makeBitmap(9, 9, 999, 0xffffffff),
    message: broken,
  },
  {
    what: 'the head of a bitmap',
    name: 'a.bmp',
    content: () => Buffer.from('BM'),
    message: broken,
  },
  {
    what: 'a PNG without pixels',
    name: 'a.png',
    content: () => pngAround(99, 99, Buffer.of()),
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
    what: 'a GIF with an archive behind it',
    name: 'a.gif',
    content: async () => Buffer.concat([await noise(9, 9).gif().toBuffer(), archive()]),
    message: unsafe,
  },
  {
    what: 'a PNG with an archive behind it',
    name: 'a.png',
    content: () => Buffer.concat([makePng(9, 9), archive()]),
    message: unsafe,
  },
  {
    what: 'a JPEG with a script behind it',
    name: 'a.jpg',
    content: async () =>
      behindHead(await noise(9, 9).jpeg().toBuffer(), '<SCRIPT src=//evil.example>'),
    message: unsafe,
  },
  {
    what: 'a PNG with a program behind it',
    name: 'a.png',
    content: () => behindHead(makePng(300, 300), '<?php system($_GET[0]);'),
    message: unsafe,
  },
  {
    what: 'a PNG with a document behind it',
    name: 'a.png',
    content: () => Buffer.concat([makePng(9, 9), makePdf()]),
    message: unsafe,
  },
];
