import { expect, it } from 'vitest';
import { Restraint } from './restraint.ts';

const hourMs = 60 * 60 * 1000;

it('lets a few letters an hour go to one address, letter case aside', () => {
  const restraint = new Restraint(2);
  expect(restraint.allows('reader@mail.example', 'one', hourMs)).toBe(true);
  expect(restraint.allows('Reader@Mail.example', 'two', hourMs)).toBe(true);
  expect(restraint.allows('reader@mail.example', 'three', hourMs + 1)).toBe(false);
  expect(restraint.allows('other@mail.example', 'three', hourMs + 1)).toBe(true);
  expect(restraint.allows('reader@mail.example', 'three', 2 * hourMs)).toBe(true);
});

it('counts what is sent again once, so that a repeat which arrives first has its letter', () => {
  const restraint = new Restraint(2);
  for (let repeats = 0; repeats < 100; repeats += 1) {
    expect(restraint.allows('reader@mail.example', 'one', hourMs)).toBe(true);
  }
  expect(restraint.allows('reader@mail.example', 'two', hourMs)).toBe(true);
  expect(restraint.allows('reader@mail.example', 'three', hourMs)).toBe(false);
});

it('counts no letter that was given back', () => {
  const restraint = new Restraint(1);
  restraint.giveBack('reader@mail.example', 'one');
  expect(restraint.allows('reader@mail.example', 'one', hourMs)).toBe(true);
  restraint.giveBack('Reader@mail.example', 'one');
  expect(restraint.allows('reader@mail.example', 'two', hourMs)).toBe(true);
  expect(restraint.allows('reader@mail.example', 'three', hourMs)).toBe(false);
});
