import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerLine } from '#contract/staff/ledger.ts';
import { permissions } from '#contract/staff/staff.ts';
import { checkLedger } from '#server/delivery/hourly-cleanup.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { findWrongCounts } from '#tests/assurance/load/find-losses.ts';
import { eachLead, type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';

let test: LeadApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startLeadApp();
  cookies = await test.signIn(permissions, 'Keeper');
});
afterAll(() => test.close());

const readLedger = async (): Promise<LedgerLine[]> =>
  (await test.call({ method: 'GET', url: '/api/admin/ledger', cookies })).json().data;
const readLine = async (slug: string) => (await readLedger()).find((line) => line.slug === slug);

describe.each(eachLead)('$slug', ({ lead }) => {
  const { slug } = lead.facts;
  const { submit, submitValid, accepted, remove, patch, secondStatus } = leadCalls(
    lead,
    () => test,
  );
  const trashCall = (method: 'POST' | 'DELETE', id: string, action = '') =>
    test.call({ method, url: `/api/admin/trash/${slug}/${id}${action}`, cookies });

  it('an accepted request is counted once, wherever it goes', async () => {
    const before = await readLine(slug);
    const total = before?.accepted ?? 0;
    const id = await submitValid();
    const key = `ledger-${slug}`;
    for (const _ of [1, 2]) await submit(accepted(), key);
    expect(await readLine(slug)).toMatchObject({ accepted: total + 2, isBalanced: true });
    const stored = (await readLine(slug))?.stored ?? 0;
    await remove(id);
    expect(await readLine(slug)).toMatchObject({ stored: stored - 1, inTrash: 1, purged: 0 });
    await trashCall('DELETE', id);
    expect(await readLine(slug)).toEqual({
      slug,
      accepted: total + 2,
      stored: stored - 1,
      inTrash: 0,
      purged: 1,
      isBalanced: true,
    });
  });

  it('after any sequence of calls, several at once, ledger and counts are those of the records', async () => {
    const step = fc.constantFrom('submit', 'delete', 'restore', 'purge', 'change');
    const pairs = fc.array(fc.tuple(step, fc.nat(), step, fc.nat()), { maxLength: 12 });
    const ids: string[] = [];
    const run = async (action: string, at: number) => {
      const id = ids[at % Math.max(ids.length, 1)];
      if (action === 'submit' || !id) ids.push(await submitValid({}, `127.0.3.${at % 200}`));
      else if (action === 'delete') await remove(id);
      else if (action === 'restore') await trashCall('POST', id, '/restore');
      else if (action === 'purge') await trashCall('DELETE', id);
      else await patch(id, { status: secondStatus });
    };
    await fc.assert(
      fc.asyncProperty(pairs, async (steps) => {
        const { accepted: before = 0 } = (await readLine(slug)) ?? {};
        for (const [first, at, second, other] of steps) {
          await Promise.all([run(first, at), run(second, other)]);
        }
        expect(await findWrongCounts(test.database.db)).toEqual([]);
        expect((await readLine(slug))?.accepted).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 8 },
    );
    const { stored, inTrash, purged, accepted: total } = (await readLine(slug)) ?? {};
    expect({ total, ids: ids.length > 0 }).toEqual({
      total: (stored ?? 0) + (inTrash ?? 0) + (purged ?? 0),
      ids: true,
    });
  });
});

it('a request that is lost raises the alarm in the log, of its type only', async () => {
  const [lead] = leads;
  const { slug = '' } = lead?.facts ?? {};
  const logged: string[] = [];
  const logger = pino({}, { write: (line: string) => logged.push(line) });
  await checkLedger(test.database.db, logger);
  expect(logged).toEqual([]);
  await test.database.db.execute(sql`
    delete from ${lead?.table} where _id in (select _id from ${lead?.table} where deleted_at is null limit 1)`);
  expect(await readLine(slug)).toMatchObject({ isBalanced: false });
  expect((await readLedger()).filter(({ isBalanced }) => !isBalanced)).toHaveLength(1);
  await checkLedger(test.database.db, logger);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 50,
      slug,
      msg: 'the ledger does not balance: requests are missing',
    }),
  ]);
});

it('only those who read the audit read the ledger', async () => {
  const others = await test.signIn(permissions.filter((one) => one !== 'audit'));
  const answer = await test.call({ method: 'GET', url: '/api/admin/ledger', cookies: others });
  expect(answer.statusCode).toBe(403);
});
