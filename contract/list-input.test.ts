import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listInput, typedList } from './list-input.ts';

const list = listInput({ name: 'skills', most: 5, max: 12 });

it.each([
  ['Read, write ,, count', ['Read', 'write', 'count']],
  ['["Read","write, count"]', ['Read', 'write, count']],
  [
    ['Read', ' ', ' count '],
    ['Read', 'count'],
  ],
  ['Read\nwrite, no', ['Read', 'write, no']],
  ['[not JSON', ['[not JSON']],
  ['', []],
  [[], []],
])('%j is the list %j', (given, items) => {
  expect(list.parse(given)).toEqual(items);
});

it.each([null, 5, {}, 'a,b,c,d,e,f', ['x'.repeat(13)], ['\u0000'], [5]])(
  '%j is refused',
  (given) => {
    expect(list.safeParse(given).success).toBe(false);
  },
);

it('what is edited and left as it was stays what it was, commas included', () => {
  const item = fc.string({
    minLength: 1,
    maxLength: 10,
    unit: fc.constantFrom('a', ',', ' ', '['),
  });
  const items = fc.array(
    item.map((text) => text.trim()).filter((text) => text !== ''),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(items, (stored) => {
      expect(list.parse(typedList(stored))).toEqual(stored);
    }),
  );
});
