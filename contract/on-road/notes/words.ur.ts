export const includedIfDue =
  '{label}، اگر اس گاڑی پر واجب ہو، تو اسے ایکس فیکٹری قیمت کا حصہ سمجھا گیا ہے اور الگ سے شامل نہیں کیا گیا۔';
export const included =
  '{label} کو ایکس فیکٹری قیمت کا حصہ سمجھا گیا ہے اور الگ سے شامل نہیں کیا گیا۔';
export const sampleFacts =
  'اس گاڑی کی نمونے کی تفصیلات، جن کی تصدیق ابھی باقی ہے: {facts}۔ جو رقمیں ان پر منحصر ہیں وہ بھی نمونہ ہیں۔';
export const openFacts =
  'اس گاڑی کے بارے میں ابھی تصدیق باقی ہے: {facts}۔ تب تک رقم ایک حد کی صورت میں ہے۔';
export const noFederalTariff =
  'اس تاریخ کے لیے کوئی وفاقی ٹیرف شائع نہیں ہوا۔ اپنے ڈیلر سے پوچھیں۔';
export const noTariff = 'اس تاریخ کے لیے {place} کا کوئی ٹیرف شائع نہیں ہوا۔ اپنے ڈیلر سے پوچھیں۔';
export const otherRates = '{day} سے {place} میں دوسری شرحیں لاگو ہوں گی: {label}۔';

export const thisProvince = 'اس صوبے';
export const engineSize = '{figure} سی سی';
export const batterySize = '\u2066{figure} kWh\u2069 کی بیٹری';
export const assembledHere = 'پاکستان میں اسمبل شدہ';
export const imported = 'درآمد شدہ';
