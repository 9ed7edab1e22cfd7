import { nameCity } from '#catalogue/cities/words.ur.ts';

export const pageTitle = 'گاڑی بک کریں';
export const pageDescription =
  'HAVAL،\u200f ORA یا TANK آن لائن بک کریں: ماڈل، رنگ اور قریبی ڈیلرشپ منتخب کریں اور اپنے شہر میں قیمت کا حساب لگائیں۔';
export const heading = 'آج ہی اپنی گاڑی بک کریں!';
export const introduction =
  'آپ اپنی تفصیلات بھیجیں، ڈیلرشپ آپ سے رابطہ کرے گی۔ یہاں کوئی ادائیگی نہیں ہوتی۔';

export const summary = 'آپ کی بکنگ';
export const noVehicle = 'آٹھ ماڈل';
export const noColour = 'رنگ منتخب نہیں';
export const startingFrom = (price: string) => `${price} سے شروع`;
export const quotedPrice = 'آپ کی کوٹیشن کی قیمت';
export const sampleQuotedPrice = 'آپ کی کوٹیشن کی قیمت (نمونہ)';
export const plusFreight = (price: string) => `${price}، فریٹ الگ`;
export const withFreight = 'فریٹ سمیت';
export const sampleWithFreight = 'فریٹ سمیت (نمونہ)';
export const withFreightTo = (city: string) => `${nameCity(city)} تک فریٹ سمیت`;
export const sampleWithFreightTo = (city: string) => `${nameCity(city)} تک فریٹ سمیت (نمونہ)`;

export const unknownQuote = (code: string) => `کوٹیشن \u2066${code}\u2069 ہمارے پاس نہیں ہے۔`;
export const quoteExpired = (moment: string) => `آپ کی کوٹیشن کی مدت ختم ہو چکی ہے: ${moment}۔`;
export const todayCounts = 'بکنگ پھر بھی ہو سکتی ہے؛ قیمت آج کی فہرست کے مطابق ہو گی۔';
export const quoteCovers = (
  car: string,
  exFactory: string,
  { city, onRoad }: { city: string; onRoad: string },
) =>
  `${car}: ایکس فیکٹری ${exFactory}، ${nameCity(city)} میں آن روڈ ${onRoad}۔ یہ کوٹیشن صرف اسی گاڑی کے لیے ہے، اور اس کا فریٹ ${nameCity(city)} میں ڈیلیوری کے لیے۔ ٹیکس رجسٹریشن کے دن کے قانون کے مطابق لگتے ہیں۔`;

export const vehicleSection = 'گاڑی کا انتخاب';
export const vehicleSectionText = 'گاڑی اور اس کا رنگ۔';
export const priceOf = (day: string) => `${day} کی قیمت۔`;
export const quotedPriceOf = (day: string) => `اس بکنگ پر آپ کی کوٹیشن کی ${day} کی قیمت لاگو ہے۔`;
export const quotedPriceNow = (day: string, listPrice: string) =>
  `اس بکنگ پر آپ کی کوٹیشن کی ${day} کی قیمت لاگو ہے؛ فہرست میں آج کی قیمت ${listPrice} ہے۔`;
export const beforeCar =
  'گاڑی منتخب کریں: اس کی قیمت کب سے لاگو ہے اور اس کی ماہانہ لاگت کیا ہے، یہ یہاں نظر آئے گا۔';
export const coloursOfModels = 'ہر ماڈل کے اپنے رنگ ہیں، مثلاً:';
/** Without JavaScript; `button` is the button that reads the form again. */
export const otherColours = (button: string) =>
  `دوسری گاڑی کے رنگ دیکھنے کے لیے گاڑی منتخب کریں اور نیچے ”${button}“ دبائیں۔`;
export const colourNotMade = (model: string) => `${model} اس رنگ میں نہیں بنتی`;

export const personSection = 'ذاتی معلومات';
export const personSectionText = 'جیسے آپ کے شناختی کارڈ پر درج ہیں۔';

export const preferenceSection = 'آپ کی ترجیحات';
export const preferenceSectionText = 'آپ کی پسند کی ڈیلرشپ، اور گاڑی کہاں ڈیلیور ہو۔';
export const deliveryHint = 'قیمت میں اس شہر تک کا فریٹ شامل ہے';
export const ownCity = 'میرا اپنا شہر';

export const priceSection = 'آپ کی قیمت';
export const priceSectionText = 'وہ رقم جس پر آپ کی بکنگ ہو گی۔';
export const exFactoryQuoted = 'ایکس فیکٹری قیمت، آپ کی کوٹیشن کے مطابق';
export const chooseCar = 'گاڑی منتخب کریں';
export const freight = 'فریٹ';
export const chooseCity = 'ڈیلیوری کا شہر منتخب کریں';
export const bookingPrice = 'اس بکنگ کی قیمت';
export const notKnown = 'ابھی معلوم نہیں';
export const priceAndFreight = (price: string) => `${price} اور فریٹ`;
export const otherCity = 'ڈیلیوری کا شہر فہرست میں نہیں؟ تو فریٹ آپ کو ڈیلرشپ بتائے گی۔';
export const taxesOnTop =
  'رجسٹریشن کے ٹیکس اور فیسیں اس کے علاوہ ہیں: <link>آن روڈ قیمت دیکھیں</link>۔';
export const seenFirst =
  'گاڑی یا شہر بدلنے پر ڈیلیوری کے شہر تک کا فریٹ قیمت میں شامل ہو جاتا ہے۔ ہم کبھی ایسی رقم پر بکنگ نہیں کرتے جو آپ نے دیکھی نہ ہو۔';

export const submit = '<desktop>بکنگ کی درخواست </desktop>جمع کرائیں';
export const submitting = 'جمع کیا جا رہا ہے…';

export const next = 'ڈیلرشپ بکنگ کے سلسلے میں آپ سے رابطہ کرے گی۔';
export const back = 'ماڈل دیکھیں';
export const price = 'قیمت';
export const priceWithFreight = (amount: string) => `${amount}، فریٹ سمیت`;
export const samplePriceWithFreight = (amount: string) => `${amount} (نمونہ)، فریٹ سمیت`;
