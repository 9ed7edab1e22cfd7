import { expect, it } from 'vitest';
import { contact } from '#contract/leads/contact.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { describeDeletion } from './lead-view.ts';

const ask = (facts: LeadFacts, status: string) =>
  describeDeletion(facts, { _id: 'a-request', status } as LeadRecordBase, 'Sample Customer')
    .consequence;

it('the question names the appointment while one can be to come, and nothing else', () => {
  for (const status of ['pending', 'confirmed']) {
    expect(ask(testDrive, status)).toBe(
      'An appointment to come is cancelled, and the customer is told by email.',
    );
  }
  for (const status of ['completed', 'cancelled', 'no-show']) {
    expect(ask(testDrive, status)).toBeUndefined();
  }
  expect(ask(contact, 'new')).toBeUndefined();
});
