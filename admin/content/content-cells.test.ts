import { expect, it } from 'vitest';
import { formatEventMoment, formatNewsDay, shortenText } from './content-cells.tsx';

it('shortens a text to one line of at most 100 whole characters', () => {
  expect(shortenText(' One\n\ntwo ')).toBe('One two');
  expect(shortenText('## One\n**two** [three](/models)')).toBe('One two three');
  expect(shortenText('x'.repeat(100))).toBe('x'.repeat(100));
  expect(shortenText('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
});

it('formats the day of news in American and the time of events in British style', () => {
  expect(formatNewsDay('2026-05-04T12:00:00.000Z')).toBe('May 4, 2026');
  expect(formatNewsDay('2026-05-03T20:30:00.000Z')).toBe('May 4, 2026');
  expect(formatEventMoment('2026-05-03T20:30:00.000Z')).toBe('04/05/2026, 01:30');
});
