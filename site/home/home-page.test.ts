import { expect, it } from 'vitest';
import { chooseLargePictures } from '../vehicles/large-pictures.ts';
import { buildHomePage } from './home-page.ts';

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
