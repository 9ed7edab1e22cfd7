export const months = [
  'جنوری',
  'فروری',
  'مارچ',
  'اپریل',
  'مئی',
  'جون',
  'جولائی',
  'اگست',
  'ستمبر',
  'اکتوبر',
  'نومبر',
  'دسمبر',
] as const;

const weekdayNames: Readonly<Record<string, string>> = {
  Monday: 'پیر',
  Tuesday: 'منگل',
  Wednesday: 'بدھ',
  Thursday: 'جمعرات',
  Friday: 'جمعہ',
  Saturday: 'ہفتہ',
  Sunday: 'اتوار',
};

export const nameWeekday = (weekday: string): string => weekdayNames[weekday] ?? weekday;
/** The first of a month has its own word. */
export const fullDate = (day: number, month: number, year: number) =>
  `${day === 1 ? 'یکم' : day} ${months[month]} ${year}`;
/** Urdu has no short names of days and months. */
export const abbreviate = (name: string) => name;

/** The parts of the day, with the hour at which each ends. */
const dayParts = [
  [4, 'رات'],
  [12, 'صبح'],
  [15, 'دوپہر'],
  [16, 'سہ پہر'],
  [20, 'شام'],
  [24, 'رات'],
] as const;

/** 'صبح 9 بجے', 'سہ پہر 3:30 بجے' */
export function clockTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const part = dayParts.find(([end]) => hour < end)?.[1] ?? '';
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : '';
  return `${part} ${hour % 12 || 12}${minutes} بجے`;
}

export const isStoredLanguage: boolean = false;

export const omitCurrency = (sum: string) => sum.replace(/PKR | روپے/g, '');
export const lakhRange = (least: string, most: string) => `${least} سے ${most} روپے`;

export const meters = 'میٹر';
export const kilometers = 'کلومیٹر';
export const comma = '، ';
