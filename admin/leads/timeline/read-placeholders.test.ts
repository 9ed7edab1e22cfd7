import { expect, it } from 'vitest';
import type { LeadRecordBase } from '#contract/lead.ts';
import { fillTemplate } from '#contract/message-templates.ts';
import { readPlaceholders } from './read-placeholders.ts';

const fill = (text: string, lead: object) =>
  fillTemplate(
    text,
    readPlaceholders(
      { _id: '01900000-0000-7000-8000-0000000000ab', ...lead } as LeadRecordBase,
      new Map(),
      null,
    ),
  );

it('an inquiry about none of the models is about the vehicle', () => {
  const text = 'Your inquiry about {{vehicle}}';
  expect(fill(text, { vehicle: 'Other Inquiry' })).toBe('Your inquiry about the vehicle');
  expect(fill(text, { vehicle: 'TANK 500' })).toBe('Your inquiry about TANK 500');
  expect(fill(text, { selectedVehicle: 'Ora 03' })).toBe('Your inquiry about Ora 03');
});
