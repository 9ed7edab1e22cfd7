import * as formatWords from '#words/contract/format';
import * as onRoadWords from '#words/contract/on-road';
import * as words from '#words/contract/on-road/notes';
import * as storedFormatWords from '../format/words.ts';
import * as storedWords from './notes/words.ts';
import { joinWords } from './on-road-price.ts';
import * as storedOnRoadWords from './words.ts';

type Values = Readonly<Record<string, string>>;

/** Fills the placeholders of a note's text. */
export const fillNote = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/**
 * Lists the texts of which notes consist, as they are stored and in the page's language. Longer ones come first: what one
 * leaves open may hold the words of another.
 */
function listTexts(): (readonly [stored: string, shown: string])[] {
  const pairs: readonly (readonly [Values, Values])[] = [
    [storedWords, words],
    [storedOnRoadWords, onRoadWords],
  ];
  return pairs
    .flatMap(([stored, shown]) =>
      Object.entries(stored).map(([name, text]) => [text, shown[name] ?? text] as const),
    )
    .toSorted(([one], [other]) => other.length - one.length);
}

/** Finds the values of a text's placeholders in a stored note; null if the note is another one. */
function readValues(text: string, note: string): Values | null {
  const [start = '', ...pieces] = text.split(/[{}]/);
  if (!note.startsWith(start)) return null;
  const values: Record<string, string> = {};
  let from = start.length;
  for (let index = 0; index < pieces.length; index += 2) {
    const [name = '', next = ''] = pieces.slice(index);
    const isLast = index + 2 >= pieces.length;
    const to = isLast ? note.length - next.length : note.indexOf(next, from);
    if (to <= from || !note.startsWith(next, to)) return null;
    values[name] = note.slice(from, to);
    from = to + next.length;
  }
  return from === note.length ? values : null;
}

/** Words a day that is stored as '1 July 2026'. */
function sayDay(stored: string): string {
  const [day = '', name = '', year = ''] = stored.split(' ');
  const month = (storedFormatWords.months as readonly string[]).indexOf(name);
  return month < 0 ? stored : formatWords.fullDate(Number(day), month, Number(year));
}

/** Splits 'a, b and c'; a figure's comma has no space behind it. */
const splitItems = (list: string): string[] => list.split(/, | and /);

/** How the values of placeholders are said; names of tariffs are shown as they are stored. */
const sayValue: Readonly<Record<string, (value: string) => string>> = {
  label: (value) => `\u2066${value}\u2069`,
  day: sayDay,
  facts: (value) => joinWords(splitItems(value).map(sayText)),
  place: (value) => sayText(value),
};

function sayText(stored: string): string {
  for (const [text, shown] of listTexts()) {
    const values = text.toLowerCase() === stored.toLowerCase() ? {} : readValues(text, stored);
    if (values) {
      const said = Object.entries(values).map(([name, value]) => [
        name,
        sayValue[name]?.(value) ?? value,
      ]);
      return fillNote(shown, Object.fromEntries(said));
    }
  }
  return stored;
}

/** Returns a price's note, which is stored in English, in the page's language; an unknown one as it is stored. */
export const sayNote = (note: string): string =>
  formatWords.isStoredLanguage ? note : sayText(note);
