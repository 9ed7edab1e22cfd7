import { nameCity } from '#catalogue/cities/words.ur.ts';

export const pageTitle = 'آن روڈ قیمت';
export const pageDescription =
  'آپ کے صوبے میں HAVAL،\u200f ORA یا TANK کی آن روڈ قیمت: ہر ٹیکس اور فیس اپنے قانون کے ساتھ، فائلر اور نان فائلر دونوں کے لیے۔';
export const introduction = 'نمبر پلیٹوں سمیت گاڑی آپ کے دروازے پر آنے تک کے تمام اخراجات۔';

export const vehicle = 'آپ کی گاڑی';
export const city = 'آپ کا شہر';
export const moreFields = 'فائلر یا نان فائلر، صوبہ اور تاریخ';
export const activeTaxpayer = 'فعال ٹیکس گزاروں کی فہرست میں نام';
export const province = 'رجسٹریشن کا صوبہ';
export const cityProvince = 'شہر کا صوبہ';
export const day = 'رجسٹریشن کی تاریخ';
export const dayHint = 'خالی ہو تو آج کی تاریخ';
export const showPrice = 'قیمت دیکھیں';

export const unknownCar = 'یہ گاڑی قیمتوں کی فہرست میں نہیں';
export const unknownCity = 'یہ شہر قیمتوں کی فہرست میں نہیں';
export const unknownProvince = 'ایسا کوئی صوبہ نہیں';

export const forExample = 'مثال کے طور پر:';
export const carIn = (car: string, place: string) => `${nameCity(place)} میں ${car}`;
export const registeredIn = (place: string, date: string) => `رجسٹریشن: ${place}، ${date}`;
export const thisProvince = 'یہی صوبہ';
export const bothTaxpayers = 'فائلر اور نان فائلر';
export const barred =
  'نان فائلر کو یہ گاڑی بک کرانے، خریدنے یا رجسٹر کرانے کی اجازت نہیں: انکم ٹیکس آرڈیننس 2001، دفعہ 114C۔';
export const equalSums = 'اس گاڑی کے تمام چارجز دونوں کے لیے یکساں ہیں۔';
export const openCharges = (count: number) => `${count} غیر مصدقہ چارجز`;
/** What a sum leaves out, and which facts are open; either may be ''. */
export const without = (charges: string, facts: string) =>
  [charges && `${charges} کے بغیر`, facts].filter(Boolean).join('؛ ');
export const estimate = 'یہ ایک اندازہ ہے، پیشکش نہیں۔';
export const sampleFigures =
  'جب تک ڈسٹری بیوٹر تصدیق نہ کرے، یہ نمونے کی رقمیں ہیں؛ ان کے ماخذ نیچے درج ہیں۔';

export const lineByLine = 'مد وار تفصیل';
export const tableCaption = (title: string) => `${title} کی آن روڈ قیمت، روپے میں`;
export const currency = 'PKR';
export const exFactoryPrice = 'ایکس فیکٹری قیمت';
export const priceOf = (date: string) => `${date} کی قیمت`;
export const notConfirmed = 'تصدیق باقی';
export const toAmount = (amount: string) => `سے ${amount} تک`;
export const onTheRoad = 'آن روڈ قیمت';
export const notSold = 'فروخت نہیں';
export const openLines = (count: number) =>
  count === 1
    ? '1 چارج کی تصدیق ابھی باقی ہے اور وہ کل رقم میں شامل نہیں'
    : `${count} چارجز کی تصدیق ابھی باقی ہے اور وہ کل رقم میں شامل نہیں`;
export const dealerConfirms = 'ادائیگی سے پہلے آپ کا ڈیلر ہر رقم کی تصدیق کرے گا۔';

export const saving = 'فائلر کی بچت';
export const savingNote =
  'نان فائلر کے مقابلے میں، ان مدوں میں جن کی رقم معلوم ہے۔ فیصلہ خریداری کے دن کی فعال ٹیکس گزاروں کی فہرست سے ہوتا ہے۔';
export const adjustable = 'ٹیکس گوشوارے میں قابلِ ایڈجسٹ';
export const adjustableNote =
  'ایڈوانس انکم ٹیکس اور ٹوکن کے ساتھ دیا گیا انکم ٹیکس فائلر کے سال بھر کے انکم ٹیکس میں ایڈجسٹ ہوتے ہیں۔';
export const yearly = 'ہر سال دوبارہ';
export const yearlyNote = 'یہ رقم فائلر سالانہ ٹوکن کے ساتھ ادا کرتا ہے، جہاں تک رقمیں معلوم ہیں۔';

export const deal = 'گاڑی کب ملے گی اور کیا ادا کرنا ہے';
export const delivery = 'ڈیلیوری';
export const inSomeColor = 'کم از کم ایک رنگ میں۔';
export const bookingAmount = 'بکنگ کی رقم';
export const payee = 'ادائیگی کس کے نام';
export const checkAccounts = 'ادائیگی سے پہلے ہمارے اکاؤنٹ چیک کریں';
export const rest = 'باقی رقم';
export const papers = 'ساتھ لانے کی دستاویزات';
export const askDealer = '<label>ڈیلر سے پوچھیں:</label> {open}۔';
export const openDelivery = 'ڈیلیوری کا وقت';
export const openBookingAmount = 'بکنگ کی رقم';
export const openPayee = 'ادائیگی کس کے نام کرنی ہے';
export const openRest = 'باقی رقم کب دینی ہے';
export const openPapers = 'کون سی دستاویزات ساتھ لانی ہیں';
export const nameAndPhone = '{name}، \u2066{phone}\u2069';
export const otherDealers = 'دوسرے ڈیلر';
export const dealersWithPhones = 'ڈیلر اور ان کے فون نمبر';

export const payInInstalments = 'قسطوں میں ادائیگی';
export const compare = 'موازنہ کریں';
export const testDrive = 'ٹیسٹ ڈرائیو';
export const bookThisCar = 'یہ گاڑی بک کریں';

export const keepTitle = 'اس قیمت کی کوٹیشن بنوائیں';
export const keepIntroduction = (title: string, taxpayer: string) =>
  `${title}، ${taxpayer}۔ کوٹیشن کا اپنا کوڈ اور اپنا صفحہ ہوتا ہے، جسے پرنٹ اور شیئر کیا جا سکتا ہے اور جس سے بکنگ ہو سکتی ہے۔ بعد کی قیمتیں اور ٹیرف اسے نہیں بدلتے۔`;
export const keeperName = 'نام';
export const keeperPhone = 'فون نمبر';
export const keepPrice = 'یہ قیمت محفوظ کریں';

export const whereFrom = 'یہ رقمیں کہاں سے آئیں';
export const noTariff =
  'اس تاریخ کے لیے ابھی کوئی ٹیرف شائع نہیں ہوا۔ واجب رقم آپ کا ڈیلر بتا سکتا ہے۔';
export const inForce = (from: string, checkedOn: string | null) =>
  `${from} سے لاگو، ${checkedOn ? `${checkedOn} کو جانچا گیا` : 'ابھی جانچا نہیں گیا'}`;
export const tariffSince = (tariff: string, date: string) => `\u2066${tariff}\u2069، ${date} سے`;
/** Of when the figures are; `tariffs` may be ''. */
export const rateDays = (date: string, tariffs: string) =>
  `${date} کی قیمت${tariffs && `؛ ٹیرف: ${tariffs}`}۔`;
