import { writeFile } from 'node:fs/promises';
import {
  addSheet,
  drawWordmark,
  finishDocument,
  ink,
  muted,
  openDocument,
  type Sheet,
  write,
} from '#server/delivery/quotes/pdf-sheet.ts';

/** Opens a one-page document with wordmark, title and lead text. */
export function openSheet(title: string, lead: string, layout: 'portrait' | 'landscape'): Sheet {
  const sheet = addSheet(openDocument(title, lead), layout);
  const { doc, margin } = sheet;
  drawWordmark(sheet, 'HAVAL', { x: margin, y: margin, height: 12, color: ink });
  write(sheet, 'H1', title, { font: '600', size: 40, y: margin + 52, characterSpacing: -1 });
  write(sheet, 'P', lead, { size: 12, color: muted, y: doc.y + 10, width: 380, lineGap: 3 });
  return sheet;
}

/** Writes the footer and saves the document. */
export async function finishSheet(sheet: Sheet, footer: string, file: string): Promise<void> {
  const { doc, margin } = sheet;
  write(sheet, 'P', footer, {
    size: 9,
    color: muted,
    y: doc.page.height - margin - 12,
    lineBreak: false,
  });
  await writeFile(file, await finishDocument(sheet));
}
