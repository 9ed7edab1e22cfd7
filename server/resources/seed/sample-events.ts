import type { EventItem } from '#contract/content/content.ts';
import { dayMs } from '#contract/format/pakistan-time.ts';
import { newId } from '#server/platform/new-id.ts';
import { buildMedia, listShots } from './sample-pictures.ts';

interface Occasion {
  title: string;
  text: string;
  city: string;
  picture: Parameters<typeof listShots>;
  /** Negative for past events. */
  inDays: number;
  /** Hours in Pakistan. */
  hours: [from: number, to: number];
}

const occasions: readonly Occasion[] = [
  {
    title: 'Test drive weekend in Lahore',
    text: 'All eight models, and time to drive the one you like.',
    city: 'Lahore',
    picture: ['haval-h6', ['drivingExperience']],
    inDays: 24,
    hours: [10, 17],
  },
  {
    title: 'Electric evening in Islamabad',
    text: 'The Ora 03 and the Ora 07 up close, with answers to every question about charging.',
    city: 'Islamabad',
    picture: ['ora-07', ['rearWide']],
    inDays: 17,
    hours: [18, 20],
  },
  {
    title: 'Family day in Karachi',
    text: 'Seats folded, boots filled: what fits into an SUV, tried out.',
    city: 'Karachi',
    picture: ['haval-h6-hev', ['rearWide']],
    inDays: 9,
    hours: [10, 17],
  },
  {
    title: 'Service clinic in Multan',
    text: 'Bring your car for a check of tyres, brakes and fluids.',
    city: 'Multan',
    picture: ['haval-jolion', ['confidence']],
    inDays: -6,
    hours: [10, 17],
  },
  {
    title: 'Tank 500 off the road in Peshawar',
    text: 'How it climbs, how it crawls, and what its driver needs to do.',
    city: 'Peshawar',
    picture: ['tank-500', ['rearWide']],
    inDays: -20,
    hours: [10, 17],
  },
  {
    title: 'Hybrid morning in Faisalabad',
    text: 'What HEV and PHEV mean, shown on the car.',
    city: 'Faisalabad',
    picture: ['haval-h6-phev', ['infotainment']],
    inDays: -34,
    hours: [9, 12],
  },
  {
    title: 'Opening day in Quetta',
    text: 'A first look at the showroom.',
    city: 'Quetta',
    picture: ['ora-07', ['designed']],
    inDays: -48,
    hours: [10, 17],
  },
];

/** Returns a full hour in Pakistan, this many days from now. */
function buildMoment(days: number, hour: number, now: number): string {
  const day = new Date(now + days * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+05:00`).toISOString();
}

/** Builds sample events around today. */
export function sampleEvents(now = Date.now()): EventItem[] {
  const time = new Date(now).toISOString();
  return occasions.map(({ title, text, city, picture, inDays, hours: [from, to] }) => ({
    _id: newId(),
    title,
    content: `${text}\n\nSample event, loaded to show the product. It does not take place.`,
    ...buildMedia(listShots(...picture)),
    eventDate: buildMoment(inDays, from, now),
    endsAt: buildMoment(inDays, to, now),
    place: `Sample showroom, ${city}`,
    status: 'active',
    isSample: true,
    publishAt: null,
    createdAt: time,
    updatedAt: time,
  }));
}
