import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { withInstallation } from '#server/platform/backup/run-command.ts';
import { readEnv } from '#server/platform/env.ts';
import { acceptedInputs, makeTestDrive } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { readChecksums } from '#tests/support/backups.ts';
import {
  findDebianBinaries,
  type HaltableCluster,
  startDebianCluster,
} from '#tests/support/clusters.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startServer } from '#tests/support/server-process.ts';

const debian = findDebianBinaries();
const password = 'a password for moving';

describe.skipIf(!debian)('npm run restore into another kind of database', () => {
  const folder = makeReachableDir('test-moved-');
  const archives = {
    embedded: path.join(folder, 'embedded.tar'),
    server: path.join(folder, 'server.tar'),
  };
  let cluster: HaltableCluster;
  let embedded: Record<string, string>;
  let onServer: Record<string, string>;
  let embeddedAgain: Record<string, string>;
  /** How many test drives there are in the first installation, with the samples. */
  let first: number;

  beforeAll(async () => {
    cluster = await startDebianCluster(debian ?? '');
    embedded = { DATA_DIR: path.join(folder, 'embedded') };
    onServer = {
      DATA_DIR: path.join(folder, 'server'),
      DATABASE_URL: cluster.buildUrl('postgres'),
    };
    embeddedAgain = { DATA_DIR: path.join(folder, 'again') };
  });
  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const runScript = (script: string, archive: string, settings: Record<string, string>) =>
    execFileSync(process.execPath, [`scripts/${script}.mjs`, archive], {
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    });
  const readSums = (settings: Record<string, string>) =>
    withInstallation(readEnv(settings), readChecksums);

  /** Starts the product, adds a test drive, and returns how many staff then see. */
  async function addTestDrive(settings: Record<string, string>): Promise<number> {
    const server = await startServer({ ...settings, LOG_LEVEL: 'warn', STAFF_PASSWORD: password });
    const send = (url: string, body: unknown) =>
      fetch(`${server.origin}/api${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    try {
      expect((await send(testDrive.paths.submit, makeTestDrive())).status).toBe(201);
      const signedIn = await send('/admin/login', { username: 'admin', password });
      const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const list = await fetch(`${server.origin}/api${testDrive.paths.records}`, {
        headers: { cookie },
      });
      return (await list.json()).pagination.totalItems;
    } finally {
      await server.end('SIGTERM');
    }
  }

  /** Starts the product and sends a job application with its files. */
  async function sendApplication(settings: Record<string, string>) {
    const server = await startServer({ ...settings, LOG_LEVEL: 'warn', STAFF_PASSWORD: password });
    const input = acceptedInputs[jobApplication.slug]?.() ?? {};
    const { payload, headers } = buildSubmission(jobApplication.slug, input);
    const url = `${server.origin}/api${jobApplication.paths.submit}`;
    const body = new Uint8Array(payload);
    const response = await fetch(url, { method: 'POST', headers, body });
    await server.end('SIGTERM');
    expect(response.status).toBe(201);
  }

  it('moves all tables and files from the embedded PostgreSQL to DATABASE_URL, where the product starts', async () => {
    await sendApplication(embedded);
    first = await addTestDrive(embedded);
    runScript('backup', archives.embedded, embedded);
    expect(runScript('restore', archives.embedded, onServer)).toMatch(/^Restored as of .* 5 files/);
    const moved = await readSums(onServer);
    expect(moved).toEqual(await readSums(embedded));
    // The two of the application, and the CVs of the sample ones.
    expect(Object.keys(moved.files)).toHaveLength(5);
    expect(await addTestDrive(onServer)).toBe(first + 1);
  });

  it('moves them back from DATABASE_URL to the embedded PostgreSQL, where the product starts', async () => {
    runScript('backup', archives.server, onServer);
    expect(runScript('restore', archives.server, embeddedAgain)).toContain(' 5 files');
    expect(await readSums(embeddedAgain)).toEqual(await readSums(onServer));
    expect(await addTestDrive(embeddedAgain)).toBe(first + 2);
  });
});
