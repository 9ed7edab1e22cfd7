export const pageTitle = 'اپنی ڈیلرشپ رجسٹر کرائیں';
export const pageDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کی ڈیلرشپ کے لیے درخواست دیں: اپنے، اپنے کاروبار اور اپنی جگہ کے بارے میں بتائیں۔';
export const introduction =
  'HAVAL،\u200f ORA اور TANK کو اپنے شہر میں لائیں۔ اپنے، اپنے کاروبار اور اپنی جگہ کے بارے میں بتائیں۔';
export const whatYouNeed = 'آپ کو کیا درکار ہو گا';
export const cnic = 'شناختی کارڈ نمبر';
export const ntnNumber = 'NTN نمبر، اگر ہو';
export const sizeOfSite = 'جگہ کا رقبہ اور لمبائی چوڑائی';

export const next = 'ہم آپ کی درخواست کا جائزہ لے کر آپ سے رابطہ کریں گے۔';
export const applicantText = 'آپ کا نام، اور آپ سے رابطہ کیسے ہو۔';
export const dealershipTitle = 'ڈیلرشپ کی معلومات';
export const dealershipText = 'ڈیلرشپ کی قسم، اور آپ کا کاروبار۔';
export const locationTitle = 'جگہ کی تفصیلات';
export const locationText = 'ڈیلرشپ کہاں ہو گی، اور جگہ کتنی بڑی ہے۔';
export const send = 'درخواست جمع کرائیں';

export const selectDealershipType = 'پسندیدہ ڈیلرشپ منتخب کریں';
export const selectFacilityStatus = 'عمارت کی صورتحال منتخب کریں';
export const businessHint = 'آپ آج کل کیا کرتے ہیں';
export const ownershipHint = 'مثلاً واحد مالک یا شراکت داری';

export const locationHint = 'علاقہ اور سڑک';
export const proposedLocationHint = 'عین جگہ: پلاٹ نمبر، کوئی نشانی یا نقشے کا لنک';
export const sizeHint = 'مثلاً 2 کنال';
export const dimensionsHint = 'سامنے کی چوڑائی اور گہرائی، مثلاً 100 فٹ × 90 فٹ';
