export const bookService = 'سروس بک کریں';
export const pageDescription =
  'اپنی HAVAL،\u200f ORA یا TANK کی سروس آن لائن بک کریں: سروس اور دن منتخب کریں، اور ہم تصدیق کے لیے آپ کو فون کریں گے۔';
export const introduction =
  'بتائیں کہ آپ کی گاڑی کو کیا چاہیے اور کون سا دن مناسب ہے۔ ہم تصدیق کے لیے آپ کو فون کریں گے۔';

export const next = 'ہم دن کی تصدیق کے لیے آپ کو فون کریں گے۔';

export const selectServiceType = 'سروس کی قسم منتخب کریں';
export const notNeeded = (service: string) => `${service} (اس گاڑی کے لیے ضروری نہیں)`;
export const noEngineOil = 'الیکٹرک گاڑی میں بدلنے کے لیے انجن آئل نہیں ہوتا۔';
export const anyDealership = 'کوئی بھی: ہم آپ کو فون کریں گے';
export const dealershipHint = 'دستیاب اوقات دیکھنے کے لیے کوئی ڈیلرشپ منتخب کریں۔';
export const comingTwoWeeks = 'اگلے دو ہفتے';
export const notesHint = 'بتائیں کہ آپ نے کیا محسوس کیا، اور کب سے۔';
export const yourCar = 'آپ کی گاڑی';
export const vinHint = 'رجسٹریشن بک میں، چیسس نمبر کے نام سے';

export const chooseDay = 'اپنا دن منتخب کریں';
export const weekdayAndTime = '{weekday}، {time}';
export const service = 'سروس';
export const vehicle = 'گاڑی';
export const dealership = 'ڈیلرشپ';
export const weCall = 'ہم دن کی تصدیق کے لیے آپ کو فون کرتے ہیں۔';
export const bringCar = 'آپ اس دن گاڑی لے آتے ہیں۔';
