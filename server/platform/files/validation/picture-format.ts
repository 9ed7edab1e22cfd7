import { tooManyPixels } from './file-errors.ts';

/** The accepted picture formats, by file extension. */
export const formatsByExtension: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jpe: 'jpeg',
  jfif: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  bmp: 'bmp',
};

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp';

const signatures: readonly (readonly [PictureFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftyp(?:avif|avis|mif1[\s\S]{4}(?:[\s\S]{4})*?avif)/],
  ['bmp', /^BM/],
];

/** Detects the format from a file's first 64 bytes; null if it is not an accepted one. */
export function detectFormat(head: Buffer): PictureFormat | null {
  const text = head.toString('latin1');
  return signatures.find(([, signature]) => signature.test(text))?.[0] ?? null;
}

/** Whether a file begins as a HEIC picture: AVIF is the same container with another codec. */
export const isHeic = (head: Buffer): boolean =>
  detectFormat(head) === null &&
  /^[\s\S]{4}ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)/.test(head.toString('latin1'));

const pdfStart = /^(?:\xef\xbb\xbf)?\s{0,8}%PDF-/;
const compoundStart = 'd0cf11e0a1b11ae1';

function detectDocument(head: Buffer): string | null {
  const text = head.toString('latin1');
  if (pdfStart.test(text)) return 'pdf';
  if (text.startsWith('PK')) return 'docx';
  return head.toString('hex').startsWith(compoundStart) ? 'doc' : null;
}

/** Detects the extension that a file without one should have, from its first 64 bytes; null if unknown. */
export const detectExtension = (head: Buffer): string | null =>
  detectFormat(head) ?? detectDocument(head);

/** No camera produces longer edges. Decoders hold at least one complete row in memory. */
const maxEdge = 16_384;

/** Rejects a picture whose width or height in pixels is too large. */
export function validateDimensions(width: number, height: number): void {
  if (Math.max(width, height) > maxEdge) throw tooManyPixels();
}
