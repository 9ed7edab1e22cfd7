import { expect, it } from 'vitest';
import type { AuditLine } from '#contract/staff/audit.ts';
import { describeAct, findRecordName, listRecordNames } from './audit-columns.tsx';

const act = (line: Partial<AuditLine>) =>
  describeAct({ kind: 'cars', old: null, new: null, ...line } as AuditLine);

/** Builds an audit line that changes these fields. */
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

const line = (fields: Pick<AuditLine, 'old' | 'new'>) => fields as AuditLine;

it('finds the name of a record among the values of its line', () => {
  const person = { firstName: 'Sample', lastName: 'Customer', email: 'one@mail.example' };
  expect(findRecordName(line({ old: null, new: person }))).toBe('Sample Customer');
  expect(findRecordName(line({ old: { title: 'Old news' }, new: null }))).toBe('Old news');
  expect(findRecordName(line({ old: null, new: { username: 'hr', role: 'hr' } }))).toBe('hr');
});

it('finds no name where the values do not hold one', () => {
  expect(findRecordName(line({ old: { notes: 'a' }, new: { notes: 'b' } }))).toBeNull();
  expect(findRecordName(line({ old: null, new: null }))).toBeNull();
  expect(findRecordName(line({ old: null, new: { name: ' ' } }))).toBeNull();
});

it('knows a record by what other lines hold of it, whole records first', () => {
  const lines = [
    { recordId: 'a', action: 'update', old: { notes: 'x' }, new: { notes: 'y' } },
    { recordId: 'a', action: 'update', old: { email: 'x' }, new: { email: 'one@mail.example' } },
    { recordId: 'a', action: 'create', old: null, new: { name: 'Haval H6 1.5' } },
    { recordId: 'b', action: 'update', old: { name: 'Older' }, new: { name: 'Newer' } },
    { recordId: 'c', action: 'export', old: null, new: { label: 'a filter' } },
  ] as const;
  expect([...listRecordNames(lines)]).toEqual([
    ['a', 'Haval H6 1.5'],
    ['b', 'Newer'],
  ]);
});
