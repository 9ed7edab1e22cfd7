import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { links, makeDoc, makeDocx, makePdf } from '#tests/files/documents.ts';
import { buildPdfWith, objectStream } from '#tests/files/pdf.ts';
import { makePng } from '#tests/files/png.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { validateFile } from './validate-file.ts';

const dir = makeReachableDir('test-validate-');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const newPath = () => path.join(dir, randomUUID());

async function validate(content: Buffer, extension: string) {
  const file = newPath();
  writeFileSync(file, content);
  const result = await validateFile(file, extension, { newPath, client: 'a test' });
  return { ...result, content: readFileSync(result.path) };
}

const picture = { name: 'word/media/image1.png', content: makePng(200, 100) };

const paint = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#346' } });

describe('accepts usual documents unchanged:', () => {
  it.each([
    ['a PDF', 'pdf', makePdf()],
    ['a PDF behind a byte order mark', 'pdf', Buffer.concat([Buffer.from('\ufeff'), makePdf()])],
    ['a DOC', 'doc', makeDoc()],
    ['a DOCX', 'docx', makeDocx()],
    ['a DOCX with a picture', 'docx', makeDocx([picture])],
    [
      'a DOCX with a link to a page',
      'docx',
      makeDocx([links({ type: 'hyperlink', target: 'https://example.com/me' })]),
    ],
    ['a PDF that opens at its first page', 'pdf', buildPdfWith('/OpenAction [3 0 R /Fit]')],
    [
      'a PDF that opens at a place by an action',
      'pdf',
      buildPdfWith('/OpenAction 4 0 R', ['<< /S /GoTo /D [3 0 R /Fit] >>']),
    ],
    [
      'a PDF with a link to a page',
      'pdf',
      buildPdfWith('', ['<< /Type /Action /S /URI /URI (https://example.com/me) >>']),
    ],
    [
      'a PDF whose words look like active content',
      'pdf',
      buildPdfWith('', [
        '<< /Title (HTML/CSS/JS \\( /Launch ) >>',
        '<< /Title (a\\)/JavaScript (/JS)) >>',
      ]),
    ],
    [
      'a PDF whose objects are compressed',
      'pdf',
      buildPdfWith('', [
        objectStream(['<< /Type /Font >>', '<< /S /URI /URI (https://a.example) >>']),
      ]),
    ],
  ])('%s', async (_what, extension, content) => {
    const result = await validate(content, extension);
    expect(result.extension).toBe(extension);
    expect(result.content.equals(content)).toBe(true);
  });
});

describe('re-encodes pictures as WebP:', () => {
  it.each([
    ['jpg', () => paint(300, 200).jpeg()],
    ['jpeg', () => paint(300, 200).jpeg({ progressive: true })],
    ['png', () => paint(300, 200).png()],
    ['png', () => paint(300, 200).png({ progressive: true })],
    ['gif', () => paint(300, 200).gif()],
    ['webp', () => paint(300, 200).webp()],
    ['avif', () => paint(300, 200).avif()],
  ])('%s', async (extension, draw) => {
    const { extension: kept, content } = await validate(await draw().toBuffer(), extension);
    expect(kept).toBe('webp');
    expect(content.toString('latin1', 8, 12)).toBe('WEBP');
    expect(readSize(content)).toEqual([300, 200]);
  });

  it('bmp', async () => {
    const data = Buffer.alloc(30 * 20 * 4, 0x80);
    const bitmap = encode({ data, width: 30, height: 20, bitPP: 24 } as never);
    expect(readSize((await validate(bitmap.data, 'bmp')).content)).toEqual([30, 20]);
  });

  it('without the metadata of the camera', async () => {
    const noted = await paint(300, 200)
      .withExif({ IFD0: { Artist: 'sample place' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect(noted.includes('sample place')).toBe(true);
    const { content } = await validate(noted, 'jpg');
    expect(content.includes('sample place') || content.includes('EXIF')).toBe(false);
  });

  it('upright, however the camera was held', async () => {
    const turned = await paint(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(readSize((await validate(turned, 'jpg')).content)).toEqual([200, 300]);
  });

  it('scaled down to 2560 pixels on the longer edge', async () => {
    const large = await paint(6000, 4000).jpeg().toBuffer();
    expect(readSize((await validate(large, 'jpg')).content)).toEqual([2560, 1707]);
  });
});

/** Reads width and height from the header of a lossy WebP. */
function readSize(webp: Buffer): [number, number] {
  expect(webp.toString('latin1', 12, 16)).toBe('VP8 ');
  return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
}
