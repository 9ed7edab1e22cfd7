import { expect, it } from 'vitest';
import { chooseLargePictures } from '../vehicles/large-pictures.ts';
import { buildHomePage, listReasons } from './home-page.ts';

const { models, film, closing } = buildHomePage([]);

it('neighboring slides show another side of the car, in another light, as the models’ pages do', () => {
  const shots = models.map(({ slide }) => slide.wide?.path.split('/')[1]);
  expect(new Set(shots)).toEqual(new Set(['frontWide', 'rearWide', 'profileWide']));
  for (const [index, shot] of shots.slice(1).entries()) expect(shot).not.toBe(shots[index]);
  for (const [index, { slide }] of models.slice(1).entries())
    expect(slide.light).not.toBe(models[index]?.slide.light);
  for (const { slug, slide } of models) expect(slide).toEqual(chooseLargePictures(slug).hero);
});

it('no picture is twice on the page, also among the slides that are not yet loaded', () => {
  const paths = [
    ...models.flatMap(({ slide, tile }) => [slide.wide?.path, slide.tall?.path, tile?.path]),
    film.still?.path,
    closing.wide?.path,
    closing.tall?.path,
  ];
  expect(paths).not.toContain(undefined);
  expect(new Set(paths).size).toBe(paths.length);
});

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
