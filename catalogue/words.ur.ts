/** Units of figures, and how a figure stands with its unit. */
export const inch = 'انچ';
export const horsepower = 'ہارس پاور';
export const newtonMetres = 'نیوٹن میٹر';
export const kilometres = 'کلومیٹر';
export const kilowatts = 'کلو واٹ';
export const watts = 'واٹ';
export const litres = 'لیٹر';
export const seconds = 'سیکنڈ';
export const percent = 'فیصد';
export const kilobytes = 'کے بی';
export const megabytes = 'ایم بی';
export const measure = (figure: string, unit: string) => `${figure} ${unit}`;

export const suv = 'ایس یو وی';
export const hybridSuv = 'ہائبرڈ الیکٹرک ایس یو وی';
export const plugInSuv = 'پلگ اِن ہائبرڈ ایس یو وی';
export const electricCar = 'الیکٹرک گاڑی';
export const electricSedan = 'الیکٹرک سیڈان';
export const luxurySuv = 'لگژری ایس یو وی';

export const exFactoryPrice = 'ایکس فیکٹری قیمت';
export const sampleExFactoryPrice = 'ایکس فیکٹری قیمت (نمونہ)';
export const startingFrom = (price: string) => `${price} سے شروع`;
export const loadingPrices = 'قیمتیں لوڈ ہو رہی ہیں…';
export const priceUnavailable = 'قیمت دستیاب نہیں';

export const uncompromising = 'سمجھوتے سے پاک';
export const drivenToSucceed = 'کامیابی کا عزم';
export const specialized = 'خصوصی';
export const designedForYou = 'آپ کے لیے ڈیزائن';
export const dedication = 'لگن';
export const sustainableFuture = 'پائیدار ترقی ہمارا مستقبل ہے';
