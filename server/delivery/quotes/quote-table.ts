import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { groupByDue } from '#contract/on-road/due-groups.ts';
import type { OnRoadLine } from '#contract/on-road/on-road-price.ts';
import { describeLeftOut, formatLineAmount, formatSum } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { drawRule, hairline, ink, muted, type Sheet, write } from './pdf-sheet.ts';

const amountWidth = 130;

interface Row {
  label: string;
  note?: string | null;
  amount: string;
  isStrong?: boolean;
}

/** Writes a row of the table: a header cell with the charge and its law, and its amount. */
function writeRow(sheet: Sheet, table: PDFKit.PDFStructureElement, row: Row): void {
  const { doc, margin: left, width } = sheet;
  const { label, note, amount, isStrong = false } = row;
  const y = doc.y + 5;
  const tr = doc.struct('TR');
  table.add(tr);
  const font = isStrong ? '600' : '400';
  const labelWidth = width - amountWidth;
  write(sheet, 'TH', label, { parent: tr, scope: 'Row', font, y, width: labelWidth, note });
  const labelEnd = doc.y;
  write(sheet, 'TD', amount, {
    parent: tr,
    font,
    x: left + labelWidth,
    y,
    width: amountWidth,
    align: 'right',
  });
  doc.y = labelEnd;
  tr.end();
  doc.y += 5;
  drawRule(sheet, doc.y, isStrong ? ink : hairline);
}

const describeLine = ({ legalRef, tariff, isAdjustable }: OnRoadLine): string | null =>
  [...new Set([tariff, legalRef]), isAdjustable && 'can be set off at the tax return']
    .filter(Boolean)
    .join(' · ') || null;

function writeHeader(sheet: Sheet, table: PDFKit.PDFStructureElement): void {
  const { doc, margin: left, width } = sheet;
  const tr = doc.struct('TR');
  table.add(tr);
  const { y } = doc;
  const style = { parent: tr, scope: 'Column', size: 8, color: muted, y } as const;
  write(sheet, 'TH', 'What is paid', { ...style, width: width - amountWidth });
  write(sheet, 'TH', 'Amount', {
    ...style,
    x: left + width - amountWidth,
    width: amountWidth,
    align: 'right',
  });
  tr.end();
  doc.y += 3;
  drawRule(sheet, doc.y, ink);
}

/** Writes the table of a quote: the ex-factory price, the charges and the sum. */
export function writeTable(sheet: Sheet, quote: Quote): void {
  const table = sheet.doc.struct('Table');
  sheet.body.add(table);
  writeHeader(sheet, table);
  const sample = quote.choice.isSample ? ' (sample)' : '';
  writeRow(sheet, table, {
    label: `Ex-factory price${sample}`,
    note: `Price of ${formatDayInPakistan(quote.choice.pricedAt)}`,
    amount: formatRupees(quote.exFactory),
  });
  for (const { title, lines } of groupByDue(quote.lines)) {
    for (const line of lines) {
      const note = [title, describeLine(line)].filter(Boolean).join(' · ');
      writeRow(sheet, table, { label: line.label, note, amount: formatLineAmount(line) });
    }
  }
  const label = ['On the road', describeLeftOut(quote)].filter(Boolean).join(', ');
  writeRow(sheet, table, { label, amount: formatSum(quote), isStrong: true });
  table.end();
}
