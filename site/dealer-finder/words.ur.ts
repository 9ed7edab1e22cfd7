import { nameCity } from '#catalogue/cities/words.ur.ts';

export const pageTitle = 'ڈیلر تلاش کریں';
export const pageDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کی ڈیلرشپس نقشے پر اور فہرست میں: شہر یا پوسٹ کوڈ سے تلاش کریں، قریب ترین ڈیلرشپ دیکھیں اور وہاں کا راستہ معلوم کریں۔';
export const introduction =
  'ہماری گاڑیاں کہاں دیکھیں اور چلائیں، اور اپنی گاڑی کی سروس کہاں کرائیں۔';

export const cityOrPostcode = 'آپ کا شہر یا پوسٹ کوڈ';
export const search = 'تلاش کریں';
export const clear = 'خالی کریں';
export const completions = 'شہر اور پوسٹ کوڈ';
export const dealersByCity = 'شہر کے لحاظ سے ڈیلرز';

export const myLocation = 'میری لوکیشن استعمال کریں';
export const gettingLocation = 'لوکیشن معلوم کی جا رہی ہے…';
export const locationEnabled = 'لوکیشن آن ہے';
export const locationDenied = 'لوکیشن کی اجازت نہیں ملی';
export const locationNotFound = 'آپ کی لوکیشن معلوم نہیں ہو سکی۔ اس کے بجائے اپنا شہر تلاش کریں۔';

export const dealerMap = 'ڈیلرز کا نقشہ';
export const skipMap = 'نقشہ چھوڑ کر آگے جائیں';
export const loadingMap = 'نقشہ لوڈ ہو رہا ہے…';
export const mapFailed = 'نقشہ لوڈ نہیں ہو سکا۔ فہرست میں بھی یہی ڈیلرز ہیں۔';
export const map = 'نقشہ';
export const mapKeys = 'تیر کے بٹنوں سے نقشہ سرکتا ہے، جمع اور منفی سے بڑا اور چھوٹا ہوتا ہے۔';
export const moveMap = 'نقشہ سرکائیں';
export const moveMapUp = 'نقشہ اوپر سرکائیں';
export const moveMapLeft = 'نقشہ بائیں سرکائیں';
export const moveMapDown = 'نقشہ نیچے سرکائیں';
export const moveMapRight = 'نقشہ دائیں سرکائیں';
export const showResults = 'نتائج دکھائیں';
export const showAllDealers = 'تمام ڈیلر دکھائیں';
/** A pin for several dealers; `hasMore` says that they are in other cities, too. */
export const dealersAt = (count: number, cities: readonly string[], hasMore: boolean) =>
  `${count} ڈیلر: ${cities.map(nameCity).join('، ')}${hasMore ? ' اور دیگر شہر' : ''}`;
export const showInList = 'فہرست میں دکھائیں';
export const close = 'بند کریں';

/** How many dealers show, and in which order: near `city`, or near the visitor. `search` may be ''. */
export function results(
  count: number,
  search: string,
  city: string | undefined,
  isByVisitor: boolean,
): string {
  const matching = search && `”${search}“ کے لیے `;
  const place = city ? nameCity(city) : isByVisitor && 'آپ';
  return `${matching}${count} ڈیلر${place ? `، ${place} کے قریب ترین پہلے` : ''}`;
}
export const showNearest = (city: string) => `${nameCity(city)} کے قریب ترین ڈیلرز دکھائیں`;
export const clearSearch = 'تلاش ختم کریں';

export const dealers = 'ڈیلرز';
export const showAll = (count: number) => `تمام ${count} ڈیلر دکھائیں`;

export const showOnMap = (dealer: string) => `نقشے پر دکھائیں: ${dealer}`;
export const openingHours = 'اوقاتِ کار';
export const whatsapp = 'WhatsApp';
export const whatsappTo = (dealer: string) => `WhatsApp: ${dealer} (نئے ٹیب میں کھلتا ہے)`;
export const emailTo = (email: string) => `ای میل کریں: ${email}`;
export const bookTestDrive = 'ٹیسٹ ڈرائیو بک کریں';
export const bookTestDriveAt = (dealer: string) => `ٹیسٹ ڈرائیو بک کریں: ${dealer}`;
export const directions = 'راستہ دیکھیں';
export const directionsTo = (dealer: string) => `راستہ دیکھیں: ${dealer} (نئے ٹیب میں کھلتا ہے)`;
export const authorised = 'مجاز ڈیلر';
export const checkDealer = (dealer: string) => `مجاز ڈیلر: ${dealer} کی تصدیق کریں`;
