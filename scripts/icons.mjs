// Generates the site's icons from its logo, site/favicon.svg, into build/icons.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { legacyIcon, manifestIcons, touchIcon } from '../catalogue/app-icons.ts';

const folder = 'build/icons';
const logo = readFileSync('site/favicon.svg', 'utf8');
const unitsWide = 32;

function draw({ sizePx, shape }) {
  const drawing = shape === 'full' ? logo.replace(/ rx="\d+"/, '') : logo;
  return sharp(Buffer.from(drawing), { density: (72 * sizePx) / unitsWide })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Encodes an ICO file with a PNG of each size. */
function encodeIco(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ sizePx, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizePx, entry);
    header.writeUInt8(sizePx, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

mkdirSync(folder, { recursive: true });
for (const icon of [touchIcon, ...manifestIcons]) {
  writeFileSync(path.join(folder, icon.file), await draw(icon));
}
const pictures = [];
for (const sizePx of legacyIcon.sizesPx) {
  pictures.push({ sizePx, png: await draw({ sizePx, shape: 'rounded' }) });
}
writeFileSync(path.join(folder, legacyIcon.file), encodeIco(pictures));
