import { expect, it } from 'vitest';
import { Restraint } from './restraint.ts';

const hourMs = 60 * 60 * 1000;

it('lets a few letters an hour go to one address, letter case aside', () => {
  const restraint = new Restraint(2);
  expect(restraint.allows('reader@mail.example', hourMs)).toBe(true);
  expect(restraint.allows('Reader@Mail.example', hourMs)).toBe(true);
  expect(restraint.allows('reader@mail.example', hourMs + 1)).toBe(false);
  expect(restraint.allows('other@mail.example', hourMs + 1)).toBe(true);
  expect(restraint.allows('reader@mail.example', 2 * hourMs)).toBe(true);
});
