export const bookTestDrive = 'ٹیسٹ ڈرائیو بک کریں';
export const pageDescription =
  'HAVAL،\u200f ORA یا TANK کا ماڈل اور اپنے قریب کی ڈیلرشپ منتخب کریں، بتائیں کہ کون سا وقت مناسب ہے، اور ٹیسٹ ڈرائیو آن لائن بک کریں۔';
export const introduction = 'گاڑی، ڈیلرشپ اور وقت منتخب کریں، اور بتائیں کہ آپ سے رابطہ کیسے ہو۔';

export const next = 'وقت کی تصدیق کے لیے ڈیلرشپ آپ سے رابطہ کرے گی۔';
export const seeModels = 'ماڈلز دیکھیں';

export const yes = 'جی ہاں';
export const no = 'نہیں';
export const agreements = 'رضامندی';
export const licenseAgreement =
  'میرے پاس کارآمد ڈرائیونگ لائسنس ہے اور مجھے شرائط و ضوابط منظور ہیں۔';
export const readTerms = 'شرائط پڑھیں<hidden> (ٹیسٹ ڈرائیو کی، نئے ٹیب میں)</hidden>';
export const responsibilityAgreement =
  'ٹیسٹ ڈرائیو کے دوران گاڑی کو پہنچنے والے ہر نقصان کی ذمہ داری میری ہے۔';
export const chooseVehicle = 'آگے بڑھنے کے لیے گاڑی منتخب کریں';

export const timeIsKept = 'ہم یہ وقت آپ کے لیے محفوظ رکھتے ہیں، اور آپ کو حوالہ نمبر ملتا ہے۔';
export const dealershipConfirms =
  'ڈیلرشپ اس کی تصدیق کرتی ہے۔ آپ اسے آن لائن بدل یا منسوخ کر سکتے ہیں۔';
export const dealershipContacts = 'وقت کی تصدیق کے لیے ڈیلرشپ آپ سے رابطہ کرتی ہے۔';
export const bringLicence = 'آپ ڈرائیونگ لائسنس ساتھ لاتے ہیں، اور گاڑی چلاتے ہیں۔';

export const brands = 'HAVAL،\u200f ORA اور TANK';
export const allModels = 'چلانے کے لیے آٹھ ماڈل';

export const termsTitle = 'ٹیسٹ ڈرائیو کی شرائط';
export const termsDescription =
  'ٹیسٹ ڈرائیو بک کرتے وقت آپ کن باتوں سے اتفاق کرتے ہیں: ڈرائیونگ لائسنس، نقصان کی ذمہ داری، اور گاڑی چلانے سے پہلے ڈیلرشپ کن باتوں کی تصدیق کرتی ہے۔';
export const termsIntroduction =
  'ٹیسٹ ڈرائیو بک کرتے وقت آپ کن باتوں سے اتفاق کرتے ہیں، اور ڈیلرشپ آپ سے کن باتوں کی تصدیق کرتی ہے۔';
export const readPrivacy = 'پرائیویسی کا صفحہ پڑھیں';
