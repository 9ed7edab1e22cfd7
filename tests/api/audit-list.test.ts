import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#server/audit/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/admin/audit';

let test: TestApp;
let everything: Record<string, string>;
let auditor: Record<string, string>;
let driver: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  everything = await test.signIn(['audit', 'test-drives', 'job-applications'], 'Everything');
  auditor = await test.signIn(['audit', 'contact-inquiries'], 'Auditor');
  driver = await test.signIn(['test-drives'], 'Driver');
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(auditLines));

type Line = typeof auditLines.$inferInsert;

async function note(line: Partial<Line> = {}): Promise<string> {
  const made = {
    _id: uuidv7(),
    at: new Date().toISOString(),
    username: 'Desk One',
    action: 'update',
    kind: 'test-drives',
    recordId: randomUUID(),
    old: { status: 'pending' },
    new: { status: 'confirmed' },
    ...line,
  } as const;
  await test.database.db.insert(auditLines).values(made);
  return made.recordId;
}

const list = async (query: Record<string, string> = {}, cookies = everything) =>
  (await test.call({ method: 'GET', url, query, cookies })).json();
const records = async (query: Record<string, string>, cookies = everything) =>
  (await list(query, cookies)).data.map(({ recordId }: { recordId: string }) => recordId);

describe('the list', () => {
  it('shows the newest first, in pages, with old and new', async () => {
    await note();
    const second = await note({ username: 'Desk Two' });
    const page = await list({ limit: '1' });
    expect(page.pagination).toEqual({ page: 1, limit: 1, totalItems: 2, totalPages: 2 });
    expect(page.data).toEqual([
      {
        _id: expect.any(String),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        username: 'Desk Two',
        action: 'update',
        kind: 'test-drives',
        recordId: second,
        old: { status: 'pending' },
        new: { status: 'confirmed' },
        isHidden: false,
      },
    ]);
  });

  it('filters by kind, action, user and record, and by all of them', async () => {
    const wanted = { username: 'Wanted', action: 'delete', kind: 'job-applications' } as const;
    const id = await note(wanted);
    for (const field of ['username', 'action', 'kind'] as const) {
      const { [field]: _, ...others } = wanted;
      await note(others);
    }
    expect(await records({ kind: 'job-applications' })).toHaveLength(3);
    expect(await records({ action: 'delete' })).toHaveLength(3);
    expect(await records({ username: 'WANTED' })).toHaveLength(3);
    expect(await records(wanted)).toEqual([id]);
    expect(await records({ recordId: id })).toEqual([id]);
  });

  it('filters by days as they are in Pakistan, both included', async () => {
    const eve = await note({ at: '2026-03-01T18:59:59.999Z' });
    const first = await note({ at: '2026-03-01T19:00:00.000Z' });
    const last = await note({ at: '2026-03-03T18:59:59.999Z' });
    const after = await note({ at: '2026-03-03T19:00:00.000Z' });
    expect(await records({ from: '2026-03-02', to: '2026-03-03' })).toEqual([last, first]);
    expect(await records({ from: '2026-03-02' })).toEqual([after, last, first]);
    expect(await records({ to: '2026-03-01' })).toEqual([eve]);
  });

  it('finds users, values and references, letter case aside, and takes % and _ for themselves', async () => {
    const id = await note({ new: { notes: 'Call_after SIX' }, username: 'Somebody' });
    await note();
    expect(await records({ search: 'call_after six' })).toEqual([id]);
    expect(await records({ search: 'SOMEB' })).toEqual([id]);
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
    const answer = await test.call({ method: 'GET', url, query, cookies: everything });
    expect(answer.statusCode).toBe(400);
  });

  it('needs a session with the permission audit', async () => {
    expect((await test.call({ method: 'GET', url })).statusCode).toBe(401);
    expect((await test.call({ method: 'GET', url, cookies: driver })).statusCode).toBe(403);
  });
});

describe('without the permission of a kind', () => {
  const applicant = { firstName: 'Applicantia', cnic: '12345-1234567-1' };

  it('its lines tell who, when and which record, and no value', async () => {
    const id = await note({
      kind: 'job-applications',
      action: 'delete',
      old: applicant,
      new: null,
    });
    const { data } = await list({}, auditor);
    expect(data).toMatchObject([
      {
        recordId: id,
        action: 'delete',
        username: 'Desk One',
        old: null,
        new: null,
        isHidden: true,
      },
    ]);
    expect((await list()).data).toMatchObject([{ old: applicant, isHidden: false }]);
  });

  it('a search does not find its values, so that they cannot be guessed', async () => {
    await note({ kind: 'job-applications', action: 'delete', old: applicant, new: null });
    expect(await records({ search: 'applicantia' })).toHaveLength(1);
    expect(await records({ search: 'applicantia' }, auditor)).toEqual([]);
    expect(await records({ search: '12345-1234567-1' }, auditor)).toEqual([]);
  });

  it('a kind that nobody has listed shows its values to nobody', async () => {
    await note({ kind: 'something-new', old: applicant });
    expect((await list()).data).toMatchObject([{ old: null, isHidden: true }]);
  });
});

describe('one record’s history', () => {
  const history = (kind: string, id: string, cookies: Record<string, string>) =>
    test.call({ method: 'GET', url: `${url}/${kind}/${id}`, cookies });

  it('is for who works on its kind, and for auditors, who see values by permission', async () => {
    const id = await note();
    await note({ recordId: id, kind: 'vehicle-bookings' });
    await note();
    const own = (await history('test-drives', id, driver)).json();
    expect(own.data).toMatchObject([{ recordId: id, new: { status: 'confirmed' } }]);
    expect(own.pagination.totalItems).toBe(1);
    const audited = (await history('test-drives', id, auditor)).json();
    expect(audited.data).toMatchObject([{ recordId: id, new: null, isHidden: true }]);
  });

  it('is not for others', async () => {
    const id = await note({ kind: 'job-applications' });
    expect((await history('job-applications', id, driver)).statusCode).toBe(403);
    expect((await history('job-applications', id, {})).statusCode).toBe(401);
    expect((await history('unheard-of', id, everything)).statusCode).toBe(404);
    expect((await history('test-drives', 'none', everything)).statusCode).toBe(400);
  });
});
