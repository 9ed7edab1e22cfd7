export const pageTitle = 'کیا یہ اصلی ہے؟';
export const pageDescription =
  'جانچیں کہ کوٹیشن، بکنگ یا ڈیلرشپ اصلی ہے یا نہیں، اور وہ بینک اکاؤنٹ دیکھیں جن کے سوا خریدار ہمیں کسی اکاؤنٹ میں ادائیگی نہیں کرتے۔';
export const heading = 'کیا یہ اصلی ہے؟';
export const introduction =
  'ہماری ہر کوٹیشن، ہر بکنگ اور ہر ڈیلرشپ کا ایک کوڈ ہوتا ہے۔ کسی کو ادائیگی کرنے سے پہلے وہ کوڈ یہاں درج کریں۔';

export const code = 'کوڈ';
export const codeHint =
  'انگریزی کے دس حروف اور ہندسے، جیسے کوٹیشن پر، بکنگ کی ای میل میں یا ڈیلر کی دیوار پر لکھے ہیں';
export const check = 'جانچیں';
export const checking = 'جانچ جاری ہے…';

export const whatItShows = 'اصلی کوڈ سے کیا نظر آتا ہے';
export const aQuote = 'کوٹیشن';
export const aQuoteShows =
  'گاڑی، آن روڈ قیمت، کوٹیشن کب تک درست ہے، اور جس کے نام پر بنی ہے اس کا نام، جس کا کچھ حصہ پوشیدہ ہوتا ہے۔';
export const aBooking = 'بکنگ';
export const aBookingShows =
  'گاڑی، قیمت، ڈیلرشپ، بکنگ کس مرحلے پر ہے، اور نام، جس کا کچھ حصہ پوشیدہ ہوتا ہے۔';
export const aDealership = 'ڈیلرشپ';
export const aDealershipShows = 'اس کا نام، شہر اور پتہ، اور یہ کہ وہ کب سے ہماری فہرست میں ہے۔';
export const compareLines = 'ہر سطر کا موازنہ اس سے کریں جو آپ کو دیا گیا تھا۔';
export const doNotPay = 'ایک سطر بھی مختلف ہو، یا کوڈ ہماری فہرست میں نہ ہو، تو ادائیگی نہ کریں۔';

/** By what a genuine code belongs to. */
export const genuine = {
  quote: 'یہ ہماری اصلی کوٹیشن ہے',
  booking: 'یہ ہمارے ہاں کی اصلی بکنگ ہے',
  dealer: 'یہ ایک مجاز ڈیلرشپ ہے',
};
export const car = 'گاڑی';
export const state = 'حیثیت';
export const validUntil = (moment: string) => `${moment} تک درست`;
export const madeOn = 'بنانے کی تاریخ';
export const madeFor = 'کس کے نام';
export const bookingStates: Readonly<Record<string, string>> = {
  pending: 'موصول، تصدیق باقی',
  confirmed: 'تصدیق شدہ',
  processing: 'زیرِ عمل',
  completed: 'مکمل',
  cancelled: 'منسوخ',
};
export const price = 'قیمت';
export const bookedOn = 'بکنگ کی تاریخ';
export const dealer = 'ڈیلر';
export const bookedBy = 'بکنگ کس کے نام';
export const dealership = 'ڈیلرشپ';
export const city = 'شہر';
export const address = 'پتہ';
export const phone = 'فون نمبر';
export const whatsapp = 'WhatsApp';
export const listedSince = 'فہرست میں کب سے';
export const checkedOn = (moment: string) => `جانچ کا وقت: ${moment}۔`;
export const codeCheckedOn = 'کوڈ \u2066{code}\u2069، جانچ کا وقت: {moment}۔';

export const notListed = 'ہماری فہرست میں نہیں';
export const thisLink = 'یہ لنک';
export const belongsToNothing =
  '\u2068{code}\u2069: {moment} تک ہماری کوئی کوٹیشن، بکنگ یا ڈیلرشپ اس سے منسلک نہیں۔ پہلے دیکھ لیں کہ لکھنے میں غلطی تو نہیں ہوئی۔';
export const tellUs =
  'اگر کوڈ وہی ہے جو آپ کو دیا گیا تھا تو ادائیگی نہ کریں اور <link>ہمیں بتائیں</link>۔';

export const accounts = 'صرف یہی اکاؤنٹ ہمارے ہیں';
export const accountsText =
  'ہم کبھی نقد رقم یا کسی نجی اکاؤنٹ میں ادائیگی نہیں مانگتے۔ صرف ان اکاؤنٹوں میں ادائیگی کریں، پے آرڈر یا بینک ٹرانسفر سے۔';
export const noAccounts =
  'ہمارے اکاؤنٹ اس وقت یہاں درج نہیں۔ ادائیگی سے پہلے <link>ہم سے پوچھیں</link>۔';
export const sampleAccount = 'نمونہ، اصلی اکاؤنٹ نہیں';
