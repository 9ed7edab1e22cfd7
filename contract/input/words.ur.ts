import { groupDigits } from '../format/rupees.ts';

export const notText = 'براہ کرم یہاں متن لکھیں';
export const textUnstorable = 'اس میں ایسے حروف ہیں جو محفوظ نہیں ہو سکتے';
export const textTooLong = ({ max }: { max: number }) =>
  `براہ کرم اسے ${groupDigits(max)} حروف کے اندر رکھیں`;
export const notOneOf = ({ name, choices }: { name: string; choices: readonly string[] }) =>
  `براہ کرم ${name} کے لیے ان میں سے ایک منتخب کریں: ${choices.join('، ')}`;
export const notYesOrNo = 'براہ کرم ہاں یا نہیں میں جواب دیں';
export const notBoolean = ({ name }: { name: string }) =>
  `${name} کا جواب صرف ہاں (true) یا نہیں (false) ہو سکتا ہے`;
export const notAList = ({ name }: { name: string }) => `${name}: براہ کرم فہرست کی شکل میں لکھیں`;
export const tooManyItems = ({ max }: { max: number }) =>
  `براہ کرم یہاں زیادہ سے زیادہ ${max} چیزیں لکھیں`;
export const itemTooLong = ({ max }: { max: number }) =>
  `براہ کرم ہر چیز کو ${max} حروف کے اندر رکھیں`;
export const notANumber = ({ name }: { name: string }) => `${name}: براہ کرم ہندسوں میں لکھیں`;
export const notAWholeNumber = ({ name }: { name: string }) => `${name}: براہ کرم پورا عدد لکھیں`;
export const tooManyDecimals = ({ name, max }: { name: string; max: number }) =>
  `${name}: اعشاریے کے بعد زیادہ سے زیادہ ${max} ہندسے لکھیں`;
export const numberTooSmall = ({ name, min }: { name: string; min: number }) =>
  `${name}: کم از کم ${groupDigits(min)} لکھیں`;
export const numberTooLarge = ({ name, max }: { name: string; max: number }) =>
  `${name}: زیادہ سے زیادہ ${groupDigits(max)} لکھیں`;

export const emailInvalid = 'براہ کرم درست ای میل ایڈریس لکھیں';
export const phoneInvalid = 'براہ کرم درست فون نمبر لکھیں';
export const dateForms = 'YYYY-MM-DD یا DD/MM/YYYY';
export const dateInvalid = 'براہ کرم تاریخ YYYY-MM-DD یا DD/MM/YYYY کی شکل میں لکھیں';
export const datePast = 'براہ کرم ایسی تاریخ منتخب کریں جو گزری نہ ہو';
export const timeInvalid = 'براہ کرم وقت HH:MM کی شکل میں لکھیں، مثلاً 14:30';
export const momentInvalid = 'براہ کرم تاریخ اور وقت لکھیں';
export const cnicInvalid =
  'براہ کرم 13 ہندسوں کا شناختی کارڈ نمبر لکھیں، مثلاً \u206612345-1234567-1\u2069';
export const vinInvalid =
  'براہ کرم درست VIN لکھیں: انگریزی حروف اور ہندسے؛ 17 حروف کے VIN میں I، O اور Q نہیں ہوتے';
export const webAddressInvalid =
  'براہ کرم ایسا ویب ایڈریس لکھیں جو \u2066http://\u2069 یا \u2066https://\u2069 سے شروع ہو';
export const yearInvalid = 'براہ کرم سال چار ہندسوں میں لکھیں، مثلاً 2015';
export const rupeesInvalid = 'براہ کرم رقم پورے روپوں میں لکھیں، مثلاً 25,000';
export const kilometersInvalid = 'براہ کرم کلومیٹر پورے عدد میں لکھیں، مثلاً 45,000';
export const referenceInvalid =
  'حوالہ نمبر میں انگریزی کے آٹھ حروف اور ہندسے ہوتے ہیں، مثلاً \u20661A2B3C4D\u2069';
export const codeInvalid = 'براہ کرم کوڈ دوبارہ دیکھ لیں: اس میں دس حروف اور ہندسے ہوتے ہیں';
export const slotInvalid = 'براہ کرم فہرست میں سے وقت منتخب کریں';

export const fieldsMissing = 'براہ کرم تمام لازمی خانے پُر کریں';
export const fieldsMissingInPopup = 'براہ کرم سب لازمی خانے پُر کریں';
export const phoneOrMessageMissing = 'فون نمبر اور پیغام لازمی ہیں';
export const nameMissing = 'نام لکھنا لازمی ہے';
export const phoneMissing = 'براہ کرم اپنا فون نمبر لکھیں';
export const emailMissing = 'براہ کرم اپنا ای میل ایڈریس لکھیں';
export const referenceMissing = 'براہ کرم اپنا حوالہ نمبر لکھیں';
export const appointmentOver =
  'یہ اپائنٹمنٹ اب یہاں سے بدلی نہیں جا سکتی۔ براہ کرم ڈیلرشپ کو فون کریں۔';
export const messageMissing = 'براہ کرم اپنا پیغام لکھیں';
export const vehicleMissing = 'براہ کرم گاڑی منتخب کریں';
export const dealershipMissing = 'براہ کرم ڈیلرشپ منتخب کریں';
export const serviceTypeMissing = 'براہ کرم سروس کی قسم منتخب کریں';
export const ownershipMissing = 'براہ کرم بتائیں کہ آپ کے پاس گاڑی ہے یا نہیں';
export const agreementsMissing = 'براہ کرم دونوں باتوں پر رضامندی دیں';
export const agreementMissing = 'براہ کرم اپنی معلومات شیئر کرنے پر رضامندی دیں';
export const employmentStatusMissing = 'براہ کرم ملازمت کی صورتحال منتخب کریں';
export const cvMissing = 'براہ کرم اپنی سی وی اپ لوڈ کریں';
const applicantNames: Readonly<Record<string, string>> = {
  firstName: 'پہلا نام',
  lastName: 'آخری نام',
  phone: 'فون نمبر',
  cnic: 'شناختی کارڈ نمبر',
};
export const requiredFieldEmpty = ({ name }: { name: string }) =>
  `یہ خانہ خالی نہیں چھوڑا جا سکتا: ${applicantNames[name]}`;
export const applicationIncomplete = ({ names }: { names: readonly string[] }) =>
  `یہ لازمی خانے خالی ہیں: ${names.map((name) => applicantNames[name]).join('، ')}`;
export const preferredDealershipMissing = 'براہ کرم پسندیدہ ڈیلرشپ منتخب کریں';
export const facilityStatusMissing = 'براہ کرم عمارت کی صورتحال منتخب کریں';
export const carMissing = 'براہ کرم کوئی گاڑی منتخب کریں';
export const cityMissing = 'براہ کرم شہر منتخب کریں';
export const carAndCityMissing = 'براہ کرم گاڑی اور شہر دونوں منتخب کریں';

export const recordUnknown = 'اس آئی ڈی کا کوئی ریکارڈ نہیں';
export const dealerUnknown = 'یہ ڈیلر موجود نہیں';
export const carUnknown = 'یہ گاڑی موجود نہیں';
export const cityUnknown = 'یہ شہر موجود نہیں';
export const provinceUnknown = 'اس نام کا کوئی صوبہ نہیں';
export const bookingTypeUnknown = ({ choices }: { choices: readonly string[] }) =>
  `بکنگ کی قسم ان میں سے ایک ہو سکتی ہے: ${choices.join('، ')}`;
export const appointmentUnknown = 'اس لنک پر کوئی اپائنٹمنٹ نہیں';
export const requestUnknown = 'اس لنک پر کوئی درخواست نہیں';
export const addressUnknown = 'اس پتے پر کچھ نہیں';

export const slotTaken = 'یہ وقت ابھی کسی اور نے لے لیا ہے۔ براہ کرم کوئی اور وقت منتخب کریں۔';
export const slotPast = 'یہ وقت گزر چکا ہے۔ براہ کرم کوئی اور وقت منتخب کریں۔';
export const slotSoon =
  'یہ وقت بہت قریب ہے: ڈیلرشپ کو اس سے پہلے کام کے دو گھنٹے درکار ہیں۔ براہ کرم بعد کا وقت منتخب کریں۔';
export const slotLate =
  'یہ وقت بہت آگے کا ہے: صرف اگلے 30 دن کے اوقات دستیاب ہیں۔ براہ کرم پہلے کا وقت منتخب کریں۔';
export const slotClosed = 'اس وقت ڈیلرشپ بند ہوتی ہے۔ براہ کرم کوئی اور وقت منتخب کریں۔';
export const slotClosedDay = 'اس دن ڈیلرشپ بند ہے۔ براہ کرم کوئی اور دن منتخب کریں۔';
export const slotUnlisted =
  'اس وقت کوئی اپائنٹمنٹ شروع نہیں ہوتی۔ براہ کرم کوئی اور وقت منتخب کریں۔';
export const appointmentsTooMany =
  'اس فون نمبر پر آپ کی پہلے ہی دو اپائنٹمنٹ ہیں۔ ایک اور کے لیے براہ کرم ڈیلرشپ کو فون کریں۔';
export const requestClosed =
  'یہ درخواست 90 دن سے زیادہ پہلے بند ہو چکی ہے اور یہاں بدلی نہیں جا سکتی۔ براہ کرم ڈیلرشپ کو فون کریں۔';
export const requestWithdrawn =
  'یہ درخواست اب یہاں واپس نہیں لی جا سکتی۔ براہ کرم ڈیلرشپ کو فون کریں۔';
export const messagesMany =
  'آپ آج بہت سے پیغامات لکھ چکے ہیں۔ براہ کرم ڈیلرشپ کو فون کریں یا کل دوبارہ لکھیں۔';
export const correctionMissing = 'براہ کرم وہ لکھیں جسے درست کرنا ہے';
export const emailPresent =
  'اس درخواست کا ای میل ایڈریس موجود ہے۔ اسے بدلنے کے لیے براہ کرم ہمیں لکھیں۔';
export const emailCodeWrong = 'یہ کوڈ درست نہیں۔ پانچ کوششوں کے بعد براہ کرم نیا کوڈ منگوائیں۔';
export const callTime = 'براہ کرم اگلے 14 دنوں میں سے کوئی وقت چنیں';
export const priceChanged = ({ finalPrice }: { finalPrice: number }) =>
  `اس بکنگ کی قیمت ${groupDigits(Math.round(finalPrice))} روپے ہے۔ ابھی کچھ نہیں بھیجا گیا: براہ کرم قیمت دیکھ لیں، اور اسی پر بک کرنا ہو تو فارم دوبارہ بھیجیں۔`;
export const priceUnknown =
  'اس بکنگ کی قیمت اب معلوم نہیں۔ ابھی کچھ نہیں بھیجا گیا: براہ کرم اپنا انتخاب دیکھ لیں، اور قیمت کے بغیر بک کرنا ہو تو دوبارہ بھیجیں۔';
export const nonFilerBarred =
  'نان فائلر یہ گاڑی بک نہیں کر سکتا: انکم ٹیکس آرڈیننس 2001، دفعہ \u2066114C\u2069۔ اگر آپ کا نام فعال ٹیکس گزاروں کی فہرست میں ہے تو براہ کرم ”فائلر“ منتخب کریں۔';
export const openingClosed = 'یہ اسامی بند ہو چکی ہے؛ اس کے لیے مزید درخواستیں نہیں لی جا رہیں۔';

export const fileKindWrong = ({ kinds }: { kinds: readonly string[] }) =>
  `براہ کرم ${kinds.slice(0, -1).join('، ')} یا ${kinds.at(-1)} فائل منتخب کریں`;
export const fileTooLarge = ({ max }: { max: string }) =>
  `یہ فائل بہت بڑی ہے: براہ کرم زیادہ سے زیادہ \u2066${max}\u2069 کی فائل منتخب کریں`;
export const fileEmpty = 'یہ فائل خالی ہے: براہ کرم کوئی اور فائل منتخب کریں';
export const fileDamaged = 'یہ فائل خراب یا نامکمل ہے: براہ کرم کوئی اور فائل منتخب کریں';
export const fileHeic =
  'یہ تصویر آئی فون کے HEIC فارمیٹ میں ہے جو ہم نہیں کھول سکتے: براہ کرم اسے JPEG میں محفوظ کریں';
export const fileDisguised =
  'یہ فائل اس قسم کی نہیں جو اس کا نام بتاتا ہے: براہ کرم کوئی اور فائل منتخب کریں';
export const fileUnsafe =
  'اس فائل میں ایسا مواد ہے جو ہم قبول نہیں کرتے، مثلاً میکرو: براہ کرم کوئی اور فائل منتخب کریں';
export const fileEncrypted =
  'یہ دستاویز پاس ورڈ سے بند ہے، اس لیے جانچی نہیں جا سکتی: براہ کرم اسے پاس ورڈ کے بغیر محفوظ کریں';
export const fileTooComplex =
  'اس فائل کی جانچ میں بہت وقت لگتا ہے: براہ کرم کوئی سادہ فائل منتخب کریں';
export const fileInfected = 'وائرس اسکینر نے یہ فائل رد کر دی: براہ کرم کوئی اور فائل منتخب کریں';
export const fileTooManyPixels = 'اس تصویر میں پکسل بہت زیادہ ہیں: براہ کرم چھوٹی تصویر منتخب کریں';
export const fileRepeated = 'براہ کرم یہاں ایک ہی فائل منتخب کریں';
export const fileNameInvalid =
  'اس فائل کے نام میں ایسے حروف ہیں جو قبول نہیں ہوتے: براہ کرم نام بدلیں';
export const documentMacros =
  'اس دستاویز میں میکرو ہیں جو ہم قبول نہیں کرتے: براہ کرم اسے PDF میں محفوظ کریں';
export const documentLinkedPicture =
  'اس دستاویز کی کوئی تصویر کہیں اور رکھی ہے: براہ کرم اسے PDF میں محفوظ کریں';
export const documentLink =
  'یہ دستاویز کہیں اور سے ٹیمپلیٹ یا دوسرا مواد لیتی ہے: براہ کرم اسے PDF میں محفوظ کریں';
export const documentEmbedded =
  'اس دستاویز میں کوئی اور فائل ہے، مثلاً جدول یا چارٹ: براہ کرم اسے PDF میں محفوظ کریں';
export const documentControls =
  'اس دستاویز کے کچھ خانے پروگرام ہیں: براہ کرم اسے PDF میں محفوظ کریں';
export const documentPacking =
  'یہ دستاویز غیر معمولی طریقے سے بنی ہے: براہ کرم اسے PDF میں محفوظ کریں';
export const pdfScript =
  'اس PDF میں اسکرپٹ ہے، جیسا کچھ فارموں میں ہوتا ہے: براہ کرم اسے نئی PDF میں پرنٹ کریں';
export const pdfForm =
  'اس PDF میں ایسا فارم ہے جو ڈیٹا لیتا یا بھیجتا ہے: براہ کرم اسے نئی PDF میں پرنٹ کریں';
export const pdfAttachment =
  'اس PDF کے ساتھ کوئی اور فائل منسلک ہے: براہ کرم اسے نئی PDF میں پرنٹ کریں';
export const pdfLink =
  'اس PDF میں کسی اور فائل یا پروگرام کا لنک ہے: براہ کرم اسے نئی PDF میں پرنٹ کریں';
export const pdfMedia = 'اس PDF میں ویڈیو یا آواز ہے: براہ کرم اسے نئی PDF میں پرنٹ کریں';
export const pdfOpening = 'یہ PDF کھلتے ہی خود کچھ کرتی ہے: براہ کرم اسے نئی PDF میں پرنٹ کریں';
export const pdfObjects =
  'یہ PDF ایسے طریقے سے لکھی گئی ہے جسے ہم جانچ نہیں سکتے: براہ کرم اسے نئی PDF میں پرنٹ کریں';
export const pdfProtected =
  'اس PDF میں تبدیلی پر پابندی ہے، اس لیے یہ جانچی نہیں جا سکتی: براہ کرم اسے نئی PDF میں پرنٹ کریں';
export const bitmapCompressed =
  'یہ بٹ میپ کمپریس کی گئی ہے جو ہم نہیں کھول سکتے: براہ کرم اسے PNG میں محفوظ کریں';
export const formIncomplete = 'یہ فارم پورا نہیں پہنچا۔ براہ کرم دوبارہ بھیجیں۔';
export const formTooLarge = 'یہ ہماری مقررہ حد سے زیادہ ہے';
export const uploadsOfToday =
  'آج آپ کے نیٹ ورک سے حد سے زیادہ مواد بھیجا گیا ہے۔ براہ کرم کل دوبارہ کوشش کریں۔';
export const uploadsBusy =
  'اس وقت بہت سی فائلیں بھیجی جا رہی ہیں۔ براہ کرم کچھ دیر بعد دوبارہ کوشش کریں۔';
export const storageFull = 'معذرت، ہم اس وقت فائلیں نہیں لے سکتے۔ بعد میں دوبارہ کوشش کریں۔';
export const scannerUnavailable =
  'معذرت، ہم اس وقت فائلیں نہیں جانچ سکتے۔ کچھ دیر بعد دوبارہ کوشش کریں۔';

export const invalid = 'یہ درخواست درست نہیں';
export const tooLarge = 'یہ درخواست بہت بڑی ہے';
export const wrongType = 'اس قسم کا مواد یہاں قبول نہیں ہوتا';
export const tooMany = 'بہت زیادہ درخواستیں بھیجی گئی ہیں۔ براہ کرم ایک منٹ بعد دوبارہ کوشش کریں۔';
export const internal = 'معذرت، ہماری طرف سے کوئی خرابی ہوئی۔ دوبارہ کوشش کریں۔';
export const unavailable =
  'معذرت، ہماری سروس تھوڑی دیر کے لیے دستیاب نہیں۔ کچھ دیر بعد دوبارہ کوشش کریں۔';
export const overloaded =
  'معذرت، اس وقت ہمارے سسٹم پر بوجھ بہت زیادہ ہے۔ کچھ دیر بعد دوبارہ کوشش کریں۔';
export const requestIncomplete = 'یہ درخواست نامکمل پہنچی';
export const requestTimeout = 'درخواست پہنچنے میں بہت دیر لگی';
export const foreignOrigin = 'یہ درخواست کسی اور ویب سائٹ سے آئی، اس لیے قبول نہیں ہوئی';
export const idempotencyKeyReused = 'یہ شناختی کلید پہلے ہی کسی اور درخواست میں استعمال ہو چکی ہے';
