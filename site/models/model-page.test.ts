import { expect, it } from 'vitest';
import { vehicles } from '#catalogue/vehicles.ts';
import { buildModelPage } from './model-page.ts';

const pages = vehicles.map(({ slug }) => buildModelPage(slug, null));

it('the pages of neighboring models begin with another side of the car, in another light', () => {
  const shots = pages.map(({ hero }) => hero.wide?.path.split('/')[1]);
  expect(new Set(shots)).toEqual(new Set(['frontWide', 'rearWide', 'profileWide']));
  for (const [index, shot] of shots.slice(1).entries()) expect(shot).not.toBe(shots[index]);
});

it('every page shows the car from three sides: large, in the design and outdoors', () => {
  for (const { hero, design, outdoors } of pages) {
    const paths = [hero, design, outdoors].flatMap(({ wide, tall }) => [wide?.path, tall?.path]);
    expect(paths).not.toContain(undefined);
    expect(new Set(paths).size).toBe(6);
  }
});

it('every group of features has a picture of the car that no other part of the page shows', () => {
  for (const page of pages) {
    const groups = Object.values(page.features).map(({ path }) => path);
    expect(groups).toHaveLength(3);
    for (const path of groups) expect(path).toMatch(new RegExp(`^${page.vehicle.slug}/`));
    const large = [page.hero, page.design, page.outdoors].flatMap(({ wide, tall }) => [wide, tall]);
    const close = [...Object.values(page.exterior), ...Object.values(page.interior)];
    const others = [...large, ...close, page.cabin, page.paintView];
    const shown = [...groups, ...others.flatMap((photo) => photo?.path ?? [])];
    expect(new Set(shown).size, page.vehicle.slug).toBe(shown.length);
  }
});
