export const categories = {
  Aftersales: 'آفٹر سیلز',
  Sales: 'سیلز',
  'Customer Care': 'کسٹمر کیئر',
  SUVs: 'ایس یو وی',
  EVs: 'الیکٹرک گاڑیاں',
  Warranty: 'وارنٹی',
  Other: 'دیگر',
};

export const howOften = 'گاڑی کی سروس کتنے عرصے بعد کرانی ہوتی ہے؟';
export const serviceInterval = 'ہر 5,000 سے 10,000 کلومیٹر پر۔';
export const whatIsServiced =
  'معمول کی سروس کے شیڈول میں لکھا ہے کہ 5,000 سے 60,000 کلومیٹر تک ہر سروس پر کیا بدلا جاتا ہے اور کس چیز کا معائنہ ہوتا ہے۔';
export const seeSchedule = 'سروس کا شیڈول دیکھیں';

export const howToBook = 'سروس بک کرنے کے لیے کیا درکار ہے؟';
export const neededToBook =
  'آپ کی گاڑی، آپ کا شہر، درکار سروس اور آپ کی سہولت کا دن۔ VIN اور اوڈومیٹر کی ریڈنگ سے ورکشاپ کو تیاری میں مدد ملتی ہے، لیکن یہ اختیاری ہیں۔';
export const confirmedByCall = 'ہم اپائنٹمنٹ کی تصدیق کے لیے آپ کو فون کرتے ہیں۔';

export const whatItCosts = 'میرے شہر میں گاڑی کتنے کی ہے؟';
export const priceWithFreight =
  'ہر ماڈل کے صفحے پر اس کی ایکس فیکٹری قیمت لکھی ہے۔ قیمت کا کیلکولیٹر اس میں آپ کے شہر تک کا فریٹ شامل کر کے کل رقم دکھاتا ہے۔';
export const openCalculator = 'قیمت کا کیلکولیٹر کھولیں';

export const howToReachUs = 'کسی نمائندے سے بات کیسے ہو؟';
export const sendQuestion =
  'اپنا سوال اور فون نمبر ہمیں بھیجیں، اور سوال کسی گاڑی کے بارے میں ہو تو اس کا نام لکھیں۔ ہم فون یا ای میل پر آپ سے رابطہ کریں گے۔';
export const contactUs = 'ہم سے رابطہ کریں';

export const whichSuvs = 'ایس یو وی کون کون سی ہیں؟';
export const suvs =
  'ہمارے آٹھ میں سے چھ ماڈل ایس یو وی ہیں۔ HAVAL H6 اور HAVAL Jolion ہائبرڈ میں بھی آتی ہیں: H6 HEV اور Jolion HEV۔ H6 PHEV پلگ اِن ہائبرڈ ہے، اور بجلی پر اس کی رینج 100 کلومیٹر تک ہے۔ TANK 500 لگژری ایس یو وی ہے۔';
export const seeModels = 'سب ماڈلز دیکھیں';

export const howFar = 'الیکٹرک گاڑیاں ایک چارج پر کتنا چلتی ہیں؟';
export const ranges =
  'ORA 03 کی رینج 400 کلومیٹر ہے۔ ORA 07 کی رینج فرنٹ وہیل ڈرائیو کے ساتھ 640 کلومیٹر اور آل وہیل ڈرائیو کے ساتھ 550 کلومیٹر ہے۔';
export const rangeVaries = 'کسی بھی دن رینج پر رفتار، وزن، موسم اور اے سی کا اثر پڑتا ہے۔';
export const howChargingWorks = 'چارجنگ کیسے ہوتی ہے';

export const howLongWarranty = 'وارنٹی کتنے عرصے کی ہے؟';
export const warrantyTerm = (part: string, limits: string) => `${part}: ${limits}۔`;
export const readWarranty = 'وارنٹی پڑھیں';

export const howToBecomeDealer = 'ڈیلر کیسے بنا جائے؟';
export const applyOnline =
  'آن لائن درخواست دیں۔ آپ کا شناختی کارڈ نمبر اور جگہ کی پیمائش درکار ہے، اور NTN نمبر اگر ہو۔ آپ سیلز، سروس، پرزے، یا یہ سب پیش کر سکتے ہیں۔';
export const applyForDealership = 'ڈیلرشپ کے لیے درخواست دیں';
