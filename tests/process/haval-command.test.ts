import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startEmbeddedCluster } from '#tests/support/clusters.ts';
import { fillImageFolder } from '#tests/support/image-folder.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';

const folder = makeReachableDir('test-haval-');
const product = path.join(folder, 'product');
/** The link that the image has in /usr/local/bin. */
const haval = path.join(folder, 'bin/haval');
const dataDir = path.join(folder, 'data');

let cluster: Cluster;
let settings: Record<string, string>;
beforeAll(async () => {
  fillImageFolder(product);
  mkdirSync(path.dirname(haval));
  symlinkSync(path.join(product, 'deploy/haval'), haval);
  cluster = await startEmbeddedCluster();
  settings = { DATABASE_URL: cluster.buildUrl('app'), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Result {
  code: number;
  out: string;
  err: string;
}

/** Runs `haval` in `folder`, which is not the product's. */
const run = (args: string[], own: Record<string, string> = {}): Promise<Result> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...settings, ...own };
    execFile(haval, args, { env, cwd: folder }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

describe('with only the files of the image, `haval`', () => {
  let server: RunningServer;

  it('start serves the product', async () => {
    server = await startServer(settings, [haval, 'start']);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect(await (await fetch(server.origin)).text()).toContain('</html>');
  });

  it('staff lists and adds accounts of the running product', async () => {
    expect(await run(['staff', 'add', 'showroom', 'hr'])).toMatchObject({ code: 0, err: '' });
    const listed = await run(['staff', 'list']);
    expect(listed.out).toMatch(/^showroom +hr +enabled/m);
    expect((await run(['staff', 'add', 'x', 'hr'])).code).toBe(1);
  });

  it('backup writes an archive where the caller is, or to DATA_DIR/backups', async () => {
    const made = await run(['backup', 'today.tar']);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(`${path.join(folder, 'today.tar')}: `);
    expect((await run(['backup'])).code).toBe(0);
    expect(readdirSync(path.join(dataDir, 'backups')).join()).toMatch(/^backup-.*Z\.tar$/);
  });

  it('start is Node itself after it began, so a signal stops it and it exits with 0', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
  });

  it('restore restores an archive, and refuses a place that is in use', async () => {
    const refused = await run(['restore', 'today.tar']);
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/not empty/) });
    const other = { DATABASE_URL: cluster.buildUrl('postgres'), DATA_DIR: `${dataDir}-restored` };
    const restored = await run(['restore', 'today.tar'], other);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect((await run(['staff', 'list'], other)).out).toMatch(/^showroom +hr +enabled/m);
  });

  it('reads settings from .env in its folder; those of the environment come first', async () => {
    writeFileSync(path.join(product, '.env'), 'BACKUP_KEEP=none\n');
    const misconfigured = await run(['staff', 'list']);
    expect(misconfigured).toMatchObject({ code: 1, out: '' });
    expect(misconfigured.err).toContain('BACKUP_KEEP must be a number from 1 to 1000');
    expect((await run(['staff', 'list'], { BACKUP_KEEP: '3' })).code).toBe(0);
    rmSync(path.join(product, '.env'));
  });

  it('prints its usage for an unknown command and exits with 2', async () => {
    const unknown = await run(['restart']);
    expect(unknown).toMatchObject({ code: 2, out: '' });
    for (const command of ['start', 'backup', 'restore', 'staff']) {
      expect(unknown.err).toContain(`  haval ${command}`);
    }
  });
});
