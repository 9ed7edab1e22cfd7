import { expect, it } from 'vitest';
import type { EventItem } from '#contract/content/content.ts';
import { carThing } from './car.ts';
import { eventThings } from './event.ts';

const origin = 'https://cars.example';

it('a car is offered at its price, and without one not at all', () => {
  const car = {
    name: 'Haval H6',
    brand: 'HAVAL',
    description: 'An SUV.',
    path: '/models/haval-h6',
    image: undefined,
  };
  expect(carThing(origin, { ...car, price: 9_000_000 }).offers).toMatchObject({
    price: 9_000_000,
    priceCurrency: 'PKR',
    url: 'https://cars.example/models/haval-h6',
  });
  expect(carThing(origin, { ...car, price: null })).not.toHaveProperty('offers');
});

it('events are announced, samples are not', () => {
  const real: EventItem = {
    _id: '01900000-0000-7000-8000-000000000000',
    title: 'An evening of light',
    content: 'Come and see.',
    status: 'active',
    isSample: false,
    eventDate: '2099-05-04T05:00:00.000Z',
    createdAt: '2099-01-01T05:00:00.000Z',
    updatedAt: '2099-01-01T05:00:00.000Z',
    mediaFiles: [],
    mediaUrl: null,
    mediaType: null,
  };
  const sample = { ...real, isSample: true };
  expect(eventThings(origin, [sample, real])).toEqual([
    expect.objectContaining({ '@type': 'Event', name: real.title, startDate: real.eventDate }),
  ]);
});
