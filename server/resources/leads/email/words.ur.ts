import { isolate } from '#contract/format/in-languages.ts';

/** The words of the email that confirms a request. */

export const subject = (reference: string) => `آپ کی درخواست مل گئی ہے: ${isolate(reference)}`;

export const arrived = 'ہم سے رابطہ کرنے کا شکریہ۔ آپ کی درخواست مل گئی ہے۔';
export const writtenDown = 'ہم سے رابطہ کرنے کا شکریہ۔ ہم نے آپ کی درخواست درج کر لی ہے۔';

const nouns: Readonly<Record<string, string>> = {
  inquiry: 'پیغام',
  booking: 'بکنگ',
  'test drive': 'ٹیسٹ ڈرائیو',
  'service appointment': 'سروس اپائنٹمنٹ',
  'parts request': 'پرزے کی درخواست',
  'job application': 'ملازمت کی درخواست',
  'dealer application': 'ڈیلرشپ کی درخواست',
};

export const request = (noun: string) => `درخواست کی قسم: ${nouns[noun] ?? isolate(noun)}`;
export const reference = (code: string) => `حوالہ نمبر: ${isolate(code)}`;
export const vehicle = (name: string) => `گاڑی: ${isolate(name)}`;
export const color = (name: string) => `رنگ: ${isolate(name)}`;
export const dealer = (nameAndCity: string) => `ڈیلرشپ: ${isolate(nameAndCity)}`;
export const price = (sum: string) => `قیمت: ${sum}`;
export const preferredDay = (day: string) => `پسندیدہ دن: ${day}`;

export const bookingCode = (code: string, page: string) =>
  `آپ کی بکنگ کا کوڈ: ${isolate(code)}\nآپ جسے یہ کوڈ دکھائیں، وہ اس صفحے پر بکنگ کے اصلی ہونے کی تصدیق کر سکتا ہے:\n${page}\nہم کبھی نقد رقم یا کسی نجی اکاؤنٹ میں ادائیگی نہیں مانگتے۔ ہمارے اکاؤنٹ صرف وہی ہیں جو اس صفحے پر لکھے ہیں۔`;

export const nextStep =
  'آگے کیا ہو گا: ہماری ٹیم آپ کی درخواست دیکھ کر آپ سے رابطہ کرے گی۔ تب تک آپ کو کچھ نہیں کرنا۔';
export const teamContactsYou = (deadline: string) =>
  `آگے کیا ہو گا: ہماری ٹیم ${deadline} آپ سے رابطہ کرے گی۔`;
export const dealerContactsYou = (name: string, deadline: string) =>
  `آگے کیا ہو گا: ${isolate(name)} کی ٹیم ${deadline} آپ سے رابطہ کرے گی۔`;
export const dealerPhone = (phone: string) => `ڈیلرشپ کا فون: ${isolate(phone)}`;
export const dealerWhatsapp = (phone: string) => `ڈیلرشپ کا WhatsApp: ${isolate(phone)}`;

export const nothingPaidAskDealer = (reference: string) =>
  `آپ نے کچھ ادا نہیں کیا، اور ابھی آپ پر کوئی رقم واجب نہیں۔ بکنگ بدلنے یا منسوخ کرنے کے لیے ڈیلرشپ کو فون کریں یا لکھیں اور اپنا حوالہ نمبر ${isolate(reference)} بتائیں۔`;
export const nothingPaidAskUs = (reference: string) =>
  `آپ نے کچھ ادا نہیں کیا، اور ابھی آپ پر کوئی رقم واجب نہیں۔ بکنگ بدلنے یا منسوخ کرنے کے لیے ہم سے رابطہ کریں اور اپنا حوالہ نمبر ${isolate(reference)} بتائیں۔`;

export const messageSubject = (reference: string) =>
  `آپ کی درخواست ${isolate(reference)} کے بارے میں پیغام`;
export const linkSubject = (reference: string) => `آپ کی درخواست ${isolate(reference)} کا صفحہ`;
export const linkNotAskedByYou =
  'اگر آپ نے یہ لنک نہیں مانگا تو یہ ای میل نظر انداز کر دیں: یہ صرف آپ کو بھیجی گئی ہے۔';
export const codeSubject = (code: string) => `آپ کا کوڈ: ${isolate(code)}`;
export const typeCode = (code: string) =>
  `اس ای میل ایڈریس کی تصدیق کے لیے یہ کوڈ اپنی درخواست کے صفحے پر لکھیں: ${isolate(code)}`;
export const codeNotAskedByYou =
  'اگر آپ نے یہ کوڈ نہیں منگوایا تو کسی نے آپ کا ای میل ایڈریس غلطی سے لکھا ہے۔ آپ یہ ای میل نظر انداز کر سکتے ہیں۔';
export const answerOnPage = (url: string) => `جواب اپنی درخواست کے صفحے پر دیں: ${isolate(url)}`;
export const follow = (url: string) =>
  `اپنی درخواست کی صورتِ حال دیکھنے، ہمیں لکھنے یا اسے واپس لینے کے لیے اس کا صفحہ کھولیں: ${isolate(url)}`;

export const askUs = (email: string) =>
  `درخواست میں کچھ شامل کرنا یا اس کے بارے میں پوچھنا ہو تو ${isolate(email)} پر لکھیں اور اپنا حوالہ نمبر بتائیں۔`;

export const notSentByYou =
  'اگر آپ نے کوئی درخواست نہیں بھیجی تو آپ کا ای میل ایڈریس کسی نے غلطی سے لکھا ہے۔ آپ یہ ای میل نظر انداز کر سکتے ہیں۔';
export const notMadeByYou =
  'اگر آپ نے کوئی درخواست نہیں دی تو آپ کا ای میل ایڈریس کسی نے غلطی سے لکھا ہے۔ آپ یہ ای میل نظر انداز کر سکتے ہیں۔';
