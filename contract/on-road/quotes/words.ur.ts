export const about = 'تقریباً';
export const from = 'کم از کم';
export const rupeeRange = (least: string, most: string) => `${least} تا ${most}`;
export const notKnown = 'ابھی معلوم نہیں';

export const stillOpen = (facts: string, count: number) =>
  `${facts}: ${count === 1 ? 'اس' : 'ان'} کی تصدیق ابھی باقی ہے`;
export const without = (charges: string) => `${charges} کے بغیر`;
export const fixedUntil = (moment: string) =>
  `ایکس فیکٹری قیمت اور فریٹ ${moment} تک طے شدہ ہیں، ٹیکس نہیں`;
export const estimate =
  'یہ رقم ایک اندازہ ہے، پیشکش نہیں: کچھ اعداد نمونے کے ہیں یا ابھی معلوم نہیں، اور ٹیکس رجسٹریشن کے دن کے قانون کے مطابق لگتے ہیں۔ ادائیگی سے پہلے اپنے ڈیلر سے ان کی تصدیق کرائیں۔';

export const buyer = (taxpayer: string, province: string | null, day: string) =>
  `${taxpayer}، رجسٹریشن ${province ? `${province} میں ` : ''}${day} کو`;

export const shared = (car: string, city: string, sum: string, code: string, day: string) =>
  `${city} میں ${car} کی آن روڈ قیمت: ${sum}۔ کوٹیشن ${code}، ${day} تک درست۔`;
