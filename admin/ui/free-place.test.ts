import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCovered, findFreePlace } from './free-place.ts';

const view = { width: 360, height: 740 };
const wanted = { width: 272, height: 56, side: 'end' } as const;

it('is at the bottom, on its side, if nothing is there', () => {
  expect(findFreePlace(wanted, view, [])).toMatchObject({ left: 80, top: 676 });
  expect(findFreePlace({ ...wanted, side: 'start' }, view, [])).toMatchObject({
    left: 8,
    top: 676,
  });
});

it('is beside a control if there is room, else above it', () => {
  const next = { left: 290, top: 690, width: 60, height: 40 };
  expect(findFreePlace(wanted, view, [next])).toMatchObject({ left: 16, top: 676 });
  const bar = { left: 0, top: 680, width: 360, height: 60 };
  expect(findFreePlace(wanted, view, [bar])).toMatchObject({ left: 80, top: 624 });
});

it('covers a control only where every place does, and then the fewest', () => {
  const box = fc.record({
    left: fc.integer({ min: 0, max: 350 }),
    top: fc.integer({ min: 0, max: 730 }),
    width: fc.integer({ min: 8, max: 200 }),
    height: fc.integer({ min: 8, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(box, { maxLength: 30 }), fc.integer(), (obstacles, seed) => {
      const found = findFreePlace(wanted, view, obstacles);
      expect(found.left).toBeGreaterThanOrEqual(0);
      expect(found.top).toBeGreaterThanOrEqual(0);
      expect(found.left + found.width).toBeLessThanOrEqual(view.width);
      expect(found.top + found.height).toBeLessThanOrEqual(view.height);
      const other = {
        ...found,
        left: 80 - 8 * (Math.abs(seed) % 10),
        top: 676 - 8 * (Math.abs(seed) % 84),
      };
      expect(countCovered(found, obstacles)).toBeLessThanOrEqual(countCovered(other, obstacles));
    }),
  );
});
