import { findMaintenanceSchedule, intervalsKm } from '#catalogue/maintenance.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import { formatTerm, type WarrantyTerm } from '#catalogue/warranty.ts';
import { drawRule, drawWordmark, write } from '#server/delivery/quotes/pdf-sheet.ts';
import {
  type Brochure,
  numberPage,
  placePicture,
  startPage,
  themes,
  writeHeading,
} from './brochure-document.ts';
import type { PlacedPicture } from './placed-picture.ts';

/** The right part of the last page, which says what is done for owners. */
const ownershipWidth = 480;
const columnGap = 28;

/** Writes the last page: the car outdoors, warranty, service, and a note about the pictures. */
export function writeOwnership(
  brochure: Brochure,
  { brand, power }: Vehicle,
  terms: readonly WarrantyTerm[],
  picture: PlacedPicture | undefined,
): void {
  const theme = themes.dark;
  const { margin, height } = brochure;
  startPage(brochure, 'Owning it', theme);
  if (picture) placePicture(brochure, picture);
  const top = picture ? picture.box.height + 34 : 120;
  writeHeading(brochure, 'Bought once, looked after for years', theme, { y: top, width: 250 });
  const right = margin + brochure.width;
  const placeColumn = (index: number, count: number) => {
    const width = (ownershipWidth - (count - 1) * columnGap) / count;
    return { x: right - ownershipWidth + index * (width + columnGap), width };
  };
  for (const [index, term] of terms.entries()) {
    const place = placeColumn(index, terms.length);
    const about = { ...place, size: 10, color: theme.muted, lineGap: 2 };
    write(brochure, 'H3', `${term.name} warranty`, { ...about, y: top + 2 });
    const years = { ...place, font: '600', size: 32, y: top + 30, color: theme.ink } as const;
    write(brochure, 'P', `${term.years} years`, { ...years, characterSpacing: -1 });
    write(brochure, 'P', `${formatTerm(term)}.`, { ...about, y: top + 72 });
  }
  drawRule(
    { ...brochure, margin: right - ownershipWidth, width: ownershipWidth },
    top + 112,
    theme.rule,
  );
  const note = { size: 10, y: top + 126, color: theme.muted, lineGap: 2 };
  write(brochure, 'P', describeService(power), { ...note, ...placeColumn(0, 2) });
  write(brochure, 'P', caution, { ...note, ...placeColumn(1, 2) });
  drawWordmark(brochure, brand, { x: margin, y: height - 70, height: 14, color: theme.ink });
  numberPage(brochure, theme);
}

const caution =
  'Pictures are illustrative, made by computer; colours in print differ from paint. Your dealer tells you what your car is equipped with, and what it costs.';

function describeService(power: Vehicle['power']): string {
  const [first = 0] = intervalsKm;
  const { items, note } = findMaintenanceSchedule(power);
  const due = `Service from ${first.toLocaleString('en')} km on`;
  if (note) return `${due}. ${note}`;
  const names = items.map(({ name }) => name.toLowerCase()).join(', ');
  return `${due}: ${names}, each in its turn. The maintenance schedule on the website has every interval.`;
}
