import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDrive } from '#tests/factories.ts';
import {
  findDebianBinaries,
  type HaltableCluster,
  startDebianCluster,
} from '#tests/support/clusters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';

const bin = findDebianBinaries();

describe.skipIf(!bin)('while the database is unavailable', () => {
  let cluster: HaltableCluster;
  let server: RunningServer;

  beforeAll(async () => {
    cluster = await startDebianCluster(bin ?? '');
    server = await startServer({ DATABASE_URL: cluster.buildUrl('postgres'), LOG_LEVEL: 'silent' });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await cluster.stop();
  });

  const get = (path: string) => fetch(`${server.origin}${path}`);
  const book = () =>
    fetch(`${server.origin}/api/test-drive/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'while-away' },
      body: JSON.stringify(makeTestDrive()),
    });

  it('calls get 503 with Retry-After, cached pages are served, and everything recovers without a restart', async () => {
    const cached = await (await get('/test-drive')).text();
    expect(cached.includes('Karachi')).toBe(true);
    await cluster.halt();

    const refused = await book();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      success: false,
      message: 'We are briefly unavailable. Please try again in a moment.',
      code: 'unavailable',
    });
    expect((await get('/api/dealers')).status).toBe(503);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    const page = await get('/test-drive');
    expect(page.status).toBe(200);
    expect((await page.text()) === cached).toBe(true);

    await cluster.resume();
    await eventually(async () => expect((await get('/readyz')).status).toBe(200));
    expect((await book()).status).toBe(201);
    await eventually(async () => {
      expect((await (await get('/test-drive')).text()).includes('Karachi')).toBe(true);
    });
  });
});
