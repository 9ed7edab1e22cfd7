import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import { insertAuditLine } from '#tests/support/audit-lines.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/admin/audit';

let test: TestApp;
let everything: Record<string, string>;
let driver: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  everything = await test.signIn(['audit', 'test-drives', 'job-applications'], 'Everything');
  driver = await test.signIn(['test-drives'], 'Driver');
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(auditLines));

const addLine = (line?: Parameters<typeof insertAuditLine>[1]) =>
  insertAuditLine(test.database, line);
const list = async (query: Record<string, string> = {}) =>
  (await test.call({ method: 'GET', url, query, cookies: everything })).json();
const records = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ recordId }: { recordId: string }) => recordId);

describe('the list', () => {
  it('shows the newest first, in pages, with old and new values', async () => {
    await addLine();
    const second = await addLine({ username: 'Staff Two' });
    const page = await list({ limit: '1' });
    expect(page.pagination).toEqual({ page: 1, limit: 1, totalItems: 2, totalPages: 2 });
    expect(page.data).toEqual([
      {
        _id: expect.any(String),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        username: 'Staff Two',
        action: 'update',
        kind: 'test-drives',
        recordId: second,
        old: { status: 'pending' },
        new: { status: 'confirmed' },
        isHidden: false,
        valuesRemovedAt: null,
        recordName: null,
      },
    ]);
  });

  it('filters by kind, action, user and record, and by several at once', async () => {
    const wanted = { username: 'Wanted', action: 'delete', kind: 'job-applications' } as const;
    const id = await addLine(wanted);
    for (const field of ['username', 'action', 'kind'] as const) {
      const { [field]: _, ...others } = wanted;
      await addLine(others);
    }
    expect(await records({ kind: 'job-applications' })).toHaveLength(3);
    expect(await records({ action: 'delete' })).toHaveLength(3);
    expect(await records({ username: 'WANTED' })).toHaveLength(3);
    expect(await records(wanted)).toEqual([id]);
    expect(await records({ recordId: id })).toEqual([id]);
  });

  it('filters by days in Pakistan time, both included', async () => {
    const eve = await addLine({ at: '2026-03-01T18:59:59.999Z' });
    const first = await addLine({ at: '2026-03-01T19:00:00.000Z' });
    const last = await addLine({ at: '2026-03-03T18:59:59.999Z' });
    const after = await addLine({ at: '2026-03-03T19:00:00.000Z' });
    expect(await records({ from: '2026-03-02', to: '2026-03-03' })).toEqual([last, first]);
    expect(await records({ from: '2026-03-02' })).toEqual([after, last, first]);
    expect(await records({ to: '2026-03-01' })).toEqual([eve]);
  });

  it('finds users, values and references in any letter case, with % taken literally', async () => {
    const id = await addLine({ new: { notes: 'Call_after SIX' }, username: 'Someone' });
    await addLine();
    expect(await records({ search: 'call_after six' })).toEqual([id]);
    expect(await records({ search: 'SOMEO' })).toEqual([id]);
    expect(await records({ search: id.slice(-8).toUpperCase() })).toEqual([id]);
    expect(await records({ search: '%' })).toEqual([]);
  });

  it.each([
    { kind: 'unheard-of' },
    { action: 'read' },
    { recordId: 'none' },
    { from: '2026-02-30' },
    { limit: '101' },
    { page: '0' },
  ])('refuses %j', async (query) => {
    const response = await test.call({ method: 'GET', url, query, cookies: everything });
    expect(response.statusCode).toBe(400);
  });

  it('needs a session with the permission audit', async () => {
    expect((await test.call({ method: 'GET', url })).statusCode).toBe(401);
    expect((await test.call({ method: 'GET', url, cookies: driver })).statusCode).toBe(403);
  });
});
