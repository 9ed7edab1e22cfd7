import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encode } from 'bmp-ts';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { uploadMessages } from '#contract/http/uploads.ts';
import { makeStriped } from '#tests/files/bitmap.ts';
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
    ...[
      'file:///C:\\Users\\NAME\\AppData\\Roaming\\Microsoft\\Templates\\Polished%20resume,%20designed%20by%20MOO.dotx',
      'file:///C:\\Users\\NAME\\AppData\\Local\\Microsoft\\Office\\16.0\\DTS\\en-US{1A2B}\\{3C4D}tf45325165_win32.dotx',
      'file:///D:/Templates/cv.dotx',
    ].map((target): [string, string, Buffer] => [
      `a DOCX based on ${target}`,
      'docx',
      makeDocx([links({ type: 'attachedTemplate', target, part: 'settings' })]),
    ]),
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
    ['jfif', () => paint(300, 200).jpeg()],
    ['jpe', () => paint(300, 200).jpeg()],
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

  it.each([1, 4, 8, 24])(
    'bmp of %i bits, in its colors and with its last column',
    async (depth) => {
      const { path: file } = await validate(makeStriped(depth), 'bmp');
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([33, 16]);
      const colorAt = (x: number, y: number) => [...data.subarray((y * 33 + x) * 3).subarray(0, 3)];
      for (const y of [2, 13]) {
        expectColor(colorAt(4, y), [200, 60, 20]);
        expectColor(colorAt(30, y), [20, 60, 200]);
      }
    },
  );

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

/** Compares a color with one before it was compressed. */
function expectColor(color: number[], expected: number[]): void {
  for (const [index, value] of expected.entries()) {
    expect(Math.abs((color[index] ?? -99) - value)).toBeLessThan(24);
  }
}

/** Reads width and height from the header of a lossy WebP. */
function readSize(webp: Buffer): [number, number] {
  expect(webp.toString('latin1', 12, 16)).toBe('VP8 ');
  return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
}

describe('says what a protected document needs:', () => {
  const versions = ['1.3', '1.4', '1.6', '1.7ext3'] as const;
  const withoutPassword = { ownerPassword: 'owner' };
  const withPassword = { userPassword: 'user', ownerPassword: 'owner' };

  it.each(versions)('a PDF %s that only its owner may change is printed', async (pdfVersion) => {
    const pdf = await makeProtectedPdf({ pdfVersion, ...withoutPassword });
    await expect(validate(pdf, 'pdf')).rejects.toThrow(
      'This PDF is protected against changes, so it cannot be checked: please print it to a new PDF',
    );
  });

  it.each(versions)('a PDF %s with a password is saved without it', async (pdfVersion) => {
    const pdf = await makeProtectedPdf({ pdfVersion, ...withPassword });
    await expect(validate(pdf, 'pdf')).rejects.toThrow(uploadMessages.encrypted);
  });

  it('a DOC with a password is saved without it', async () => {
    const doc = makeDoc();
    // The flags of the text's header are in the stream that follows the directory.
    doc.writeUInt32LE(2, 1024 + 128 + 116);
    doc.writeUInt32LE(4096, 1024 + 128 + 120);
    const textAt = 3 * 512;
    doc.writeUInt16LE(0x0000, textAt + 10);
    await expect(validate(doc, 'doc')).resolves.toBeDefined();
    doc.writeUInt16LE(0x0100, textAt + 10);
    await expect(validate(doc, 'doc')).rejects.toThrow(uploadMessages.encrypted);
  });

  it.each(['latin1', 'utf16le'] as const)(
    'a DOC in %s with a picture that is stored elsewhere is saved as a PDF',
    async (encoding) => {
      const build = (flag: string) => {
        const doc = makeDoc();
        doc.write(`\x13 INCLUDEPICTURE "file:///C:/a.png" ${flag}\x14`, 3 * 512 + 40, encoding);
        return doc;
      };
      await expect(validate(build('\\* MERGEFORMAT'), 'doc')).resolves.toBeDefined();
      await expect(validate(build('\\d'), 'doc')).rejects.toThrow(
        'A picture in this document is stored somewhere else: please save it as a PDF',
      );
    },
  );
});

async function makeProtectedPdf(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const doc = new PDFDocument(options);
  doc.text('Sample');
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
