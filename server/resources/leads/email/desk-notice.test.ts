import { expect, it } from 'vitest';
import { contact } from '#contract/leads/contact.ts';
import { buildDeskNotice } from './desk-notice.ts';

const subjectFor = (fullName: string) =>
  buildDeskNotice('desk@cars.example', {
    facts: contact,
    id: '01900000-0000-7000-8000-0000000000ab',
    record: { fullName, createdAt: '2026-05-04T05:00:00.000Z' },
    office: 'https://cars.example/desk',
  }).subject;

it('cuts a name between characters, also those of two UTF-16 units', () => {
  for (const length of [78, 79, 80]) {
    const subject = subjectFor(`${'a'.repeat(length)}😀`);
    expect(subject.isWellFormed()).toBe(true);
  }
  expect(subjectFor(`${'a'.repeat(79)}😀b`)).toContain(`${'a'.repeat(79)}😀,`);
});
