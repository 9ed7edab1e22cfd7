import { expect, it } from 'vitest';
import { moveRows, wheelRow } from './layers.ts';

const picture = Uint16Array.from([1, 1, 1, 2, 2, 2, 3, 3, 3]);

it('moves a picture down by whole rows and repeats the first row', () => {
  expect([...moveRows(picture, 1, 1)]).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2]);
});

it('moves a picture up by whole rows and repeats the last row', () => {
  expect([...moveRows(picture, 1, -2)]).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3]);
});

it('does not change a picture that moves by no rows', () => {
  expect(moveRows(picture, 1, 0)).toEqual(picture);
});

it('puts the wheels of all views of a size on one row', () => {
  expect(wheelRow(810)).toBe(620);
});
