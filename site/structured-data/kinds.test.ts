import { expect, it } from 'vitest';
import { faq } from '#catalogue/faq.ts';
import type { EventItem, NewsItem } from '#contract/content/content.ts';
import { makeDealer, makeJobOpening } from '#tests/factories.ts';
import { faultsOfGraph } from '#tests/support/json-ld.ts';
import { autoDealers } from './auto-dealer.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { carThing } from './car.ts';
import { eventThings } from './event.ts';
import { faqPage } from './faq-page.ts';
import { jobPostings } from './job-posting.ts';
import { newsArticle } from './news-article.ts';
import { organization } from './organization.ts';

const origin = 'https://cars.example';
const employer = organization('Cars', origin);
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
  createdAt: '2099-01-01T05:00:00.000Z',
  updatedAt: '2099-01-01T05:00:00.000Z',
} as const;
const article: NewsItem = { ...published, type: 'news', imageUrl: '/media/evening.webp' };
const event: EventItem = {
  ...published,
  eventDate: '2099-05-04T05:00:00.000Z',
  mediaFiles: [],
  mediaUrl: null,
  mediaType: null,
};
const opening = makeJobOpening({ isSample: false });

it.each([
  ['organisation', [employer]],
  ['breadcrumbs', [breadcrumbs(origin, [{ name: 'FAQ', path: '/faq' }])]],
  ['car', [carThing(origin, car)]],
  ['car without a price', [carThing(origin, { ...car, price: null })]],
  ['dealer', autoDealers(origin, [makeDealer({ isSample: false })])],
  ['article', [newsArticle(origin, article)]],
  ['event', eventThings(origin, [event])],
  ['questions', [faqPage(faq)]],
  ['opening', jobPostings(employer, [opening])],
])('%s: what schema.org asks for is there, and of the right kind', (_kind, graph) => {
  expect(graph).not.toEqual([]);
  expect(faultsOfGraph(graph)).toEqual([]);
});

it('what is missing or of a wrong kind is found, however deep it lies', () => {
  const [posting] = jobPostings(employer, [opening]);
  const wrong = { ...posting, employmentType: 'Full-time', hiringOrganization: { name: 'Cars' } };
  expect(faultsOfGraph([wrong])).toEqual([
    'JobPosting lacks a right employmentType',
    'JobPosting lacks a right hiringOrganization',
    'undefined is no type that is known',
  ]);
  const free = carThing(origin, { ...car, price: 0 });
  expect(faultsOfGraph([free])).toEqual(['Offer lacks a right price']);
});

it('an opening is announced by its own address, with all that it says of the work', () => {
  const sample = makeJobOpening({ isSample: true });
  const [posting, ...more] = jobPostings(employer, [sample, opening]);
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
] as const)('%s is announced as %s', (type, name) => {
  const [posting] = jobPostings(employer, [makeJobOpening({ isSample: false, type })]);
  expect(posting?.employmentType).toBe(name);
});
