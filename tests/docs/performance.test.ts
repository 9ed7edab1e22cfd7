import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { condenseGrowth } from '../../bench/condense-growth.ts';
import { formatDocument } from '../../bench/document.ts';
import { addRun, formatHistory, type Run, readHistory } from '../../bench/history.ts';
import { parts } from '../../bench/parts.ts';

const makeRun = (run: Partial<Run>): Run => ({
  part: 'start',
  day: '2026-01-01',
  commit: 'abc1234',
  machine: 'a machine',
  about: 'How it was measured.',
  head: ['what', 'ms', 'bar', 'met'],
  rows: [['a start', '900', '≤ 1000', 'yes']],
  missed: [],
  ...run,
});
const start = { name: 'start', title: 'Start' };

describe('the performance page', () => {
  it('shows the newest run of a part and none of its older figures', () => {
    const newest = makeRun({ day: '2026-02-02' });
    const older = makeRun({ rows: [['a start', '1345', '≤ 1000', '**no**']] });
    const page = formatDocument([start], [newest, older]);
    expect(page).toContain('Measured: what: a start; ms: 900; bar: ≤ 1000; met: yes.');
    expect(page).toContain('(2026-02-02, abc1234, a machine)');
    expect(page).not.toContain('1345');
  });

  it('says how many bars are met, and names those that are missed', () => {
    const run = makeRun({
      rows: [
        ['a start', '900', '≤ 1000', 'yes'],
        ['a slow start', '1234', '≤ 1000', '**no**'],
        ['no bar', '5', '', ''],
      ],
      missed: ['a slow start: 1234 ms'],
    });
    const page = formatDocument([start], [run]);
    expect(page).toContain('| Start | 2026-01-01, abc1234 | 1 of 2 | a slow start: 1234 ms |');
  });

  it('marks a part without bars, and one that was never measured', () => {
    const run = makeRun({ head: ['what', 'ms'], rows: [['a start', '900']] });
    const page = formatDocument([start, { name: 'other', title: 'Other' }], [run]);
    expect(page).toContain('| Start | 2026-01-01, abc1234 | no bars | none |');
    expect(page).toContain('| Other | not yet: `npm run bench -- other` |');
    expect(page).not.toContain('## Other');
  });

  it('equals what the stored figures produce, in at most 180 lines', () => {
    const page = readFileSync('docs/performance.md', 'utf8');
    expect(page).toBe(formatDocument(parts, readHistory()));
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(180);
  });
});

describe('condenseGrowth', () => {
  const head = ['call', 'ms of 1,000', 'factor', 'bar', 'met'];
  const condense = (...rows: string[][]) => condenseGrowth({ head, rows }).rows;

  it('keeps the call of each kind that grew most, for any request type or field', () => {
    expect(
      condense(
        ['test-drives, list, by city', '1.0', '1.2', '≤ 3', 'yes'],
        ['parts-requests, list, by vinNumber', '2.0', '2.5', '≤ 3', 'yes'],
        ['test-drives, statistics', '3.0', '1.1', '≤ 2', 'yes'],
        ['people, nobody', '4.0', '0.9', '≤ 3', 'yes'],
        ['report, days', '4.0', '0.8', '≤ 3', 'yes'],
        ['a person', '5.0', '1.0', '', ''],
      ),
    ).toEqual([
      ['list, by a field', '2', 'parts-requests', '2.0', '2.5', '≤ 3', 'yes'],
      ['statistics', '1', 'test-drives', '3.0', '1.1', '≤ 2', 'yes'],
      ['search for people', '1', 'nobody', '4.0', '0.9', '≤ 3', 'yes'],
      ['report', '1', 'days', '4.0', '0.8', '≤ 3', 'yes'],
      ['a person', '1', '', '5.0', '1.0', '', ''],
    ]);
  });

  it('takes the searches of lists together', () => {
    const rows = condense(
      ['test-drives, list, no such word', '1.0', '1.2', '≤ 3', 'yes'],
      ['parts-requests, list, common word of a status', '2.0', '2.9', '≤ 3', 'yes'],
      ['test-drives, list, a phone number', '2.0', '2.2', '≤ 3', 'yes'],
    );
    const most = 'parts-requests, common word of a status';
    expect(rows).toEqual([['list, a search', '3', most, '2.0', '2.9', '≤ 3', 'yes']]);
  });

  it('takes the filters of lists together', () => {
    const rows = condense(
      ['test-drives, list, of a status', '1.0', '1.2', '≤ 3', 'yes'],
      ['test-drives, list, own', '2.0', '1.9', '≤ 3', 'yes'],
      ['parts-requests, list, overdue', '2.0', '0.9', '≤ 3', 'yes'],
    );
    expect(rows).toEqual([['list, filtered', '3', 'test-drives, own', '2.0', '1.9', '≤ 3', 'yes']]);
  });

  it('counts the calls of a kind that meet their bar if one does not', () => {
    const rows = condense(
      ['test-drives, list, rare word', '1.0', '1.2', '≤ 3', 'yes'],
      ['parts-requests, list, rare word', '2.0', '3.4', '≤ 3', '**no**'],
    );
    expect(rows).toEqual([
      ['list, a search', '2', 'parts-requests, rare word', '2.0', '3.4', '≤ 3', '**1 of 2**'],
    ]);
  });
});

describe('the stored history', () => {
  it('keeps the five newest runs of a part and all runs of other parts', () => {
    const other = makeRun({ part: 'other' });
    const days = ['5', '4', '3', '2', '1'];
    const before = [...days.map((day) => makeRun({ day })), other];
    const after = addRun(before, makeRun({ day: '6' }));
    const startDays = after.filter(({ part }) => part === 'start').map(({ day }) => day);
    expect(startDays).toEqual(['6', '5', '4', '3', '2']);
    expect(after).toContain(other);
  });

  it('is a JSON array with one run per line', () => {
    const history = [makeRun({}), makeRun({ part: 'other' })];
    const text = formatHistory(history);
    expect(JSON.parse(text)).toEqual(history);
    expect(text.trim().split('\n')).toHaveLength(4);
  });
});
