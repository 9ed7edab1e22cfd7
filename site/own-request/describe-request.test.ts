import { describe, expect, it } from 'vitest';
import { leadTypes } from '#contract/leads/registry.ts';
import type { OwnRequest } from '#contract/tracking/own-request.ts';
import { withdrawalReasons } from '#contract/tracking/own-request.ts';
import { describeNext, nameState, nameSteps } from './describe-request.ts';
import * as english from './words.ts';
import * as urdu from './words.ur.ts';

const respondBy = '2026-12-01T11:28:00.000Z';
const before = new Date('2026-12-01T09:00:00.000Z');
const after = new Date('2026-12-01T12:00:00.000Z');
const dealer = {
  name: 'HAVAL Multan',
  city: 'Multan',
  address: 'A',
  phone: '1',
  map: '',
  whatsapp: null,
};
const booking: OwnRequest = {
  kind: 'vehicle-bookings',
  reference: '0123ABCD',
  sentAt: '2026-12-01T08:00:00.000Z',
  state: 'open',
  status: 'pending',
  isAnswered: false,
  steps: [
    { name: 'pending', state: 'now', at: '2026-12-01T08:00:00.000Z' },
    { name: 'confirmed', state: 'next', at: null },
    { name: 'completed', state: 'next', at: null },
  ],
  step: {
    dealer,
    respondBy,
    vehicle: 'Haval H6',
    color: null,
    price: null,
    isSamplePrice: false,
    priceFixedUntil: null,
  },
  dealer,
  appointment: null,
  booking: null,
  quoteCode: null,
  verifyCode: null,
  messages: [],
  isActive: true,
  isWithdrawable: true,
  canAddEmail: true,
  unconfirmedEmail: null,
  correctable: ['firstName', 'lastName', 'phone'],
  corrected: [],
};

describe.each([
  ['English', english],
  ['Urdu', urdu],
])('the words in %s', (_language, words) => {
  it.each(leadTypes.map((type) => [type.slug, Object.keys(type.statuses)] as const))(
    'have a title, and a name and a sentence for each status, of %s',
    (slug, statuses) => {
      expect(words.titles[slug]).toBeTruthy();
      expect(Object.keys(words.statuses[slug] ?? {})).toEqual(statuses);
    },
  );

  it('name each reason for withdrawing', () => {
    expect(Object.keys(words.reasons)).toEqual([...withdrawalReasons]);
  });
});

const appointment: OwnRequest['appointment'] = {
  kind: 'test-drive',
  startAt: respondBy,
  status: 'requested',
  url: '/appointment/x',
};

it.each<[changes: Partial<OwnRequest>, now: Date, text: string]>([
  [{}, before, 'HAVAL Multan answers by 4:30 pm today.'],
  [{ dealer: null }, before, 'Our team answers by 4:30 pm today.'],
  [{ appointment }, before, 'HAVAL Multan confirms your time by 4:30 pm today.'],
  [{}, after, 'HAVAL Multan was to answer by 4:30 pm today and has not yet.'],
  [{ isAnswered: true }, after, 'HAVAL Multan has been in touch with you.'],
  [{ isAnswered: true, status: 'confirmed' }, after, 'Your booking is confirmed.'],
  [{ step: null }, before, 'The dealer checks your booking'],
  [{ state: 'completed', status: 'completed' }, after, 'Your booking is completed.'],
  [{ state: 'closed', status: 'cancelled' }, after, 'This booking is cancelled.'],
  [{ state: 'withdrawn', status: 'cancelled' }, after, 'You withdrew this request'],
])('says what comes next of %j', (changes, now, text) => {
  expect(describeNext({ ...booking, ...changes }, now)).toMatch(new RegExp(`^${text}`));
});

it('shows what is to come of an open request only', () => {
  const names = (request: OwnRequest) =>
    nameSteps(request).map(({ title, state }) => `${state}: ${title}`);
  expect(names(booking)).toEqual(['now: Booking received', 'next: Confirmed', 'next: Delivered']);
  const withdrawn: OwnRequest = { ...booking, state: 'withdrawn', status: 'cancelled' };
  expect(names(withdrawn)).toEqual(['done: Booking received', 'now: Withdrawn by you']);
  expect(nameState(withdrawn)).toBe('Withdrawn by you');
  expect(names({ ...withdrawn, state: 'closed' })).toEqual([
    'done: Booking received',
    'now: Cancelled',
  ]);
});
