import { expect, it } from 'vitest';
import { listReasons } from './list-reasons.ts';

const dealers = [
  { city: 'Lahore', isSample: false },
  { city: 'Lahore', isSample: false },
  { city: 'Multan', isSample: false },
];
const titles = (list: Parameters<typeof listReasons>[0]) =>
  listReasons(list).map(({ title }) => title);

it('names the terms of the warranty, the dealers and their cities, each with its page', () => {
  expect(listReasons(dealers)).toEqual([
    {
      title: '6-year warranty',
      text: '6 years or 150,000 km, whichever comes first; on the power-train 10 years or 1,000,000 km.',
      to: '/warranty',
    },
    {
      title: '3 dealers',
      text: 'In 2 cities: find the nearest, and call or visit it.',
      to: '/find-a-dealer',
    },
    expect.objectContaining({ to: '/test-drive' }),
    expect.objectContaining({ to: '/on-road-price' }),
  ]);
});

it('marks sample dealers', () => {
  expect(titles([...dealers, { city: 'Quetta', isSample: true }])).toContain('4 dealers (sample)');
});

it('does not count dealers if there are none, or only one', () => {
  expect(titles([])).toEqual(['6-year warranty', 'Test drive', 'On-road price']);
  expect(titles(dealers.slice(0, 1))).toEqual(titles([]));
});
