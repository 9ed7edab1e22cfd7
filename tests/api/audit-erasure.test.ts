import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dealerSearchAdmin } from '#contract/dealers/dealer-searches.ts';
import { newsletterAdmin } from '#contract/newsletter/newsletter-admin.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import { permissions } from '#contract/staff/staff.ts';
import { sweepAuditValues } from '#server/platform/audit/personal-values.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { insertAuditLine } from '#tests/support/audit-lines.ts';
import { openMigratedDatabase } from '#tests/support/migrated-database.ts';
import { purge } from '#tests/support/purge.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(permissions, 'Staff One');
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(auditLines));

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  sent = {},
) => {
  const response = await test.call({ method, url: `/api${url}`, cookies, ...sent });
  expect(response.statusCode, `${method} ${url}`).toBeLessThan(300);
  return response;
};

const readLines = () => test.database.db.select().from(auditLines).orderBy(auditLines._id);
const toValues = (lines: Awaited<ReturnType<typeof readLines>>) =>
  JSON.stringify(lines.map(({ old, new: now }) => [old, now]));

/** Which of the audit's search, list, export and record history contain a word. */
async function findWord(word: string, kind: string, recordId: string): Promise<string[]> {
  const query = new URLSearchParams({ search: word });
  const searched = (await call('GET', `/admin/audit?${query}`)).json().data;
  const listed = (await call('GET', '/admin/audit')).body;
  const exported = (await call('GET', '/admin/audit/export')).body;
  const history = (await call('GET', `/admin/audit/${kind}/${recordId}`)).body;
  return [
    ...(searched.length > 0 ? ['search'] : []),
    ...(listed.includes(word) ? ['list'] : []),
    ...(exported.includes(word) ? ['export'] : []),
    ...(history.includes(word) ? ['history'] : []),
  ];
}

const word = 'Zaheeruddin';
const kept = ['_id', 'status', 'isSubscribed', 'createdAt', 'updatedAt'];

/** For each kind that holds personal data: creates a record, changes it and returns its id. */
const makers: Record<string, () => Promise<string>> = {
  ...Object.fromEntries(
    leads.map(({ facts }) => [
      facts.slug,
      async () => {
        const input = { ...acceptedInputs[facts.slug]?.() };
        const name = 'fullName' in input ? 'fullName' : 'firstName';
        const sent = buildSubmission(facts.slug, { ...input, [name]: word });
        const response = await call('POST', facts.paths.submit, sent);
        const { _id } = response.json().data;
        const status = Object.keys(facts.statuses)[1];
        const notes = 'notes' in facts.staffFields.shape && { notes: `Call ${word}` };
        const payload = { status, ...notes };
        await call('PATCH', `${facts.paths.records}/${_id}/status`, { payload });
        return String(_id);
      },
    ]),
  ),
  [newsletterAdmin.slug]: async () => {
    const payload = { email: `${word}-${uuidv7()}@mail.example` };
    await call('POST', '/newsletter/subscribe', { payload });
    const { data } = (
      await call('GET', `${newsletterAdmin.paths.records}?search=${payload.email}`)
    ).json();
    const _id = String(data[0]._id);
    const change = { payload: { isSubscribed: false } };
    await call('PUT', `${newsletterAdmin.paths.records}/${_id}`, change);
    return _id;
  },
  [dealerSearchAdmin.slug]: async () => {
    const payload = {
      searchQuery: `Near ${word}`,
      userLocation: { latitude: 24.8, longitude: 67 },
      searchRadius: 10,
      status: 'pending',
    };
    const made = await call('POST', dealerSearchAdmin.paths.records, { payload });
    const { _id } = made.json().data;
    const change = { payload: { notes: `Rang ${word}` } };
    await call('PUT', `${dealerSearchAdmin.paths.records}/${_id}`, change);
    return String(_id);
  },
};

it('every kind of visitor record is marked as personal data, and no other kind', () => {
  const personal = [...auditKinds].flatMap(([kind, facts]) =>
    facts.holdsPersonalData ? [kind] : [],
  );
  expect(personal.sort()).toEqual(Object.keys(makers).sort());
});

describe.each(Object.keys(makers))('a purged record of %s', (kind) => {
  const recordsPath = () => {
    const lead = leads.find(({ facts }) => facts.slug === kind);
    if (lead) return lead.facts.paths.records;
    return (kind === newsletterAdmin.slug ? newsletterAdmin : dealerSearchAdmin).paths.records;
  };

  it('keeps only id, kind, status, dates and field names in the audit', async () => {
    const id = await makers[kind]?.();
    const other = await makers[kind]?.();
    const before = (await readLines()).filter(({ recordId }) => recordId === id);
    await call('DELETE', `${recordsPath()}/${id}`);
    const inTrash = (await readLines()).filter(({ recordId }) => recordId === id);
    expect(inTrash.slice(0, -1)).toEqual(before);
    await purge(test, kind, String(id));
    const all = (await readLines()).filter(({ recordId }) => recordId === id);
    const lines = all.filter(({ action }) => action !== 'purge');
    expect(all.at(-1)).toMatchObject({ action: 'purge', old: null, new: null });
    expect(lines).toHaveLength(before.length + 1);
    for (const line of lines) {
      expect(line).toMatchObject({ kind, recordId: id, valuesRemovedAt: expect.any(String) });
      for (const [name, value] of Object.entries({ ...line.old, ...line.new })) {
        if (!kept.includes(name)) expect(value, name).toBeNull();
      }
    }
    const [earlier, deletion] = [lines.at(-2), lines.at(-1)];
    expect(Object.keys(deletion?.old ?? {}).length).toBeGreaterThan(5);
    expect(deletion).toMatchObject({
      action: 'delete',
      username: 'Staff One',
      old: { _id: id, createdAt: expect.any(String) },
      new: null,
    });
    expect(Object.keys(earlier?.new ?? {})).toEqual(Object.keys(before.at(-1)?.new ?? {}));
    if (other) {
      await call('DELETE', `${recordsPath()}/${other}`);
      await purge(test, kind, other);
    }
    expect(await findWord(word, kind, String(id))).toEqual([]);
  });
});

it('lines of other records keep their values when one is deleted', async () => {
  const makeSearch = makers[dealerSearchAdmin.slug];
  const [one, two] = [await makeSearch?.(), await makeSearch?.()];
  await call('DELETE', `${dealerSearchAdmin.paths.records}/${one}`);
  const lines = (await readLines()).filter(({ recordId }) => recordId === two);
  expect(lines).toMatchObject([
    { new: { searchQuery: `Near ${word}` }, valuesRemovedAt: null },
    { new: { notes: `Rang ${word}` }, valuesRemovedAt: null },
  ]);
});

it('the audit line of an export does not hold the search text', async () => {
  const lead = leads.find(({ facts }) => facts.slug === 'test-drives');
  const query = `search=${word}&status=pending`;
  await call('GET', `${lead?.facts.paths.records}/export?${query}`);
  await call('GET', `/admin/audit/export?search=${word}`);
  const lines = await readLines();
  expect(lines).toMatchObject([
    { action: 'export', kind: 'test-drives', new: { search: 'not kept', status: 'pending' } },
    { action: 'export', kind: 'audit', new: { search: 'not kept' } },
  ]);
  expect(toValues(lines)).not.toContain(word);
});

describe('after 12 months', () => {
  const monthsAgo = (months: number, days = 0) => {
    const at = new Date();
    at.setMonth(at.getMonth() - months, at.getDate() + days);
    return at.toISOString();
  };
  const addLine = (line: Parameters<typeof insertAuditLine>[1]) =>
    insertAuditLine(test.database, line);
  const values = {
    old: { status: 'pending', notes: word },
    new: { status: 'confirmed', notes: `${word}!` },
  };

  it('values of personal kinds and search texts are removed; recent and other values stay', async () => {
    const old = await addLine({ ...values, at: monthsAgo(12, -2) });
    const recent = await addLine({ ...values, at: monthsAgo(12, 2) });
    const dealer = await addLine({ ...values, kind: 'dealers', at: monthsAgo(30) });
    const exported = { ...values, action: 'export', kind: 'dealers', old: null } as const;
    const file = await addLine({
      ...exported,
      new: { search: word, city: 'Lahore' },
      at: monthsAgo(13),
    });
    expect(await sweepAuditValues(test.database.db)).toBe(2);
    const lines = new Map((await readLines()).map((line) => [line.recordId, line]));
    expect(lines.get(old)).toMatchObject({
      old: { status: 'pending', notes: null },
      new: { status: 'confirmed', notes: null },
      valuesRemovedAt: expect.any(String),
    });
    expect(lines.get(recent)).toMatchObject({ ...values, valuesRemovedAt: null });
    expect(lines.get(dealer)).toMatchObject({ ...values, valuesRemovedAt: null });
    expect(lines.get(file)).toMatchObject({ old: null, new: { search: null, city: 'Lahore' } });
    expect(await sweepAuditValues(test.database.db)).toBe(0);
  });

  it('values are removed in batches until none are left', async () => {
    for (let n = 0; n < 7; n += 1) await addLine({ ...values, at: monthsAgo(14) });
    expect(await sweepAuditValues(test.database.db, 3)).toBe(7);
    expect(toValues(await readLines())).not.toContain(word);
  });
});

it('the migration removes the values of records deleted before it', async () => {
  const [deleted, existing] = [uuidv7(), uuidv7()];
  const { url, close } = await openMigratedDatabase('values_removed_at', async (client) => {
    const insert = (recordId: string, action: string, old: object, now: object | null) =>
      client.query(
        `insert into audit_lines (_id, at, username, action, kind, record_id, old, new)
       values ($1, now(), 'Staff One', $2, 'contact-inquiries', $3, $4, $5)`,
        [uuidv7(), action, recordId, old, now],
      );
    await insert(
      deleted,
      'update',
      { status: 'new', notes: null },
      { status: 'done', notes: word },
    );
    await insert(deleted, 'delete', { _id: deleted, status: 'done', fullName: word }, null);
    await insert(existing, 'update', { notes: null }, { notes: word });
  });
  const database = await openDatabase({ url, dataDir: '', log: () => {} });
  const lines = await database.db.select().from(auditLines).orderBy(auditLines._id);
  const [{ new: existingValues } = { new: null }] = await database.db
    .select()
    .from(auditLines)
    .where(eq(auditLines.recordId, existing));
  await database.close();
  await close();
  expect(lines.slice(0, 2)).toMatchObject([
    { old: { status: 'new', notes: null }, new: { status: 'done', notes: null } },
    { old: { _id: deleted, status: 'done', fullName: null }, new: null },
  ]);
  expect(lines.map(({ valuesRemovedAt }) => valuesRemovedAt !== null)).toEqual([true, true, false]);
  expect(existingValues).toEqual({ notes: word });
});
