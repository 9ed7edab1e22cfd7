import { expect, it, onTestFinished } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { readEnv } from '#server/platform/env.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { startS3 } from '#tests/support/s3-server.ts';
import { makeSmallDisk } from '#tests/support/small-disk.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { createUnreliableLine } from '#tests/support/unreliable-line.ts';
import { recordFigure } from './figures.ts';
import { capturePage } from './load/capture-page.ts';
import { makeDataDir, startProduct, withDatabase } from './load/database.ts';
import { expectNothingLost } from './load/expect-nothing-lost.ts';
import { Ledger } from './load/ledger.ts';
import { findDamagedFiles } from './load/stored-files.ts';
import { generateSubmissions } from './load/submissions.ts';

/** Starts the product with this file storage, and job applications to send. */
async function startWithFiles(settings: Record<string, string>) {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const server = await startProduct({ DATABASE_URL: url, ...settings });
  const files = await openFiles(readEnv(settings));
  const ledger = new Ledger();
  const applications = generateSubmissions([jobApplication]);
  const others = generateSubmissions();
  const expectPage = await capturePage(server.origin);
  return {
    /** Expects an application to be accepted. */
    apply: async () => {
      expect(await ledger.send(server.origin, applications.next().value)).toBe(true);
    },
    /** Breaks the storage: applications get a 503, everything else works, and no file is left behind. */
    whileBroken: async (breakStorage: () => unknown, repairStorage: () => unknown) => {
      const before = await listStoredFiles(files);
      await breakStorage();
      const application = applications.next().value;
      const refusals = ledger.refusals;
      expect(await ledger.send(server.origin, application)).toBe(false);
      expect(ledger.faults).toEqual([]);
      expect(ledger.refusals).toBe(refusals + 1);
      expect(await ledger.send(server.origin, others.next().value)).toBe(true);
      await expectPage();
      await repairStorage();
      expect(await listStoredFiles(files)).toEqual(before);
      expect(await ledger.send(server.origin, application)).toBe(true);
    },
    expectAllStored: async (fault: string) => {
      await expectNothingLost(url, ledger, fault);
      const damaged = await withDatabase(url, (database) =>
        findDamagedFiles(database, files, ledger),
      );
      const measured = `${fault}: files missing or damaged`;
      recordFigure({ promise: 'Faults', measured, bar: '0', found: `${damaged.length}` });
      expect(damaged).toEqual([]);
    },
  };
}

it('applications get a 503 while the disk is full or read-only, are stored once it works again, and none is lost', async ({
  skip,
}) => {
  const disk = makeSmallDisk();
  if (!disk) return skip('only root may mount a small disk, on Linux');
  onTestFinished(disk.remove);
  const { apply, whileBroken, expectAllStored } = await startWithFiles({ DATA_DIR: disk.dir });
  await apply();
  await whileBroken(disk.fill, disk.free);
  await whileBroken(
    () => disk.setReadOnly(true),
    () => disk.setReadOnly(false),
  );
  await apply();
  await expectAllStored('disk full and read-only (a small disk in memory)');
});

it('applications get a 503 while S3 is unreachable, are stored once it is back, and none is lost', async () => {
  const { settings, stop } = await startS3();
  onTestFinished(stop);
  const line = await createUnreliableLine({
    host: '127.0.0.1',
    port: Number(new URL(settings.endpoint).port),
  });
  onTestFinished(line.stop);
  const { apply, whileBroken, expectAllStored } = await startWithFiles({
    DATA_DIR: makeDataDir(),
    S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  });
  await apply();
  await whileBroken(line.cut, line.mend);
  await apply();
  await expectAllStored('S3 away');
});
