import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#server/platform/db/client.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { newId } from '#server/platform/new-id.ts';
import { createRequestStore, type RequestStore } from '#server/resources/leads/request-store.ts';
import { leadDays, leadLedger, leadTallies } from '#server/resources/leads/schema.ts';
import type { NewRequest } from '#server/resources/leads/submit-statement.ts';
import { testDriveLead, testDrives } from '#server/resources/leads/types/test-drive.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let store: RequestStore;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createRequestStore(database.pool);
});
afterAll(() => database.close());
beforeEach(async () => {
  const { db } = database;
  for (const table of [testDrives, outgoingMail, leadDays, leadTallies, leadLedger]) {
    await db.delete(table);
  }
});

const day = '2026-11-26';
const createdAt = `${day}T09:00:00.000Z`;

/** Builds a request whose email names its id; `fields` replace columns of its row. */
function buildRequest(key: string, fields: Record<string, unknown> = {}): NewRequest {
  const _id = newId();
  return {
    row: {
      ...makeTestDrive(),
      _id,
      status: 'pending',
      createdAt,
      updatedAt: createdAt,
      phoneDigits: '923000000001',
      ...fields,
    },
    key,
    bodyHash: _id,
    day,
    expiresAt: '2099-01-01T00:00:00.000Z',
    emails: [{ _id: newId(), recipient: 'a@mail.example', subject: _id, text: 'Received' }],
    appointment: undefined,
  };
}

const buildRequests = (count: number) =>
  Array.from({ length: count }, () => buildRequest(randomUUID()));

const listIds = (requests: readonly NewRequest[]) => requests.map(({ row }) => row._id).toSorted();

const storeAll = (requests: readonly NewRequest[]) =>
  Promise.allSettled(requests.map((request) => store.store(testDriveLead, request)));

/** Expects that exactly these requests are stored, each counted once and with its own email. */
async function expectStored(requests: readonly NewRequest[]): Promise<void> {
  const { db } = database;
  const ids = listIds(requests);
  const rows = await db.select({ _id: testDrives._id }).from(testDrives);
  expect(rows.map(({ _id }) => _id).toSorted()).toEqual(ids);
  const emails = await db.select({ subject: outgoingMail.subject }).from(outgoingMail);
  expect(emails.map(({ subject }) => subject).toSorted()).toEqual(ids);
  const sum = (column: typeof leadDays.count | typeof leadLedger.accepted) =>
    sql<number>`coalesce(sum(${column}), 0)::int`;
  const [days] = await db.select({ count: sum(leadDays.count) }).from(leadDays);
  const [ledger] = await db.select({ count: sum(leadLedger.accepted) }).from(leadLedger);
  expect([days?.count, ledger?.count]).toEqual([ids.length, ids.length]);
}

it('a hundred requests at once need few statements, and each is stored, counted and has its email', async () => {
  const requests = buildRequests(100);
  const query = vi.spyOn(database.pool, 'query');
  const results = await storeAll(requests);
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(results).toEqual(requests.map(() => ({ status: 'fulfilled', value: true })));
  expect(statements).toBeLessThanOrEqual(5);
  await expectStored(requests);
});

it('while the statements of earlier requests wait, later ones gather, and all are stored', async () => {
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table test_drives in access exclusive mode');
  const query = vi.spyOn(database.pool, 'query');
  const requests = buildRequests(40);
  const results = [];
  for (const request of requests) {
    results.push(store.store(testDriveLead, request));
    await new Promise(setImmediate);
  }
  const whileBlocked = query.mock.calls.length;
  await blocker.query('commit');
  blocker.release();
  expect(await Promise.all(results)).toEqual(requests.map(() => true));
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect([whileBlocked, statements]).toEqual([4, 6]);
  await expectStored(requests);
});

it('a request that cannot be stored fails alone', async () => {
  const [first, second] = buildRequests(2) as [NewRequest, NewRequest];
  const broken = buildRequest(randomUUID(), { selectedVehicle: null });
  const results = await storeAll([first, broken, second]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expectStored([first, second]);
});

it('of requests with the same key, at once or later, the first is stored', async () => {
  const [first, repeat, later] = ['same', 'same', 'same'].map((key) => buildRequest(key)) as [
    NewRequest,
    NewRequest,
    NewRequest,
  ];
  const other = buildRequest('other');
  const results = await storeAll([first, repeat, other]);
  expect(results).toMatchObject([{ value: true }, { value: false }, { value: true }]);
  expect(await storeAll([later])).toMatchObject([{ value: false }]);
  await expectStored([first, other]);
});

it('requests with the same keys in opposite orders, in three stores at once, are stored once', async () => {
  const processes = [store, createRequestStore(database.pool), createRequestStore(database.pool)];
  const keys = Array.from({ length: 30 }, () => randomUUID());
  const requests = processes.flatMap((each, at) => {
    const ordered = at % 2 === 0 ? keys : keys.toReversed();
    return ordered.map((key) => ({ each, request: buildRequest(key) }));
  });
  const results = await Promise.all(
    requests.map(async ({ each, request }) => ({
      request,
      isStored: await each.store(testDriveLead, request),
    })),
  );
  const stored = results.filter(({ isStored }) => isStored).map(({ request }) => request);
  expect(stored.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  await expectStored(stored);
});

it('if the database is unavailable, all requests of a statement fail and none is tried again', async () => {
  const requests = buildRequests(3);
  const shutDown = Object.assign(new pg.DatabaseError('shut down', 9, 'error'), { code: '57P01' });
  const query = vi.spyOn(database.pool, 'query').mockImplementation(() => Promise.reject(shutDown));
  const results = await storeAll(requests);
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(results).toEqual(requests.map(() => ({ status: 'rejected', reason: shutDown })));
  expect(statements).toBe(1);
  const ids = listIds(requests);
  expect(await database.db.select().from(testDrives).where(inArray(testDrives._id, ids))).toEqual(
    [],
  );
});
