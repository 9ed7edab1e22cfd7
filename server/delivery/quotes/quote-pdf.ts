import { setImmediate } from 'node:timers/promises';
import { wordmarkHeight, wordmarks } from '#catalogue/wordmarks.ts';
import { findDirection } from '#contract/format/direction.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { sumAdjustable } from '#contract/on-road/on-road-price.ts';
import { isEstimate } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { type Language, localizePath } from '#contract/site/language.ts';
import {
  addSheet,
  canShow,
  drawWordmark,
  finishDocument,
  ink,
  mirror,
  muted,
  openDocument,
  type Sheet,
  write,
} from './pdf-sheet.ts';
import { isolate } from './pdf-text.ts';
import { drawQrCode } from './qr-code.ts';
import { writeTable } from './quote-table.ts';
import { type QuoteTexts, quoteTexts } from './quote-texts.ts';

const qrSize = 92;
const wordmarkSize = 12;

/** Where the title begins. In Urdu it has two lines, and less room above. */
const headTop = { en: 88, ur: 80 } as const;
/** The distances of the sum from the texts around it. */
const sumGap = { en: 14, ur: 9 } as const;

function listTariffs({ tariffs }: Quote, { words, namePlace, formatDay }: QuoteTexts): string {
  return tariffs
    .map((one) => {
      const { label, isSample, from, checkedOn } = one;
      const tariff = words.tariff(label, namePlace(one), formatDay(from), isSample);
      return checkedOn ? words.checkedOn(tariff, formatDay(checkedOn)) : tariff;
    })
    .join(words.semicolon);
}

function writeNotes(sheet: Sheet, quote: Quote, texts: QuoteTexts): void {
  const { doc, language } = sheet;
  const { words } = texts;
  const adjustable = sumAdjustable(quote.lines);
  const lines = [
    adjustable > 0 && words.adjustableSum(texts.formatSumInText(adjustable)),
    quote.tariffs.length > 0 && words.tariffs(listTariffs(quote, texts)),
    ...quote.notes,
    isEstimate(quote) && texts.estimate,
  ];
  const gaps = language === 'en' ? { above: 10, between: 3 } : { above: 7, between: 1 };
  doc.y += gaps.above;
  for (const text of lines.filter((one) => one !== false)) {
    write(sheet, 'P', text, { size: 8.5, color: muted, y: doc.y + gaps.between, lineGap: 1 });
  }
}

/**
 * Writes for whom the quote is, and how the car is registered. A name in letters of the other direction has its own line, in
 * which readers copy it in the right order; one with letters that the fonts lack is left out.
 */
function writeBuyer(sheet: Sheet, { maskedName, choice }: Quote, texts: QuoteTexts): void {
  const { doc, language } = sheet;
  const name = maskedName && canShow(sheet, maskedName) ? maskedName : null;
  const isAlone = name !== null && (language === 'ur' || findDirection(name) === 'rtl');
  const style = { color: muted };
  if (isAlone) write(sheet, 'P', isolate(name), { ...style, y: doc.y + 2 });
  const buyer = [!isAlone && name && texts.words.madeFor(name), texts.describeBuyer(choice)];
  write(sheet, 'P', buyer.filter(Boolean).join(' · '), { ...style, y: doc.y + 2 });
}

/** Draws the QR code and its caption. */
function writeCheck(sheet: Sheet, quote: Quote, origin: string, { words }: QuoteTexts): void {
  const { doc, body, margin, width, language } = sheet;
  const code = formatCode(quote.code);
  const address = origin + localizePath(language, '/verify');
  const { size, path } = drawQrCode(`${address}?code=${quote.code}`);
  const lowest = doc.page.height - doc.page.margins.bottom - qrSize;
  if (doc.y + 18 > lowest) {
    doc.addPage({ size: 'A4', margin });
  }
  const top = Math.max(doc.y + 18, lowest);
  const left = mirror(sheet, margin, qrSize);
  const alt = words.qrCode(code, address);
  body.add(
    doc.struct('Figure', { alt, bbox: [left, top, left + qrSize, top + qrSize] } as never, () => {
      doc
        .save()
        .translate(left, top)
        .scale(qrSize / size);
      doc.path(path).fill(ink).restore();
    }),
  );
  const x = margin + qrSize + 20;
  const style = { x, width: width - qrSize - 20 };
  write(sheet, 'H2', words.isGenuine, { ...style, font: '600', size: 12, y: top + 8 });
  const howTo = words.howToCheck(code, address);
  write(sheet, 'P', howTo, { ...style, y: doc.y + 3, lineGap: 2, color: muted });
}

/** Writes the code opposite the wordmark, if the sentences do not name it. */
function writeCode(sheet: Sheet, quote: Quote, { words }: QuoteTexts): void {
  const { doc, margin, width } = sheet;
  const style = { x: margin + width / 2, width: width / 2, align: 'right' } as const;
  write(sheet, 'P', `${words.quoteCode}\n${formatCode(quote.code)}`, {
    ...style,
    size: 10,
    y: margin - 6,
  });
  doc.y = margin + 12;
}

/** Writes the car and the city, when the quote was made, for whom, and the sum. */
function writeHead(sheet: Sheet, quote: Quote, texts: QuoteTexts): void {
  const { margin, language, doc } = sheet;
  const { words, formatMoment } = texts;
  const { car, city } = quote.choice;
  const code = formatCode(quote.code);
  const x = mirror(sheet, margin, (wordmarks.HAVAL.width * wordmarkSize) / wordmarkHeight);
  drawWordmark(sheet, 'HAVAL', { x, y: margin, height: wordmarkSize, color: ink });
  if (language === 'ur') writeCode(sheet, quote, texts);
  write(sheet, 'H1', words.title(car, city), { font: '600', size: 24, y: headTop[language] });
  const made = words.madeOn(code, formatMoment(quote.createdAt), formatMoment(quote.validUntil));
  write(sheet, 'P', made, { y: doc.y + 4, color: muted });
  writeBuyer(sheet, quote, texts);
  const { prefix, amount, lakh } = texts.describeSum(quote);
  const sum = [prefix, amount].filter(Boolean).join(' ');
  write(sheet, 'P', sum, { font: '600', size: 28, y: doc.y + sumGap[language] });
  if (quote.isComplete) write(sheet, 'P', lakh, { size: 12, color: muted, y: doc.y });
  doc.y += sumGap[language];
}

/**
 * Builds the PDF file of a quote, tagged for screen readers. `origin` is the site's, for links. It takes up to 300 ms
 * of the main thread, but yields to other requests between the parts of the sheet.
 */
export async function buildQuotePdf(
  quote: Quote,
  origin: string,
  language: Language = 'en',
): Promise<Buffer> {
  const texts = quoteTexts[language];
  const { car, city } = quote.choice;
  const title = texts.words.documentTitle(formatCode(quote.code), car, city);
  const sheet = addSheet(openDocument(title, undefined, language));
  writeHead(sheet, quote, texts);
  await setImmediate();
  writeTable(sheet, quote, texts);
  await setImmediate();
  writeNotes(sheet, quote, texts);
  writeCheck(sheet, quote, origin, texts);
  await setImmediate();
  return await finishDocument(sheet);
}
