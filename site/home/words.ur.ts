export const pageTitle = 'HAVAL،\u200f ORA اور TANK کی گاڑیاں';
export const pageDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کے آٹھ ماڈل دیکھیں: ایس یو وی، ہائبرڈ اور الیکٹرک گاڑیاں۔ ٹیسٹ ڈرائیو بک کریں یا قریبی ڈیلر تلاش کریں۔';

export const ourModels = 'ہمارے ماڈلز';
export const heading = 'HAVAL،\u200f ORA اور TANK';
export const slide = 'سلائیڈ';
export const currentModel = (label: string, place: string) => `${label}، ${place}`;
export const play = 'چلائیں';
export const pause = 'روکیں';
export const previousModel = 'پچھلا ماڈل';
export const nextModel = 'اگلا ماڈل';
export const showModel = (label: string) => `${label} دکھائیں`;
export const instalments = 'قسطیں';
export const andOnRoadPrice = (label: string) => ` اور ${label} کی آن روڈ قیمت`;
export const bookYour = (label: string) => `${label} بک کریں`;
export const onItsPage = '، اسی کے صفحے پر';
export const bookTestDrive = 'ٹیسٹ ڈرائیو بک کریں';

export const introduction =
  'تین برانڈ، آٹھ ماڈل۔ HAVAL،\u200f ORA اور TANK کی ایس یو وی، ہائبرڈ اور الیکٹرک گاڑیاں پاکستان کی سڑکوں پر، اور ان سب کے پیچھے ایک ہی ڈسٹری بیوٹر۔';
export const warrantyTitle = (years: number) => `${years} سال کی وارنٹی`;
export const warrantyTerm = (years: number, kilometres: string) =>
  `${years} سال یا ${kilometres} کلومیٹر`;
export const warrantyText = (standard: string, powerTrain: string) =>
  `${standard}، جو بھی پہلے پورا ہو؛ پاور ٹرین پر ${powerTrain}۔`;
export const dealersTitle = (count: number, isSample: boolean) =>
  `${count} ڈیلر${isSample ? ' (نمونہ)' : ''}`;
export const dealersText = (cities: number) =>
  `${cities} ${cities === 1 ? 'شہر' : 'شہروں'} میں: قریب ترین ڈیلر تلاش کریں، پھر فون کریں یا وہاں جائیں۔`;
export const testDriveTitle = 'ٹیسٹ ڈرائیو';
export const testDriveText = 'ماڈل، ڈیلرشپ اور وقت آن لائن منتخب کریں۔';
export const onRoadTitle = 'آن روڈ قیمت';
export const onRoadText = 'ایکس فیکٹری قیمت، فریٹ، ٹیکس اور رجسٹریشن، ہر خرچ الگ الگ۔';

export const offerings = 'HAVAL کی گاڑیاں';
export const compareModels = 'ماڈلز کا موازنہ کریں';

export const philosophy = 'ہمارا فلسفہ';
export const philosophyText =
  'گاڑی کو ہر روز خود کو ثابت کرنا ہوتا ہے۔ ہر گاڑی کے ڈیزائن اور تیاری کی بنیاد تین اصول ہیں۔';
export const founded = 'سازگار کے قیام کا سال';
export const capacity = 'گاڑیاں سالانہ، فیکٹری کی پیداواری گنجائش';
/** Isolated, or the plus would stand on the other side of the figure. */
export const atLeast = (count: number) => `\u2066${count}+\u2069`;
export const exportCountries = 'ممالک کو برآمدات';

export const playFilm = 'فلم چلائیں';
export const film = 'آواز کے بغیر فلم: آٹھوں ماڈل ایک کے بعد ایک، ہر ایک اپنے نام کے ساتھ۔';

export const closing = 'گاڑی کو جاننے کا بہترین طریقہ اسے چلانا ہے۔';
export const findDealer = 'ڈیلر تلاش کریں';
