import { describe, expect, it } from 'vitest';
import { describeShot } from '#catalogue/pictures/descriptions.ts';
import { outdoorSides } from '#catalogue/pictures/outdoors.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { findWorld, shots, worldShots } from './shots.ts';

const slugs = vehicles.map(({ slug }) => slug);

describe('the worlds of the pictures', () => {
  it('show every model in daylight and at dusk outside the studio', () => {
    for (const slug of slugs) {
      const worlds = outdoorSides.map((side) => findWorld(slug, `${side}Wide`));
      expect(new Set(worlds), slug).toEqual(new Set(['daylight', 'dusk']));
    }
  });

  it('are the same for the wide and the tall picture from one side', () => {
    for (const slug of slugs)
      for (const side of outdoorSides)
        expect(findWorld(slug, `${side}Tall`)).toBe(findWorld(slug, `${side}Wide`));
  });

  it('are the studio for heroes and close-ups', () => {
    expect(new Set(shots.map(({ name }) => findWorld('haval-h6', name)))).toEqual(
      new Set(['studio']),
    );
  });

  it('are named in the descriptions of their pictures, which differ from shot to shot', () => {
    for (const model of vehicles) {
      const descriptions = [...shots, ...worldShots].map(({ name }) =>
        describeShot(model, 'Onyx Black', name),
      );
      expect(new Set(descriptions).size).toBe(descriptions.length);
      for (const world of ['daylight', 'dusk']) {
        const described = descriptions.filter((text) => text.includes(` ${world}, `));
        const shown = worldShots.filter(({ name }) => findWorld(model.slug, name) === world);
        expect(described, model.slug).toHaveLength(shown.length);
      }
    }
  });
});
