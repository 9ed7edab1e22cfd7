import { expect, it } from 'vitest';
import type { AuditLine } from '#contract/audit.ts';
import { findRecordName, listRecordNames } from './record-name.ts';

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
