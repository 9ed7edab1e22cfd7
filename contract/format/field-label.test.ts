import { expect, it } from 'vitest';
import { fieldLabel } from './field-label.ts';

it.each([
  ['status', 'Status'],
  ['confirmedDate', 'Confirmed date'],
  ['isDisabled', 'Disabled'],
  ['issue', 'Issue'],
  ['ipAddress', 'IP address'],
  ['vinNumber', 'VIN number'],
  ['_id', 'ID'],
  ['assignedTo', 'Owner'],
  ['titleInUrdu', 'Title in Urdu'],
])('labels the field %s as %s', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});
