import { expect, it } from 'vitest';
import * as words from '#words/contract/input';
import { nameField } from './form-outcome.tsx';

const missing = { field: 'x', message: words.fieldsMissing, code: 'fields-missing' } as const;
const invalid = { field: 'phone', message: words.phoneInvalid, code: 'phone-invalid' } as const;

it('an error of a blank field names the field', () => {
  expect(nameField(missing, 'First name')).toBe('First name is required');
});

it('other errors, and fields without a label, keep their message', () => {
  expect(nameField(invalid, 'Phone number')).toBe('Please enter a valid phone number');
  expect(nameField(missing, undefined)).toBe('Please fill all required fields');
  expect(nameField(undefined, 'Phone number')).toBeUndefined();
});
