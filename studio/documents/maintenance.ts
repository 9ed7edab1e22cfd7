import {
  intervalsKm,
  type MaintenanceAction,
  maintenanceSchedule,
} from '#catalogue/maintenance.ts';
import { decorate, drawRule, finishSheet, ink, openSheet, type Sheet, write } from './sheet.ts';

const nameWidth = 150;
const rowHeight = 40;

/** The same signs as on the website: full is replaced, open inspected, a plus adds to it. */
function drawMark(sheet: Sheet, action: MaintenanceAction, x: number, y: number): void {
  const { doc } = sheet;
  decorate(sheet, () => {
    doc.lineWidth(1).circle(x + 5, y, 4.5);
    if (action === 'Replace') doc.fillAndStroke(ink, ink);
    else doc.stroke(ink);
    if (action !== 'Inspect/Add') return;
    doc.moveTo(x + 5, y - 2.5).lineTo(x + 5, y + 2.5);
    doc
      .moveTo(x + 2.5, y)
      .lineTo(x + 7.5, y)
      .stroke(ink);
  });
}

/** Makes the PDF of the periodic maintenance schedule, one page. */
export async function makeMaintenanceSchedule(file: string): Promise<void> {
  const sheet = openSheet(
    'Periodic Maintenance Schedule',
    'What is replaced and what is inspected at each service, by the odometer in kilometres. A service is due every 5,000 to 10,000 km.',
    'landscape',
  );
  const { doc, body, margin, width } = sheet;
  const columnWidth = (width - nameWidth) / intervalsKm.length;
  const xOf = (column: number) => margin + nameWidth + column * columnWidth;
  const table = doc.struct('Table');
  body.add(table);
  let y = doc.y + 36;

  const head = doc.struct('TR');
  table.add(head);
  const headCell = { font: '600', parent: head, scope: 'Column', size: 10.5 } as const;
  write(sheet, 'TH', 'Service item', { ...headCell, y, width: nameWidth });
  for (const [column, km] of intervalsKm.entries()) {
    const text = `${km.toLocaleString('en')} km`;
    write(sheet, 'TH', text, { ...headCell, x: xOf(column), y, width: columnWidth });
  }
  head.end();
  y += 22;
  drawRule(sheet, y, ink);

  for (const { name, actions } of maintenanceSchedule) {
    const row = doc.struct('TR');
    table.add(row);
    const middle = y + rowHeight / 2;
    const cell = { parent: row, y: middle - 6 } as const;
    write(sheet, 'TH', name, { ...cell, font: '500', scope: 'Row', width: nameWidth });
    for (const [column, { action }] of actions.entries()) {
      drawMark(sheet, action, xOf(column), middle);
      const place = { x: xOf(column) + 16, width: columnWidth - 16, size: 10 };
      write(sheet, 'TD', action, { ...cell, ...place });
    }
    row.end();
    y += rowHeight;
    drawRule(sheet, y);
  }
  table.end();
  await finishSheet(sheet, 'SAZGAR Aftersales. HAVAL, ORA and TANK in Pakistan.', file);
}
