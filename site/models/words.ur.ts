import { nameCity } from '#catalogue/cities/words.ur.ts';
import type { View } from '#catalogue/pictures/picture.ts';
import type { Power } from '#catalogue/vehicles.ts';

export const modelsTitle = 'ہماری تمام گاڑیاں';
export const modelsDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کے آٹھ ماڈل: پٹرول ایس یو وی اور ہائبرڈ سے لے کر الیکٹرک گاڑیوں تک، ایکس فیکٹری قیمتوں کے ساتھ۔';
export const modelsIntroduction = 'آٹھ ماڈل، تین برانڈ: پٹرول، ہائبرڈ، پلگ اِن ہائبرڈ اور الیکٹرک۔';
export const compareModels = 'ماڈلز کا موازنہ کریں';
export const shownOf = (shown: number, all: number) => `${all} میں سے ${shown} ماڈل`;
export const noModels = 'کوئی ماڈل دونوں فلٹرز پر پورا نہیں اترتا۔';
export const showAll = 'سب ماڈلز دیکھیں';

export const powerFilter = 'انجن کی قسم';
export const petrol = 'پٹرول';
export const hybrid = 'ہائبرڈ';
export const plugIn = 'پلگ اِن<wide> ہائبرڈ</wide>';
export const electric = 'الیکٹرک';

export const priceFilter = 'قیمت';
/** Phones show the scale here, and no text of `wide`. */
export const priceUnit = '<in>، </in><narrow>لاکھ </narrow>روپے';
export const upTo9Million = '90<wide> لاکھ</wide> تک';
export const from9To12Million = '90 سے 120<wide> لاکھ</wide>';
export const from12Million = '120<wide> لاکھ</wide> یا زائد';
export const anyChoice = 'سب';

export const onTheRoad = 'آن روڈ قیمت';
export const inCity = '<heading>آن روڈ قیمت، </heading>شہر';
export const forBuyer = 'خریدار';
export const upTo = 'زیادہ سے زیادہ';
export const anyPrice = 'کوئی بھی قیمت';
export const budget = (millions: number) =>
  millions < 10 ? `${millions * 10} لاکھ روپے` : `${millions / 10} کروڑ روپے`;
export const showModels = 'ماڈلز دکھائیں';

export const aboutModel = (label: string) => `${label} کے بارے میں`;
export const tapForOverlay = 'تفصیل سامنے رکھنے کے لیے ٹیپ کریں';
export const onTheRoadFor = (city: string, buyer: string) =>
  `آن روڈ قیمت، ${nameCity(city)}، ${buyer}`;
export const notSoldToNonFilers = 'نان فائلر کو فروخت نہیں';
export const exploreModel = (label: string) => `${label} کی تفصیل دیکھیں`;
export const explore = 'تفصیل دیکھیں';

export const inStudioLight = (label: string) => `اسٹوڈیو کی روشنی میں ${label}`;
export const models = 'ماڈلز';
export const book = 'بک کریں';
export const testDrive = 'ٹیسٹ ڈرائیو';

const powers: Readonly<Record<Power, string>> = {
  Petrol: 'پٹرول',
  Hybrid: 'ہائبرڈ',
  'Plug-in hybrid': 'پلگ اِن ہائبرڈ',
  Electric: 'الیکٹرک',
};
/** The category, with what drives the car where the category does not say it: 'ایس یو وی، پٹرول'. */
export const kindOf = (category: string, power: Power) =>
  /ہائبرڈ|الیکٹرک|ای وی|EV/.test(category) ? category : `${category}، ${powers[power]}`;

export const sectionsOf = (label: string) => `${label} کے صفحے کے حصے`;
export const design = 'ڈیزائن';
export const colors = 'رنگ';
export const interior = 'انٹیریئر';
export const specifications = 'تکنیکی تفصیلات';
export const features = 'فیچرز';

export const overview = '{heading}۔ {description}';
export const enlarge = (title: string) => `بڑا کر کے دیکھیں: ${title}`;
export const illustrative = (label: string) => `${label}۔ تصاویر صرف وضاحت کے لیے ہیں۔`;

export const figuresAndColors = 'اعداد و شمار اور رنگ';
export const color = 'رنگ';
export const turnCar = 'گاڑی گھمائیں';
export const turnLeft = 'بائیں گھمائیں';
export const turnRight = 'دائیں گھمائیں';
export const views: Readonly<Record<View, string>> = {
  front: 'سامنے سے',
  frontLeftQuarter: 'سامنے بائیں سے',
  leftSide: 'بائیں جانب سے',
  rearLeftQuarter: 'پیچھے بائیں سے',
  rear: 'پیچھے سے',
  rearRightQuarter: 'پیچھے دائیں سے',
  rightSide: 'دائیں جانب سے',
  frontRightQuarter: 'سامنے دائیں سے',
};
export const viewOf = (label: string, paint: string, view: View) =>
  `${label}، رنگ ${paint}، ${views[view]}`;

export const playCabinFilm = (label: string) => `${label} کے کیبن کی فلم چلائیں`;
export const cabinFilm =
  'آواز کے بغیر فلم: ڈیش بورڈ، اسکرین، اسٹیئرنگ وہیل، نشستیں اور ایک اسپیکر۔';
export const materials = (names: readonly string[]) => names.join('، ');
export const seatsInterior = 'اس تصویر میں نشستوں کا انٹیریئر';
export const seatsIn = (interiorName: string) => `نشستیں: ${interiorName}`;
export const downloadBrochure = 'بروشر ڈاؤن لوڈ کریں';

export const specificationsOf = (label: string) => `${label} کی تکنیکی تفصیلات`;
export const specificationsNote =
  'فیچرز اور اعداد و شمار ہر ویرینٹ میں مختلف ہو سکتے ہیں۔ بکنگ سے پہلے آپ کا ڈیلر ان کی تصدیق کرتا ہے۔';

export const onRoadPrice = 'آن روڈ قیمت';
export const registeredIn = (label: string, place: string) =>
  `${label}، رجسٹریشن: ${nameCity(place)}`;
export const exFactoryPrice = 'ایکس فیکٹری قیمت';
export const pricedOn = (day: string) => `${day} کی قیمت`;
export const estimate = 'یہ ایک اندازہ ہے، پیشکش نہیں؛ چارجز فائلر کے حساب سے ہیں۔';
export const sampleNote = 'قیمت، کوئی ٹیرف یا گاڑی کی کوئی تفصیل نمونہ ہے۔';
export const everyLine = 'ہر خرچ الگ، آپ کے شہر میں';
export const compare = 'موازنہ کریں';
export const inInstalments = 'قسطوں میں';

export const tech = 'ٹیکنالوجی';
export const comfort = 'آرام';
export const safety = 'حفاظت';
export const learnMore = (feature: string) => `مزید تفصیل: ${feature}`;

export const moreFrom = (brands: readonly string[]) => `${brands.join(' اور ')} کی مزید گاڑیاں`;
