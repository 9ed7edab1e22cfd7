import { nameCity } from '#catalogue/cities/words.ur.ts';

export const pageTitle = 'ملازمت کے مواقع';
export const pageDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کے ڈسٹری بیوٹر کے ہاں خالی اسامیاں: تفصیل پڑھیں اور اپنی سی وی کے ساتھ آن لائن درخواست دیں۔';
export const introduction =
  'تفصیل دیکھنے کے لیے کوئی اسامی منتخب کریں۔ درخواست کے لیے آپ کی سی وی اور چند منٹ درکار ہیں۔';
export const categories = 'ملازمت کے شعبے';
export const apply = 'درخواست دیں';
export const applyFor = (title: string) => `${title} کے لیے درخواست دیں`;
export const tryAgain = 'دوبارہ کوشش کریں';

export const nothingSuitable = 'کوئی مناسب اسامی نہیں ملی؟';
export const generalApplication =
  'عمومی درخواست بھیجیں۔ بتائیں کہ آپ کون سا کام اچھا کرتے ہیں اور کہاں کام کرنا پسند کریں گے۔';
export const applyWithoutOpening = 'اسامی کے بغیر درخواست دیں';

export const close = 'بند کریں';
export const purpose = 'مقصد';
export const category = 'شعبہ';
export const division = 'ڈویژن';
export const reportsTo = 'کس کو جوابدہ';
export const placeOfWork = 'کام کی جگہ';
export const addressAndCity = (address: string, city: string) => `${address}، ${nameCity(city)}`;
export const showOnMap = 'نقشے پر دیکھیں (نئے ٹیب میں)';
export const qualification = 'تعلیمی قابلیت';
export const experience = 'تجربہ';
export const years = (count: number) => `${count} سال`;
export const yearsRange = (least: number, most: number) => `${least} سے ${most} سال`;
export const gender = 'جنس';
export const anyGender = 'کوئی بھی';
export const age = 'عمر';
export const upToAge = (age: number) => `زیادہ سے زیادہ ${age} سال`;
export const salaryRange = 'تنخواہ کی حد';
export const crmExperience = 'CRM کا تجربہ';
export const erpKnowledge = 'ERP سے واقفیت';
export const required = 'لازمی';
export const notRequired = 'لازمی نہیں';
export const posted = 'تاریخِ اشاعت';
export const responsibilities = 'ذمہ داریاں';
export const requirements = 'مطلوبہ اہلیت';
export const skills = 'مہارتیں';
export const descriptionDocument = (format: string) => `ملازمت کی تفصیل کی فائل (${format})`;
