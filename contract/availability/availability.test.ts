import { describe, expect, it } from 'vitest';
import { addDays } from '../format/pakistan-time.ts';
import { describeAvailability, type Stated } from './availability.ts';

const today = '2026-11-20';
const daysAgo = (days: number) => addDays(today, -days);

const say = (fields: Partial<Stated> = {}): Stated => ({
  dealerId: 'first',
  vehicleId: 'haval-h6-hev',
  color: 'Deep Teal',
  units: 0,
  expectedOn: null,
  statedOn: today,
  ...fields,
});

const describeAll = (...stated: Partial<Stated>[]) => describeAvailability(stated.map(say), today);

describe('cars at dealers', () => {
  it('counts dealers, not cars, and dates the oldest statement', () => {
    const found = describeAll(
      { units: 5 },
      { units: 1, color: 'Storm Grey' },
      { dealerId: 'second', units: 2, statedOn: daysAgo(3) },
      { dealerId: 'third', units: 1 },
    );
    expect(found).toEqual({
      delivery: 'At 3 dealers now',
      statement: 'Stated on 17 November 2026.',
    });
    expect(describeAll({ units: 1 })?.delivery).toBe('At 1 dealer now');
  });

  it('come before a day on which more are expected', () => {
    const found = describeAll({ units: 1 }, { dealerId: 'second', expectedOn: addDays(today, 2) });
    expect(found?.delivery).toBe('At 1 dealer now');
  });

  it.each([
    [0, 'At 1 dealer now', 'Stated on 20 November 2026.'],
    [14, 'At 1 dealer now', 'Stated on 6 November 2026.'],
    [
      15,
      'At 1 dealer',
      'Stated on 5 November 2026, more than 14 days ago: ask the dealer whether it is still there.',
    ],
    [
      45,
      'At 1 dealer',
      'Stated on 6 October 2026, more than 14 days ago: ask the dealer whether it is still there.',
    ],
  ])('stated %i days ago: %s', (days, delivery, statement) => {
    expect(describeAll({ units: 2, statedOn: daysAgo(days) })).toEqual({ delivery, statement });
  });

  it('stated 46 days ago are not mentioned', () => {
    expect(describeAll({ units: 2, statedOn: daysAgo(46) })).toBeNull();
  });
});

describe('cars that are expected', () => {
  it.each([
    [0, 'About 1 week'],
    [1, 'About 1 week'],
    [7, 'About 1 week'],
    [8, 'About 2 weeks'],
    [42, 'About 6 weeks'],
    [43, 'About 7 weeks'],
  ])('in %i days: %s', (days, delivery) => {
    expect(describeAll({ expectedOn: addDays(today, days) })?.delivery).toBe(delivery);
  });

  it('are those of the earliest day, with the date of its statement', () => {
    const found = describeAll(
      { expectedOn: addDays(today, 42) },
      { dealerId: 'second', expectedOn: addDays(today, 14), statedOn: daysAgo(1) },
    );
    expect(found).toEqual({
      delivery: 'About 2 weeks',
      statement: 'Stated on 19 November 2026.',
    });
  });

  it('are not mentioned once their day has passed', () => {
    expect(describeAll({ expectedOn: daysAgo(1), statedOn: daysAgo(5) })).toBeNull();
  });

  it.each([
    [14, 'Stated on 6 November 2026.'],
    [15, 'Stated on 5 November 2026, more than 14 days ago: ask the dealer how long it takes now.'],
  ])('stated %i days ago: %s', (days, statement) => {
    const found = describeAll({ expectedOn: addDays(today, 42), statedOn: daysAgo(days) });
    expect(found).toEqual({ delivery: 'About 6 weeks', statement });
  });

  it.each([
    [45, 'About 6 weeks'],
    [46, undefined],
  ])('stated %i days ago are shown as %s', (days, delivery) => {
    const found = describeAll({ expectedOn: addDays(today, 42), statedOn: daysAgo(days) });
    expect(found?.delivery).toBe(delivery);
  });
});

describe('what is not known', () => {
  it('is not promised: zero units without a day, and no statement at all', () => {
    expect(describeAll({})).toBeNull();
    expect(describeAll()).toBeNull();
  });

  it('lets an older statement speak, but no older one speaks before a fresh one', () => {
    const old = { dealerId: 'second', units: 4, statedOn: daysAgo(20) };
    expect(describeAll({}, old)?.delivery).toBe('At 1 dealer');
    expect(describeAll({ expectedOn: addDays(today, 42) }, old)?.delivery).toBe('About 6 weeks');
  });
});
