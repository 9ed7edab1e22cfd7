// Makes what links to pages are shown with, into build/sharing: a picture of each model without its
// price, one of each other page, and the lettering that prices are set in. Drawings are not read by the
// server, which takes files from anyone: so all that is drawn is drawn here.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exFactoryLabel } from '../catalogue/ex-factory-label.ts';
import { sharedPages } from '../catalogue/shared-pages.ts';
import { pageSharingPicture, pricePieces } from '../catalogue/sharing-pictures.ts';
import { vehicles } from '../catalogue/vehicles.ts';
import { drawModel, drawPage } from '../studio/sharing/draw.ts';
import { cast } from '../studio/sharing/lettering.ts';

const folder = 'build/sharing';
const styles = {
  price: { weight: 600, size: 40, colour: '#fff' },
  label: { weight: 500, size: 24, colour: '#b6bbc2' },
};

async function castAll(texts, style) {
  const pieces = {};
  for (const [index, text] of texts.entries()) {
    const file = `${style}-${index}.png`;
    pieces[text] = { file, advancePx: await cast(text, styles[style], path.join(folder, file)) };
  }
  return pieces;
}

mkdirSync(folder, { recursive: true });
for (const page of sharedPages) {
  const file = path.basename(pageSharingPicture(page.path));
  writeFileSync(path.join(folder, file), await drawPage(page));
}
for (const vehicle of vehicles) {
  writeFileSync(path.join(folder, `${vehicle.slug}.jpg`), await drawModel(vehicle));
}
const lettering = {
  price: await castAll(pricePieces, 'price'),
  label: await castAll([exFactoryLabel(true), exFactoryLabel(false)], 'label'),
};
writeFileSync(path.join(folder, 'lettering.json'), JSON.stringify(lettering));
