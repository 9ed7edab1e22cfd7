import { v7 as uuidv7 } from 'uuid';
import { palettes } from '#catalogue/colours.ts';
import { viewPicture } from '#catalogue/pictures/find-picture.ts';
import { pictureUrl } from '#catalogue/pictures/picture.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import type { EventItem, MediaItem, NewsItem } from '#contract/content/content.ts';
import type { MediaFile, WithMedia } from '#contract/content/media-file.ts';

const dayMs = 24 * 60 * 60 * 1000;
const note = 'Sample article, loaded to show the product.';

/** The product's own pictures of a model, one for each of its paints; as many as are made. */
function picturesOf(slug: VehicleSlug): MediaFile[] {
  return palettes[slug].exterior.flatMap(({ name }) => {
    const picture = viewPicture(slug, 'frontLeftQuarter', name);
    if (!picture) return [];
    const url = pictureUrl(picture, picture.width, 'webp');
    return [{ type: 'image', source: 'upload', url }] satisfies MediaFile[];
  });
}

const pictureOf = (slug: VehicleSlug) => picturesOf(slug)[0]?.url ?? null;

const mediaOf = (mediaFiles: MediaFile[]): WithMedia => ({
  mediaFiles,
  mediaUrl: null,
  mediaType: mediaFiles[0]?.type ?? null,
});

/** Title, kind and paragraphs of the sample articles, newest first. They tell only what the site tells. */
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
    'Bring your driving license. Take the roads that you drive every day, and sit in the back once too.',
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
    'We are looking for partners in cities where we are not yet. The application takes ten minutes; have your CNIC and the dimensions of your site at hand.',
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

/** The models that some articles show. */
const picturedIn: Partial<Record<string, VehicleSlug>> = {
  'Eight models, one visit': 'tank-500',
  'Hybrid, plug-in or electric: how to choose': 'haval-h6-hev',
  'Charging at home': 'ora-03',
};

/** Sample articles, a week apart. */
export function sampleNews(now = Date.now()): NewsItem[] {
  return articles.map(([title, type, ...paragraphs], index) => {
    const time = new Date(now - index * 7 * dayMs).toISOString();
    return {
      _id: uuidv7({ msecs: now - index * 7 * dayMs }),
      title,
      content: [...paragraphs, note].join('\n\n'),
      type,
      status: 'active',
      imageUrl: picturedIn[title] ? pictureOf(picturedIn[title]) : null,
      isSample: true,
      createdAt: time,
      updatedAt: time,
    };
  });
}

/** Title, text and model of the sample events, and in how many days they are; some are past. */
const occasions: readonly [title: string, text: string, model: VehicleSlug, inDays: number][] = [
  [
    'Test drive weekend in Lahore',
    'All eight models, and time to drive the one you like.',
    'haval-h6',
    24,
  ],
  [
    'Electric evening in Islamabad',
    'ORA 03 and ORA 07 up close, with answers to every question about charging.',
    'ora-03',
    17,
  ],
  [
    'Family day in Karachi',
    'Seats folded, boots filled: what fits into an SUV, tried out.',
    'haval-jolion',
    9,
  ],
  [
    'Service clinic in Multan',
    'Bring your car for a check of tyres, brakes and fluids.',
    'haval-h6-hev',
    -6,
  ],
  [
    'TANK 500 off the road in Peshawar',
    'How it climbs, how it crawls, and what its driver needs to do.',
    'tank-500',
    -20,
  ],
  [
    'Hybrid morning in Faisalabad',
    'What HEV and PHEV mean, shown on the car.',
    'haval-h6-phev',
    -34,
  ],
  ['Opening day in Quetta', 'A first look at the showroom.', 'ora-07', -48],
];

/** Ten in the morning in Pakistan, so many days from now. */
function morningIn(days: number, now: number): string {
  return `${new Date(now + days * dayMs).toISOString().slice(0, 10)}T05:00:00.000Z`;
}

/** Sample events around today. */
export function sampleEvents(now = Date.now()): EventItem[] {
  const time = new Date(now).toISOString();
  return occasions.map(([title, text, model, inDays]) => ({
    _id: uuidv7(),
    title,
    content: `${text}\n\nSample event, loaded to show the product. It does not take place.`,
    ...mediaOf(picturesOf(model).slice(0, 1)),
    eventDate: morningIn(inDays, now),
    status: 'active',
    isSample: true,
    createdAt: time,
    updatedAt: time,
  }));
}

const galleries: readonly [title: string, text: string, model: VehicleSlug][] = [
  ['Haval H6 in its colours', 'The H6 in the studio, in every paint that it comes in.', 'haval-h6'],
  ['Tank 500 in its colours', 'The Tank 500 under studio light.', 'tank-500'],
  ['Ora 03 in its colours', 'The Ora 03, in the colours that suit it best.', 'ora-03'],
  ['Haval H6 HEV in its colours', 'Light on paint: the H6 HEV in the dark studio.', 'haval-h6-hev'],
  ['Ora 07 in its colours', 'One line from the bonnet to the tail.', 'ora-07'],
];

/** Sample galleries, five days apart. */
export function sampleMedia(now = Date.now()): MediaItem[] {
  return galleries.map(([title, text, model], index) => {
    const time = new Date(now - index * 5 * dayMs).toISOString();
    return {
      _id: uuidv7({ msecs: now - index * 5 * dayMs }),
      title,
      content: `${text}\n\nSample gallery, loaded to show the product.`,
      ...mediaOf(picturesOf(model)),
      status: 'active',
      isSample: true,
      createdAt: time,
      updatedAt: time,
    };
  });
}
