// Generates the sharing pictures into build/sharing: one per model without its price, one per other page,
// and the rendered characters that the server composes prices from. SVG is rendered only at build time:
// the server accepts files from anyone, so its image library must not read SVG. Run with the condition `urdu`, it
// generates the pictures with texts in Urdu beside the others.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { language } from '#words/catalogue/sharing';
import { sharedPages } from '../catalogue/shared-pages.ts';
import {
  pageSharingPicture,
  picturePrefixes,
  priceLabels,
  pricePieces,
} from '../catalogue/sharing-pictures.ts';
import { vehicles } from '../catalogue/vehicles.ts';
import { drawModel, drawPage } from '../studio/sharing/draw.ts';
import { renderText } from '../studio/sharing/lettering.ts';

const folder = 'build/sharing';
const prefix = picturePrefixes[language];
const styles = {
  price: { weight: 600, size: 40, color: '#fff' },
  label: { weight: 500, size: 24, color: '#b6bbc2' },
};

async function renderAll(texts, style) {
  const pieces = {};
  for (const [index, [name, text]] of texts.entries()) {
    const file = `${prefix}${style}-${index}.png`;
    pieces[name] = {
      file,
      advancePx: await renderText(text, styles[style], path.join(folder, file)),
    };
  }
  return pieces;
}

mkdirSync(folder, { recursive: true });
for (const page of sharedPages) {
  const file = path.basename(pageSharingPicture(page.path));
  writeFileSync(path.join(folder, file), await drawPage(page));
}
for (const vehicle of vehicles) {
  writeFileSync(path.join(folder, `${prefix}${vehicle.slug}.jpg`), await drawModel(vehicle));
}
const lettering = {
  price: await renderAll(pricePieces, 'price'),
  label: await renderAll(Object.entries(priceLabels), 'label'),
};
writeFileSync(path.join(folder, `${prefix}lettering.json`), JSON.stringify(lettering));
