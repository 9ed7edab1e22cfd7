import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { unpackWoff } from '#server/delivery/quotes/read-font.ts';

/** Urdu and, for Latin names and punctuation within it, Archivo. Pango finds a font by its family, which names the weight. */
const families = {
  'Noto Nastaliq Urdu SemiBold': import.meta.resolve(
    '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-600-normal.woff',
  ),
  'Archivo SemiBold': import.meta.resolve(
    '@fontsource/archivo/files/archivo-latin-600-normal.woff',
  ),
} as const;

const fontNames = Object.keys(families).join(', ');

let isPrepared = false;

/**
 * Makes these fonts the only ones that the process knows, so that the pictures are the same on every machine. They are
 * unpacked, because Pango reads no WOFF files. It must run before the process draws any other text with sharp.
 */
function prepareFonts(): void {
  if (isPrepared) return;
  isPrepared = true;
  const folder = mkdtempSync(path.join(tmpdir(), 'sharing-fonts-'));
  for (const [index, url] of Object.values(families).entries()) {
    const woff = readFileSync(fileURLToPath(url));
    writeFileSync(path.join(folder, `${index}.ttf`), unpackWoff(woff));
  }
  const settings = path.join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = settings;
}

/** A picture of a text, cut to its ink. */
interface DrawnText {
  png: Buffer;
  width: number;
  height: number;
}

/**
 * Draws an Urdu text in Nastaliq, `size` pixels high. Fontkit cannot shape this font, so it is drawn by Pango, which is part
 * of sharp.
 */
export async function drawNastaliq(text: string, size: number, color: string): Promise<DrawnText> {
  prepareFonts();
  const words = `<span foreground="${color}">${text}</span>`;
  const { data, info } = await sharp({
    text: { text: words, font: `${fontNames} ${size}`, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
