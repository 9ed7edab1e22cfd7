import type { JobCategory, JobGender, JobType } from './jobs.ts';

export const viewAll = 'سب دیکھیں';
export const count = (jobs: number) => `${jobs} ${jobs === 1 ? 'اسامی' : 'اسامیاں'}`;
export const loading = 'خالی اسامیاں لوڈ ہو رہی ہیں…';
export const loadFailed = 'معذرت، خالی اسامیاں لوڈ نہیں ہو سکیں۔ کچھ دیر بعد دوبارہ کوشش کریں۔';
export const closed = 'یہ اسامی بند ہو چکی ہے؛ اس کے لیے مزید درخواستیں نہیں لی جا رہیں۔';
export const none = 'اس وقت کوئی خالی اسامی نہیں۔ کچھ عرصے بعد دوبارہ دیکھیں۔';

const names: Readonly<Record<JobCategory | JobType | JobGender, string>> = {
  Design: 'ڈیزائن',
  Engineering: 'انجینئرنگ',
  Marketing: 'مارکیٹنگ',
  Operations: 'آپریشنز',
  Sales: 'سیلز',
  HR: 'ایچ آر',
  Finance: 'فنانس',
  Management: 'مینجمنٹ',
  Other: 'دیگر',

  'Full-time': 'کل وقتی',
  'Part-time': 'جز وقتی',
  Contract: 'کنٹریکٹ',
  Internship: 'انٹرن شپ',

  Male: 'مرد',
  Female: 'خاتون',
  Any: 'کوئی بھی',
};

export const nameChoice = (choice: string): string => names[choice as keyof typeof names] ?? choice;
