import type { VehicleSlug } from '../vehicles.ts';
import type { OutdoorLight } from './outdoors.ts';
import type { View } from './picture.ts';

interface Looks {
  front: string;
  side: string;
  rear: string;
}

interface Cabin {
  dashboard: string;
  screen: string;
  wheel: string;
  seats: string;
  light: string;
}

const h6Side = 'چھت پر ریلیں، پہیوں کے گرد سیاہ کلیڈنگ اور کھڑکیوں کے نیچے چمکدار پٹی';
const h6Rear = 'پیچھے سرخ روشنی کی پٹی، جس کے اوپر HAVAL لکھا ہے';
const jolionSide =
  'کھڑکیوں کے نیچے پچھلے دروازے کے بعد اوپر اٹھتی لکیر، چھت پر ریلیں اور گہرے رنگ کی کلیڈنگ';
const jolionRear = 'نوکیلی سرخ پچھلی لائٹس، جنہیں HAVAL کے نیچے سیاہ پٹی جوڑتی ہے';

export const looks: Readonly<Record<VehicleSlug, Looks>> = {
  'haval-h6': {
    front: 'پتلی ہیڈلائٹس کے درمیان چھوٹے چمکدار دانوں والی چوڑی گرل',
    side: `${h6Side}، دہرے اسپوک والے پہیے`,
    rear: h6Rear,
  },
  'haval-h6-hev': {
    front: 'پتلی ہیڈلائٹس کے درمیان باریک ٹوٹی ہوئی پٹیوں والی گرل',
    side: `${h6Side}، ٹربائن جیسے پہیے`,
    rear: `${h6Rear}، اور HEV کا نشان`,
  },
  'haval-h6-phev': {
    front: 'پتلی ہیڈلائٹس کے درمیان کھڑی پٹیوں والی تقریباً بند گرل',
    side: `${h6Side}، بلیڈ جیسے پہیے`,
    rear: `${h6Rear}، اور PHEV کا نشان`,
  },
  'haval-jolion': {
    front: 'روشنی کی ایک پٹی کے نیچے کھڑی لکیروں والی چوڑی گرل، اس کے دونوں طرف مڑی ہوئی لائٹس',
    side: `${jolionSide}، ٹربائن جیسے پہیے`,
    rear: jolionRear,
  },
  'haval-jolion-hev': {
    front: 'پروں کی طرح اوپر اٹھتی پٹیوں والی گرل، اس کے دونوں طرف دن میں جلنے والی لمبی لائٹس',
    side: `${jolionSide}، دو شاخہ پہیے`,
    rear: `${jolionRear}، اور HEV کا نشان`,
  },
  'ora-03': {
    front: 'اگلے مڈگارڈ پر روشنی کے حلقوں والی گول ہیڈلائٹس اور نیچے ہوا کا پتلا راستہ',
    side: 'گولائی دار چھت، کھڑکیوں کی چمکدار لکیر اور پنکھڑیوں جیسے پہیے',
    rear: 'پچھلے شیشے کے نیچے روشنی کی پٹی، اور گولائی دار پچھلے حصے پر ORA لکھا ہے',
  },
  'ora-07': {
    front: 'ترچھی بیضوی ہیڈلائٹس، اور ان کے نیچے ہوا کا چوڑا راستہ',
    side: 'پچھلے سرے تک چھت کی ایک ہی لمبی کمان اور دو شاخہ پہیے',
    rear: 'اوپر کو اٹھے ہوئے کنارے کے نیچے روشنی کی پتلی پٹی، اور ORA لکھا ہے',
  },
  'tank-500': {
    front: 'چوڑی کروم پٹیوں والی سیدھی گرل اور چوکور ہیڈلائٹس',
    side: 'کروم کے فریم میں سیدھی کھڑکیاں، پائیدان اور چھ اسپوک والے پہیے',
    rear: 'پچھلے دروازے پر اضافی پہیہ، کھڑی پچھلی لائٹس، اور TANK 500 لکھا ہے',
  },
};

const h6: Cabin = {
  dashboard: 'پورے ڈیش بورڈ پر ہوا کی جالی اور روشنی کی لکیر، نشستوں کے درمیان پتلا کنسول',
  screen: 'جالی کے اوپر ابھری ہوئی ہے اور نقشہ، موسیقی اور کلائمٹ کنٹرول دکھاتی ہے',
  wheel: 'چمڑے کا، نیچے سے چپٹا اسٹیئرنگ وہیل، جس کے درمیان HAVAL لکھا ہے',
  seats: 'سوراخ دار درمیانی حصے، دونوں طرف اونچے سہارے اور سلائی کی دہری قطاریں',
  light: 'ٹھنڈے رنگ کی روشنی کی لکیر',
};
const jolion: Cabin = {
  dashboard: 'اوپر ٹیبلٹ، اس کے نیچے چوکور جالیاں، اور نچلے حصے میں نرم پیڈنگ',
  screen: 'دو چوکور جالیوں کے اوپر ٹیبلٹ کی طرح ڈیش بورڈ پر کھڑی ہے',
  wheel: 'چھوٹے چھجے کے نیچے چمڑے کا اسٹیئرنگ وہیل، جس کے درمیان HAVAL لکھا ہے',
  seats: 'آڑی دھاریوں والے سوراخ دار درمیانی حصے اور نمایاں سیونیں',
  light: 'سرخ روشنی کی لکیر',
};

export const cabins: Readonly<Record<VehicleSlug, Cabin>> = {
  'haval-h6': h6,
  'haval-h6-hev': { ...h6, light: 'سمندری سبز روشنی کی لکیر' },
  'haval-h6-phev': { ...h6, light: 'عنبری روشنی کی لکیر' },
  'haval-jolion': jolion,
  'haval-jolion-hev': { ...jolion, light: 'ہلکی نیلی روشنی کی لکیر' },
  'ora-03': {
    dashboard: 'دو رنگ، چمکدار حلقوں والی چار گول جالیاں اور سوئچوں کی ایک قطار',
    screen: 'گول جالیوں کے اوپر میٹروں کے ساتھ گہرے شیشے کے ایک ہی ٹکڑے میں ہے',
    wheel: 'دو اسپوک والا گول اسٹیئرنگ وہیل، جس کے درمیان ORA لکھا ہے',
    seats: 'ڈائمنڈ نما سلائی اور نمایاں سیونیں',
    light: 'گرم رنگ کی روشنی کی لکیر',
  },
  'ora-07': {
    dashboard: 'دروازوں تک مڑتا ہوا نیچا ڈیش بورڈ اور اونچا کنسول',
    screen: 'پتلی جالی کے اوپر ڈرائیور کی طرف مڑی ہوئی ہے',
    wheel: 'چھوٹا، نیچے سے چپٹا اسٹیئرنگ وہیل، جس کے درمیان ORA لکھا ہے',
    seats: 'ایک ہی ٹکڑے کی دھاری دار اسپورٹس نشستیں، دونوں طرف گہرے سہارے',
    light: 'بنفشی روشنی کی لکیر',
  },
  'tank-500': {
    dashboard: 'سیدھا ڈیش بورڈ، لکڑی کی پٹی، گول جالیاں، گھڑی اور لیور والا چوڑا کنسول',
    screen: 'لکڑی کی پٹی کے اوپر کھڑی ہے، اور نیچے گول گھڑی ہے',
    wheel: 'چمڑے کا بڑا اسٹیئرنگ وہیل، جس کے درمیان TANK لکھا ہے',
    seats: 'چوڑی نشستیں، ڈائمنڈ نما سلائی اور نمایاں سیونیں',
    light: 'عنبری روشنی کی لکیر',
  },
};

export const carInColor = (model: string, color: string) => `${model}، رنگ ${color}`;
export const carInInterior = (model: string, interior: string) => `${model}، انٹیریئر ${interior}`;

export const views: Readonly<Record<View, (car: string, looks: Looks) => string>> = {
  front: (car, { front }) => `${car}، سامنے سے: ${front}`,
  frontLeftQuarter: (car, { front, side }) => `${car}، سامنے بائیں سے: ${front}؛ ${side}`,
  leftSide: (car, { side }) => `${car}، بائیں جانب سے، اگلا سرا بائیں طرف: ${side}`,
  rearLeftQuarter: (car, { rear, side }) => `${car}، پیچھے بائیں سے: ${rear}؛ ${side}`,
  rear: (car, { rear }) => `${car}، پیچھے سے: ${rear}`,
  rearRightQuarter: (car, { rear, side }) => `${car}، پیچھے دائیں سے: ${rear}؛ ${side}`,
  rightSide: (car, { side }) => `${car}، دائیں جانب سے، اگلا سرا دائیں طرف: ${side}`,
  frontRightQuarter: (car, { front, side }) => `${car}، سامنے دائیں سے: ${front}؛ ${side}`,
};

export const carOutdoors: Readonly<Record<OutdoorLight, (car: string) => string>> = {
  daylight: (car) => `${car}، دن کی روشنی میں صحرا کی سڑک پر`,
  dusk: (car) => `${car}، شام کے وقت گیلی سڑک پر، پس منظر میں شہر`,
};

export const shots: Readonly<Record<string, (car: string, looks: Looks) => string>> = {
  heroWide: (car, { front }) => `${car}، تاریک اسٹوڈیو میں، چوڑے منظر کے دائیں حصے میں: ${front}`,
  heroTall: (car, { front }) => `${car}، تاریک اسٹوڈیو میں، سامنے بائیں سے: ${front}`,
  main: (car, { side }) => `${car}، سامنے بائیں سے، کیمرا نیچے: ${side}`,
  designed: (car, { front }) => `${car} قریب سے، ہیڈلائٹ اور گرل: ${front}`,
  confidence: (car) => `${car} قریب سے: اگلا پہیہ، اس کے اوپر کا خم اور پیچھے کو جاتی ہوئی لکیر`,
  peaceMind: (car, { rear }) => `${car} قریب سے، پچھلی لائٹ: ${rear}`,
  sophistication: (car) => `${car} قریب سے: نرم روشنی میں چھت، شیشے اور باہر کا آئینہ`,
  frontWide: (car, { front }) => `${car}، سامنے بائیں سے، کیمرا نیچے: ${front}`,
  frontTall: (car, { front }) => `${car}، لمبی تصویر، سامنے بائیں سے، کیمرا نیچے: ${front}`,
  rearWide: (car, { rear }) => `${car}، پیچھے سے، کیمرا نیچے: ${rear}`,
  rearTall: (car, { rear }) => `${car}، لمبی تصویر، پیچھے سے، کیمرا نیچے: ${rear}`,
  profileWide: (car, { side }) => `${car}، پہلو سے: ${side}`,
  profileTall: (car, { side }) => `${car}، لمبی تصویر، پہلو سے: ${side}`,
};

export const cabinShots: Readonly<Record<string, (car: string, cabin: Cabin) => string>> = {
  interior: (car, { dashboard }) => `${car}، نشستوں کے درمیان سے کیبن: ${dashboard}`,
  comfortSeats: (car, { seats }) => `${car}، ڈیش بورڈ سے دیکھی گئی اگلی نشستیں: ${seats}`,
  infotainment: (car, { screen }) => `${car}، درمیان کی روشن اسکرین، جو ${screen}`,
  drivingExperience: (car, { wheel }) =>
    `${car}، ڈرائیور کی نظر سے: ${wheel}، اور اس کے پیچھے میٹر`,
  soundSystem: (car, { light }) =>
    `${car}، دروازے میں سوراخ دار دھات کے پیچھے اسپیکر، اور اس کے اوپر ${light}`,
};
