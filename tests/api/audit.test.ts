import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
let accountId: string | undefined;

beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(
    leads.map(({ facts }) => facts.permission),
    'Staff One',
  );
  const [account] = await test.database.db.select().from(staffAccounts);
  accountId = account?._id;
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(auditLines));

const readLines = () => test.database.db.select().from(auditLines).orderBy(auditLines._id);

/** The types with a notes field, which the tests change. Audit lines work the same for every field. */
const leadsWithNotes = leads.filter(({ facts }) => 'notes' in facts.staffFields.shape);

describe.each(leadsWithNotes.map((lead) => ({ slug: lead.facts.slug, lead })))(
  '$slug',
  ({ slug, lead }) => {
    const { facts } = lead;
    const url = (rest: string) => `/api${facts.paths.records}${rest}`;
    const [first = '', second = '', third = ''] = Object.keys(facts.statuses);

    const submitValid = async (): Promise<string> => {
      const sent = buildSubmission(slug, acceptedInputs[slug]?.() ?? {});
      const response = await test.call({
        method: 'POST',
        url: `/api${facts.paths.submit}`,
        ...sent,
      });
      return response.json().data._id;
    };
    const read = async (_id: string) => {
      const response = await test.call({ method: 'GET', url: url(''), query: { _id }, cookies });
      return response.json().data[0];
    };
    const patch = (id: string, payload: object, headers: Record<string, string> = {}) =>
      test.call({ method: 'PATCH', url: url(`/${id}/status`), payload, headers, cookies });
    const remove = (id: string) => test.call({ method: 'DELETE', url: url(`/${id}`), cookies });

    it('a change records its user, its time, and the old and new values of the changed fields', async () => {
      const id = await submitValid();
      const before = Date.now();
      await patch(id, { status: second, notes: 'Call after six' });
      await patch(id, { status: second, notes: '' });
      const [one, two, ...more] = await readLines();
      expect(more).toEqual([]);
      expect(one).toEqual({
        _id: expect.any(String),
        at: expect.any(String),
        accountId,
        username: 'Staff One',
        action: 'update',
        kind: slug,
        recordId: id,
        // Nobody owned the request.
        old: { status: first, notes: null, assignedTo: null },
        new: { status: second, notes: 'Call after six', assignedTo: 'Staff One' },
        valuesRemovedAt: null,
      });
      expect(Date.parse(one?.at ?? '')).toBeGreaterThanOrEqual(before);
      expect(two).toMatchObject({ old: { notes: 'Call after six' }, new: { notes: null } });
      expect(Object.keys(two?.new ?? {})).toEqual(['notes']);
    });

    it('a delete keeps only the record’s id, status, dates and field names', async () => {
      const id = await submitValid();
      const record = await read(id);
      const { status, createdAt, updatedAt } = record;
      const derived = ['responseDueAt', 'isOverdue', 'possibleDuplicate'];
      const stored = Object.keys(record).filter((name) => !derived.includes(name));
      const names = Object.fromEntries(stored.map((name) => [name, null]));
      await remove(id);
      expect(await readLines()).toEqual([
        expect.objectContaining({
          accountId,
          action: 'delete',
          kind: slug,
          recordId: id,
          old: { ...names, _id: id, status, createdAt, updatedAt },
          new: null,
        }),
      ]);
    });

    it('a call that is invalid, in conflict, not found, forbidden or changes nothing leaves no line', async () => {
      const id = await submitValid();
      const stranger = await test.signIn([]);
      await test.database.db.delete(auditLines);
      const refused = [
        await patch(id, { status: 'unheard-of' }),
        await patch(id, { phone: '1' }),
        await patch(id, { status: second }, { 'if-match': '2001-01-01T00:00:00.000Z' }),
        await patch(randomUUID(), { status: second }),
        await remove(randomUUID()),
        await test.call({ method: 'DELETE', url: url(`/${id}`), cookies: stranger }),
        await test.call({ method: 'DELETE', url: url(`/${id}`) }),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([
        400, 400, 409, 404, 404, 403, 401,
      ]);
      expect((await patch(id, { status: first })).statusCode).toBe(200);
      expect(await readLines()).toEqual([]);
    });

    it('parallel changes each leave a line that continues from the one before', async () => {
      const id = await submitValid();
      const wanted = Array.from({ length: 12 }, (_, n) => [second, third, first][n % 3]);
      await Promise.all(wanted.map((status, n) => patch(id, { status, notes: `Change ${n}` })));
      const lines = await readLines();
      expect(lines).toHaveLength(12);
      const next = new Map(lines.map((line) => [line.old?.notes ?? null, line.new?.notes]));
      const walked = [];
      for (let notes = next.get(null); notes !== undefined; notes = next.get(notes))
        walked.push(notes);
      expect(new Set(walked).size).toBe(12);
      expect((await read(id)).notes).toBe(walked.at(-1));
    });
  },
);

describe('a change and its line are stored together or not at all', () => {
  const [lead] = leads;
  if (!lead) throw new Error('no request type');
  const { facts, table } = lead;
  const [first, second] = Object.keys(facts.statuses);
  let id: string;

  const readChangeStatuses = async () => {
    const url = `/api${facts.paths.records}/${id}`;
    const payload = { status: second };
    const changed = await test.call({ method: 'PATCH', url: `${url}/status`, payload, cookies });
    const removed = await test.call({ method: 'DELETE', url, cookies });
    return [changed.statusCode, removed.statusCode];
  };

  beforeEach(async () => {
    const sent = buildSubmission(facts.slug, acceptedInputs[facts.slug]?.() ?? {});
    const url = `/api${facts.paths.submit}`;
    id = (await test.call({ method: 'POST', url, ...sent })).json().data._id;
  });

  it('when the line cannot be written', async () => {
    const { db } = test.database;
    await db.execute(sql`alter table audit_lines rename to away`);
    expect(await readChangeStatuses()).toEqual([500, 500]);
    await db.execute(sql`alter table away rename to audit_lines`);
    const [record] = await db.select().from(table).where(eq(table._id, id));
    expect(record?.status).toBe(first);
  });

  it('when the change fails at commit', async () => {
    const { db } = test.database;
    await db.execute(sql`
      create function refuse() returns trigger language plpgsql as
        'begin raise exception ''refused''; end'`);
    await db.execute(sql`
      create constraint trigger refuse after update or delete on ${table}
        deferrable initially deferred for each row execute function refuse()`);
    expect(await readChangeStatuses()).toEqual([500, 500]);
    await db.execute(sql`drop function refuse cascade`);
    expect(await readLines()).toEqual([]);
  });
});
