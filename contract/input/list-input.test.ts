import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatList, listInput } from './list-input.ts';

const list = listInput({ name: 'skills', maxItems: 5, max: 12 });

it.each([
  ['Read, write ,, count', ['Read', 'write', 'count']],
  ['["Read","write, count"]', ['Read', 'write, count']],
  [
    ['Read', ' ', ' count '],
    ['Read', 'count'],
  ],
  ['Read\nwrite, no', ['Read', 'write, no']],
  ['پڑھنا، لکھنا', ['پڑھنا', 'لکھنا']],
  ['[not JSON', ['[not JSON']],
  ['', []],
  [[], []],
])('%j is parsed as the list %j', (given, items) => {
  expect(list.parse(given)).toEqual(items);
});

it.each([null, 5, {}, 'a,b,c,d,e,f', ['x'.repeat(13)], ['\u0000'], [5]])(
  '%j is rejected',
  (given) => {
    expect(list.safeParse(given).success).toBe(false);
  },
);

it('a list survives being formatted for editing and parsed again, commas included', () => {
  const item = fc.string({
    minLength: 1,
    maxLength: 10,
    unit: fc.constantFrom('a', ',', '،', ' ', '['),
  });
  const items = fc.array(
    item.map((text) => text.trim()).filter((text) => text !== ''),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(items, (stored) => {
      expect(list.parse(formatList(stored))).toEqual(stored);
    }),
  );
});
