import { expect, it } from 'vitest';
import { formatMinutes } from './format-minutes.ts';

it.each([
  [null, '–'],
  [0, '0 min'],
  [0.2, 'under 1 min'],
  [45.4, '45 min'],
  [59.6, '1 h'],
  [75, '1 h 15 min'],
  [1104, '18 h 24 min'],
])('%s minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
