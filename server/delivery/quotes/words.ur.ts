// Some readers of PDF files copy a line of Urdu in another order if it has Latin words, codes, parentheses, or a comma beside a
// figure. So names and codes have lines of their own here, and the others are avoided.

export const documentTitle = (code: string, car: string, city: string) =>
  `کوٹیشن \u2066${code}\u2069: ${city} میں \u2066${car}\u2069 کی آن روڈ قیمت`;
export const title = (car: string, city: string) => `${car}\n${city} میں آن روڈ قیمت`;
export const quoteCode = 'کوٹیشن';
export const madeOn = (_code: string, made: string, until: string) =>
  `یہ کوٹیشن ${made} بنائی گئی۔ ${until} تک درست ہے۔`;
export const madeFor = (name: string) => name;

export const whatIsPaid = 'کیا ادا کرنا ہے';
export const when = 'کب';
export const amount = 'رقم';
export const exFactoryPrice = 'ایکس فیکٹری قیمت';
export const sampleExFactoryPrice = 'ایکس فیکٹری قیمت – نمونہ';
export const priceDate = (day: string) => `${day} کی قیمت`;
export const adjustable = 'ٹیکس گوشوارے میں ایڈجسٹ ہو سکتا ہے';
export const onTheRoad = 'آن روڈ قیمت';

export const adjustableSum = (sum: string) =>
  `اس میں سے ${sum} پیشگی ادا شدہ انکم ٹیکس ہے۔ خریدار اسے ٹیکس گوشوارے میں ایڈجسٹ کر سکتا ہے۔`;
export const tariff = (_label: string, place: string, from: string, isSample: boolean) =>
  `${place} میں ${from} سے${isSample ? ' بطور نمونہ' : ''}`;
export const checkedOn = (tariff: string, day: string) => `${tariff}، جانچ ${day}`;
export const tariffs = (all: string) => `ٹیرف: ${all}۔`;
export const semicolon = '؛ ';
export const comma = '، ';

export const isGenuine = 'کیا یہ کوٹیشن اصلی ہے؟';
export const howToCheck = (code: string, address: string) =>
  `کوڈ اسکین کریں، یا نیچے دیے گئے پتے پر کوٹیشن کا کوڈ لکھیں۔ وہیں کمپنی کے اکاؤنٹ بھی درج ہیں۔ ہم کبھی نقد رقم یا کسی نجی اکاؤنٹ میں ادائیگی نہیں مانگتے۔\n${address}\n${code}`;
export const qrCode = (code: string, address: string) =>
  `کیو آر کوڈ: کوٹیشن \u2066${code}\u2069 جانچنے کے لیے \u2066${address}\u2069 کھولتا ہے`;
