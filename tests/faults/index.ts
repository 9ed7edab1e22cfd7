import { coreSpecs } from '#tests/e2e/core-specs.ts';
import { accessFaults } from './access.ts';
import { appointmentFaults } from './appointments.ts';
import { emailFaults } from './emails.ts';
import type { Fault } from './fault.ts';
import { pageFaults } from './pages.ts';
import { priceFaults } from './prices.ts';
import { recordFaults } from './records.ts';
import { screenFaults } from './screens.ts';

/** Every fault, by area. */
export const faults: readonly Fault[] = [
  ...priceFaults,
  ...appointmentFaults,
  ...accessFaults,
  ...recordFaults,
  ...emailFaults,
  ...pageFaults,
  ...screenFaults,
];

/** The command that runs a test file. All unit and API tests that catch faults are part of `npm test`. */
export function findTier(caughtBy: string): 'npm test' | 'npm run test:whole' {
  const [, spec] = /^tests\/e2e\/(.+)\.spec\.ts$/.exec(caughtBy) ?? [];
  const isCore = spec === undefined || Object.values(coreSpecs).flat().includes(spec);
  return isCore ? 'npm test' : 'npm run test:whole';
}
