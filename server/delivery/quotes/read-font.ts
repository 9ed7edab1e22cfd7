import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const woffHeaderBytes = 44;
const woffEntryBytes = 20;
const headerBytes = 12;
const entryBytes = 16;

const alignToFour = (length: number): number => (length + 3) & ~3;

/** Unpacks a WOFF 1.0 file into the font that is in it. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(headerBytes + count * entryBytes);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * 16, 10);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = woffHeaderBytes + index * woffEntryBytes;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field));
    const bytes = woff.subarray(start, (start ?? 0) + (packed ?? 0));
    const table = Buffer.alloc(alignToFour(length ?? 0));
    (packed === length ? bytes : inflateSync(bytes)).copy(table);
    const entry = headerBytes + index * entryBytes;
    woff.copy(directory, entry, from, from + 4);
    woff.copy(directory, entry + 4, from + 16, from + 20);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(length ?? 0, entry + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([directory, ...tables]);
}

const fonts = new Map<string, Buffer>();

/**
 * Reads a font from a WOFF file, once per process. PDFKit could read the file itself, but its library unpacks a table again
 * for each glyph that it reads from it, which took most of the time of a document.
 */
export function readFont(url: string): Buffer {
  const font = fonts.get(url) ?? unpackWoff(readFileSync(fileURLToPath(url)));
  fonts.set(url, font);
  return font;
}
