import { v7 as uuidv7 } from 'uuid';
import type { NewsItem } from '#contract/content/content.ts';
import { dayMs } from '#contract/format/pakistan-time.ts';
import { addUrdu } from '#server/records/urdu.ts';
import { findPictureUrl, type SamplePicture } from './sample-pictures.ts';

const note = 'Sample article, loaded to show the product.';

/** Title, kind and paragraphs of the sample articles, newest first. They only contain facts from the site. */
const articles: readonly [title: string, type: NewsItem['type'], ...paragraphs: string[]][] = [
  [
    'Eight models, one visit',
    'news',
    'HAVAL, ORA and TANK stand side by side: petrol SUVs, hybrids, plug-in hybrids and electric cars.',
    'Compare them on the models page, and book a test drive with the dealership nearest to you.',
  ],
  [
    'Hybrid, plug-in or electric: how to choose',
    'news',
    'A hybrid (HEV) charges itself while you drive. A plug-in hybrid (PHEV) adds a battery that you charge at home, and drives without petrol over shorter distances. An electric car (EV) has no engine at all.',
    'Think of your usual week: how far you drive each day, whether you can charge where you park, and how often you travel far. Our dealerships will go through it with you.',
  ],
  [
    'Monthly newsletter: the first drive',
    'newsletter',
    'This issue is about test drives: how to book one, what to bring, and what to look for on the road.',
    'Bring your driving licence. Take the roads that you drive every day, and sit in the back once too.',
  ],
  [
    'What a service costs in time',
    'news',
    'Servicing every 5,000 to 10,000 km keeps a car as it was meant to be. The maintenance schedule on our after-sales page says what is done when.',
    'Book a service online: choose the day, and we call you to confirm it.',
  ],
  [
    'The price calculator, explained',
    'news',
    'Choose a model and a city, and the calculator shows the price there. The freight to your city is part of it.',
    'You can go on from there and book the vehicle online.',
  ],
  [
    'Monthly newsletter: before the summer',
    'newsletter',
    'This issue is about heat: tyres, coolant and air conditioning, and what a workshop looks at before the hot months.',
  ],
  [
    'Parts by VIN',
    'news',
    'Every car has a VIN, its chassis number. With it our parts desk finds the part that fits yours and no other.',
    'It is in the registration book, and on the car. Our parts page shows where.',
  ],
  [
    'Become a dealer',
    'news',
    'We are looking for partners in cities where we are not yet. The application takes ten minutes and asks for your CNIC and the dimensions of your site.',
  ],
  [
    'Charging at home',
    'news',
    'An electric car or a plug-in hybrid charges while it stands. For most people that is at home, overnight.',
    'Ask an electrician to look at your wiring first, and ask your dealership which connection your model takes.',
  ],
  [
    'Five things to look at on a test drive',
    'news',
    'The seat and the view out, the way it pulls away, how quiet it is at speed, how it parks, and how everybody sits in the back.',
  ],
  [
    'Monthly newsletter: colours',
    'newsletter',
    'This issue is about paint: which colours each model comes in, and how they look in sun and shade.',
  ],
];

/** The articles that are translated: title and paragraphs in Urdu by the English title. */
const translations: Partial<Record<string, readonly [title: string, ...paragraphs: string[]]>> = {
  'Eight models, one visit': [
    'آٹھ ماڈل، ایک ہی چکر میں',
    'HAVAL، ORA اور TANK ایک ساتھ: پٹرول ایس یو وی، ہائبرڈ، پلگ اِن ہائبرڈ اور الیکٹرک گاڑیاں۔',
    'ماڈلز کے صفحے پر ان کا موازنہ کریں، اور اپنی قریبی ڈیلرشپ پر ٹیسٹ ڈرائیو بک کریں۔',
  ],
  'Hybrid, plug-in or electric: how to choose': [
    'ہائبرڈ، پلگ اِن یا الیکٹرک: انتخاب کیسے کریں',
    'ہائبرڈ (HEV) چلتے ہوئے خود چارج ہوتی ہے۔ پلگ اِن ہائبرڈ (PHEV) میں ایسی بیٹری بھی ہوتی ہے جو گھر پر چارج کی جاتی ہے، اور کم فاصلے پر یہ پٹرول کے بغیر چلتی ہے۔ الیکٹرک گاڑی (EV) میں انجن ہوتا ہی نہیں۔',
    'اپنے روزمرہ معمول کو دیکھیں: روز کتنا فاصلہ طے ہوتا ہے، جہاں گاڑی کھڑی ہوتی ہے وہاں چارج ہو سکتی ہے یا نہیں، اور لمبا سفر کتنی بار ہوتا ہے۔ ہماری ڈیلرشپ انتخاب میں آپ کی مدد کرے گی۔',
  ],
  'Charging at home': [
    'گھر پر چارجنگ',
    'الیکٹرک گاڑی یا پلگ اِن ہائبرڈ کھڑے کھڑے چارج ہوتی ہے۔ زیادہ تر لوگ اسے رات کو گھر پر چارج کرتے ہیں۔',
    'پہلے الیکٹریشن سے گھر کی وائرنگ چیک کرائیں، اور اپنی ڈیلرشپ سے پوچھیں کہ آپ کے ماڈل کے لیے کون سا کنکشن درکار ہے۔',
  ],
};

const urduNote = 'نمونے کی خبر، جو صرف ویب سائٹ دکھانے کے لیے شامل کی گئی ہے۔';

/** Adds the Urdu texts of a sample article, if it has any. */
function translate(article: NewsItem): NewsItem {
  const [title, ...paragraphs] = translations[article.title] ?? [];
  if (!title) return article;
  return addUrdu(article, { title, content: [...paragraphs, urduNote].join('\n\n') });
}

/** The pictures of the articles. Neighbors differ in angle and light. */
const pictures: Partial<Record<string, SamplePicture>> = {
  'Eight models, one visit': ['haval-jolion-hev', 'profileWide'],
  'Hybrid, plug-in or electric: how to choose': ['haval-h6-phev', 'rearLeftQuarter', 'Sage Green'],
  'Monthly newsletter: the first drive': ['haval-jolion', 'front', 'Ocean Blue'],
  'What a service costs in time': 'workshop',
  'The price calculator, explained': ['haval-jolion', 'leftSide', 'Polar White'],
  'Monthly newsletter: before the summer': ['haval-h6-hev', 'rear', 'Glacier White'],
  'Parts by VIN': ['haval-h6', 'front', 'Stealth Grey'],
  'Become a dealer': 'skyline',
  'Charging at home': ['ora-03', 'rearRightQuarter', 'Sky Blue'],
  'Five things to look at on a test drive': ['tank-500', 'front', 'Desert Sand'],
  'Monthly newsletter: colours': 'paint',
};

/** The picture of a sample article; null if it has none. */
function findImage(title: string): string | null {
  const picture = pictures[title];
  return picture ? findPictureUrl(picture) : null;
}

/** Builds sample articles, a week apart. */
export function sampleNews(now = Date.now()): NewsItem[] {
  return articles.map(([title, type, ...paragraphs], index) => {
    const time = new Date(now - index * 7 * dayMs).toISOString();
    return translate({
      _id: uuidv7({ msecs: now - index * 7 * dayMs }),
      title,
      content: [...paragraphs, note].join('\n\n'),
      type,
      status: 'active',
      imageUrl: findImage(title),
      imageAlt: null,
      isSample: true,
      publishAt: null,
      createdAt: time,
      updatedAt: time,
    });
  });
}
