import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDoc, makeDocx, makePdf } from '#tests/files/documents.ts';
import { makePng } from '#tests/files/png.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { judgeFile } from './judge.ts';

const dir = makeReachableDir('test-judge-');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const newPath = () => path.join(dir, randomUUID());

async function judge(content: Buffer, extension: string) {
  const file = newPath();
  writeFileSync(file, content);
  const judged = await judgeFile(file, extension, { newPath, client: 'a test' });
  return { ...judged, content: readFileSync(judged.path) };
}

const paint = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#346' } });

describe('documents as people have them are taken as they are', () => {
  it.each([
    ['a PDF', 'pdf', makePdf()],
    ['a PDF behind a byte order mark', 'pdf', Buffer.concat([Buffer.from('\ufeff'), makePdf()])],
    ['a DOC', 'doc', makeDoc()],
    ['a DOCX', 'docx', makeDocx()],
    [
      'a DOCX with a picture and a template of its own computer',
      'docx',
      makeDocx([
        { name: 'word/media/image1.png', content: makePng(200, 100) },
        {
          name: 'word/_rels/settings.xml.rels',
          content:
            '<Relationship Type="x/attachedTemplate" Target="file:///C:\\Templates\\Resume.dotx" TargetMode="External"/>',
        },
      ]),
    ],
  ])('%s', async (_what, extension, content) => {
    const judged = await judge(content, extension);
    expect(judged.extension).toBe(extension);
    expect(judged.content.equals(content)).toBe(true);
  });
});

describe('pictures are written anew as WebP', () => {
  it.each([
    ['jpg', () => paint(300, 200).jpeg()],
    ['jpeg', () => paint(300, 200).jpeg({ progressive: true })],
    ['png', () => paint(300, 200).png()],
    ['png', () => paint(300, 200).png({ progressive: true })],
    ['gif', () => paint(300, 200).gif()],
    ['webp', () => paint(300, 200).webp()],
    ['avif', () => paint(300, 200).avif()],
  ])('%s', async (extension, draw) => {
    const { extension: kept, content } = await judge(await draw().toBuffer(), extension);
    expect(kept).toBe('webp');
    expect(content.toString('latin1', 8, 12)).toBe('WEBP');
    expect(sizeOf(content)).toEqual([300, 200]);
  });

  it('bmp', async () => {
    const data = Buffer.alloc(30 * 20 * 4, 0x80);
    const bitmap = encode({ data, width: 30, height: 20, bitPP: 24 } as never);
    expect(sizeOf((await judge(bitmap.data, 'bmp')).content)).toEqual([30, 20]);
  });

  it('without what a camera has noted in them: neither place nor time', async () => {
    const noted = await paint(300, 200)
      .withExif({ IFD0: { Artist: 'sample place' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect(noted.includes('sample place')).toBe(true);
    const { content } = await judge(noted, 'jpg');
    expect(content.includes('sample place') || content.includes('EXIF')).toBe(false);
  });

  it('upright, however the camera was held', async () => {
    const turned = await paint(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(sizeOf((await judge(turned, 'jpg')).content)).toEqual([200, 300]);
  });

  it('made smaller where they are larger than any screen', async () => {
    const large = await paint(6000, 4000).jpeg().toBuffer();
    expect(sizeOf((await judge(large, 'jpg')).content)).toEqual([2560, 1707]);
  });
});

/** Width and height out of the head of a WebP with lossy content. */
function sizeOf(webp: Buffer): [number, number] {
  expect(webp.toString('latin1', 12, 16)).toBe('VP8 ');
  return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
}
