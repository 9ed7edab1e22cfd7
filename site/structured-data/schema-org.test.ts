import { expect, it } from 'vitest';
import { faq } from '#catalogue/faq.ts';
import type { EventItem, NewsItem } from '#contract/content/content.ts';
import { makeDealer, makeJobOpening } from '#tests/factories.ts';
import { findGraphFaults } from '#tests/support/json-ld.ts';
import { buildAutoDealers } from './auto-dealer.ts';
import { buildCar } from './car.ts';
import { buildEvents } from './event.ts';
import { buildFaqPage } from './faq-page.ts';
import { buildJobPostings } from './job-posting.ts';
import { buildNewsArticle } from './news-article.ts';
import { buildBreadcrumbs, buildOrganization } from './schema-org.ts';

const origin = 'https://cars.example';
const employer = buildOrganization('Cars', origin);
const car = {
  name: 'Haval H6',
  brand: 'HAVAL',
  description: 'An SUV.',
  path: '/models/haval-h6',
  image: '/pictures/h6.webp',
  price: 9_000_000,
};
const published = {
  _id: '01900000-0000-7000-8000-000000000000',
  title: 'An evening of light',
  content: 'Come and see.',
  status: 'active',
  isSample: false,
  publishAt: null,
  createdAt: '2099-01-01T05:00:00.000Z',
  updatedAt: '2099-01-01T05:00:00.000Z',
} as const;
const article: NewsItem = {
  ...published,
  type: 'news',
  imageUrl: '/media/evening.webp',
  imageAlt: null,
};
const event: EventItem = {
  ...published,
  eventDate: '2099-05-04T05:00:00.000Z',
  endsAt: '2099-05-04T07:00:00.000Z',
  place: 'Showroom, Lahore',
  mediaFiles: [],
  mediaUrl: null,
  mediaType: null,
};
const opening = makeJobOpening({ isSample: false });

it.each([
  ['organisation', [employer]],
  ['breadcrumbs', [buildBreadcrumbs(origin, [{ name: 'FAQ', path: '/faq' }])]],
  ['car', [buildCar(origin, car)]],
  ['car without a price', [buildCar(origin, { ...car, price: null })]],
  ['dealer', buildAutoDealers(origin, [makeDealer({ isSample: false })])],
  ['article', [buildNewsArticle(origin, article)]],
  ['event', buildEvents(origin, [event])],
  ['questions', [buildFaqPage(faq)]],
  ['opening', buildJobPostings(employer, [opening])],
])('%s: has what schema.org requires, with the right types', (_kind, graph) => {
  expect(graph).not.toEqual([]);
  expect(findGraphFaults(graph)).toEqual([]);
});

it('the check finds missing properties and wrong types at any depth', () => {
  const [posting] = buildJobPostings(employer, [opening]);
  const wrong = { ...posting, employmentType: 'Full-time', hiringOrganization: { name: 'Cars' } };
  expect(findGraphFaults([wrong])).toEqual([
    'JobPosting lacks a right employmentType',
    'JobPosting lacks a right hiringOrganization',
    'undefined is no type that is known',
  ]);
  const free = buildCar(origin, { ...car, price: 0 });
  expect(findGraphFaults([free])).toEqual(['Offer lacks a right price']);
});

it('an opening has its own URL and a description with all of its texts', () => {
  const sample = makeJobOpening({ isSample: true });
  const [posting, ...more] = buildJobPostings(employer, [sample, opening]);
  expect(more).toEqual([]);
  expect(posting?.url).toBe('https://cars.example/careers?open=an-opening');
  expect(posting?.description.split('\n')).toEqual([
    'Receive visitors in the showroom.',
    'Responsibilities:',
    '- Show the cars',
    'Requirements:',
    '- Bachelor’s degree',
  ]);
});

it.each([
  ['Full-time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Contract', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
] as const)('employment type %s becomes %s', (type, name) => {
  const [posting] = buildJobPostings(employer, [makeJobOpening({ isSample: false, type })]);
  expect(posting?.employmentType).toBe(name);
});

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
