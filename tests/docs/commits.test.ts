import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The rule is enforced from here on; some older subjects are longer. */
const since = '2026-11-24T14:20:00Z';
const maxLength = 72;

/** The subjects of the commits since then that this checkout holds; a shallow one holds few. */
const listSubjects = () =>
  execFileSync('git', ['log', `--since=${since}`, '--no-merges', '--format=%h %s'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

const tooLong = (line: string) => line.slice(line.indexOf(' ') + 1).length > maxLength;

it.runIf(existsSync('.git'))('subjects of commits have at most 72 characters', () => {
  expect(listSubjects().filter(tooLong)).toEqual([]);
});

it('a subject of 73 characters is found, one of 72 is not', () => {
  expect(['a1b2c3d ', 'e4f5a6b '].map((id, n) => tooLong(id + 'x'.repeat(73 - n)))).toEqual([
    true,
    false,
  ]);
});
