export const pageTitle = 'پرزے کی درخواست';
export const pageDescription =
  'اپنی HAVAL،\u200f ORA یا TANK کے لیے پرزے کی درخواست کریں: VIN لکھیں، بتائیں کہ کیا چاہیے، اور ہم اس کے بارے میں آپ کو فون کریں گے۔';
export const bannerTitle = 'پرزے';
export const introduction =
  'VIN سے ہمیں ٹھیک ٹھیک معلوم ہوتا ہے کہ پرزہ کس گاڑی کے لیے ہے۔ بتائیں کہ آپ کو کیا چاہیے اور آپ سے رابطہ کیسے ہو۔';

export const next = 'ہم پرزہ تلاش کر کے آپ کو فون کریں گے۔';
export const back = 'آفٹر سیلز پر واپس جائیں';
export const send = 'پرزے کی درخواست بھیجیں';

export const vehicle = 'آپ کی گاڑی';
export const vinHint =
  'انگریزی کے 17 حروف اور ہندسے؛ ان میں I، O اور Q کبھی نہیں ہوتے۔ پرانی گاڑی کا چیسس نمبر بھی کافی ہے۔';
export const partHint =
  'معلوم ہو تو پرزے کا نام یا نمبر، ورنہ یہ کہ وہ کہاں لگتا ہے یا کس کام آتا ہے۔';
export const plateTitle = 'گاڑی کا شناختی نمبر';
export const typedOf = (typed: number, all: number) => `${all} میں سے ${typed}`;

export const whereToFind = 'VIN کہاں لکھا ہوتا ہے';
export const registrationBook = 'رجسٹریشن بک';
export const inRegistrationBook = 'چیسس نمبر کے نام سے درج ہوتا ہے۔';
export const driversDoor = 'ڈرائیور کا دروازہ';
export const onDriversDoor = 'زیادہ تر گاڑیوں میں دروازے کے فریم پر لیبل۔';
export const windscreen = 'ونڈ اسکرین';
export const onWindscreen = 'بہت سی گاڑیوں میں اس کے نچلے کونے پر پلیٹ۔';
