import { months } from '#contract/format/words.ts';

const monthNames: readonly string[] = months;

/** How parts of a note are worded in Urdu. */
interface NoteWords {
  labelInUrdu: (label: string) => string;
  joinInUrdu: (items: readonly string[]) => string;
  dayInUrdu: (day: string) => string;
}

/** Splits what `joinWords` joined: 'a, b and c'. Digits are grouped with a comma, too, but without a blank. */
const splitWords = (joined: string): string[] => joined.split(/, | and /);

const battery = /^a battery of ([\d.]+) kWh$/;
const engine = /^([\d,]+) cc$/;

/** Words a sample fact, such as 'petrol', '1,499 cc' or 'a battery of 83 kWh'. */
function factInUrdu(fact: string, labelInUrdu: NoteWords['labelInUrdu']): string {
  const [, kWh] = battery.exec(fact) ?? [];
  if (kWh) return `بیٹری ${kWh} کلو واٹ آور کی`;
  const [, cc] = engine.exec(fact) ?? [];
  if (cc) return `انجن ${cc} سی سی کا`;
  if (fact === 'assembled in Pakistan') return 'پاکستان میں اسمبل شدہ';
  if (fact === 'imported') return 'درآمد شدہ';
  return labelInUrdu(fact.charAt(0).toUpperCase() + fact.slice(1));
}

/** Reads a day as it is written in English: '4 May 2026'. */
function parseDay(day: string): string {
  const [date = '', month = '', year = ''] = day.split(' ');
  const number = monthNames.indexOf(month) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** The notes that the server writes, in server/resources/tariffs/price-notes.ts, and their Urdu. */
const notes: readonly [RegExp, (words: NoteWords, ...parts: string[]) => string][] = [
  [
    /^Sample facts of this car, not confirmed yet: (.+)\. Figures that depend on them are samples, too\.$/,
    ({ labelInUrdu, joinInUrdu }, facts = '') =>
      `اس گاڑی کی نمونہ معلومات، جن کی تصدیق ابھی باقی ہے: ${joinInUrdu(splitWords(facts).map((fact) => factInUrdu(fact, labelInUrdu)))}۔ ان سے نکلنے والے اعداد بھی نمونہ ہیں۔`,
  ],
  [
    /^Still to be confirmed for this car: (.+)\. Until then the sum is a range\.$/,
    ({ labelInUrdu, joinInUrdu }, facts = '') =>
      `اس گاڑی کے بارے میں ابھی تصدیق باقی ہے: ${joinInUrdu(splitWords(facts).map(labelInUrdu))}۔ تب تک رقم کی صرف حد بتائی جا سکتی ہے۔`,
  ],
  [
    /^No federal tariff is published for this day\. Ask your dealer\.$/,
    () => 'اس دن کے لیے کوئی وفاقی ٹیرف شائع نہیں ہوا۔ اپنے ڈیلر سے پوچھیں۔',
  ],
  [
    /^No tariff of this province is published for this day\. Ask your dealer\.$/,
    () => 'اس دن کے لیے اس صوبے کا کوئی ٹیرف شائع نہیں ہوا۔ اپنے ڈیلر سے پوچھیں۔',
  ],
  [
    /^No tariff of (.+) is published for this day\. Ask your dealer\.$/,
    ({ labelInUrdu }, place = '') =>
      `اس دن کے لیے ${labelInUrdu(place)} کا کوئی ٹیرف شائع نہیں ہوا۔ اپنے ڈیلر سے پوچھیں۔`,
  ],
  [
    /^From (\d+ \w+ \d+) other rates apply in ([^:]+): .+$/,
    ({ labelInUrdu, dayInUrdu }, day = '', place = '') =>
      `${dayInUrdu(parseDay(day))} سے ${labelInUrdu(place)} میں دوسری شرحیں لاگو ہوں گی۔`,
  ],
  [
    /^(.+), if it is due for this car, is taken to be part of the ex-factory price and is not added\.$/,
    ({ labelInUrdu }, charge = '') =>
      `${labelInUrdu(charge)} اس گاڑی پر لگے تو ایکس فیکٹری قیمت کا حصہ سمجھا گیا ہے اور شامل نہیں کیا گیا۔`,
  ],
  [
    /^(.+) is taken to be part of the ex-factory price and is not added\.$/,
    ({ labelInUrdu }, charge = '') =>
      `${labelInUrdu(charge)} ایکس فیکٹری قیمت کا حصہ سمجھا گیا ہے اور شامل نہیں کیا گیا۔`,
  ],
];

/**
 * Words a note of a quote in Urdu. Quotes store their notes as English sentences; one that is none of the known ones stays
 * English.
 */
export function noteInUrdu(note: string, words: NoteWords): string {
  for (const [pattern, write] of notes) {
    const found = pattern.exec(note);
    if (found) return write(words, ...found.slice(1));
  }
  return note;
}
