import { nameCity } from '#catalogue/cities/words.ur.ts';

export const phoneHint = 'مثلاً \u20660300 1234567\u2069';
export const cnicHint = '13 ہندسے، مثلاً \u206612345-1234567-1\u2069';
export const kilometersHint = 'کلومیٹر میں، مثلاً 45,000';
export const aboutYou = 'آپ کے بارے میں';
export const personalInformation = 'ذاتی معلومات';
export const selectVehicle = 'گاڑی منتخب کریں';
export const selectDealership = 'ڈیلرشپ منتخب کریں';

export const backHome = 'صفحۂ اول پر واپس جائیں';
export const sending = 'بھیجا جا رہا ہے…';
export const submitting = 'جمع کیا جا رہا ہے…';
export const formIsSent = 'فارم بھیجا جا رہا ہے۔';

export const isRequired = (label: string) => `${label} لازمی ہے`;
export const inputKept = 'آپ نے جو لکھا ہے وہ یہیں موجود ہے، اور دو بار شمار نہیں ہو گا۔';
export const connectionLost = 'رابطہ منقطع ہو گیا۔ براہ کرم دوبارہ بھیجیں۔';
export const sendAgain = 'براہ کرم کچھ دیر بعد دوبارہ بھیجیں۔';
export const fileUnreadable = 'یہ فائل اب پڑھی نہیں جا سکتی: براہ کرم اسے دوبارہ منتخب کریں';
export const filesTooLarge = 'آپ کی فائلیں اس کنکشن کے لیے بہت بڑی ہیں: چھوٹی فائلیں آزمائیں۔';
/** Some messages end with an exclamation mark already. */
export const asSentence = (text: string) => (text.endsWith('!') ? text : `${text}۔`);

export const referenceIs =
  'آپ کا حوالہ نمبر {reference} ہے۔ اس درخواست کے بارے میں رابطہ کریں تو براہ کرم یہ نمبر بتائیں۔';
export const bookingCode =
  'آپ کی بکنگ کا کوڈ {code} ہے۔ آپ جسے یہ کوڈ دکھائیں، وہ <verify>بکنگ کے اصلی ہونے کی تصدیق</verify> کر سکتا ہے۔ ہم کبھی نقد رقم یا کسی نجی اکاؤنٹ میں ادائیگی نہیں مانگتے۔';
export const followRequest = 'اپنی درخواست پر نظر رکھیں';
export const openAppointment = 'اپنی اپائنٹمنٹ دیکھیں، بدلیں یا منسوخ کریں';
export const yourRequest = 'آپ کی درخواست';
export const sendAnother = 'ایک اور درخواست بھیجیں';

export const whatHappensNext = 'آگے کیا ہو گا';
export const ourTeam = 'ہماری ٹیم';
export const confirmsTime = (who: string, deadline: string) =>
  `\u2066${who}\u2069 ${deadline} آپ کے وقت کی تصدیق کرے گی۔`;
export const contactsYou = (who: string, deadline: string) =>
  `\u2066${who}\u2069 ${deadline} آپ سے رابطہ کرے گی۔`;
export const yourPrice = (price: string) => `آپ کی قیمت: ${price}۔`;
export const nothingPaid = 'آپ نے کچھ ادا نہیں کیا، اور ابھی آپ پر کوئی رقم واجب نہیں۔';
export const changeBooking = (isWithDealer: boolean, reference: string) =>
  `بکنگ بدلنے یا منسوخ کرنے کے لیے ${isWithDealer ? 'ڈیلر' : 'ہم'} سے فون یا پیغام پر رابطہ کریں اور اپنا حوالہ نمبر${reference && ` \u2066${reference}\u2069`} بتائیں۔`;
export const writeToDealer = 'WhatsApp<hidden>: نئے ٹیب میں ڈیلر کو پیغام لکھیں</hidden>';
export const aboutReference = (reference: string) => `حوالہ نمبر \u2066${reference}\u2069`;

export const keepLink =
  'اپنی درخواست کا لنک سنبھال کر رکھیں: اس سے آپ دیکھ سکتے ہیں کہ وہ کہاں تک پہنچی، اور ہمیں لکھ سکتے ہیں۔';
export const sendToOwnWhatsapp =
  'یہ میرے WhatsApp پر بھیجیں<hidden> (نئے ٹیب میں کھلتا ہے)</hidden>';
export const referenceLine = (reference: string) => `حوالہ نمبر: \u2066${reference}\u2069`;
export const dealerLine = (name: string, city: string, phone: string) =>
  `${name}، ${nameCity(city)}، \u2066${phone}\u2069`;
