import { type WarrantyLine, type WarrantyTerm, warrantyTerms } from '#catalogue/warranty.ts';
import {
  decorate,
  finishSheet,
  hairline,
  ink,
  openSheet,
  quiet,
  type Sheet,
  write,
} from './sheet.ts';

const longestYears = Math.max(...warrantyTerms.map(({ years }) => years));
const gap = 5;
const termHeight = 132;

/** One stroke a year, as on the website; those that another term has more are only hinted at. */
function drawYears(sheet: Sheet, years: number, y: number): void {
  const { doc, margin, width } = sheet;
  const stroke = (width + gap) / longestYears;
  decorate(sheet, () => {
    for (let year = 0; year < longestYears; year += 1) {
      const x = margin + year * stroke;
      doc
        .lineWidth(1.5)
        .moveTo(x, y)
        .lineTo(x + stroke - gap, y);
      doc.stroke(year < years ? ink : hairline);
    }
  });
}

function writeTerm(sheet: Sheet, { name, years, km }: WarrantyTerm, y: number): void {
  drawYears(sheet, years, y);
  write(sheet, 'H2', name, { font: '600', size: 13, y: y + 16 });
  const figures = `${years} years or ${km.toLocaleString('en')} km`;
  write(sheet, 'P', figures, { font: '500', size: 32, characterSpacing: -0.6, y: y + 38 });
  write(sheet, 'P', 'whichever comes first', { color: quiet, y: y + 78 });
}

/** Makes the warranty booklet of a model line, one page with the line's terms. */
export async function makeWarrantyBooklet(line: WarrantyLine, file: string): Promise<void> {
  const sheet = openSheet(
    `${line.name} Warranty Details`,
    'How long the warranty lasts, in years and in kilometres. Whichever comes first ends it.',
    'portrait',
  );
  const start = sheet.doc.y + 56;
  for (const [index, term] of line.terms.entries()) {
    writeTerm(sheet, term, start + index * termHeight);
  }
  await finishSheet(sheet, 'Your dealer answers what you want to know of your own car.', file);
}
