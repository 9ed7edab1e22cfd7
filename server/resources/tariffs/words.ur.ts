import { isolate } from '#contract/format/in-languages.ts';

/** The words of a price's notes. */

export const included = (label: string) =>
  `${label}: اسے ایکس فیکٹری قیمت کا حصہ سمجھا گیا ہے، اس لیے الگ سے نہیں جوڑا گیا۔`;
export const includedIfDue = (label: string) =>
  `${label}: اس گاڑی پر واجب ہونے کی صورت میں اسے ایکس فیکٹری قیمت کا حصہ سمجھا گیا ہے، اس لیے الگ سے نہیں جوڑا گیا۔`;

export const engine = (size: string) => isolate(size);
export const battery = (size: string) => `${isolate(size)} کی بیٹری`;
export const assembled = 'پاکستان میں اسمبل شدہ';
export const imported = 'درآمد شدہ';

export const sampleFacts = (facts: string) =>
  `اس گاڑی کی یہ تفصیلات نمونہ ہیں، ان کی تصدیق ابھی باقی ہے: ${facts}۔ ان پر منحصر رقمیں بھی نمونہ ہیں۔`;
export const openFacts = (facts: string) =>
  `اس گاڑی کے بارے میں ابھی تصدیق باقی ہے: ${facts}۔ تب تک ایک کل رقم کی جگہ کم از کم اور زیادہ سے زیادہ رقم دی گئی ہے۔`;
export const noFederalTariff =
  'اس تاریخ کے لیے کوئی وفاقی ٹیرف شائع نہیں ہوا۔ اپنے ڈیلر سے پوچھیں۔';
export const noTariff = (place: string) =>
  `اس تاریخ کے لیے ${place} کا کوئی ٹیرف شائع نہیں ہوا۔ اپنے ڈیلر سے پوچھیں۔`;
export const thisProvince = 'اس صوبے';
export const otherRates = (day: string, place: string, tariff: string) =>
  `${day} سے ${place} میں دوسری شرحیں لاگو ہوں گی: ${isolate(tariff)}۔`;
