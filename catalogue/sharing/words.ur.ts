import type { Language } from '#contract/site/language.ts';

export const language: Language = 'ur';

export const startingFrom = 'سے شروع';
export const from = 'کم از کم';

export const onTheRoad = 'آن روڈ قیمت';
export const estimateOnTheRoad = 'آن روڈ قیمت (اندازہ)';

export const brands = 'پاکستان میں ہماری گاڑیاں';

export const home = { title: 'نئی گاڑیاں', under: 'پاکستان میں' };
export const models = { title: 'ماڈلز', under: 'ہماری آٹھ گاڑیاں' };
export const bookNow = { title: 'گاڑی بک کریں', under: 'گاڑی اور رنگ منتخب کریں' };
export const onRoadPrice = {
  title: 'آن روڈ قیمت',
  under: 'ہر ٹیکس اور فیس، قانون کے حوالے کے ساتھ',
};
export const finance = { title: 'فنانسنگ', under: 'روایتی اور اسلامی قسطیں' };
export const compare = { title: 'ماڈلز کا موازنہ', under: 'تفصیلات، قیمتیں اور چلانے کا خرچ' };
export const testDrive = { title: 'ٹیسٹ ڈرائیو بک کریں', under: 'اپنی پسند کی ڈیلرشپ پر' };
export const findDealer = {
  title: 'ڈیلر تلاش کریں',
  under: 'شہر یا سروس کے لحاظ سے، یا اپنے قریب',
};
export const afterSales = { title: 'آفٹر سیلز', under: 'سروس، پرزے اور وارنٹی' };
export const bookService = { title: 'سروس بک کریں', under: 'اپنی پسند کی ڈیلرشپ پر' };
export const partsRequest = { title: 'پرزے کی درخواست', under: 'کون سا پرزہ، اور کس گاڑی کے لیے' };
export const warranty = { title: 'وارنٹی', under: 'ہر ماڈل کا کتابچہ' };
export const aboutUs = { title: 'تعارف', under: brands };
export const gwm = { title: 'GWM', under: brands };
export const sazgar = { title: 'سازگار', under: brands };
export const contactUs = { title: 'ہم سے رابطہ کریں', under: brands };
export const careers = { title: 'ملازمت کے مواقع', under: 'ہماری خالی اسامیاں' };
export const jobApplication = {
  title: 'ملازمت کی درخواست',
  under: 'کسی خالی اسامی کے لیے، یا اس کے بغیر',
};
export const becomeDealer = { title: 'اپنی ڈیلرشپ رجسٹر کرائیں', under: brands };
export const news = { title: 'خبریں', under: brands };
export const events = { title: 'تقریبات', under: brands };
export const media = { title: 'میڈیا', under: brands };
export const newsletter = { title: 'نیوز لیٹر', under: brands };
export const faq = { title: 'سوالات', under: 'اور ہمارے جواب' };
export const testDriveTerms = { title: 'ٹیسٹ ڈرائیو کی شرائط', under: brands };
export const verify = { title: 'کیا یہ اصلی ہے؟', under: 'کوٹیشن، بکنگ اور ڈیلر جانچیں' };
export const privacy = { title: 'پرائیویسی', under: brands };
export const cookies = { title: 'کوکیز', under: brands };
export const accessibility = { title: 'آسان رسائی', under: brands };
