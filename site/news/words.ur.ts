export const pageTitle = 'خبریں';
export const pageDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کی خبریں: ماڈلز اور گاڑی رکھنے کے بارے میں مضامین، اور ہمارا ماہانہ نیوز لیٹر۔';
export const introduction = 'ماڈلز، گاڑی رکھنے کے تجربے اور ڈیلرشپس کے بارے میں۔';
export const articles = 'مضامین';
export const emptyList = 'اس وقت کوئی خبر دستیاب نہیں۔';
export const subscribe = 'ہمارا نیوز لیٹر سبسکرائب کریں';
export const subscribeText =
  'ہمارے ماڈلز اور تقریبات کی خبریں، ای میل کے ذریعے۔ آپ جب چاہیں ان سبسکرائب کر سکتے ہیں۔';
export const newsletters = 'سازگار کا ماہانہ نیوز لیٹر';

export const backToNews = 'خبروں پر واپس جائیں';
export const seeModels = 'ماڈلز دیکھیں';
export const bookTestDrive = 'ٹیسٹ ڈرائیو بک کریں';
export const findDealer = 'ڈیلر تلاش کریں';
export const moreNews = 'مزید خبریں';

export const article = 'مضمون';
export const articleNotFound = 'مضمون دستیاب نہیں';
export const noArticle = 'اس ایڈریس پر کوئی مضمون نہیں۔';
export const mayBeTakenDown = 'ہو سکتا ہے یہ ہٹا دیا گیا ہو، یا لنک غلط لکھا گیا ہو۔';
export const requestFailed = (status: number) => `معذرت، صفحہ نہیں کھل سکا (${status})`;
export const tryInMoment = 'کچھ دیر بعد دوبارہ کوشش کریں۔';
