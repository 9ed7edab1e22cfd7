import { createCipheriv, createHash } from 'node:crypto';
import { PdfLexer, type PdfToken } from './pdf-lexer.ts';

/** The part of a dictionary that matters: numbers and strings of its first level, by key. */
type Entries = ReadonlyMap<string, number | Buffer | boolean>;

/** More than any encryption dictionary or trailer has. */
const maxDictionaryBytes = 16 * 1024;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Decodes a string with its brackets: literal, with escapes, or hexadecimal. */
function decodeString(raw: string): Buffer {
  const inner = raw.slice(1, -1);
  if (raw.startsWith('<')) return Buffer.from(inner.replace(/[^0-9a-f]/gi, ''), 'hex');
  const text = inner
    .replace(/\r\n?/g, '\n')
    .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) => {
      if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8) & 0xff);
      return code === '\n' ? '' : (escapes[code] ?? code);
    });
  return Buffer.from(text, 'latin1');
}

function parseValue({ kind, text }: PdfToken, raw: string): number | Buffer | boolean | null {
  if (kind === 'string') return decodeString(raw.trim());
  if (kind !== 'word') return null;
  return Number.isNaN(Number(text)) ? null : Number(text);
}

/** Reads the dictionary, or the object with a dictionary, at an offset. */
function readEntries(bytes: Buffer, at: number): Entries {
  const entries = new Map<string, number | Buffer | boolean>();
  const lexer = new PdfLexer(bytes, at, { bytes: maxDictionaryBytes });
  let [key, depth, start] = ['', 0, at];
  for (let token = lexer.next(); token; token = lexer.next()) {
    const raw = bytes.toString('latin1', start, lexer.at);
    start = lexer.at;
    if (token.text === '<<') depth += 1;
    if (token.text === '>>') depth -= 1;
    if (depth === 0) break;
    if (token.kind === 'name') key = token.text;
    const value = parseValue(token, raw);
    if (depth === 1 && key && value !== null && !entries.has(key)) entries.set(key, value);
    if (key === 'EncryptMetadata' && raw.trim() === 'false') entries.set(key, false);
  }
  return entries;
}

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const hash = (algorithm: string, ...parts: readonly Buffer[]) =>
  createHash(algorithm).update(Buffer.concat(parts)).digest();

/** RC4, which Node’s OpenSSL no longer has. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  const encrypt = (byte: number) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  };
  return Buffer.from(data.map(encrypt));
}

/** ISO 32000-2, algorithms 4 to 6, for the empty password: revisions 2 to 4. */
function matchesRc4(entries: Entries, id: Buffer, owner: Buffer, user: Buffer): boolean {
  const [revision, version] = [Number(entries.get('R')), Number(entries.get('V'))];
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(Number(entries.get('P')) | 0);
  const length = version === 4 ? 16 : revision === 2 ? 5 : Number(entries.get('Length') ?? 40) / 8;
  if (!(length >= 5 && length <= 16)) return false;
  const isMetadataPlain = revision >= 4 && entries.get('EncryptMetadata') === false;
  const metadata = Buffer.alloc(isMetadataPlain ? 4 : 0, 0xff);
  const start = hash('md5', padding, owner.subarray(0, 32), permissions, id, metadata);
  let key = start.subarray(0, length);
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = hash('md5', key).subarray(0, length);
  let check: Buffer = hash('md5', padding, id);
  for (let round = 0; round < 20; round += 1) {
    check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check);
  }
  return check.equals(user.subarray(0, 16));
}

/** ISO 32000-2, algorithm 2.B, for the empty password: revision 6. */
function hashRevision6(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const block = cipher.setAutoPadding(false).update(Buffer.concat(Array(64).fill(key)));
    const remainder = block.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256', block);
    last = block.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function matchesAes256(revision: number, user: Buffer): boolean {
  const salt = user.subarray(32, 40);
  const expected = revision === 5 ? hash('sha256', salt) : hashRevision6(salt);
  return expected.equals(user.subarray(0, 32));
}

/** Returns the offset behind the beginning of an object, by its number and generation; null if it is not found. */
function findObject(bytes: Buffer, number: string): number | null {
  const start = `${number} obj`;
  for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
    if (/\s/.test(String.fromCharCode(bytes[at - 1] ?? 0))) return at + start.length;
  }
  return null;
}

/** Returns the offset of the encryption dictionary that the trailer names; null if it is not found. */
function findEncryption(bytes: Buffer): number | null {
  for (let at = bytes.lastIndexOf('/Encrypt'); at > 0; at = bytes.lastIndexOf('/Encrypt', at - 1)) {
    const text = bytes.toString('latin1', at, at + 64);
    if (/^\/Encrypt\s{0,8}<</.test(text)) return at + '/Encrypt'.length;
    const number = /^\/Encrypt\s{1,8}(\d{1,10}\s\d{1,5})\sR/.exec(text)?.[1];
    const start = number ? findObject(bytes, number) : null;
    if (start !== null) return start;
  }
  return null;
}

/** Returns the string that follows, perhaps in an array; null if something else does. */
function readString(bytes: Buffer, at: number): Buffer | null {
  const lexer = new PdfLexer(bytes, at, { bytes: maxDictionaryBytes });
  for (let start = at, token = lexer.next(); token; start = lexer.at, token = lexer.next()) {
    if (token.kind === 'string')
      return decodeString(bytes.toString('latin1', start, lexer.at).trim());
    if (token.text !== '[') break;
  }
  return null;
}

/** Returns the first part of the document's identifier, which is in the trailer. */
function readId(bytes: Buffer): Buffer {
  for (let at = bytes.lastIndexOf('/ID'); at > 0; at = bytes.lastIndexOf('/ID', at - 1)) {
    const id = readString(bytes, at + '/ID'.length);
    if (id) return id;
  }
  return Buffer.alloc(0);
}

/**
 * Whether an encrypted PDF opens without a password: it was only protected against changes. A file of an unknown kind
 * counts as one with a password.
 */
export function opensWithoutPassword(bytes: Buffer): boolean {
  const at = findEncryption(bytes);
  if (at === null) return false;
  const entries = readEntries(bytes, at);
  const [owner, user, revision] = [entries.get('O'), entries.get('U'), Number(entries.get('R'))];
  if (!Buffer.isBuffer(owner) || !Buffer.isBuffer(user)) return false;
  if (revision === 5 || revision === 6) return matchesAes256(revision, user);
  return matchesRc4(entries, readId(bytes), owner, user);
}
