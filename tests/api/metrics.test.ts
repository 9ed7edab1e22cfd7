import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics, type Metrics, serveMetrics } from '#server/delivery/metrics/metrics.ts';
import { openArchiveStore } from '#server/platform/backup/archive-store.ts';
import { readEnv } from '#server/platform/env.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { freePort } from '#tests/support/free-port.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { adminPath, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let metrics: Metrics;
const dataDir = makeReachableDir('test-metrics-');
beforeAll(async () => {
  metrics = createMetrics();
  test = await startTestApp({ metrics });
  metrics.observeDatabase(test.database);
  metrics.observeStorage(dataDir, await openArchiveStore(readEnv({ DATA_DIR: dataDir })));
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns the value of a series in Prometheus notation, or undefined. */
async function read(series: string): Promise<number | undefined> {
  const line = (await metrics.read()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

it('requests are counted and timed by route and status, without query or back office path', async () => {
  await test.call({ method: 'GET', url: '/api/dealers?search=Secret%20Person' });
  await test.call({ method: 'GET', url: `/${adminPath}/` });
  const labels = '{method="GET",route="/api/dealers",status="200"}';
  expect(await read(`http_request_duration_seconds_count${labels}`)).toBe(1);
  expect(await read(`http_request_duration_seconds_sum${labels}`)).toBeGreaterThan(0);
  const text = await metrics.read();
  expect(text).toMatch(/route="\/office/);
  expect(text).not.toMatch(new RegExp(`Secret|${adminPath}`));
});

it('submissions are counted by type, and so are queued emails', async () => {
  const payload = makeTestDrive({ email: 'visitor@example.com' });
  const response = await test.call({ method: 'POST', url: '/api/test-drive/book', payload });
  expect(response.statusCode).toBe(201);
  expect(await read('haval_submissions{type="test-drives"}')).toBe(1);
  expect(await read('haval_mail_waiting')).toBe(1);
  expect(await read('haval_mail_given_up')).toBe(0);
  await test.database.pool.query("update outgoing_mail set created_at = now() - interval '1 hour'");
  expect(await read('haval_mail_oldest_seconds')).toBeGreaterThan(3_590);
});

it('failed sign-ins are counted, and successful ones are not', async () => {
  await test.signIn(['audit'], 'frontdesk');
  expect(await read('haval_sign_in_failures_total')).toBe(0);
  const payload = { username: 'frontdesk', password: 'wrong' };
  await test.call({ method: 'POST', url: '/api/admin/login', payload });
  expect(await read('haval_sign_in_failures_total')).toBe(1);
});

it('the page cache, the pool, memory and event-loop delay are measured', async () => {
  expect(await read('haval_page_cache_bytes')).toBe(0);
  await test.call({ method: 'GET', url: '/' });
  expect(await read('haval_page_cache_bytes')).toBeGreaterThan(1_000);
  expect(await read('haval_database_up')).toBe(1);
  expect(await read('haval_pool_connections{state="idle"}')).toBeGreaterThan(0);
  expect(await read('haval_pool_waiting')).toBe(0);
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
});

it('free disk, uploads in progress and the age of the newest backup are measured', async () => {
  expect(await read('haval_disk_free_bytes')).toBeGreaterThan(0);
  expect(await read('haval_disk_size_bytes')).toBeGreaterThan(0);
  expect(await read('haval_uploads_in_progress')).toBe(0);
  expect(await read('haval_backup_age_seconds')).toBeUndefined();
  for (const folder of ['incoming', 'backups']) mkdirSync(path.join(dataDir, folder));
  writeFileSync(path.join(dataDir, 'incoming/a'), '');
  const archive = path.join(dataDir, 'backups/backup-1.tar');
  writeFileSync(archive, '');
  const anHourAgo = Date.now() / 1000 - 3_600;
  utimesSync(archive, anHourAgo, anHourAgo);
  expect(await read('haval_uploads_in_progress')).toBe(1);
  expect(await read('haval_backup_age_seconds')).toBeGreaterThan(3_590);
});

it('an unreachable database is reported, and its counts are left out', async () => {
  const away = createMetrics();
  const pool = new pg.Pool({ host: '127.0.0.1', port: await freePort() });
  const db = drizzle(pool);
  away.observeDatabase({ db, pool });
  const text = await away.read();
  expect(text).toMatch(/^haval_database_up 0$/m);
  expect(text).toMatch(/^haval_pool_waiting 0$/m);
  expect(text).not.toMatch(/^haval_mail_waiting /m);
});

it('METRICS_PORT serves only /metrics, and the site does not serve it', async () => {
  const settings = { METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' };
  const { port, close } = await serveMetrics(settings, metrics);
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await response.text()).toContain('# TYPE http_request_duration_seconds histogram');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await expect(serveMetrics({ ...settings, METRICS_PORT: port }, metrics)).rejects.toThrow(
    `METRICS_PORT ${port}`,
  );
  close();
  expect((await test.call({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
});

/** Lists the names of the metrics in a Prometheus expression. */
const listMetricNames = (expression: string) =>
  expression
    .match(/\b(?:haval|http|nodejs|process)_\w+/g)
    ?.map((name) => name.replace(/_bucket$/, '')) ?? [];

it('the alert rules and the dashboard use metrics that exist', async () => {
  const { groups } = parse(readFileSync('deploy/alerts.yml', 'utf8'));
  const rules: { alert: string; expr: string; annotations: { summary: string } }[] = groups.flatMap(
    (group: { rules: object[] }) => group.rules,
  );
  const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8'));
  const queries = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/\w/);
  const text = await metrics.read();
  for (const expression of [...rules.map(({ expr }) => expr), ...queries]) {
    const names = listMetricNames(expression);
    if (!expression.startsWith('up{')) expect(names, expression).not.toEqual([]);
    for (const name of names) {
      expect(text, name).toMatch(new RegExp(`^# TYPE ${name.replace(/_count$/, '')} `, 'm'));
    }
  }
});
