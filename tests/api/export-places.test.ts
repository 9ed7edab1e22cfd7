import { get } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportPathOf } from '#contract/list-export.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let start: () => ReturnType<typeof startExport>;
beforeAll(async () => {
  test = await startTestApp();
  const cookies = await test.signIn(['newsletter-subscriptions']);
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const url = `${await test.app.listen({ port: 0, host: '127.0.0.1' })}/api${exportPathOf(newsletterAdmin.paths)}`;
  start = () => startExport(url, cookie);
  // More than sockets hold for a reader who does not read.
  await test.database.db.execute(sql`
    insert into ${newsletterSubscriptions}
      (_id, email, email_key, first_name, source, is_subscribed, created_at, updated_at)
    select gen_random_uuid(), 'a', n::text, repeat('x', 10000), 'popup', true, now(), now()
    from generate_series(1, 3000) as n`);
});
afterAll(() => test.close());

/** Asks for an export over a connection of its own, and reads nothing of it. */
function startExport(
  url: string,
  cookie: string,
): Promise<{ status?: number; giveUp: () => void }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { cookie } });
    request.on('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, giveUp: () => request.destroy() });
    });
    request.on('error', reject);
  });
}

async function openExports(): Promise<number> {
  const { rows } = await test.database.db.execute<{ open: number }>(sql`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and application_name = 'haval-distributor export'`);
  return rows[0]?.open ?? 0;
}

it('few exports run at once, and one that is given up makes room and leaves nothing open', async () => {
  const running = await Promise.all([start(), start(), start(), start()]);
  expect(running.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const refused = await start();
  expect(refused.status).toBe(429);
  refused.giveUp();
  expect(await openExports()).toBe(4);
  for (const { giveUp } of running) giveUp();
  await expect.poll(openExports, { timeout: 10_000 }).toBe(0);
  const next = await start();
  expect(next.status).toBe(200);
  next.giveUp();
  await expect.poll(openExports, { timeout: 10_000 }).toBe(0);
});
