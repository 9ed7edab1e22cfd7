/** The language of the site, and its direction if that is not the usual one of browsers. */
export const language: 'en' | 'ur' = 'ur';
export const direction = 'rtl';
/** The path below which the pages of this language are. */
export const languageRoot = '/ur';
export const otherLanguage = 'en';

export const tagline = 'پاکستان میں HAVAL،\u200f ORA اور TANK۔';
export const studioPicture = (title: string) => `${title}: اسٹوڈیو کی تصویر`;

export const pdf = 'PDF فائل';

export const skipToContent = 'مواد پر جائیں';
export const homeLink = 'HAVAL، صفحۂ اول';
export const mainMenu = 'مرکزی مینو';
export const menu = 'مینو';
export const openMenu = 'مینو کھولیں';
export const closeMenu = 'مینو بند کریں';
export const testDrive = 'ٹیسٹ ڈرائیو';

/** Follows a link's text for screen readers where several links have the same one. */
export const detail = (text: string) => `، ${text}`;

export const models = 'ماڈلز';
export const prices = 'قیمتیں';
export const onRoadPrice = 'آن روڈ قیمت';
export const finance = 'فنانسنگ';
export const compareModels = 'ماڈلز کا موازنہ کریں';
export const checkQuoteOrDealer = 'کوٹیشن یا ڈیلر کی تصدیق کریں';
export const about = 'تعارف';
export const findDealer = 'ڈیلر تلاش کریں';
export const becomeDealer = 'ڈیلر بنیں';
export const afterSales = 'آفٹر سیلز';
export const bookService = 'سروس بک کریں';
export const partsRequest = 'پرزے کی درخواست';
export const warranty = 'وارنٹی';
export const faq = 'سوالات';
export const newsAndEvents = 'خبریں اور تقریبات';
/** Tablets show a group of the menu without this and what follows it. */
export const titleBreak = ' اور ';
export const news = 'خبریں';
export const events = 'تقریبات';
export const media = 'میڈیا';
export const contact = 'رابطہ';
export const contactUs = 'ہم سے رابطہ کریں';
export const careers = 'ملازمت کے مواقع';

export const quickLinks = 'اہم لنکس';
export const priceCalculator = 'قیمت کا حساب';
export const services = 'خدمات';
export const bookTestDrive = 'ٹیسٹ ڈرائیو بک کریں';
export const bookVehicle = 'گاڑی بک کریں';
export const findMyBooking = 'اپنی بکنگ تلاش کریں';
export const socialMedia = 'سوشل میڈیا';
export const whatsapp = 'WhatsApp';
/** The years are isolated, or the last one would stand first. */
export const copyright = (year: number) => `© \u20662025–${year}\u2069 HAVAL پاکستان`;
export const privacy = 'پرائیویسی';
export const cookies = 'کوکیز';
export const accessibility = 'آسان رسائی';
export const testDriveTerms = 'ٹیسٹ ڈرائیو کی شرائط';

export const shortcuts = 'شارٹ کٹس';
export const chatOnWhatsapp = 'WhatsApp پر بات کریں';
export const backToTop = 'صفحے کے شروع میں جائیں';

export const loadingPage = 'صفحہ لوڈ ہو رہا ہے…';
export const loadingArticle = 'مضمون لوڈ ہو رہا ہے…';
export const loadingNews = 'خبریں لوڈ ہو رہی ہیں…';
export const loadingEvents = 'تقریبات لوڈ ہو رہی ہیں…';
export const loadingMedia = 'میڈیا لوڈ ہو رہا ہے…';
export const loadingDealers = 'ڈیلرز لوڈ ہو رہے ہیں…';
export const pageNotLoaded = 'صفحہ لوڈ نہیں ہو سکا۔ براہ کرم اپنا انٹرنیٹ کنکشن دیکھیں۔';
export const tryAgain = 'دوبارہ کوشش کریں';

export const unexpectedError = 'معذرت، ایک غیر متوقع خرابی ہو گئی ہے!';
export const unknownError = 'نامعلوم خرابی';
/** The id is isolated, since its parts would change places within Urdu. What a form sends is a درخواست: this is none. */
export const requestNumber = (id: string) => `خرابی کا نمبر: \u2066${id}\u2069`;
export const goHome = 'صفحۂ اول پر جائیں';

export const pageNotFound = 'صفحہ دستیاب نہیں';
export const notFoundDescription =
  'اس ایڈریس پر کوئی صفحہ نہیں۔ ماڈلز دیکھیں، ٹیسٹ ڈرائیو بک کریں یا ڈیلر تلاش کریں۔';
export const notFoundText =
  'اس ایڈریس پر کوئی صفحہ نہیں۔ ہو سکتا ہے صفحہ کہیں اور منتقل ہو گیا ہو یا لنک غلط لکھا گیا ہو۔';
