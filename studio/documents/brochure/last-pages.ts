import { findMaintenanceSchedule, intervalsKm } from '#catalogue/maintenance.ts';
import type { Feature, Model } from '#catalogue/models/model.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { formatTerm, type WarrantyTerm } from '#catalogue/warranty.ts';
import { drawRule, drawWordmark, write } from '#server/delivery/quotes/pdf-sheet.ts';
import { type Brochure, numberPage, startPage, themes, writeHeading } from './brochure-document.ts';

const column = { width: 230, gap: 28 };
const columnLeft = ({ margin }: Brochure, index: number) =>
  margin + index * (column.width + column.gap);

/** Writes the page with the model's features in three groups. */
export function writeFeatures(brochure: Brochure, { features }: Model): void {
  const theme = themes.light;
  const groups: [string, readonly Feature[]][] = [
    ['Tech', features.tech],
    ['Comfort', features.comfort],
    ['Safety', features.safety],
  ];
  startPage(brochure, 'Features', theme);
  writeHeading(brochure, 'Features', theme);
  for (const [index, [name, list]] of groups.entries()) {
    const place = { x: columnLeft(brochure, index), width: column.width };
    drawRule({ ...brochure, margin: place.x, width: column.width }, 128, theme.ink);
    write(brochure, 'H3', name, { ...place, font: '600', size: 15, y: 142, color: theme.ink });
    brochure.doc.y = 178;
    for (const { title, description } of list) {
      const y = brochure.doc.y;
      write(brochure, 'H4', title, { ...place, font: '600', size: 11.5, y, color: theme.ink });
      const text = { ...place, size: 10.5, y: brochure.doc.y + 3, color: theme.muted, lineGap: 2 };
      write(brochure, 'P', description, text);
      brochure.doc.y += 16;
    }
  }
  numberPage(brochure, theme);
}

/** Writes the last page: warranty, service, and a note about the pictures. */
export function writeOwnership(
  brochure: Brochure,
  { brand, power }: Vehicle,
  terms: readonly WarrantyTerm[],
): void {
  const theme = themes.dark;
  startPage(brochure, 'Owning it', theme);
  writeHeading(brochure, 'Bought once, looked after for years', theme, { width: 560, size: 44 });
  for (const [index, term] of terms.entries()) {
    const place = { x: columnLeft(brochure, index), width: column.width };
    const about = { ...place, size: 10.5, color: theme.muted, lineGap: 2 };
    drawRule({ ...brochure, margin: place.x, width: column.width }, 230, theme.rule);
    write(brochure, 'H3', `${term.name} warranty`, { ...about, y: 246 });
    const years = { ...place, font: '600', size: 38, y: 264, color: theme.ink } as const;
    write(brochure, 'P', `${term.years} years`, { ...years, characterSpacing: -1 });
    write(brochure, 'P', `${formatTerm(term)}.`, { ...about, y: 314 });
  }
  const note = { size: 10.5, width: 360, color: theme.muted, lineGap: 2 };
  const [first = 0] = intervalsKm;
  const { items, note: exception } = findMaintenanceSchedule(power);
  const names = items.map(({ name }) => name.toLowerCase()).join(', ');
  const due = `Service from ${first.toLocaleString('en')} km on`;
  const service = exception
    ? `${due}. ${exception}`
    : `${due}: ${names}, each in its turn. The maintenance schedule on the website has every interval.`;
  write(brochure, 'P', service, { ...note, y: 384 });
  const caution =
    'Pictures are illustrative, made by computer; colours in print differ from paint. Your dealer tells you what your car is equipped with, and what it costs.';
  write(brochure, 'P', caution, { ...note, y: brochure.doc.y + 12 });
  drawWordmark(brochure, brand, { x: brochure.margin, y: 508, height: 16, color: theme.ink });
  numberPage(brochure, theme);
}
