import { setImmediate } from 'node:timers/promises';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { findDirection } from '#contract/format/direction.ts';
import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { sumAdjustable } from '#contract/on-road/on-road-price.ts';
import {
  describeBuyer,
  estimateText,
  formatMomentWords,
  formatSum,
  isEstimate,
} from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import {
  addSheet,
  canShow,
  drawWordmark,
  finishDocument,
  ink,
  muted,
  openDocument,
  type Sheet,
  write,
} from './pdf-sheet.ts';
import { isolate } from './pdf-text.ts';
import { drawQrCode } from './qr-code.ts';
import { writeTable } from './quote-table.ts';

const qrSize = 92;

function writeNotes(sheet: Sheet, quote: Quote): void {
  const { doc } = sheet;
  const adjustable = sumAdjustable(quote.lines);
  const checked = quote.tariffs.map(
    ({ label, isSample, from, checkedOn }) =>
      `${label}${isSample ? ' (sample)' : ''} since ${formatDayInPakistan(from)}${checkedOn ? `, checked on ${formatDayInPakistan(checkedOn)}` : ''}`,
  );
  const texts = [
    adjustable > 0 &&
      `${formatRupees(adjustable)} of this is income tax paid in advance. The buyer can set it off at the tax return.`,
    checked.length > 0 && `Tariffs: ${checked.join('; ')}.`,
    ...quote.notes,
    isEstimate(quote) && estimateText,
  ];
  doc.y += 10;
  for (const text of texts.filter((one) => one !== false)) {
    write(sheet, 'P', text, { size: 8.5, color: muted, y: doc.y + 3, lineGap: 1 });
  }
}

/**
 * Writes for whom the quote is, and how the car is registered. A name in Urdu has its own line, in which readers copy it
 * in the right order; one with letters that the fonts lack is left out.
 */
function writeBuyer(sheet: Sheet, { maskedName, choice }: Quote): void {
  const name = maskedName && canShow(sheet, maskedName) ? maskedName : null;
  const isUrdu = name !== null && findDirection(name) === 'rtl';
  const style = { color: muted };
  if (isUrdu) write(sheet, 'P', isolate(name), { ...style, y: sheet.doc.y + 2 });
  const buyer = [!isUrdu && name && `For ${name}`, describeBuyer(choice)];
  write(sheet, 'P', buyer.filter(Boolean).join(' · '), { ...style, y: sheet.doc.y + 2 });
}

/** Draws the QR code and its caption. */
function writeCheck(sheet: Sheet, quote: Quote, origin: string): void {
  const { doc, body, margin: left, width } = sheet;
  const code = formatCode(quote.code);
  const { size, path } = drawQrCode(`${origin}/verify?code=${quote.code}`);
  const top = Math.max(doc.y + 18, doc.page.height - doc.page.margins.bottom - qrSize);
  const alt = `QR code: opens ${origin}/verify for the quote ${code}`;
  body.add(
    doc.struct('Figure', { alt, bbox: [left, top, left + qrSize, top + qrSize] } as never, () => {
      doc
        .save()
        .translate(left, top)
        .scale(qrSize / size);
      doc.path(path).fill(ink).restore();
    }),
  );
  const x = left + qrSize + 20;
  const style = { x, width: width - qrSize - 20 };
  write(sheet, 'H2', 'Is this quote genuine?', { ...style, font: '600', size: 12, y: top + 8 });
  write(
    sheet,
    'P',
    `Scan the code, or enter ${code} on ${origin}/verify. There you also find the company’s accounts. We never ask for cash or for a payment to a private account.`,
    { ...style, y: doc.y + 3, lineGap: 2, color: muted },
  );
}

/**
 * Builds the PDF file of a quote, tagged for screen readers. `origin` is the site's, for links. It takes up to 300 ms
 * of the main thread, but yields to other requests between the parts of the sheet.
 */
export async function buildQuotePdf(quote: Quote, origin: string): Promise<Buffer> {
  const { choice } = quote;
  const title = `${choice.car} on the road in ${choice.city}`;
  const sheet = addSheet(openDocument(`Quote ${formatCode(quote.code)}: ${title}`));
  const { margin } = sheet;
  drawWordmark(sheet, 'HAVAL', { x: margin, y: margin, height: 12, color: ink });
  write(sheet, 'H1', title, { font: '600', size: 24, y: 88 });
  write(
    sheet,
    'P',
    `Quote ${formatCode(quote.code)}, made on ${formatMomentWords(quote.createdAt)}. Valid until ${formatMomentWords(quote.validUntil)}.`,
    { y: sheet.doc.y + 4, color: muted },
  );
  writeBuyer(sheet, quote);
  write(sheet, 'P', formatSum(quote), { font: '600', size: 28, y: sheet.doc.y + 14 });
  if (quote.isComplete) {
    write(sheet, 'P', formatLakh(quote.onRoad), { size: 12, color: muted, y: sheet.doc.y });
  }
  sheet.doc.y += 14;
  await setImmediate();
  writeTable(sheet, quote);
  await setImmediate();
  writeNotes(sheet, quote);
  writeCheck(sheet, quote, origin);
  await setImmediate();
  return await finishDocument(sheet);
}
