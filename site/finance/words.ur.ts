import type { FinanceKind } from '#contract/finance/instalments.ts';
import type { KindWords } from './finance-kinds.ts';

export const pageTitle = 'فنانسنگ';
export const pageDescription =
  'اسٹیٹ بینک کے قواعد کے تحت HAVAL،\u200f ORA یا TANK کی قسطیں: روایتی فنانسنگ، اجارہ یا مشارکہ متناقصہ، ہر مہینے کے حساب کے ساتھ۔';
export const introduction = 'گاڑی کی ماہانہ لاگت: ایک طریقہ مارک اپ کے ساتھ، اور دو اسلامی طریقے۔';

/** Each kind of finance in its own words. */
export const kinds: Readonly<Record<FinanceKind, KindWords>> = {
  conventional: {
    title: 'روایتی',
    about:
      'بینک آپ کو رقم قرض دیتا ہے۔ آپ اسے مارک اپ (سود) کے ساتھ برابر قسطوں میں واپس کرتے ہیں۔',
    rate: 'مارک اپ کی شرح',
    payment: 'قسط',
    payments: 'قسطیں',
    down: 'ڈاؤن پیمنٹ',
    financed: 'فنانس شدہ رقم',
    cost: 'مارک اپ',
    insurance: 'انشورنس',
    settlement:
      'وقت سے پہلے مکمل ادائیگی: بینک باقی واجب رقم کے ایک حصے کے برابر چارج لیتا ہے۔ ادائیگی میں تاخیر: ہر تاخیر شدہ قسط پر چارج لگتا ہے۔ دونوں بینک کے شیڈول آف چارجز میں درج ہیں۔',
    rateBase: 'اس باقی رقم پر جو ہر ماہ کم ہوتی ہے۔',
    schedule: ['قسط', 'مارک اپ', 'اصل رقم', 'باقی رقم'],
  },
  ijarah: {
    title: 'اجارہ',
    about:
      'گاڑی بینک کی ملکیت ہوتی ہے اور وہ اسے آپ کو کرائے پر دیتا ہے۔ کرایہ ڈیلیوری کے بعد شروع ہوتا ہے اور آخر میں گاڑی آپ کی ہو جاتی ہے۔',
    rate: 'منافع کی شرح',
    payment: 'کرایہ',
    payments: 'کرائے',
    down: 'سیکیورٹی ڈپازٹ',
    financed: 'بینک کی ادا کردہ رقم',
    cost: 'منافع',
    insurance: 'تکافل',
    settlement:
      'وقت سے پہلے خریداری: اس قیمت پر جو معاہدے میں اس مہینے کے لیے درج ہو۔ ادائیگی میں تاخیر: بینک جو اضافی رقم لیتا ہے وہ خیرات میں جاتی ہے۔',
    rateBase:
      'گاڑی کے لیے بینک کی ادا کردہ رقم پر، اس حصے کو چھوڑ کر جو آپ کے کرایوں سے پورا ہو چکا ہو۔',
    schedule: ['کرایہ', 'منافع', 'گاڑی کی مد میں', 'بینک کی باقی لاگت'],
  },
  'diminishing-musharakah': {
    title: 'مشارکہ متناقصہ',
    about:
      'گاڑی آپ اور بینک کی مشترکہ ملکیت ہوتی ہے۔ آپ ہر ماہ بینک کے حصے کا ایک جزو خریدتے ہیں اور باقی حصے کا کرایہ دیتے ہیں۔',
    rate: 'منافع کی شرح',
    payment: 'پہلی ادائیگی',
    payments: 'ادائیگیاں',
    down: 'آپ کا ابتدائی حصہ',
    financed: 'بینک کا حصہ',
    cost: 'کرایہ',
    insurance: 'تکافل',
    settlement:
      'وقت سے پہلے خریداری: آپ بینک کا باقی حصہ معاہدے میں درج قیمت پر خرید سکتے ہیں۔ ادائیگی میں تاخیر: بینک جو اضافی رقم لیتا ہے وہ خیرات میں جاتی ہے۔',
    rateBase: 'اس حصے پر جو ابھی بینک کی ملکیت ہے، اس لیے کرایہ ہر ماہ کم ہوتا ہے۔',
    schedule: ['ادائیگی', 'کرایہ', 'خریدا گیا حصہ', 'بینک کا باقی حصہ'],
  },
};

export const kindChoice = 'فنانسنگ کی قسم';
export const withInterest = 'مارک اپ کے ساتھ';
export const islamic = 'اسلامی';
export const calculate = 'حساب لگائیں';
/** For screen readers, after `calculate`. */
export const calculateDetail = (kind: string) => `، ${kind}`;
export const showInstalments = 'قسطیں دیکھیں';

export const term = 'مدت';
export const termOf = (months: number) => `${months} ماہ`;
export const titleAndTerm = (title: string, months: number) =>
  `\u2068${title}\u2069، ${months} ماہ`;
export const monthly = (payment: string) => `ماہانہ ${payment}`;
export const falling = 'پہلے مہینے میں، پھر ہر ماہ کم';
export const atLeast = (amount: string) => `کم از کم ${amount}`;
export const moreFields = (rate: string) => `${rate} اور مزید`;
export const rateField = (rate: string) => `${rate}، سالانہ فیصد`;
export const otherPayments = 'بینکوں کو دیگر ماہانہ ادائیگیاں، روپے میں';
export const otherPaymentsHint = 'یہ جتنی زیادہ ہوں، بینک اتنی زیادہ آمدنی مانگتا ہے';

export const amountName = 'رقم';
export const monthsName = 'مہینوں کی تعداد';
export const rateName = 'شرح';
export const noNumber = 'براہ کرم عدد لکھیں';
export const tooLittleDown = (least: string) =>
  `کم از کم رقم ${least} ہے، اور حساب اسی سے لگایا گیا ہے`;
export const tooMuchDown = (price: string, least: string) =>
  `قیمت ${price} ہے: اس سے کم رقم لکھیں۔ حساب کم از کم رقم سے لگایا گیا ہے، یعنی ${least}`;
export const tooLong = (maxMonths: number) => `قواعد میں زیادہ سے زیادہ مدت ${maxMonths} ماہ ہے`;
export const tooLongYet = (maxMonths: number, openMonths: number) =>
  `قواعد میں زیادہ سے زیادہ مدت ${maxMonths} ماہ ہے؛ ${openMonths} ماہ کی مدت صرف 1,000 سی سی تک کے انجن کے لیے ہے`;

export const noRules = 'آج کے لیے کار فنانسنگ کے کوئی قواعد شائع نہیں ہوئے۔ اپنے ڈیلر سے پوچھیں۔';
export const noPrice = 'اس گاڑی کی قیمت دستیاب نہیں۔ اپنے ڈیلر سے پوچھیں۔';
export const imported =
  'اسٹیٹ بینک کے ایک قاعدے کے تحت کسی بینک کو درآمد شدہ گاڑیوں کی فنانسنگ کی اجازت نہیں۔';
export const sampleFigures =
  'نمونے کے اعداد و شمار: کوئی قیمت، ٹیرف، قواعد یا گاڑی کی کوئی تفصیل نمونے کے طور پر شامل کی گئی ہے۔';
export const illustration = 'یہ ایک مثال ہے، پیشکش نہیں؛ فیصلہ بینک کرتا ہے۔';
export const illustrations =
  'ہر صفحہ اسٹیٹ بینک کے قواعد کے تحت ایک مثال دکھاتا ہے، پیشکش نہیں؛ فیصلہ بینک کرتا ہے۔';

export const originAssumed =
  'اس کی تصدیق نہیں ہوئی کہ یہ گاڑی پاکستان میں تیار کردہ ہے یا درآمد شدہ۔ درآمد شدہ گاڑی کی فنانسنگ کی کسی بینک کو اجازت نہیں، اس لیے یہ رقمیں صرف اسی صورت میں لاگو ہیں جب گاڑی پاکستان میں تیار کردہ ہو۔';
export const termAssumed = (monthsSmall: number, monthsLarge: number) =>
  `انجن کی گنجائش کی تصدیق نہیں ہوئی۔ زیادہ سے زیادہ مدت 1,000 سی سی تک ${monthsSmall} ماہ اور اس سے اوپر ${monthsLarge} ماہ ہے؛ یہاں ${monthsLarge} ماہ کی حد لی گئی ہے۔`;
export const electricTermAssumed = (months: number) =>
  `الیکٹرک گاڑی کی زیادہ سے زیادہ مدت کسی قاعدے میں درج نہیں؛ یہاں 1,000 سی سی سے بڑے انجن کی حد لی گئی ہے، یعنی ${months} ماہ۔`;

export const planFigures = 'پورا حساب';
export const cashPrice = 'نقد قیمت، ایکس فیکٹری';
export const onRoadPrice = 'آن روڈ قیمت';
export const onRoadNote = 'بینک کے بغیر آپ کی کل ادائیگی۔ ٹیکس اور فیسیں فنانس نہیں ہوتیں۔';
export const capNote = (cap: string) =>
  `بینک ایک شخص کی گاڑیوں کے لیے زیادہ سے زیادہ ${cap} فنانس کر سکتے ہیں، اس لیے باقی قیمت پہلے ادا ہوتی ہے۔`;
export const capRule = (cap: string) =>
  `فنانسنگ کی حد، یعنی بینک ایک شخص کی گاڑیوں کے لیے زیادہ سے زیادہ ${cap} فنانس کر سکتے ہیں`;
export const shareRule = (share: string) => `اسٹیٹ بینک کا کم از کم ${share} کا قاعدہ`;
export const leastDown = (rule: string) => `کم از کم رقم۔ اس کی بنیاد: ${rule}۔`;
export const chosenDown = (least: string, rule: string) =>
  `آپ کا انتخاب۔ کم از کم رقم ${least} ہے۔ اس کی بنیاد: ${rule}۔`;
export const rateAYear = (rate: string) => `${rate}، سالانہ`;
export const ownRate = 'آپ کی لکھی ہوئی شرح؛ بینک سے پوچھیں کہ شرح مقرر رہے گی یا بدلے گی۔';
export const islamicRate =
  'بینک بتاتا ہے کہ شرح مقرر رہے گی یا بدلے گی۔ شرح کس دن کی ہے، یہ نیچے قواعد کے ساتھ درج ہے۔';
export const kiborRate = (kibor: { tenor: string; day: string; rate: string }, spread: string) =>
  `${kibor.day} کا KIBOR (${kibor.tenor})، ${kibor.rate}، اور ${spread} بینک کے لیے۔ شرح عموماً ہر سال نئے سرے سے طے ہوتی ہے؛ یہ حساب آج کی شرح پر ہے۔`;
export const lastFalling = (last: string) => `رقم ہر ماہ کم ہوتی ہے؛ آخری ادائیگی ${last} ہے۔`;
export const lastPayment = (last: string) => `آخری ادائیگی ${last} ہے۔`;
export const paidInAll = 'بینک کو کل ادائیگی';
export const inAll = (cost: string) => `کل ${cost}`;
export const flatRate = (rate: string) =>
  `ابتدائی رقم پر فلیٹ ریٹ کے حساب سے یہ ${rate} سالانہ ہے؛ پیشکشوں کا موازنہ اوپر دی گئی سالانہ شرح سے کریں۔`;
export const rateEffect = 'اگر شرح 2 پوائنٹ بدل جائے';
export const range = (lower: string, higher: string) => `${lower} سے ${higher} تک`;
export const rateEffectNote = (payment: string) =>
  `${payment}، شرح 2 پوائنٹ کم ہونے پر اور 2 پوائنٹ زیادہ ہونے پر۔`;
export const incomeNeeded = 'درکار خالص ماہانہ آمدنی';
export const incomeNote = (share: string) =>
  `بینکوں کو آپ کی تمام ماہانہ ادائیگیاں اس کے ${share} تک ہو سکتی ہیں۔`;

export const monthByMonth = 'ہر مہینے کا حساب';
export const scheduleCaption = 'ہر مہینے کی ادائیگیاں، روپے میں';
export const month = 'مہینہ';

export const firstDay = 'پہلے دن درکار نقد رقم';
export const firstDayFrom = 'کم از کم';
export const firstDayCaption = 'پہلے دن درکار نقد رقم، روپے میں';
export const purpose = 'مد';
export const firstInsurance = (insurance: string) => `پہلے سال کے لیے ${insurance}`;
export const leaseTax = 'نان فائلر کو دی گئی لیز پر ٹیکس، دفعہ 231B(1A)';
export const openInsurance = (insurance: string) => `پہلے سال کے لیے ${insurance}`;
export const processing = 'بینک کے پروسیسنگ اور دستاویزی چارجز';
export const endorsement = 'بینک کے نام رجسٹریشن پر اندراج کی فیس';
export const hirePurchaseEndorsement = 'بینک کے نام رجسٹریشن پر ہائر پرچیز کے اندراج کی فیس';
export const tracker = 'ٹریکر';
export const notInSum = (unknown: string, insurance: string) =>
  `یہ رقمیں معلوم نہیں اور کل رقم میں شامل نہیں: ${unknown}۔ ${insurance} کی ادائیگی ہر سال گاڑی کی اُس وقت کی مالیت پر ہوتی ہے۔`;
export const leaseTaxNote = (tax: string) =>
  `اگر بینک رقم قرض دینے کے بجائے گاڑی آپ کو لیز پر دے تو نان فائلر کو ${tax} مزید دینے ہوں گے: لیز پر ٹیکس، دفعہ 231B(1A)۔`;

export const ask = 'کس سے پوچھیں، کیا ساتھ لائیں';
export const askNote =
  'فیصلہ بینک کرتا ہے۔ ڈیلر سے پوچھیں کہ وہ کن بینکوں کے ساتھ کام کرتا ہے۔ بینک سے پوچھیں کہ جواب کتنے وقت میں ملتا ہے، اور وہ ان باتوں کے ثبوت میں کون سی دستاویزات قبول کرتا ہے:';
export const incomeProof = (share: string) =>
  `آپ کی خالص آمدنی: بینکوں کو تمام ماہانہ ادائیگیاں ملا کر اس کے ${share} تک ہو سکتی ہیں۔`;
export const paymentsProof = 'دوسرے بینکوں کو آپ کی ماہانہ ادائیگیاں، جو اسی حصے میں گنی جاتی ہیں۔';
export const capProof = (cap: string) =>
  `دوسری گاڑیوں کی باقی واجب رقم: اس گاڑی سمیت اور تمام بینکوں کو ملا کر یہ ${cap} تک ہو سکتی ہے۔`;
export const taxpayerProof =
  'آپ کا نام فعال ٹیکس گزاروں کی فہرست میں ہے یا نہیں: نام نہ ہو تو ٹیکس زیادہ لگتا ہے۔';
export const call = (whom: string) => `فون کریں: \u2066${whom}\u2069`;
export const callDealer = (name: string, phone: string) =>
  `فون کریں: ${name}، \u2066${phone}\u2069`;

export const rules = 'اس حساب کے قواعد';
export const inForce = (label: string, date: string) => `${label}، ${date} سے لاگو۔`;
export const source = 'ماخذ:';
export const usedTariffs = (tariffs: string) =>
  `آن روڈ چارجز درج ذیل ٹیرف کے مطابق ہیں: ${tariffs}۔`;
export const onRoadOfCar = 'اس گاڑی کی آن روڈ قیمت';

/** A car's instalments in short, beside its price on other pages. */
export const fromMonthly = (amount: string) => `${amount} ماہانہ سے شروع`;
export const termAndDown = (months: number, down: string, percent: number) =>
  `${months} ماہ میں، ڈاؤن پیمنٹ ${down} (${percent} فیصد)۔`;
export const bothKinds = (conventional: string, ijarah: string) =>
  `روایتی ${conventional}، اسلامی (اجارہ) ${ijarah}۔`;
export const openOrigin =
  'گاڑی درآمد شدہ ہے یا نہیں (درآمد شدہ گاڑی کی فنانسنگ کی کسی بینک کو اجازت نہیں)';
export const openEngine = 'انجن کی گنجائش، جس سے مدت طے ہوتی ہے';
export const notConfirmed = (facts: readonly string[]) =>
  `ابھی تصدیق باقی ہے: ${facts.join('، اور ')}۔`;
export const importedCars = 'کسی بینک کو درآمد شدہ گاڑیوں کی فنانسنگ کی اجازت نہیں۔';
export const kiborOf = (date: string) => `${date} کا KIBOR۔`;
export const sampleKiborOf = (date: string) => `${date} کا KIBOR (نمونے کی شرحیں)۔`;
export const sampleFacts = 'گاڑی کی تفصیلات نمونہ ہیں۔';
