import { expect, it } from 'vitest';
import type { EventItem } from '#contract/content/content.ts';
import { buildCar } from './car.ts';
import { buildEvents } from './event.ts';

const origin = 'https://cars.example';

it('a car has an offer with its price, and no offer without a price', () => {
  const car = {
    name: 'Haval H6',
    brand: 'HAVAL',
    description: 'An SUV.',
    path: '/models/haval-h6',
    image: undefined,
  };
  expect(buildCar(origin, { ...car, price: 9_000_000 }).offers).toMatchObject({
    price: 9_000_000,
    priceCurrency: 'PKR',
    url: 'https://cars.example/models/haval-h6',
  });
  expect(buildCar(origin, { ...car, price: null })).not.toHaveProperty('offers');
});

it('includes events but not sample events', () => {
  const real: EventItem = {
    _id: '01900000-0000-7000-8000-000000000000',
    title: 'An evening of light',
    content: 'Come and see.',
    status: 'active',
    isSample: false,
    publishAt: null,
    eventDate: '2099-05-04T05:00:00.000Z',
    endsAt: '2099-05-04T07:00:00.000Z',
    place: 'Showroom, Lahore',
    createdAt: '2099-01-01T05:00:00.000Z',
    updatedAt: '2099-01-01T05:00:00.000Z',
    mediaFiles: [],
    mediaUrl: null,
    mediaType: null,
  };
  const sample = { ...real, isSample: true };
  expect(buildEvents(origin, [sample, real])).toEqual([
    expect.objectContaining({
      '@type': 'Event',
      name: real.title,
      startDate: real.eventDate,
      endDate: real.endsAt,
      location: { '@type': 'Place', name: real.place, address: real.place },
    }),
  ]);
  const [bare] = buildEvents(origin, [{ ...real, endsAt: null, place: null }]);
  expect(bare).not.toHaveProperty('endDate');
  expect(bare).not.toHaveProperty('location');
});
