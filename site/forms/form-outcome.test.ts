import { expect, it } from 'vitest';
import { missingFields } from '#contract/leads/lead.ts';
import { nameField } from './form-outcome.tsx';

it('an error of a blank field names the field', () => {
  expect(nameField(missingFields, 'First name')).toBe('First name is required');
});

it('other errors, and fields without a label, keep their message', () => {
  expect(nameField('Please enter a valid phone number', 'Phone number')).toBe(
    'Please enter a valid phone number',
  );
  expect(nameField(missingFields, undefined)).toBe(missingFields);
  expect(nameField(undefined, 'Phone number')).toBeUndefined();
});
