export const pageTitle = 'بکنگ تلاش کریں';
export const pageDescription =
  'حوالہ نمبر اور فون نمبر سے اپنی بکنگ، ٹیسٹ ڈرائیو یا سروس اپائنٹمنٹ دوبارہ تلاش کریں۔';
export const heading = 'بکنگ تلاش کریں';
export const introduction =
  'اپنی بکنگ، ٹیسٹ ڈرائیو، سروس اپائنٹمنٹ یا سوال تلاش کریں: اس حوالہ نمبر سے جو آپ کو ملا تھا، اور اس فون نمبر سے جو آپ نے ساتھ دیا تھا۔';

export const reference = 'حوالہ نمبر';
export const referenceHint = 'انگریزی کے آٹھ حروف اور ہندسے';
export const phone = 'فون نمبر';
export const phoneHint = 'وہی جو درخواست کے ساتھ دیا تھا';
export const find = 'تلاش کریں';
export const searching = 'تلاش جاری ہے…';
export const notFound = 'اس حوالہ نمبر اور فون نمبر سے کوئی درخواست نہیں ملی۔';
export const notFoundDetail =
  'دیکھ لیں کہ دونوں کے لکھنے میں غلطی تو نہیں ہوئی، یا ڈیلر کو فون کریں۔ کئی کوششوں کے بعد براہ کرم ایک گھنٹہ انتظار کریں۔';

export const state = 'حیثیت';
export const ourTeam = 'ہماری ٹیم';
/** `deadline` as `formatDeadlineFrom` words it. */
export const contactsYou = (who: string, deadline: string) =>
  `\u2066${who}\u2069 کی طرف سے ${deadline} آپ سے رابطہ ہو گا۔`;
export const appointment = 'اپائنٹمنٹ';
export const appointmentStates: Readonly<Record<string, string>> = {
  requested: 'تصدیق باقی',
  confirmed: 'تصدیق شدہ',
  done: 'مکمل',
  'no-show': 'غیر حاضری',
  cancelled: 'منسوخ',
};
export const vehicle = 'گاڑی';
export const vehicleInColor = (model: string, color: string) => `${model}، ${color}`;
export const price = 'قیمت';
export const dealer = 'ڈیلر';
export const dealerInCity = '{name}، {city}';
export const whatsapp = 'WhatsApp<hidden> (نئے ٹیب میں کھلتا ہے)</hidden>';
/** What the customer writes to the dealer on WhatsApp. */
export const message = (code: string) => `حوالہ نمبر \u2066${code}\u2069`;
export const sentOn = 'بھیجنے کی تاریخ';

export const linkIsSent =
  'آپ کی درخواست کے صفحے کا لنک اس ای میل پتے پر بھیج دیا گیا ہے جو آپ نے دیا تھا۔ وہاں آپ ہر مرحلہ دیکھ سکتے ہیں، ہمیں لکھ سکتے ہیں یا درخواست واپس لے سکتے ہیں۔';
export const changeAppointment = 'اپائنٹمنٹ دیکھیں، بدلیں یا منسوخ کریں';
export const changeByLink =
  'اسے بدلنے یا منسوخ کرنے کے لیے ہماری تازہ ترین ای میل کا لنک کھولیں، یا ڈیلر کو فون کریں۔';
export const changeByDealer =
  'اسے بدلنے یا منسوخ کرنے کے لیے ڈیلر کو فون کریں یا لکھیں اور اپنا حوالہ نمبر بتائیں۔';
export const findAnother = 'کوئی اور درخواست تلاش کریں';
