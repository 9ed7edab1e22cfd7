import { expect, it } from 'vitest';
import type { AuditLine } from '#contract/audit.ts';
import { findRecordName } from './record-name.ts';

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
