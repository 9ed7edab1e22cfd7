import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackup } from '#server/platform/backup/backup.ts';
import { namedFiles } from '#server/resources/index.ts';
import { makeEmptyPlace, restoreInto } from '#tests/support/backups.ts';
import { film, photo, startPublishing } from '#tests/support/publishing.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';

const folder = makeReachableDir('test-alterations-');
const archive = path.join(folder, 'backup.tar');
const altered = path.join(folder, 'altered.tar');
const attempts = sized({ short: 20, long: 200 });

let source: Awaited<ReturnType<typeof startPublishing>>;
beforeAll(async () => {
  source = await startPublishing();
  for (let made = 0; made < 5; made += 1) {
    await source.articles.create({ image: photo() });
    await source.events.create({ media0: film() });
  }
  await makeBackup({ installation: { ...source.test, dataDir: folder }, namedFiles }, archive);
});
afterAll(async () => {
  await source.test.close();
  rmSync(folder, { recursive: true, force: true });
});

const randomPosition = (length: number) => Math.floor(Math.random() * length);

/** Truncates a copy of the archive or alters one byte of it. Returns what was done. */
function alter(round: number): string {
  copyFileSync(archive, altered);
  const bytes = readFileSync(altered);
  const at = randomPosition(bytes.length);
  if (round % 2 === 0) {
    truncateSync(altered, at);
    return `truncated after ${at} bytes`;
  }
  bytes[at] = (bytes[at] ?? 0) ^ (1 + randomPosition(255));
  writeFileSync(altered, bytes);
  return `altered at byte ${at}`;
}

it('rejects an archive truncated or altered at a random position before it writes anything', async () => {
  const installation = await makeEmptyPlace();
  let refused = 0;
  for (let round = 0; round < attempts; round += 1) {
    const what = alter(round);
    await expect(restoreInto(installation.env, altered), what).rejects.toThrow(
      /truncated or altered/,
    );
    expect(existsSync(installation.dataDir), what).toBe(false);
    refused += 1;
  }
  // The target still accepts the intact archive: nothing was written to it.
  await restoreInto(installation.env, archive);
  await installation.clear();
  recordFigure({
    promise: 'Backup',
    measured: 'archives truncated or altered at random that were rejected, the target untouched',
    bar: `${attempts} of ${attempts}`,
    found: `${refused} of ${attempts}`,
  });
});
