/** The picture formats that are taken, by the endings of their names. */
export const formatOfExtension: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  bmp: 'bmp',
};

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp';

const starts: readonly (readonly [PictureFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftyp(?:avif|avis|mif1[\s\S]{4}(?:[\s\S]{4})*?avif)/],
  ['bmp', /^BM/],
];

/** The format that a file's first bytes tell; null if none of ours. 64 bytes are enough. */
export function formatOf(head: Buffer): PictureFormat | null {
  const text = head.toString('latin1');
  return starts.find(([, start]) => start.test(text))?.[0] ?? null;
}
