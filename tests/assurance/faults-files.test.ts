import { expect, it, onTestFinished } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { readEnv } from '#server/env.ts';
import { openFiles } from '#server/files/files.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { startS3 } from '#tests/support/s3-server.ts';
import { makeSmallDisk } from '#tests/support/small-disk.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { layLine } from '#tests/support/unsteady-line.ts';
import { recordFigure } from './figures.ts';
import { lookInto, makeDataDir, startProduct } from './storm/database.ts';
import { expectNothingLost } from './storm/expect-nothing-lost.ts';
import { Ledger } from './storm/ledger.ts';
import { keepPage } from './storm/public-page.ts';
import { sendings } from './storm/sendings.ts';
import { findDamagedFiles } from './storm/stored-files.ts';

/** The product with its files where a test wants them, and job applications to send to it. */
async function startWithFiles(settings: Record<string, string>) {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const server = await startProduct({ DATABASE_URL: url, ...settings });
  const files = await openFiles(readEnv(settings));
  const ledger = new Ledger();
  const applications = sendings([jobApplication]);
  const others = sendings();
  const expectPage = await keepPage(server.origin);
  return {
    /** Expects that an application is taken in. */
    apply: async () => {
      expect(await ledger.send(server.origin, applications.next().value)).toBe(true);
    },
    /** Breaks the files' place: applications are put off, all else goes on, and nothing is left behind. */
    whileBroken: async (breakIt: () => unknown, mendIt: () => unknown) => {
      const before = await filesLeft(files);
      await breakIt();
      const application = applications.next().value;
      const refusals = ledger.refusals;
      expect(await ledger.send(server.origin, application)).toBe(false);
      expect(ledger.faults).toEqual([]);
      expect(ledger.refusals).toBe(refusals + 1);
      expect(await ledger.send(server.origin, others.next().value)).toBe(true);
      await expectPage();
      await mendIt();
      expect(await filesLeft(files)).toEqual(before);
      expect(await ledger.send(server.origin, application)).toBe(true);
    },
    expectAllThere: async (fault: string) => {
      await expectNothingLost(url, ledger, fault);
      const damaged = await lookInto(url, (database) => findDamagedFiles(database, files, ledger));
      const measured = `${fault}: files missing or damaged`;
      recordFigure({ promise: 'Faults', measured, bar: '0', found: `${damaged.length}` });
      expect(damaged).toEqual([]);
    },
  };
}

it('a full or read-only disk puts applications off, and is used again when it is mended', async ({
  skip,
}) => {
  const disk = makeSmallDisk();
  if (!disk) return skip('only root may mount a small disk, on Linux');
  onTestFinished(disk.remove);
  const { apply, whileBroken, expectAllThere } = await startWithFiles({ DATA_DIR: disk.dir });
  await apply();
  await whileBroken(disk.fill, disk.free);
  await whileBroken(
    () => disk.setReadOnly(true),
    () => disk.setReadOnly(false),
  );
  await apply();
  await expectAllThere('disk full and read-only (a small disk in memory)');
});

it('an S3 service that is away puts applications off, and is used again when it is back', async () => {
  const { settings, stop } = await startS3();
  onTestFinished(stop);
  const line = await layLine({ host: '127.0.0.1', port: Number(new URL(settings.endpoint).port) });
  onTestFinished(line.stop);
  const { apply, whileBroken, expectAllThere } = await startWithFiles({
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
  await expectAllThere('S3 away');
});
