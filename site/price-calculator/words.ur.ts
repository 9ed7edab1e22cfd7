import { nameCity } from '#catalogue/cities/words.ur.ts';

export const title = 'قیمت کا حساب';
export const introduction =
  'آپ کے شہر میں آپ کی گاڑی کی ایکس فیکٹری اور آن روڈ قیمت، فائلر اور نان فائلر دونوں کے لیے۔';
export const failures = (messages: readonly string[]) => messages.join('۔ ');
export const selectVehicle = 'گاڑی منتخب کریں';
export const selectCity = 'شہر منتخب کریں';
export const calculate = 'قیمت کا حساب لگائیں';

export const exShowroom = (carAndCity: string) => `${carAndCity}، ایکس شوروم`;
export const exShowroomToday = (carAndCity: string) =>
  `${carAndCity}، ایکس شوروم، آج کی فہرست کی قیمت پر`;
export const exFactoryToday = 'ایکس فیکٹری قیمت، آج کی فہرست کے مطابق';
export const quotedPrice = 'آپ کی کوٹیشن کی قیمت، جو اس بکنگ پر لاگو ہے';
export const freightTo = (city: string) => `${nameCity(city)} تک فریٹ`;
export const included = (city: string) =>
  `قیمت میں تمام ٹیکس اور ترسیل کے چارجز شامل ہیں۔ یہ ایکس شوروم قیمت ہے: گاڑی بنانے والی کمپنی کے ٹیکس اور ${nameCity(city)} تک کا فریٹ اس میں شامل ہیں۔ رجسٹریشن پر حکومت مالک سے جو رقم لیتی ہے وہ اس قیمت کا حصہ نہیں: ایڈوانس انکم ٹیکس، رجسٹریشن اور ٹوکن ٹیکس آن روڈ قیمت میں ہیں۔`;
export const sample = 'یہ ایک نمونہ ہے جو یہ صفحہ دکھانے کے لیے ڈالا گیا ہے، پیشکش نہیں۔';

export const onRoadFor = (buyer: string) => `آن روڈ، ${buyer}`;
export const notSold = 'فروخت نہیں';
export const onRoadEstimates = 'آن روڈ قیمتیں اندازے ہیں، پیشکش نہیں۔';
export const onRoadSample = 'کوئی ٹیرف، قیمت، فریٹ یا گاڑی کی کوئی تفصیل نمونہ ہے۔';
export const onRoadOpen = (open: string) => `آن روڈ قیمت: ${open}۔`;
