export const pakistan = 'پاکستان';
export const punjab = 'پنجاب';
export const sindh = 'سندھ';
export const islamabad = 'اسلام آباد';
export const khyberPakhtunkhwa = 'خیبر پختونخوا';
export const balochistan = 'بلوچستان';
export const gilgitBaltistan = 'گلگت بلتستان';
export const azadKashmir = 'آزاد کشمیر';

export const petrol = 'پٹرول';
export const diesel = 'ڈیزل';
export const hybrid = 'ہائبرڈ';
export const plugInHybrid = 'پلگ اِن ہائبرڈ';
export const electric = 'الیکٹرک';

export const filer = 'فائلر';
export const nonFiler = 'نان فائلر';

export const freight = 'فریٹ اور ڈیلیوری';
export const advanceIncomeTax = 'خریداری پر ایڈوانس انکم ٹیکس';
export const capitalValueTax = 'کیپٹل ویلیو ٹیکس';
export const registrationFee = 'رجسٹریشن فیس';
export const tokenTax = 'ٹوکن ٹیکس';
export const incomeTaxWithToken = 'ٹوکن کے ساتھ انکم ٹیکس';
export const luxuryTax = 'لگژری ٹیکس';
export const plates = 'نمبر پلیٹ / سمارٹ کارڈ';

export const beforeDelivery = 'ڈیلیوری سے پہلے';
export const atRegistration = 'رجسٹریشن کے وقت';
export const everyYear = 'ہر سال، پہلی بار رجسٹریشن کے وقت';

export const drive = 'گاڑی کس چیز پر چلتی ہے';
export const engineSize = 'انجن کا درست سائز';
export const batterySize = 'بیٹری کا سائز';
export const origin = 'گاڑی پاکستان میں اسمبل ہوئی یا نہیں';

export const and = ' اور ';
