import { describe, expect, it } from 'vitest';
import { formatMoment, momentFormat } from './moment.ts';

describe('a date and time', () => {
  it.each([
    ['2026-05-04T10:30', '2026-05-04T05:30:00.000Z'],
    ['2026-05-04 01:00:00', '2026-05-03T20:00:00.000Z'],
    ['2026-05-04T10:30Z', '2026-05-04T10:30:00.000Z'],
    ['2026-05-04T10:30:15.5+02:00', '2026-05-04T08:30:15.500Z'],
  ])('%s is stored as %s, in Pakistan time if it has no offset', (typed, stored) => {
    expect(momentFormat.parse(typed)).toBe(stored);
  });

  it.each([
    ...['', '2026-05-04', '10:30', '2026-02-30T10:30', '2026-05-04T24:00', 'tomorrow'],
    // PostgreSQL cannot store these.
    ...['0001-01-01T00:00', '0026-11-05T10:00', '9999-12-31T23:59-10:00'],
  ])('%j is rejected', (typed) => {
    expect(momentFormat.parse(typed)).toBeNull();
  });

  it('is shown in Pakistan time, as it was typed', () => {
    expect(formatMoment('2026-05-03T20:05:00.000Z')).toBe('2026-05-04T01:05');
  });
});
