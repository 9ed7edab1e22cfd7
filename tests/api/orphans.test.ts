import { rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { readEnv } from '#server/platform/env.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { sweepOrphans } from '#server/platform/files/remove.ts';
import { type FileStorage, newKey } from '#server/platform/files/storage.ts';
import { namedFiles } from '#server/resources/index.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission, sampleFile } from '#tests/submissions.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startS3Settings } from '#tests/support/s3-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const minuteMs = 60_000;
const dataDir = makeReachableDir('test-orphans-');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const places = [
  ['a folder', async () => ({ settings: {}, stop: async () => {} })],
  ['an S3-compatible service', startS3Settings],
] as const;

describe.each(places)('with files in %s', (_place, start) => {
  let test: TestApp;
  let storage: FileStorage;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const place = await start();
    stop = place.stop;
    const files = await openFiles(readEnv({ DATA_DIR: dataDir, ...place.settings }));
    storage = files.storage;
    test = await startTestApp({ files });
  });
  afterAll(async () => {
    await test.close();
    await stop();
  });

  const sweepAfter = (ms: number) =>
    sweepOrphans(test.database.db, { storage, named: namedFiles, now: Date.now() + ms });
  const storeFile = async () => {
    const key = newKey('cv', 'pdf');
    await storage.put(key, Readable.from(['x']), 'application/pdf');
    return key;
  };

  it('a file that no record names is removed after an hour and not before; named ones stay', async () => {
    const sent = buildSubmission(
      jobApplication.slug,
      acceptedInputs[jobApplication.slug]?.() ?? {},
    );
    const url = `/api${jobApplication.paths.submit}`;
    const { _id } = (await test.call({ method: 'POST', url, ...sent })).json().data;
    const { kept: named } = await listStoredFiles(test.files);
    expect(named).toHaveLength(2);
    const orphan = await storeFile();

    expect(await sweepAfter(59 * minuteMs)).toBe(0);
    expect((await listStoredFiles(test.files)).kept).toContain(orphan);
    expect(await sweepAfter(61 * minuteMs)).toBe(1);
    expect((await listStoredFiles(test.files)).kept).toEqual(named);
    const cookies = await test.signIn(['job-applications']);
    const cv = `/api${jobApplication.paths.records}/${_id}/cv`;
    const response = await test.call({ method: 'GET', url: cv, cookies });
    expect(response.rawPayload.equals(sampleFile('sample-cv.pdf').content)).toBe(true);
  });

  it('more orphans than fit in one query are all removed', async () => {
    const { kept } = await listStoredFiles(test.files);
    for (let made = 0; made < 3; made += 1) await storeFile();
    const sweep = { storage, named: namedFiles, now: Date.now() + 61 * minuteMs, batchSize: 2 };
    expect(await sweepOrphans(test.database.db, sweep)).toBe(3);
    expect((await listStoredFiles(test.files)).kept).toEqual(kept);
  });
});
