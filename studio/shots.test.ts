import { describe, expect, it } from 'vitest';
import { vehicles } from '#catalogue/vehicles.ts';
import { describeShot } from './descriptions.ts';
import { findWorld, shots, worldShots } from './shots.ts';

const slugs = vehicles.map(({ slug }) => slug);

describe('the worlds of the pictures', () => {
  it('show every model once in daylight and once at dusk outside the studio', () => {
    for (const slug of slugs) {
      const worlds = ['rearWide', 'profileWide'].map((shot) => findWorld(slug, shot));
      expect(worlds.sort(), slug).toEqual(['daylight', 'dusk']);
    }
  });

  it('are the same for the wide and the tall picture from one side', () => {
    for (const slug of slugs) {
      expect(findWorld(slug, 'rearTall')).toBe(findWorld(slug, 'rearWide'));
      expect(findWorld(slug, 'profileTall')).toBe(findWorld(slug, 'profileWide'));
    }
  });

  it('differ between neighboring models seen from the same side', () => {
    for (const [index, slug] of slugs.slice(1).entries()) {
      const before = slugs[index] ?? slug;
      expect(findWorld(slug, 'rearWide'), slug).not.toBe(findWorld(before, 'rearWide'));
    }
  });

  it('are the studio for heroes and close-ups', () => {
    expect(new Set(shots.map(({ name }) => findWorld('haval-h6', name)))).toEqual(
      new Set(['studio']),
    );
  });

  it('are named in the descriptions of their pictures, which differ from shot to shot', () => {
    for (const { slug, label } of vehicles) {
      const descriptions = [...shots, ...worldShots].map(({ name }) =>
        describeShot(slug, label, 'Onyx Black', name),
      );
      expect(new Set(descriptions).size).toBe(descriptions.length);
      expect(descriptions.filter((text) => text.includes(' dusk, ')).length, slug).toBe(2);
      expect(descriptions.filter((text) => text.includes(' daylight, ')).length, slug).toBe(2);
    }
  });
});
