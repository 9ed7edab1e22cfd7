export const newsletter = 'نیوز لیٹر';
export const pageDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کا نیوز لیٹر حاصل کریں: اپنا ای میل ایڈریس لکھیں۔';
export const introduction = 'پاکستان میں HAVAL،\u200f ORA اور TANK کی خبریں، ای میل کے ذریعے۔';
export const whatComes = 'اس میں کیا ہوتا ہے';
export const whatComesText = 'ہمارے ماڈلز اور تقریبات کی خبریں، اور گاڑی رکھنے کے بارے میں مشورے۔';
export const howOften = 'کتنی بار';
export const howOftenText = 'مہینے میں ایک بار۔';
export const howToStop = 'کیسے بند کریں';
export const howToStopText = 'ہر ای میل کے آخر میں دیے گئے لنک سے۔';
export const latestIssues = 'تازہ ترین شمارے';

export const invitation = 'ہمارے ماڈلز اور تقریبات کی خبریں، ای میل کے ذریعے۔';
export const emailAddress = 'ای میل ایڈریس';
export const subscribe = 'سبسکرائب کریں';

export const popupTitle = 'سب سے پہلے جانیں';
export const popupInvitation =
  'ہمارے ماڈلز اور تقریبات کی خبریں، ای میل کے ذریعے۔ آپ جب چاہیں ان سبسکرائب کر سکتے ہیں۔';
export const close = 'بند کریں';
export const firstName = 'پہلا نام';
export const missingFirstName = 'براہ کرم اپنا پہلا نام لکھیں';
export const lastName = 'آخری نام';
export const missingLastName = 'براہ کرم اپنا آخری نام لکھیں';
export const email = 'ای میل';
export const missingEmail = 'براہ کرم اپنا ای میل ایڈریس لکھیں';
export const notNow = 'ابھی نہیں';
export const popupMissing = 'براہ کرم تمام لازمی خانے پُر کریں';
export const serverError = (status: number) => `سرور میں خرابی: ${status}`;

export const unsubscribe = 'ان سبسکرائب کریں';
export const unsubscribeDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کے نیوز لیٹر کی سبسکرپشن ختم کریں۔';
export const askUnsubscribe = 'ان سبسکرائب کریں؟';
export const unsubscribeText =
  'آپ کو HAVAL،\u200f ORA اور TANK کی خبریں ای میل پر مزید نہیں ملیں گی۔';
export const unsubscribed = 'سبسکرپشن ختم ہو گئی';
export const unsubscribedText = 'ہم آپ کو دوبارہ نہیں لکھیں گے۔ آپ جب چاہیں واپس آ سکتے ہیں۔';
export const subscribeAgain = 'دوبارہ سبسکرائب کریں';
export const unknownTitle = 'یہ لنک کام نہیں کرتا';
export const unknownText =
  'لنک نامکمل ہے، یا جس سبسکرپشن کا تھا وہ اب موجود نہیں۔ براہ کرم ہماری تازہ ترین ای میل کا لنک دوبارہ کھولیں۔';
