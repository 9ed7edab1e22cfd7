import { type WarrantyLine, type WarrantyTerm, warrantyTerms } from '#catalogue/warranty.ts';
import {
  decorate,
  hairline,
  ink,
  muted,
  type Sheet,
  write,
} from '#server/delivery/quotes/pdf-sheet.ts';
import { finishSheet, openSheet } from './sheet.ts';

const maxYears = Math.max(...warrantyTerms.map(({ years }) => years));
const gap = 5;
const termHeight = 132;

/** Draws one stroke per year, as on the website; years beyond the term are lighter. */
function drawYears(sheet: Sheet, years: number, y: number): void {
  const { doc, margin, width } = sheet;
  const stroke = (width + gap) / maxYears;
  decorate(sheet, () => {
    for (let year = 0; year < maxYears; year += 1) {
      const x = margin + year * stroke;
      doc
        .lineWidth(1.5)
        .moveTo(x, y)
        .lineTo(x + stroke - gap, y);
      doc.stroke(year < years ? ink : hairline);
    }
  });
}

function writeTerm(sheet: Sheet, { name, years, km, isFirstLimit }: WarrantyTerm, y: number): void {
  drawYears(sheet, years, y);
  write(sheet, 'H2', name, { font: '600', size: 13, y: y + 16 });
  const figures = `${years} years or ${km.toLocaleString('en')} km`;
  write(sheet, 'P', figures, { font: '500', size: 32, characterSpacing: -0.6, y: y + 38 });
  if (isFirstLimit)
    write(sheet, 'P', 'whichever comes first', { size: 11, color: muted, y: y + 78 });
}

/** Writes the warranty booklet of a model line, one page with its terms. */
export async function makeWarrantyBooklet(line: WarrantyLine, file: string): Promise<void> {
  const sheet = openSheet(
    `${line.name} Warranty Details`,
    'How long the warranty lasts, in years and in kilometres.',
    'portrait',
  );
  const start = sheet.doc.y + 56;
  for (const [index, term] of line.terms.entries()) {
    writeTerm(sheet, term, start + index * termHeight);
  }
  await finishSheet(sheet, 'Your dealer answers what you want to know of your own car.', file);
}
