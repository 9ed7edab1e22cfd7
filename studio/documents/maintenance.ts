import {
  intervalsKm,
  type MaintenanceAction,
  type MaintenanceItem,
  type MaintenanceSchedule,
  maintenanceSchedules,
} from '#catalogue/maintenance.ts';
import {
  decorate,
  drawRule,
  ink,
  muted,
  type Sheet,
  write,
} from '#server/delivery/quotes/pdf-sheet.ts';
import { finishSheet, openSheet } from './sheet.ts';

const nameWidth = 150;
const rowHeight = 25;

/** Draws the same symbols as the website: filled for replace, open for inspect, with a plus for add. */
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

/** Where the columns of a table are, in points. */
function measureColumns({ margin, width }: Sheet) {
  const columnWidth = (width - nameWidth) / intervalsKm.length;
  return { columnWidth, left: (column: number) => margin + nameWidth + column * columnWidth };
}

function writeHead(sheet: Sheet, table: PDFKit.PDFStructureElement, y: number): void {
  const { columnWidth, left } = measureColumns(sheet);
  const head = sheet.doc.struct('TR');
  table.add(head);
  const cell = { font: '600', parent: head, scope: 'Column', size: 10.5, y } as const;
  write(sheet, 'TH', 'Service item', { ...cell, width: nameWidth });
  for (const [column, km] of intervalsKm.entries()) {
    const text = `${km.toLocaleString('en')} km`;
    write(sheet, 'TH', text, { ...cell, x: left(column), width: columnWidth });
  }
  head.end();
}

function writeItem(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  { name, actions }: MaintenanceItem,
  y: number,
): void {
  const { columnWidth, left } = measureColumns(sheet);
  const row = sheet.doc.struct('TR');
  table.add(row);
  const middle = y + rowHeight / 2;
  const cell = { parent: row, size: 11, y: middle - 6 } as const;
  write(sheet, 'TH', name, { ...cell, font: '500', scope: 'Row', width: nameWidth });
  for (const [column, { action }] of actions.entries()) {
    drawMark(sheet, action, left(column), middle);
    const place = { x: left(column) + 16, width: columnWidth - 16, size: 10 };
    write(sheet, 'TD', action, { ...cell, ...place });
  }
  row.end();
}

/** Writes one schedule, beginning at `top`, and returns where it ends. */
function writeSchedule(sheet: Sheet, schedule: MaintenanceSchedule, top: number): number {
  const { doc, body } = sheet;
  write(sheet, 'H2', `${schedule.title}: ${schedule.models.join(', ')}`, {
    font: '600',
    size: 12,
    y: top,
  });
  let y = top + 24;
  const table = doc.struct('Table');
  body.add(table);
  writeHead(sheet, table, y);
  y += 18;
  drawRule(sheet, y, ink);
  for (const item of schedule.items) {
    writeItem(sheet, table, item, y);
    y += rowHeight;
    drawRule(sheet, y);
  }
  table.end();
  if (!schedule.note) return y;
  write(sheet, 'P', schedule.note, { size: 9.5, y: y + 8, width: 620, color: muted });
  return doc.y;
}

/** Writes the PDF of the periodic maintenance schedules, one page. */
export async function makeMaintenanceSchedule(file: string): Promise<void> {
  const sheet = openSheet(
    'Periodic Maintenance Schedule',
    'What is replaced and what is inspected at each service, by the odometer in kilometres. A service is due every 5,000 to 10,000 km.',
    'landscape',
  );
  let y = sheet.doc.y;
  for (const schedule of maintenanceSchedules) y = writeSchedule(sheet, schedule, y + 18);
  await finishSheet(sheet, 'SAZGAR Aftersales. HAVAL, ORA and TANK in Pakistan.', file);
}
