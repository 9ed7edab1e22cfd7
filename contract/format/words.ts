export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
/** `weekday` is its English name, as dealers' hours are stored. */
export const nameWeekday = (weekday: string): string => weekday;
/** `month` counts from 0. */
export const fullDate = (day: number, month: number, year: number) =>
  `${day} ${months[month]} ${year}`;
export const abbreviate = (name: string) => name.slice(0, 3);
/** `time` is HH:MM. */
export const clockTime = (time: string) => time;

/** Whether texts that are stored, such as a dealer's hours and a tariff's labels, are in this language. */
export const isStoredLanguage: boolean = true;

/** Leaves out the currency where a heading names it: '9,999,000', '88 to 93 lakh'. */
export const omitCurrency = (sum: string) => sum.replace('PKR ', '');
/** Both ends without the currency; the first one without its unit if the second has the same. */
export const lakhRange = (least: string, most: string) => `PKR ${least} to ${most}`;

export const meters = 'm';
export const kilometers = 'km';
export const comma = ', ';
