import { formatRupees } from '#contract/format/rupees.ts';
import { groupByDue } from '#contract/on-road/due-groups.ts';
import type { OnRoadLine } from '#contract/on-road/on-road-price.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import type { Language } from '#contract/site/language.ts';
import { drawRule, hairline, ink, measureWidest, muted, type Sheet, write } from './pdf-sheet.ts';
import type { QuoteTexts } from './quote-texts.ts';

const separator = ' · ';

/** The columns of a table: what is paid, in Urdu when, and how much. Widths are in points. */
interface Columns {
  labelWidth: number;
  /** 0 without the column. */
  whenWidth: number;
  amountWidth: number;
}

interface Row {
  label: string;
  note?: string | null;
  /** When it is paid, if that has a column. */
  when?: string;
  amount: string;
  isStrong?: boolean;
}

/** A table while it is written. */
interface Table {
  sheet: Sheet;
  element: PDFKit.PDFStructureElement;
  columns: Columns;
}

/** Amounts stand at the end of the line in English. In Urdu their units stand below each other, as in English. */
const alignAmounts = ({ language }: Sheet) =>
  language === 'en' ? { align: 'right' as const } : {};

/** Writes a row of the table: a header cell with the charge and its law, and its amount. */
function writeRow({ sheet, element, columns }: Table, row: Row): void {
  const { doc, margin: left } = sheet;
  const { labelWidth, whenWidth, amountWidth } = columns;
  const { label, note, when, amount, isStrong = false } = row;
  const y = doc.y + rowGap[sheet.language];
  // Below the time, which is one line, there is room for a long law.
  const noteWidth = labelWidth + whenWidth;
  const tr = doc.struct('TR');
  element.add(tr);
  const cell = { parent: tr, y, font: isStrong ? '600' : '400' } as const;
  write(sheet, 'TH', label, { ...cell, scope: 'Row', width: labelWidth, note, noteWidth });
  const labelEnd = doc.y;
  let end = labelEnd;
  if (whenWidth > 0) {
    const look = { size: 8, color: muted, font: '400', y: y + 1.5 } as const;
    write(sheet, 'TD', when ?? '', { ...cell, ...look, x: left + labelWidth, width: whenWidth });
    end = Math.max(end, doc.y);
  }
  write(sheet, 'TD', amount, {
    ...cell,
    x: left + labelWidth + whenWidth,
    width: amountWidth,
    ...alignAmounts(sheet),
  });
  doc.y = end;
  tr.end();
  doc.y += rowGap[sheet.language];
  drawRule(sheet, doc.y, isStrong ? ink : hairline);
}

/** The distance of a row's text from its rules. Lines of Urdu are higher. */
const rowGap = { en: 5, ur: 3 } as const;

function writeHeader({ sheet, element, columns }: Table, { words }: QuoteTexts): void {
  const { doc, margin: left } = sheet;
  const { labelWidth, whenWidth, amountWidth } = columns;
  const tr = doc.struct('TR');
  element.add(tr);
  const { y } = doc;
  const style = { parent: tr, scope: 'Column', size: 8, color: muted, y } as const;
  write(sheet, 'TH', words.whatIsPaid, { ...style, width: labelWidth });
  if (whenWidth > 0) {
    write(sheet, 'TH', words.when, { ...style, x: left + labelWidth, width: whenWidth });
  }
  const x = left + labelWidth + whenWidth;
  write(sheet, 'TH', words.amount, { ...style, x, width: amountWidth, ...alignAmounts(sheet) });
  tr.end();
  doc.y += 3;
  drawRule(sheet, doc.y, ink);
}

/** The charge's texts: below its name the law, and whether it comes back; in English also when it is paid. */
function describeLine(line: OnRoadLine, texts: QuoteTexts, language: Language): Row {
  const { due, legalRef, tariff, isAdjustable } = line;
  const law = [...new Set([tariff, legalRef])].filter(Boolean);
  const comesBack = isAdjustable ? [texts.words.adjustable] : [];
  const row = { label: texts.nameLine(line), amount: texts.formatLineAmount(line) };
  const when = texts.nameDue(due);
  if (language === 'en') return { ...row, note: [when, ...law, ...comesBack].join(separator) };
  // Laws have English names, so they get a separate line.
  return { ...row, when, note: [...comesBack, law.join(separator)].filter(Boolean).join('\n') };
}

/** Lists the rows of a quote: the ex-factory price, the charges and the sum. */
function listRows(quote: Quote, texts: QuoteTexts, language: Language): Row[] {
  const { words } = texts;
  const { choice, exFactory, lines } = quote;
  const { prefix, amount } = texts.describeSum(quote);
  return [
    {
      label: choice.isSample ? words.sampleExFactoryPrice : words.exFactoryPrice,
      note: words.priceDate(texts.formatDay(choice.pricedAt)),
      amount: formatRupees(exFactory),
    },
    ...groupByDue(lines)
      .flatMap((group) => group.lines)
      .map((line) => describeLine(line, texts, language)),
    {
      label: [words.onTheRoad, texts.describeLeftOut(quote)].filter(Boolean).join(words.comma),
      amount: [prefix, amount].filter(Boolean).join(' '),
      isStrong: true,
    },
  ];
}

/** Writes the table of a quote. */
export function writeTable(sheet: Sheet, quote: Quote, texts: QuoteTexts): void {
  const { doc, body, language, width } = sheet;
  const rows = listRows(quote, texts, language);
  const isUrdu = language === 'ur';
  const whenWidth = isUrdu ? 130 : 0;
  const amountWidth = isUrdu
    ? measureWidest(
        sheet,
        rows.map(({ amount }) => amount),
      )
    : 130;
  const columns = { labelWidth: width - whenWidth - amountWidth, whenWidth, amountWidth };
  const element = doc.struct('Table');
  body.add(element);
  const table = { sheet, element, columns };
  writeHeader(table, texts);
  for (const row of rows) writeRow(table, row);
  element.end();
}
