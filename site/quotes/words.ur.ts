import { nameCity } from '#catalogue/cities/words.ur.ts';

export const pageTitle = (car: string, city: string) =>
  `${nameCity(city)} میں ${car} کی آن روڈ قیمت`;
export const pageDescription = (car: string, { city, code }: { city: string; code: string }) =>
  `کوٹیشن ${code}: ${nameCity(city)} میں ${car} کی آن روڈ قیمت، ہر چارج اور اس کے ماخذ کے ساتھ۔`;
export const pictureAlt = (car: string) => `${car} اور اس کی آن روڈ قیمت`;
export const unknownPageTitle = 'نامعلوم کوٹیشن';
export const unknownPageDescription =
  'اس پتے پر کوئی کوٹیشن نہیں۔ کوڈ دیکھ لیں یا نئی کوٹیشن بنوائیں۔';

export const expiredOn = (moment: string) => `مدت ختم: ${moment}`;
/** Below the car's name. */
export const onTheRoadIn = (city: string) => `${nameCity(city)} میں آن روڈ قیمت`;
export const quote = 'کوٹیشن \u2066{code}\u2069';
export const quoteFor = 'کوٹیشن \u2066{code}\u2069، {name} کے نام';

export const quoteExpired = (moment: string) => `اس کوٹیشن کی مدت ختم ہو چکی ہے: ${moment}۔`;
export const expiredNote = (moment: string) =>
  `اس میں ${moment} کی قیمت درج ہے۔ براہ کرم نئی کوٹیشن بنوائیں۔`;

export const bookToday = 'آج کی قیمت پر بک کریں';
export const bookAtThis = 'اس قیمت پر بک کریں';
export const downloadPdf = 'PDF ڈاؤن لوڈ کریں';
export const whatsapp = 'WhatsApp<hidden>: یہ کوٹیشن نئے ٹیب میں شیئر کریں</hidden>';
export const todaysPrice = 'آج کی قیمت';
export const seeQuote = 'کوٹیشن دیکھیں';

export const lines = 'کیا ادا کرنا ہے اور کب';
export const charge = 'چارج';
export const amount = 'رقم';
export const sampleExFactoryPrice = 'ایکس فیکٹری قیمت (نمونہ)';
export const priceOf = (day: string) => `${day} کی قیمت`;
export const adjustable = 'ٹیکس گوشوارے میں ایڈجسٹ ہو سکتا ہے';
export const inInstalments = 'قسطوں میں';
export const instalmentsFrom = (todaysPrice: string) =>
  `یہ قسطیں کوٹیشن کی قیمت پر ہیں؛ فنانسنگ کا صفحہ آج کی قیمت سے حساب لگاتا ہے، یعنی ${todaysPrice}۔`;

export const adjustableSum =
  'اس میں سے {amount} پیشگی ادا شدہ انکم ٹیکس ہے۔ خریدار اسے اس سال کے ٹیکس گوشوارے میں ایڈجسٹ کر سکتا ہے۔';
export const inForce = (place: string, from: string, checkedOn: string | null) =>
  `${place}، ${from} سے لاگو${checkedOn ? `، ${checkedOn} کو جانچا گیا` : ''}`;
export const inNewTab = 'نئے ٹیب میں';

export const qrCode = (code: string) => `کوٹیشن ${code} جانچنے کا کیو آر کوڈ`;
export const isGenuine = 'کیا یہ کوٹیشن اصلی ہے؟';
export const howToCheck =
  'اسے کوئی بھی جانچ سکتا ہے: کوڈ اسکین کریں، یا {link}۔ ہم کبھی نقد رقم یا کسی نجی اکاؤنٹ میں ادائیگی نہیں مانگتے۔';
export const checkHere = (code: string) => `یہاں \u2066${code}\u2069 جانچیں`;

export const unknownTitle = 'ایسی کوئی کوٹیشن ہمارے پاس نہیں';
export const unknownText =
  'براہ کرم کوڈ دیکھ لیں: اس میں دس حروف اور ہندسے ہوتے ہیں۔ اگر کسی نے یہ کوٹیشن ہماری کہہ کر دی ہے تو ادائیگی نہ کریں اور ہمیں بتائیں۔';
export const checkCode = 'کوڈ جانچیں';
export const contactUs = 'ہم سے رابطہ کریں';
