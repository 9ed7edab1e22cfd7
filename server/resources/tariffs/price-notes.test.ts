import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { describeIncluded, listNotes } from './price-notes.ts';

const line = { charge: 'cvt', label: 'CVT (1 %)' } as unknown as Parameters<
  typeof describeIncluded
>[0];
const later = {
  jurisdiction: 'PK',
  label: 'Finance Act 2027',
  from: '2027-07-01',
  until: null,
  status: 'published',
} as unknown as Parameters<typeof listNotes>[0]['tariffs'][number];
const day = { date: '2026-12-01', federal: undefined, provincial: undefined, tariffs: [later] };

const facts = ['fuel', 'engineCc', 'batteryKwh', 'origin'] as const;
const cars = [
  { fuel: 'petrol', engineCc: 1_499, batteryWh: null, origin: 'local' },
  { fuel: 'bev', engineCc: null, batteryWh: 83_500, origin: 'imported' },
] as unknown as Parameters<typeof listNotes>[0]['car'][];

/** All kinds of notes, with all of their values. */
const notes = [
  describeIncluded(line, true),
  describeIncluded(line, false),
  ...cars.flatMap((car) => [
    ...listNotes({
      ...day,
      car: { ...car, sampleFacts: [...facts] },
      province: null,
      openFacts: facts,
    }),
    ...listNotes({ ...day, car, province: 'PK-IS', openFacts: ['origin'] }),
  ]),
];

/** Words notes as the Urdu site does, in a process with its words. */
function sayInUrdu(stored: readonly string[]): string[] {
  const code = `
    import { sayNote } from '#contract/on-road/notes.ts';
    console.log(JSON.stringify(JSON.parse(process.argv[1]).map(sayNote)));
  `;
  const options = ['--conditions=urdu', '--input-type=module', '-e', code, JSON.stringify(stored)];
  return JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }));
}

it('every note has Urdu words, with the names of tariffs and the figures of the English one', () => {
  const said = sayInUrdu(notes);
  const leftOver = said.flatMap((note) =>
    note.split(/[\u2066\u2069]/).filter((_, index) => index % 2 === 0),
  );
  expect(leftOver.filter((note) => /[A-Za-z{}]/.test(note))).toEqual([]);
  expect(new Set(said).size).toBe(new Set(notes).size);
  expect(said).toContain(
    'یکم جولائی 2027 سے پاکستان میں دوسری شرحیں لاگو ہوں گی: \u2066Finance Act 2027\u2069۔',
  );
  expect(said[0]).toContain('\u2066CVT (1 %)\u2069');
});

it('a note of no known kind stays as it is stored', () => {
  expect(sayInUrdu(['Ask your dealer.'])).toEqual(['Ask your dealer.']);
});
