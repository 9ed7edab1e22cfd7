import { intervalsKm, maintenanceSchedule } from '#catalogue/maintenance.ts';
import type { Feature, Model } from '#catalogue/models/model.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { termInWords, type WarrantyTerm } from '#catalogue/warranty.ts';
import { drawRule, drawWordmark, write } from '../sheet.ts';
import { grounds, type Leaf, numberPage, turnTo, writeHeading } from './leaf.ts';

const column = { width: 230, gap: 28 };
const xOf = ({ margin }: Leaf, index: number) => margin + index * (column.width + column.gap);

/** What the car has, in three groups. */
export function writeFeatures(leaf: Leaf, { features }: Model): void {
  const ground = grounds.paper;
  const groups: [string, readonly Feature[]][] = [
    ['Tech', features.tech],
    ['Comfort', features.comfort],
    ['Safety', features.safety],
  ];
  turnTo(leaf, 'Features', ground);
  writeHeading(leaf, 'Features', ground);
  for (const [index, [name, list]] of groups.entries()) {
    const place = { x: xOf(leaf, index), width: column.width };
    drawRule({ ...leaf, margin: place.x, width: column.width }, 128, ground.ink);
    write(leaf, 'H3', name, { ...place, font: '600', size: 15, y: 142, color: ground.ink });
    leaf.doc.y = 178;
    for (const { title, description } of list) {
      const y = leaf.doc.y;
      write(leaf, 'H4', title, { ...place, font: '600', size: 11.5, y, color: ground.ink });
      const text = { ...place, size: 10.5, y: leaf.doc.y + 3, color: ground.quiet, lineGap: 2 };
      write(leaf, 'P', description, text);
      leaf.doc.y += 16;
    }
  }
  numberPage(leaf, ground);
}

/** What comes after the purchase: warranty, service, and where the pictures come from. */
export function writeOwnership(
  leaf: Leaf,
  { brand }: Vehicle,
  terms: readonly WarrantyTerm[],
): void {
  const ground = grounds.night;
  turnTo(leaf, 'Owning it', ground);
  writeHeading(leaf, 'Bought once, looked after for years', ground, { width: 560, size: 44 });
  for (const [index, term] of terms.entries()) {
    const place = { x: xOf(leaf, index), width: column.width };
    const about = { ...place, size: 10.5, color: ground.quiet, lineGap: 2 };
    drawRule({ ...leaf, margin: place.x, width: column.width }, 230, ground.rule);
    write(leaf, 'H3', `${term.name} warranty`, { ...about, y: 246 });
    const years = { ...place, font: '600', size: 38, y: 264, color: ground.ink } as const;
    write(leaf, 'P', `${term.years} years`, { ...years, characterSpacing: -1 });
    write(leaf, 'P', `${termInWords(term)}.`, { ...about, y: 314 });
  }
  const note = { size: 10.5, width: 360, color: ground.quiet, lineGap: 2 };
  const [first = 0] = intervalsKm;
  const service = `Service from ${first.toLocaleString('en')} km on: ${maintenanceSchedule.map(({ name }) => name.toLowerCase()).join(', ')}, each in its turn. The maintenance schedule on the website has every interval.`;
  write(leaf, 'P', service, { ...note, y: 384 });
  const caution =
    'Pictures are illustrative, made by computer; colours in print differ from paint. Your dealer tells you what your car is equipped with, and what it costs.';
  write(leaf, 'P', caution, { ...note, y: leaf.doc.y + 12 });
  drawWordmark(leaf, brand, { x: leaf.margin, y: 508, height: 16, color: ground.ink });
  numberPage(leaf, ground);
}
