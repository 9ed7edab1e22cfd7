import { nameCity } from '#catalogue/cities/words.ur.ts';

export const pageTitle = 'ماڈلز کا موازنہ';
export const pageDescription =
  'HAVAL،\u200f ORA اور TANK کا ساتھ ساتھ موازنہ کریں: تفصیلات، ایکس فیکٹری اور آن روڈ قیمتیں، وارنٹی، اور پٹرول یا بجلی کا ماہانہ خرچ۔';

export const heading = 'موازنہ';
export const introduction =
  'دو سے چار گاڑیاں ساتھ ساتھ دیکھیں۔ اس صفحے کا لنک شیئر کیا جا سکتا ہے۔';
export const beforeFirstCar = 'موازنہ:';
export const beforeNextCar = 'اور';
export const car = (place: number) => `گاڑی ${place}`;
export const addCar = (place: number) => `گاڑی ${place} شامل کریں`;
export const none = 'کوئی نہیں';
export const chooseCar = 'گاڑی منتخب کریں';
export const remove = (label: string) => `${label} ہٹائیں`;
export const showBeside = (label: string) => `${label} کے ساتھ دکھائیں`;
export const onlyDifferences = 'صرف فرق دکھائیں';
export const onRoadCity = 'آن روڈ قیمت کا شہر';
export const compare = 'موازنہ کریں';

export const caption = 'منتخب گاڑیوں کا موازنہ';
export const prices = 'قیمت اور چلانے کا خرچ، روپے میں';
export const exFactoryPrice = 'ایکس فیکٹری قیمت';
export const pricedOn = (day: string) => `${day} کی قیمت`;
export const onTheRoad = (city: string | undefined, buyer: string) =>
  `آن روڈ قیمت، ${city ? `${nameCity(city)}، ` : ''}${buyer}`;
export const notSoldToNonFilers = 'نان فائلر کو فروخت نہیں';
export const delivery = 'ڈیلیوری';
export const runningCost = 'پٹرول اور بجلی کا ماہانہ خرچ';
export const atOwnPrices = 'آپ کی لکھی ہوئی قیمتوں پر';
export const atPricesOf = (day: string, isSample: boolean) =>
  `${day} کی قیمتوں پر${isSample ? ' (نمونہ)' : ''}`;
export const differs = 'مختلف';
export const notStated = 'درج نہیں';

export const engine = 'انجن';
export const engineSize = (cc: string) => `${cc} سی سی`;
export const consumption = 'فیول ایوریج';
export const kilometresPerLitre = (kilometres: string) => `${kilometres} کلومیٹر فی لیٹر`;
export const battery = 'بیٹری';
/** Isolated, or the unit would stand before the figure. */
export const batterySize = (kilowattHours: number) => `\u2066${kilowattHours} kWh\u2069`;
export const sample = (value: string) => `${value} (نمونہ)`;

export const more = 'مزید';
export const nextSteps = 'اگلے اقدامات';
export const testDrive = 'ٹیسٹ ڈرائیو';
export const modelPage = 'ماڈل کا صفحہ';
export const onRoadPrice = 'آن روڈ قیمت';
export const finance = 'فنانسنگ';
export const book = 'بک کریں';
export const stepOf = (step: string, label: string) => `${label}: ${step}`;

export const howToRead =
  'موٹے حروف: گاڑیوں میں فرق ہے۔ ”درج نہیں“: گاڑی میں یہ موجود نہیں، یا اس کی ابھی تصدیق نہیں ہوئی۔';
export const aboutNote =
  '”تقریباً“: گاڑی کی کچھ تفصیلات کی تصدیق باقی ہے؛ اس کی آن روڈ قیمت میں ان کے نام درج ہیں۔';
export const fromNote =
  '”کم از کم“: کچھ چارجز کی ابھی تصدیق نہیں ہوئی؛ گاڑی کی آن روڈ قیمت میں ان کے نام درج ہیں۔';
export const tariffs = (names: string) => `آن روڈ قیمتیں ان ٹیرف کے مطابق ہیں: ${names}۔`;
export const estimate =
  'یہ ایک اندازہ ہے، پیشکش نہیں۔ فیچرز اور اعداد و شمار ہر ویرینٹ میں مختلف ہو سکتے ہیں؛ بکنگ سے پہلے آپ کا ڈیلر ان کی تصدیق کرتا ہے۔';
export const sampleNote =
  'نمونے کے اعداد و شمار: کوئی قیمت، فریٹ، کوئی ٹیرف یا کسی گاڑی کی کوئی تفصیل نمونے کے طور پر شامل کی گئی ہے۔';

export const driving = 'آپ کی ڈرائیونگ';
export const costShowsLater =
  'پٹرول اور بجلی کا خرچ تب نظر آئے گا جب گاڑی کی فیول ایوریج معلوم ہو گی۔';
export const enterOwn = 'اپنا فاصلہ اور قیمتیں لکھیں۔';
export const noEnergyPrices =
  'پٹرول اور بجلی کی آج کی قیمتیں ابھی یہاں شائع نہیں ہوئیں: اپنی قیمتیں لکھیں۔';
export const energyPrices = 'پٹرول اور بجلی کی قیمتیں، {day} سے: {source}';
export const distance = 'ماہانہ کلومیٹر';
export const petrolPrice = 'پٹرول، روپے فی لیٹر';
export const electricityPrice = 'بجلی، روپے فی kWh';
export const calculate = 'حساب لگائیں';

/** The names of the fields in messages. */
export const theDistance = 'فاصلہ';
export const thePetrolPrice = 'پٹرول کی قیمت';
export const theElectricityPrice = 'بجلی کی قیمت';
export const noNumber = 'براہ کرم عدد لکھیں';
