import { v7 as uuidv7 } from 'uuid';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import type { EventItem } from '#contract/content/content.ts';
import { mediaOf, picturesOf } from './sample-pictures.ts';

const dayMs = 24 * 60 * 60 * 1000;

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
