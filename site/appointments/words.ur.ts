export const pageTitle = 'آپ کی اپائنٹمنٹ';
export const pageDescription =
  'دیکھیں کہ آپ کی اپائنٹمنٹ کب اور کہاں ہے، اس کا وقت بدلیں یا اسے منسوخ کریں۔';
export const yourTestDrive = 'آپ کی ٹیسٹ ڈرائیو';
export const yourService = 'آپ کی سروس';
export const yourAppointment = 'آپ کی اپائنٹمنٹ';
export const keepLinkPrivate =
  'اس صفحے کا لنک جس کے پاس ہو، وہ اپائنٹمنٹ کا وقت بدل سکتا ہے یا اسے منسوخ کر سکتا ہے۔ اس لیے یہ لنک کسی کو نہ دیں۔';
export const unknownTitle = 'یہ لنک کام نہیں کرتا';
export const unknownText =
  'لنک نامکمل ہے، یا جس اپائنٹمنٹ کا تھا وہ اب موجود نہیں۔ براہ کرم ہماری تازہ ترین ای میل کا لنک دوبارہ کھولیں، اپنے حوالہ نمبر اور فون نمبر سے اپائنٹمنٹ تلاش کریں، یا ڈیلرشپ کو فون کریں۔';
export const findAppointment = 'اپنی اپائنٹمنٹ تلاش کریں';
export const findDealer = 'ڈیلر تلاش کریں';

export const done = 'مکمل';
export const doneText = 'تشریف لانے کا شکریہ۔';
export const missed = 'آمد نہیں ہوئی';
export const missedText = 'اس وقت کوئی نہیں آیا۔ آپ کوئی اور وقت منتخب کر سکتے ہیں۔';
export const cancelled = 'منسوخ';
export const cancelledText = 'یہ اپائنٹمنٹ منسوخ ہے، اور اس کا وقت دوسروں کے لیے دستیاب ہے۔';
export const requested = 'تصدیق کا انتظار';
export const confirmed = 'تصدیق شدہ';
export const confirmedText = 'ڈیلرشپ آپ کی منتظر ہے۔';
export const past = 'وقت گزر گیا';
export const pastText = 'اس اپائنٹمنٹ کا وقت گزر چکا ہے۔';
export const now = 'ابھی';
export const nowText =
  'اس اپائنٹمنٹ کا وقت شروع ہو چکا ہے۔ دیر ہو رہی ہو تو براہ کرم ڈیلرشپ کو فون کریں۔';
export const withoutDealer = 'نئی جگہ کا انتظار';
export const withoutDealerText =
  'جس ڈیلرشپ پر یہ اپائنٹمنٹ تھی وہ اب ہمارے ساتھ نہیں ہے۔ ہم آپ سے رابطہ کریں گے۔';

export const when = 'کب';
export const what = 'کس لیے';
export const testDrive = 'ٹیسٹ ڈرائیو';
export const service = 'سروس';
export const withVehicle = (purpose: string, vehicle: string) => `${purpose}، ${vehicle}`;
export const where = 'کہاں';
export const map = 'نقشہ<hidden> نئے ٹیب میں</hidden>';
export const whatToBring = 'ساتھ کیا لائیں';
export const reference = 'حوالہ نمبر';

export const addToCalendar = 'کیلنڈر میں شامل کریں';
export const copyLink = 'لنک کاپی کریں';
export const linkCopied = 'لنک کاپی ہو گیا';
export const linkIsCopied = 'لنک کاپی ہو گیا ہے۔';
export const linkNotCopied = 'لنک یہاں کاپی نہیں ہو سکتا: {url}';

export const isMoved = 'آپ کی اپائنٹمنٹ کا وقت بدل گیا ہے';
export const isCancelled = 'آپ کی اپائنٹمنٹ منسوخ ہو گئی ہے';

export const moveTitle = 'اپائنٹمنٹ کا وقت بدلیں';
export const nothingElseFree =
  'اگلے 30 دن میں کوئی اور وقت دستیاب نہیں۔ براہ کرم ڈیلرشپ کو فون کریں۔';
export const offerIsGone =
  'جو وقت ہم نے پیش کیا تھا وہ اب دستیاب نہیں۔ براہ کرم کوئی اور وقت منتخب کریں۔';
export const move = 'منتخب وقت پر منتقل کریں';
export const moving = 'وقت بدلا جا رہا ہے…';
export const cancelTitle = 'اپائنٹمنٹ منسوخ کریں';
export const askCancel =
  'کیا آپ {time} کی اپائنٹمنٹ منسوخ کرنا چاہتے ہیں؟ اس کا وقت فوراً دوسروں کے لیے دستیاب ہو جائے گا۔';
export const cancel = 'جی ہاں، منسوخ کریں';
export const cancelling = 'منسوخ کی جا رہی ہے…';

export const timesFailed = 'دستیاب اوقات لوڈ نہیں ہو سکے۔ براہ کرم کچھ دیر بعد دوبارہ کوشش کریں۔';

export const yourVisit = 'آپ کی آمد';
export const dayAndTime = 'دن اور وقت';
export const days = 'دن';
export const earlierDays = 'پہلے کے دن';
export const laterDays = 'بعد کے دن';
export const closed = 'بند';
export const full = 'بک';
export const dayLabel = (day: string, unavailable: string | null, isChosen: boolean) =>
  [day, unavailable, isChosen && 'منتخب'].filter(Boolean).join('، ');
/** The first of a month has its own word. */
export const longDay = (weekday: string, number: string, month: string) =>
  `${weekday}، ${number === '1' ? 'یکم' : number} ${month}`;
export const dayWithTime = (day: string, time: string) => `${day}، ${time}`;
export const morning = 'صبح';
export const afternoon = 'دوپہر';
export const evening = 'شام';
export const nothingOnDay = 'اس دن کوئی وقت دستیاب نہیں۔';
export const taken = 'بک ہو گیا';
export const chosenTime = 'منتخب وقت: {time}';
export const noTimeChosen = 'ابھی کوئی وقت منتخب نہیں ہے۔';
export const selectTime = 'دن اور وقت منتخب کریں';
export const nextTimes = 'اگلے دستیاب اوقات:';

export const timesByPhone =
  'یہ ڈیلرشپ وقت فون پر طے کرتی ہے۔ بتائیں کہ آپ کے لیے کون سا دن مناسب ہے، اور وہ آپ کو فون کرے گی۔';
export const nothingFree =
  'اگلے 30 دن میں کوئی وقت دستیاب نہیں۔ بتائیں کہ آپ کے لیے کون سا دن مناسب ہے، اور ڈیلرشپ آپ کو فون کرے گی۔';
export const showTimes = 'دستیاب اوقات دکھائیں';
export const showTimesHint =
  'بہت سی ڈیلرشپس پر آپ ابھی وقت منتخب کر سکتے ہیں۔ آپ نے جو لکھا ہے وہ محفوظ رہے گا۔';
export const showTimesAgain = 'دستیاب اوقات دوبارہ دکھائیں';
export const showTimesAgainHint = 'گاڑی یا ڈیلرشپ بدلیں تو اس کے اوقات دوبارہ دیکھیں۔';
export const loadingTimes = 'دستیاب اوقات لوڈ ہو رہے ہیں…';
export const timesNotLoaded = 'دستیاب اوقات لوڈ نہیں ہو سکے۔';
export const tryAgainOrTellDay =
  'دوبارہ کوشش کریں، یا نیچے بتائیں کہ آپ کے لیے کون سا دن مناسب ہے۔';
export const tryAgain = 'دوبارہ کوشش کریں';

export const youSend = 'آپ درخواست بھیجتے ہیں اور آپ کو حوالہ نمبر ملتا ہے۔';
export const ratherTalk = 'فون پر بات کرنا چاہتے ہیں؟';
export const whatsapp = 'WhatsApp<hidden> (نئے ٹیب میں کھلتا ہے)</hidden>';
