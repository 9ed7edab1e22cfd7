export const pageTitle = 'آفٹر سیلز';
export const pageDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کے لیے سروس کی بکنگ، وارنٹی اور پرزے، اور 5,000 سے 60,000 کلومیٹر تک معمول کی سروس کا شیڈول۔';
export const bannerTitle = '<brand>سازگار</brand> آفٹر سیلز';
export const introduction = 'آپ کی HAVAL،\u200f ORA یا TANK کے لیے سروس، وارنٹی اور پرزے۔';
export const bookService = 'سروس بک کریں';
export const faq = 'سوالات';

export const serviceBooking = 'سروس کی بکنگ';
export const serviceBookingText =
  'سروس اور اپنی سہولت کا دن منتخب کریں۔ ہم اپائنٹمنٹ کی تصدیق کے لیے آپ کو فون کریں گے۔';
export const warrantyText =
  'معیاری وارنٹی 6 سال یا 150,000 کلومیٹر، اور پاور ٹرین کے لیے اس سے زیادہ۔ ہر ماڈل لائن کی شرائط ڈاؤن لوڈ کریں۔';
export const readWarranty = 'وارنٹی پڑھیں';
export const parts = 'پرزے';
export const partsText =
  'VIN لکھیں اور بتائیں کہ آپ کو کیا چاہیے: اس نمبر سے ہمیں ٹھیک ٹھیک معلوم ہوتا ہے کہ پرزہ کس گاڑی کے لیے ہے۔';
export const requestPart = 'پرزے کی درخواست کریں';

export const maintenanceTitle = 'معمول کی سروس کا شیڈول';
export const maintenanceText =
  'سروس ہر 5,000 سے 10,000 کلومیٹر پر کرانی ہوتی ہے۔ جدولوں میں لکھا ہے کہ ہر سروس پر کیا کیا جاتا ہے۔';
export const replace = 'تبدیلی';
export const inspect = 'معائنہ';
export const inspectAndAdd = 'معائنہ، اور ضرورت ہو تو اضافہ';
export const actions = { Replace: 'تبدیلی', Inspect: 'معائنہ', 'Inspect/Add': 'معائنہ / اضافہ' };
export const listModels = (labels: readonly string[]) =>
  labels.map((label) => `\u2066${label}\u2069`).join('، ');
export const downloadSchedule = 'مکمل دستاویز PDF میں ڈاؤن لوڈ کریں';
export const tableCaption = (schedule: string) =>
  `معمول کی سروس کا شیڈول، ${schedule}: ہر سروس پر کیا کیا جاتا ہے، اوڈومیٹر کے کلومیٹر کے حساب سے`;
export const serviceItem = 'سروس آئٹم';
export const thousandKilometers = '× 1,000 کلومیٹر';
export const odometer = '{km} <unit>کلومیٹر</unit>';

export const warranty = 'وارنٹی';
export const warrantyDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کی وارنٹی: معیاری 6 سال یا 150,000 کلومیٹر، پاور ٹرین پر 10 سال، ہائبرڈ بیٹری پر 8 سال۔';
export const warrantyIntroduction = 'آپ کی گاڑی کتنے سال اور کتنے کلومیٹر تک وارنٹی میں ہے۔';
export const covered = 'وارنٹی میں کیا شامل ہے';
export const limits = '{years} <or>یا</or> {kilometers}';
export const years = (count: number) => `${count} سال`;
export const kilometers = (km: string) => `${km} کلومیٹر`;
export const whicheverFirst = 'جو بھی پہلے پورا ہو';
export const downloadTerms = 'شرائط ڈاؤن لوڈ کریں';
export const onePerLine = 'ہر ماڈل لائن کے لیے ایک PDF۔';
export const termsOfLine = (size: string) => `وارنٹی کی تفصیلات (PDF فائل، ${size})`;
export const downloading = (line: string) =>
  `${line} کی وارنٹی کی تفصیلات PDF میں ہیں؛ فائل ڈاؤن لوڈ ہو رہی ہے۔`;
export const readOn = 'مزید پڑھیں';
export const maintenanceSchedule = 'سروس کا شیڈول';
export const askAboutClaim = 'وارنٹی کلیم کے بارے میں پوچھیں';
