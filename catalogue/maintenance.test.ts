import { expect, it } from 'vitest';
import { intervalsKm, maintenanceSchedule } from './maintenance.ts';

it('the schedule says what the documents say, service by service', () => {
  expect(intervalsKm).toEqual([5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000]);
  const always = (action: string) => intervalsKm.map(() => action).join(' ');
  const lines = maintenanceSchedule.map(({ name, actions }) => [
    name,
    actions.map(({ action }) => action).join(' '),
  ]);
  expect(Object.fromEntries(lines)).toEqual({
    'Engine oil': always('Replace'),
    'Engine oil filter': always('Replace'),
    'Drive belt': always('Inspect'),
    'Air filter element': always('Replace'),
    'Power steering fluid': 'Inspect Inspect Inspect Inspect/Add Inspect Inspect Inspect/Add',
    'Water pump belt': always('Replace'),
  });
});
