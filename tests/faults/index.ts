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

/** The browser tests of `npm test` that catch faults. */
const quickSpecs: readonly string[] = [
  'appointments',
  'bulk',
  'consent',
  'forms',
  'menus',
  'record-form',
  'site',
  'triage',
];

/** The command that runs a test file. */
export function findTier(caughtBy: string): 'npm test' | 'npm run test:whole' {
  const [, spec] = /^tests\/e2e\/(.+)\.spec\.ts$/.exec(caughtBy) ?? [];
  return spec === undefined || quickSpecs.includes(spec) ? 'npm test' : 'npm run test:whole';
}
