import { expect, it } from 'vitest';
import { formatEventMoment, formatNewsDay, previewOf } from './words.ts';

it('a preview is one line of at most a hundred signs, whole ones', () => {
  expect(previewOf(' One\n\ntwo ')).toBe('One two');
  expect(previewOf('x'.repeat(100))).toBe('x'.repeat(100));
  expect(previewOf('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
});

it('news have their day in American short form, events their moment in Pakistan in British form', () => {
  expect(formatNewsDay('2026-05-04T12:00:00.000Z')).toBe('May 4, 2026');
  expect(formatEventMoment('2026-05-03T20:30:00.000Z')).toBe('04/05/2026, 01:30');
});
