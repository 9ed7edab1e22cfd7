export const pageTitle = 'ملازمت کی درخواست';
export const pageDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کے ڈسٹری بیوٹر کے ہاں ملازمت کے لیے درخواست دیں: اپنے بارے میں بتائیں اور اپنی سی وی بھیجیں۔';
export const careers = 'ملازمت کے مواقع';
export const allOpenings = 'تمام خالی اسامیاں';
export const heading = 'ملازمت کی درخواست';
export const generalApplication = 'عمومی درخواست';
export const closedAdvice =
  'نیچے فارم میں آپ کسی اور ملازمت کا نام لکھ سکتے ہیں، یا عمومی درخواست کے لیے یہ خانہ خالی چھوڑ سکتے ہیں۔';

export const whatWeNeed = 'ہمیں کیا درکار ہے';
export const givenOf = (given: number, all: number) => `${all} میں سے ${given}`;
export const isDone = '، مکمل';
export const restIsOptional = 'باقی سب اختیاری ہے: اس سے ہمیں آپ کو جاننے میں مدد ملتی ہے۔';

export const next = 'ہم اسے پڑھیں گے، اور موزوں ہونے پر آپ سے رابطہ کریں گے۔';
export const seeOpenings = 'تمام خالی اسامیاں دیکھیں';

export const selectMaritalStatus = 'ازدواجی حیثیت منتخب کریں';

export const education = 'تعلیم';
export const degreeHint = 'مثلاً بیچلر آف کامرس';
export const yearHint = 'مثلاً 2015';

export const professionalInformation = 'پیشہ ورانہ معلومات';
export const jobHint =
  'وہ اسامی جس کے لیے آپ درخواست دے رہے ہیں۔ عمومی درخواست کے لیے خالی چھوڑ دیں۔';
export const selectEmploymentStatus = 'ملازمت کی صورتحال منتخب کریں';
export const experienceHint = 'مثلاً 6 سال';
export const presentSalaryHint = 'ماہانہ، روپے میں، مثلاً 80,000';
export const expectedSalaryHint = 'ماہانہ، روپے میں';
export const noticeHint = 'مثلاً ایک ماہ';
export const linkHint = '\u2066https://\u2069 سے شروع ہوتا ہے';
export const additionalHint = 'کوئی اور بات جو ہمیں معلوم ہونی چاہیے۔';

export const files = 'سی وی اور تصویر';
export const chooseAgain = (fileNames: string) =>
  `براہ کرم دوبارہ منتخب کریں، کیونکہ صفحہ یہ فائلیں محفوظ نہیں رکھ سکا: ${fileNames}`;
export const agreeToShare =
  'میں متفق ہوں کہ میری درخواست کے جائزے کے لیے یہ معلومات شیئر کی جائیں۔';
export const sendingCancelled = 'فارم بھیجنا منسوخ کر دیا گیا۔';
export const inputKept = 'آپ نے جو لکھا ہے وہ یہیں موجود ہے، آپ کی فائلیں بھی۔';
export const send = 'درخواست جمع کرائیں';
export const percent = (number: number) => `${number} فیصد`;
export const upload = 'اپ لوڈ';
export const checking = 'سب بھیج دیا گیا، جانچ جاری ہے…';
export const cancel = 'منسوخ کریں';
