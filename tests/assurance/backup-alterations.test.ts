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
import { makeBackup } from '#server/backup/backup.ts';
import { makeEmptyPlace, restoreInto } from '#tests/support/backups.ts';
import { film, photo, startPublishing } from '#tests/support/publishing.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';

const folder = makeReachableDir('test-alterations-');
const archive = path.join(folder, 'backup.tar');
const altered = path.join(folder, 'altered.tar');
const tries = sized({ short: 20, long: 200 });

let source: Awaited<ReturnType<typeof startPublishing>>;
beforeAll(async () => {
  source = await startPublishing();
  for (let made = 0; made < 5; made += 1) {
    await source.articles.create({ image: photo() });
    await source.events.create({ media0: film() });
  }
  await makeBackup({ ...source.test, dataDir: folder }, archive);
});
afterAll(async () => {
  await source.test.close();
  rmSync(folder, { recursive: true, force: true });
});

const anywhere = (length: number) => Math.floor(Math.random() * length);

/** Cuts a copy off, or alters one byte of it; answers what was done. */
function alter(round: number): string {
  copyFileSync(archive, altered);
  const bytes = readFileSync(altered);
  const at = anywhere(bytes.length);
  if (round % 2 === 0) {
    truncateSync(altered, at);
    return `cut off after ${at} bytes`;
  }
  bytes[at] = (bytes[at] ?? 0) ^ (1 + anywhere(255));
  writeFileSync(altered, bytes);
  return `altered at byte ${at}`;
}

it('an archive that was cut off or altered anywhere is refused before anything is touched', async () => {
  const place = await makeEmptyPlace();
  let refused = 0;
  for (let round = 0; round < tries; round += 1) {
    const what = alter(round);
    await expect(restoreInto(place.env, altered), what).rejects.toThrow(/cut off or altered/);
    expect(existsSync(place.dataDir), what).toBe(false);
    refused += 1;
  }
  // The same place takes the archive as it was written: nothing in it was touched.
  await restoreInto(place.env, archive);
  await place.clear();
  recordFigure({
    promise: 'Backup',
    measured: 'archives cut off or altered at random that were refused, the target untouched',
    bar: `${tries} of ${tries}`,
    found: `${refused} of ${tries}`,
  });
});
