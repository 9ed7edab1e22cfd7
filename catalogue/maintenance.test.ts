import { expect, it } from 'vitest';
import { findMaintenanceSchedule, intervalsKm, maintenanceSchedules } from './maintenance.ts';
import { vehicles } from './vehicles.ts';

it('has the prescribed action of every part at every service', () => {
  expect(intervalsKm).toEqual([5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000]);
  const repeat = (action: string) => intervalsKm.map(() => action).join(' ');
  const lines = findMaintenanceSchedule('Petrol').items.map(({ name, actions }) => [
    name,
    actions.map(({ action }) => action).join(' '),
  ]);
  expect(Object.fromEntries(lines)).toEqual({
    'Engine oil': repeat('Replace'),
    'Engine oil filter': repeat('Replace'),
    'Drive belt': repeat('Inspect'),
    'Air filter element': repeat('Replace'),
    'Power steering fluid': 'Inspect Inspect Inspect Inspect/Add Inspect Inspect Inspect/Add',
    'Water pump belt': repeat('Replace'),
  });
});

it('every model has one schedule, and no electric car’s has an item of an engine', () => {
  const listed = maintenanceSchedules.flatMap((schedule) => schedule.models);
  expect(listed.toSorted()).toEqual(vehicles.map(({ label }) => label).toSorted());
  for (const { label, power } of vehicles) {
    const schedule = findMaintenanceSchedule(power);
    expect(schedule.models).toContain(label);
    const names = schedule.items.map(({ name }) => name).join(', ');
    if (power === 'Electric') expect(names).toBe('Power steering fluid');
    else expect(names).toContain('Engine oil, Engine oil filter');
  }
});
