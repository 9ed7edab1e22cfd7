export const pageTitle = 'آپ کی درخواست';
export const pageDescription =
  'دیکھیں کہ آپ کی درخواست کہاں تک پہنچی، آگے کیا ہو گا اور اسے کون دیکھ رہا ہے، اور یہیں پیغام لکھیں۔';

export const unknownTitle = 'یہ لنک کام نہیں کرتا';
export const unknownText =
  'لنک نامکمل ہے، یا جس درخواست کا تھا وہ اب موجود نہیں۔ براہ کرم ہماری تازہ ترین ای میل کا لنک دوبارہ کھولیں، اپنے حوالہ نمبر اور فون نمبر سے درخواست تلاش کریں، یا ڈیلرشپ کو فون کریں۔';
export const findRequest = 'اپنی درخواست تلاش کریں';
export const findDealer = 'ڈیلر تلاش کریں';

/** By the slug of the type. */
export const titles: Readonly<Record<string, string>> = {
  'contact-inquiries': 'آپ کا پیغام',
  'vehicle-bookings': 'آپ کی بکنگ',
  'test-drives': 'آپ کی ٹیسٹ ڈرائیو',
  'service-appointments': 'آپ کی سروس',
  'parts-requests': 'آپ کی پرزے کی درخواست',
  'job-applications': 'آپ کی ملازمت کی درخواست',
  'dealer-applications': 'آپ کی ڈیلرشپ کی درخواست',
};

/** A status for the customer: its name as a step, and what follows. */
interface StatusWords {
  title: string;
  text: string;
}

/** By the slug of the type and the status. */
export const statuses: Readonly<Record<string, Readonly<Record<string, StatusWords>>>> = {
  'contact-inquiries': {
    new: { title: 'پیغام موصول', text: 'ہم آپ کا پیغام پڑھ کر جواب دیں گے۔' },
    'in-progress': { title: 'زیرِ غور', text: 'آپ کے پیغام پر کام ہو رہا ہے۔' },
    resolved: { title: 'جواب دیا گیا', text: 'آپ کے پیغام کا جواب دے دیا گیا ہے۔' },
    closed: { title: 'بند', text: 'یہ گفتگو بند ہو چکی ہے۔' },
  },
  'vehicle-bookings': {
    pending: {
      title: 'بکنگ موصول',
      text: 'ڈیلر آپ کی بکنگ دیکھ کر آپ سے رابطہ کرے گا۔',
    },
    confirmed: {
      title: 'تصدیق شدہ',
      text: 'آپ کی بکنگ کی تصدیق ہو گئی ہے۔ ڈیلر آپ کے ساتھ اگلے مراحل طے کرے گا۔',
    },
    processing: {
      title: 'تیاری میں',
      text: 'آپ کی بکنگ پر کام ہو رہا ہے۔ کسی چیز کی ضرورت ہوئی یا گاڑی تیار ہوئی تو ڈیلر آپ سے رابطہ کرے گا۔',
    },
    completed: { title: 'مکمل', text: 'آپ کی بکنگ مکمل ہو گئی ہے۔ سفر مبارک۔' },
    cancelled: {
      title: 'منسوخ',
      text: 'یہ بکنگ منسوخ ہے۔ اگر آپ کو اس کی توقع نہ تھی تو براہ کرم ڈیلر کو فون کریں۔',
    },
  },
  'test-drives': {
    pending: { title: 'درخواست موصول', text: 'ڈیلر آپ سے دن اور وقت کی تصدیق کرے گا۔' },
    confirmed: { title: 'تصدیق شدہ', text: 'ڈیلر آپ کا منتظر ہے۔' },
    completed: { title: 'مکمل', text: 'ہمارے ساتھ ٹیسٹ ڈرائیو کرنے کا شکریہ۔' },
    cancelled: {
      title: 'منسوخ',
      text: 'یہ ٹیسٹ ڈرائیو منسوخ ہے۔ آپ دوسری ٹیسٹ ڈرائیو بک کر سکتے ہیں۔',
    },
    'no-show': {
      title: 'آمد نہیں ہوئی',
      text: 'اس وقت کوئی نہیں آیا۔ آپ دوسری ٹیسٹ ڈرائیو بک کر سکتے ہیں۔',
    },
  },
  'service-appointments': {
    pending: { title: 'درخواست موصول', text: 'ڈیلر آپ سے دن اور وقت کی تصدیق کرے گا۔' },
    confirmed: { title: 'تصدیق شدہ', text: 'ڈیلر آپ کا اور آپ کی گاڑی کا منتظر ہے۔' },
    'in-progress': {
      title: 'ورکشاپ میں',
      text: 'آپ کی گاڑی کی سروس ہو رہی ہے۔ گاڑی تیار ہونے پر ڈیلر آپ سے رابطہ کرے گا۔',
    },
    completed: { title: 'مکمل', text: 'سروس مکمل ہو گئی ہے۔ تشریف لانے کا شکریہ۔' },
    cancelled: { title: 'منسوخ', text: 'یہ سروس منسوخ ہے۔ آپ دوسری سروس بک کر سکتے ہیں۔' },
  },
  'parts-requests': {
    pending: { title: 'درخواست موصول', text: 'ہم آپ کا پرزہ تلاش کر کے آپ سے رابطہ کریں گے۔' },
    confirmed: {
      title: 'تصدیق شدہ',
      text: 'آپ کی درخواست کی تصدیق ہو گئی ہے۔ اب آرڈر دیا جائے گا۔',
    },
    ordered: { title: 'آرڈر ہو گیا', text: 'آپ کا پرزہ آرڈر ہو گیا ہے۔ اب اسے بھیجا جائے گا۔' },
    shipped: { title: 'راستے میں', text: 'آپ کا پرزہ راستے میں ہے۔' },
    delivered: { title: 'پہنچ گیا', text: 'آپ کا پرزہ پہنچ گیا ہے۔' },
    cancelled: {
      title: 'منسوخ',
      text: 'یہ درخواست منسوخ ہے۔ اگر آپ کو اس کی توقع نہ تھی تو براہ کرم ہمیں فون کریں۔',
    },
  },
  'job-applications': {
    submitted: {
      title: 'درخواست موصول',
      text: 'ہم آپ کی درخواست پڑھ کر آپ سے رابطہ کریں گے۔',
    },
    reviewing: { title: 'زیرِ غور', text: 'آپ کی درخواست پڑھی جا رہی ہے۔' },
    shortlisted: {
      title: 'شارٹ لسٹ میں',
      text: 'آپ شارٹ لسٹ میں ہیں۔ ہم انٹرویو کے لیے آپ سے رابطہ کریں گے۔',
    },
    interviewed: {
      title: 'انٹرویو ہو گیا',
      text: 'انٹرویو کے لیے شکریہ۔ ہم اپنے فیصلے کے ساتھ آپ سے رابطہ کریں گے۔',
    },
    offered: { title: 'پیشکش کی گئی', text: 'ہم آپ کو پیشکش کر چکے ہیں اور جواب کے منتظر ہیں۔' },
    hired: { title: 'تقرر ہو گیا', text: 'ہماری ٹیم میں خوش آمدید۔' },
    rejected: {
      title: 'بند',
      text: 'ہم اس درخواست پر مزید کارروائی نہیں کر رہے۔ آپ کی دلچسپی کا شکریہ۔',
    },
  },
  'dealer-applications': {
    submitted: {
      title: 'درخواست موصول',
      text: 'ہم آپ کی درخواست پڑھ کر آپ سے رابطہ کریں گے۔',
    },
    reviewing: { title: 'زیرِ غور', text: 'آپ کی درخواست کا جائزہ لیا جا رہا ہے۔' },
    shortlisted: {
      title: 'شارٹ لسٹ میں',
      text: 'آپ شارٹ لسٹ میں ہیں۔ ہم انٹرویو کے لیے آپ سے رابطہ کریں گے۔',
    },
    'interview-scheduled': {
      title: 'انٹرویو طے ہے',
      text: 'آپ کا انٹرویو طے ہو گیا ہے۔ ہم آپ سے ملاقات کے منتظر ہیں۔',
    },
    approved: {
      title: 'منظور شدہ',
      text: 'آپ کی درخواست منظور ہو گئی ہے۔ اگلے مراحل کے لیے ہم آپ سے رابطہ کریں گے۔',
    },
    rejected: {
      title: 'بند',
      text: 'ہم اس درخواست پر مزید کارروائی نہیں کر رہے۔ آپ کی دلچسپی کا شکریہ۔',
    },
  },
};

export const withdrawn = 'آپ نے واپس لے لی';
export const withdrawnText =
  'آپ نے یہ درخواست واپس لے لی ہے، اور اس پر مزید کچھ نہیں ہو گا۔ آپ دوسری درخواست بھیج سکتے ہیں۔';

export const ourTeam = 'ہماری ٹیم';
/** `deadline` as `formatDeadlineFrom` words it. */
export const answers = (who: string, deadline: string) =>
  `\u2066${who}\u2069 کی طرف سے ${deadline} جواب آئے گا۔`;
export const confirmsTime = (who: string, deadline: string) =>
  `\u2066${who}\u2069 کی طرف سے ${deadline} آپ کے وقت کی تصدیق ہو گی۔`;
export const isLate = (who: string, deadline: string) =>
  `\u2066${who}\u2069 کی طرف سے ${deadline} جواب آنا تھا، جو ابھی نہیں آیا۔ ہم معذرت خواہ ہیں۔ براہ کرم فون کریں یا یہیں لکھیں۔`;
export const wasInTouch = (who: string) =>
  `\u2066${who}\u2069 کی طرف سے آپ سے رابطہ ہو چکا ہے۔ کوئی بات باقی ہو تو فون کریں یا یہیں لکھیں۔`;

export const vehicleInColor = (model: string, color: string) => `${model}، ${color}`;
export const reference = 'حوالہ نمبر';
export const call = 'فون کریں {phone}';
export const whatsapp = 'WhatsApp<hidden> (نئے ٹیب میں کھلتا ہے)</hidden>';
/** What the customer writes to the dealer on WhatsApp. */
export const aboutReference = (code: string) => `حوالہ نمبر \u2066${code}\u2069`;

export const readMessage = 'تازہ ترین پیغام پڑھیں';

export const progress = 'کہاں تک پہنچی';
export const stepStates = { done: 'مکمل: ', now: 'اب: ', next: 'آئندہ: ' } as const;

export const facts = 'تفصیلات';
export const appointment = 'اپائنٹمنٹ';
export const appointmentStates: Readonly<Record<string, string>> = {
  requested: 'تصدیق باقی',
  confirmed: 'تصدیق شدہ',
  done: 'مکمل',
  'no-show': 'غیر حاضری',
  cancelled: 'منسوخ',
};
export const openAppointment = 'وقت بدلیں، منسوخ کریں یا کیلنڈر میں شامل کریں';
export const dealer = 'ڈیلر';
export const vehicle = 'گاڑی';
export const price = 'قیمت';
export const openQuote = 'اپنی کوٹیشن کھولیں';
export const bookingCode = 'بکنگ کوڈ';
export const checkCode = 'بکنگ کے اصلی ہونے کی جانچ کریں';
export const sentOn = 'بھیجنے کی تاریخ';

export const messages = 'پیغامات';
export const noMessages = (who: string) =>
  `ابھی کوئی پیغام نہیں۔ آپ جو یہاں لکھیں گے وہ \u2066${who}\u2069 تک پہنچے گا، اور جواب یہیں آئے گا۔`;
export const you = 'آپ';
export const writeLabel = 'آپ کا پیغام';
export const send = 'پیغام بھیجیں';
export const sending = 'بھیجا جا رہا ہے…';
export const isSent = 'آپ کا پیغام بھیج دیا گیا ہے';
export const isSentText = (who: string) => `\u2066${who}\u2069 کی طرف سے جواب یہیں آئے گا۔`;

export const callTitle = 'فون کال کی درخواست کریں';
export const callLabel = 'ہم آپ کو کب فون کریں؟';
export const callHint = (days: number) =>
  `اگلے ${days} دنوں میں، بہتر ہے کہ کھلنے کے اوقات میں (پاکستان کا وقت)`;
export const askForCall = 'اس وقت کی کال مانگیں';
export const isAsked = 'کال کی درخواست پہنچ گئی ہے';
/** `time` as `formatAppointmentTime` words it. */
export const isAskedText = (who: string, time: string) =>
  `\u2066${who}\u2069 کو بتا دیا گیا ہے کہ آپ کو فون کریں: ${time}۔`;

export const emailTitle = 'جواب ای میل پر حاصل کریں';
export const emailHint =
  'اس درخواست کا ابھی کوئی ای میل ایڈریس نہیں۔ ہم پہلے وہاں ایک کوڈ بھیجیں گے، اور جب تک آپ اسے یہاں نہیں لکھتے، اور کچھ نہیں بھیجیں گے۔';
export const sendCode = 'کوڈ بھیجیں';
export const codeSent = (address: string) => `ہم نے \u2066${address}\u2069 پر ایک کوڈ بھیجا ہے۔`;
export const codeLabel = 'چھ ہندسوں کا کوڈ';
export const confirmCode = 'ایڈریس کی تصدیق کریں';
export const isCodeSent = 'کوڈ بھیج دیا گیا ہے';
export const isCodeSentText = 'ای میل کھولیں اور اس کے چھ ہندسے نیچے لکھیں۔';
export const isConfirmed = 'آپ کے ای میل ایڈریس کی تصدیق ہو گئی ہے';

export const carSteps: Readonly<Record<string, string>> = {
  allotted: 'گاڑی مختص',
  ready: 'آپ کے لیے تیار',
  completed: 'ڈیلیور ہو گئی',
};
export const car = 'آپ کی گاڑی';
export const delivery = 'ڈیلیوری';
/** `day` as '4 May 2026'. */
export const promisedFor = (day: string) => `${day} کا وعدہ ہے`;
export const noPromise = 'فی الحال کسی دن کا وعدہ نہیں';
export const toldOn = (told: string, day: string) => `${told} کو بتایا گیا: ${day}`;
export const withdrawnDay = 'کوئی دن نہیں';
export const queue = 'قطار میں جگہ';
export const place = (place: number, of: number) => `${of} میں سے ${place}`;
export const queueHint =
  'اس گاڑی اور اس رنگ کی ان کھلی بکنگز میں جنہیں ابھی گاڑی نہیں ملی: پہلے ادائیگی کرنے والے پہلے۔';
export const paid = 'ادا شدہ';
export const leftToPay = (sum: string) => `${sum} باقی ہیں`;
export const isPaid = 'پوری رقم ادا ہو چکی ہے';
export const instruments: Readonly<Record<string, string>> = {
  'pay-order': 'پے آرڈر',
  'bank-deposit': 'بینک ڈپازٹ',
  'online-transfer': 'آن لائن ٹرانسفر',
  cheque: 'چیک',
  card: 'کارڈ',
};
export const reversed = 'واپس کی گئی';
export const compensation = 'تاخیر کا معاوضہ';
export const compensationSoFar = (sum: string, day: string) => `${day} تک ${sum}`;
export const compensationFrom = (day: string) => `${day} سے، اگر گاڑی ڈیلیور نہ ہوئی`;
export const compensationHint =
  'یہ تخمینہ ہے جس کی کمپنی تصدیق کرتی ہے، کمپنی کے وعدے کے مطابق: ادا شدہ رقم، ضرب اس دن کا کائبور اور مارجن، ضرب دن، تقسیم 365۔';
/** `rate` as '13.53'. */
export const compensationPart = (days: string, sum: string, rate: string) =>
  `${days} دن، ${sum} پر، سالانہ ${rate}%`;
export const sampleRates = 'نمونے کی شرحوں کے ساتھ، جن کی ابھی تصدیق نہیں ہوئی۔';

export const correctTitle = 'اپنا نام یا فون نمبر درست کریں';
export const correctHint =
  'آپ کی حفاظت کے لیے یہ صفحہ انہیں نہیں دکھاتا۔ جو غلط تھا اسے درست لکھیں، اور باقی خالی چھوڑ دیں۔';
export const waitsFor = (labels: readonly string[]) =>
  `بھیجا جا چکا ہے، تصدیق باقی ہے: ${labels.join('، ')}۔`;
export const correct = 'درستی بھیجیں';
export const isCorrected = 'آپ کی درستی بھیج دی گئی ہے';
export const isCorrectedText = (who: string) =>
  `\u2066${who}\u2069 کی طرف سے اس کی تصدیق ہو گی۔ تب تک کچھ نہیں بدلے گا۔`;

export const withdrawTitle = 'یہ درخواست واپس لیں';
export const withdrawWarning =
  'اس سے آپ کی درخواست ختم ہو جائے گی، اور ہم اس پر کام روک دیں گے۔ اسے یہاں بحال نہیں کیا جا سکتا، مگر آپ کسی بھی وقت دوسری درخواست بھیج سکتے ہیں۔';
export const withdrawCancels = 'آپ کی اپائنٹمنٹ بھی اس کے ساتھ منسوخ ہو جائے گی۔';
export const reasonLabel = 'واپس لینے کی وجہ کیا ہے؟';
export const chooseReason = 'وجہ منتخب کریں';
export const reasons: Readonly<Record<string, string>> = {
  'bought-elsewhere': 'کوئی اور پیشکش پسند آ گئی',
  price: 'قیمت',
  'waiting-time': 'انتظار کی مدت',
  'changed-mind': 'ارادہ بدل گیا',
  other: 'کوئی اور وجہ',
};
export const remarkLabel = 'کیا آپ ہمیں کچھ بتانا چاہیں گے؟';
export const withdraw = 'درخواست واپس لیں';
export const withdrawing = 'واپس لی جا رہی ہے…';
export const isWithdrawn = 'آپ کی درخواست واپس لے لی گئی ہے';

export const isOver =
  'یہاں اب پیغام نہیں لکھا جا سکتا، کیونکہ یہ درخواست کافی عرصہ پہلے بند ہو چکی ہے۔';
export const callDealer = 'براہ کرم {phone} پر فون کریں۔';

export const keepTitle = 'یہ صفحہ محفوظ رکھیں';
export const keepLink =
  'اسے بک مارک کر لیں تاکہ جب چاہیں واپس آ سکیں۔ اس کا لنک کسی کو نہ دیں: جس کے پاس یہ ہو، وہ آپ کے پیغام پڑھ سکتا ہے اور آپ کی طرف سے لکھ سکتا ہے۔';
