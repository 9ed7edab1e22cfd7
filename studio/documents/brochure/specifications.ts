import type { SpecificationTable } from '#catalogue/specifications/table.ts';
import { drawRule, write } from '#server/delivery/quotes/pdf-sheet.ts';
import {
  type Brochure,
  numberPage,
  placePicture,
  startPage,
  themes,
  writeHeading,
} from './brochure-document.ts';
import type { PlacedPicture } from './placed-picture.ts';

const theme = themes.light;
const columns = { group: 190, label: 210 };
const rowHeight = 19;

/** Where the values begin, and how wide the column of one trim is. */
const measureValues = ({ margin, width }: Brochure, trims: number) => ({
  left: margin + columns.group + columns.label,
  width: (width - columns.group - columns.label) / trims,
});

/** Writes the names of the trims above their columns, if there are several. */
function writeTrims(
  brochure: Brochure,
  table: PDFKit.PDFStructureElement,
  trims: readonly string[],
): void {
  const { doc } = brochure;
  const { y } = doc;
  const values = measureValues(brochure, trims.length);
  const row = doc.struct('TR');
  table.add(row);
  const head = { parent: row, scope: 'Column', font: '600', size: 9.5, y } as const;
  for (const [index, trim] of trims.entries()) {
    const place = { x: values.left + index * values.width, width: values.width - 8 };
    write(brochure, 'TH', trim, { ...head, ...place });
  }
  row.end();
  doc.y = y + rowHeight;
}

/** Writes the groups of facts, each below a line; a value for all trims stands in the first column. */
function writeGroups(
  brochure: Brochure,
  table: PDFKit.PDFStructureElement,
  { trims, groups }: SpecificationTable,
): void {
  const { doc, margin } = brochure;
  const values = measureValues(brochure, trims.length);
  for (const { name, rows } of groups) {
    drawRule(brochure, doc.y, theme.rule);
    for (const [index, { label, cells }] of rows.entries()) {
      const y = doc.y + 4.5;
      const row = doc.struct('TR');
      table.add(row);
      const cell = { parent: row, size: 10, y } as const;
      const group = { ...cell, font: '600', scope: 'Row', width: columns.group - 8 } as const;
      if (index === 0) write(brochure, 'TH', name, { ...group, color: theme.ink });
      const fact = { ...cell, scope: 'Row', x: margin + columns.group } as const;
      write(brochure, 'TH', label, { ...fact, width: columns.label - 8, color: theme.muted });
      for (const [trim, value] of cells.entries()) {
        const place = { x: values.left + trim * values.width, width: values.width * trims.length };
        const width = cells.length === 1 ? place.width : values.width - 8;
        write(brochure, 'TD', value, { ...cell, ...place, width, font: '500', color: theme.ink });
      }
      row.end();
      doc.y = y - 4.5 + rowHeight;
    }
  }
}

/** Writes the page with the table of the model's facts, below a picture of the car outdoors. */
export function writeSpecifications(
  brochure: Brochure,
  table: SpecificationTable,
  picture: PlacedPicture | undefined,
): void {
  startPage(brochure, 'Specifications', theme);
  if (picture) placePicture(brochure, picture);
  const top = picture ? picture.box.height + 26 : 48;
  writeHeading(brochure, 'Specifications', theme, { y: top, size: 25 });
  brochure.doc.y += 10;
  const element = brochure.doc.struct('Table');
  brochure.body.add(element);
  if (table.trims.length > 1) writeTrims(brochure, element, table.trims);
  writeGroups(brochure, element, table);
  element.end();
  numberPage(brochure, theme);
}
