import { describe, expect, it } from 'vitest';
import { leadTypes } from '#contract/leads/registry.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { findState, isActive } from './own-request.ts';
import { listSteps } from './own-steps.ts';

const createdAt = '2026-11-01T05:00:00.000Z';
const confirmedAt = '2026-11-02T05:00:00.000Z';
const times = new Map([['confirmed', confirmedAt]]);

it.each([
  ['pending', ['pending now', 'confirmed next', 'processing next', 'completed next']],
  ['processing', ['pending done', 'confirmed done', 'processing now', 'completed next']],
  ['completed', ['pending done', 'confirmed done', 'processing done', 'completed done']],
  ['cancelled', ['pending done', 'confirmed done']],
])('the steps of a booking that is %s', (status, steps) => {
  const listed = listSteps(vehicleBooking, { status, createdAt }, times);
  expect(listed.map(({ name, state }) => `${name} ${state}`)).toEqual(steps);
  expect(listed[0]?.at).toBe(createdAt);
});

it('a step that was passed over has no time', () => {
  const [, confirmed, processing] = listSteps(
    vehicleBooking,
    { status: 'completed', createdAt },
    times,
  );
  expect([confirmed?.at, processing?.at]).toEqual([confirmedAt, null]);
});

it.each([
  ['pending', null, 'open'],
  ['pending', confirmedAt, 'open'],
  ['completed', null, 'completed'],
  ['cancelled', null, 'closed'],
  ['cancelled', confirmedAt, 'withdrawn'],
] as const)('a booking that is %s and was withdrawn at %s is %s', (status, withdrawnAt, state) => {
  expect(findState(vehicleBooking, { status }, withdrawnAt)).toBe(state);
});

describe.each(leadTypes.map((type) => [type.slug, type] as const))('%s', (_slug, type) => {
  const dayMs = 86_400_000;
  const findActive = (status: string, days: number) =>
    isActive(
      type,
      { status, updatedAt: createdAt },
      createdAt,
      Date.parse(createdAt) + days * dayMs,
    );

  it('take messages while they are open, and for 90 days after', () => {
    for (const status of type.openStatuses) expect(findActive(status, 1000)).toBe(true);
    for (const status of [...type.completedStatuses, type.duplicateStatus]) {
      expect([findActive(status, 89), findActive(status, 91)]).toEqual([true, false]);
    }
  });
});
