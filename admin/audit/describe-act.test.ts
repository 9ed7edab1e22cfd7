import { expect, it } from 'vitest';
import type { AuditLine } from '#contract/audit.ts';
import { describeAct } from './describe-act.ts';

const act = (line: Partial<AuditLine>) =>
  describeAct({ kind: 'cars', old: null, new: null, ...line } as AuditLine);

/** The line of a change of these fields. */
const change = (...fields: string[]): Partial<AuditLine> => {
  const values = Object.fromEntries(fields.map((field) => [field, 1]));
  return { action: 'update', old: values, new: values };
};

it('says what was done to a record of which kind', () => {
  expect(act({ action: 'create' }).before).toBe('created car');
  expect(act({ action: 'restore', kind: 'test-drives' }).before).toBe('restored test drive');
  expect(act({ action: 'purge' })).toEqual({ before: 'deleted car', after: 'for good' });
  expect(act({ action: 'export' }).before).toBe('exported the list');
  expect(act({ action: 'delete', kind: 'unheard-of' }).before).toBe('deleted unheard-of');
});

it('names up to three changed fields, and of more two and how many others', () => {
  expect(act(change('basePrice')).before).toBe('changed the base price of car');
  expect(act(change('status', 'cnic')).before).toBe('changed the status and CNIC of car');
  expect(act(change('status', 'notes', 'city')).before).toBe(
    'changed the status, notes and city of car',
  );
  expect(act(change('status', 'notes', 'city', 'name', 'email')).before).toBe(
    'changed the status, notes and 3 more fields of car',
  );
});

it('leaves out what follows from other fields, unless nothing else changed', () => {
  expect(act(change('pricedAt', 'isSample', 'phone')).before).toBe('changed the phone of car');
  expect(act(change('isSample')).before).toBe('changed the sample of car');
});

it('names no field if the values are hidden', () => {
  expect(act({ action: 'update' }).before).toBe('changed car');
});
