import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import { insertAuditLine } from '#tests/support/audit-lines.ts';
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

const addLine = (line?: Parameters<typeof insertAuditLine>[1]) =>
  insertAuditLine(test.database, line);
const list = async (query: Record<string, string> = {}, cookies = everything) =>
  (await test.call({ method: 'GET', url, query, cookies })).json();
const records = async (query: Record<string, string>, cookies = everything) =>
  (await list(query, cookies)).data.map(({ recordId }: { recordId: string }) => recordId);

describe('without the permission of a kind', () => {
  const applicant = { firstName: 'Applicantia', cnic: '12345-1234567-1' };

  it('its lines show user, action and record, but no values', async () => {
    const id = await addLine({
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
        username: 'Staff One',
        old: null,
        new: null,
        isHidden: true,
      },
    ]);
    expect((await list()).data).toMatchObject([{ old: applicant, isHidden: false }]);
  });

  it('a search does not match its values, so they cannot be guessed', async () => {
    await addLine({ kind: 'job-applications', action: 'delete', old: applicant, new: null });
    expect(await records({ search: 'applicantia' })).toHaveLength(1);
    expect(await records({ search: 'applicantia' }, auditor)).toEqual([]);
    expect(await records({ search: '12345-1234567-1' }, auditor)).toEqual([]);
  });

  it('values of an unregistered kind stay hidden', async () => {
    await addLine({ kind: 'something-new', old: applicant });
    expect((await list()).data).toMatchObject([{ old: null, isHidden: true }]);
  });
});

describe('one record’s history', () => {
  const history = (kind: string, id: string, cookies: Record<string, string>) =>
    test.call({ method: 'GET', url: `${url}/${kind}/${id}`, cookies });

  it('is open to staff with the kind’s permission, and without values to other auditors', async () => {
    const id = await addLine();
    await addLine({ recordId: id, kind: 'vehicle-bookings' });
    await addLine();
    const own = (await history('test-drives', id, driver)).json();
    expect(own.data).toMatchObject([{ recordId: id, new: { status: 'confirmed' } }]);
    expect(own.pagination.totalItems).toBe(1);
    const audited = (await history('test-drives', id, auditor)).json();
    expect(audited.data).toMatchObject([{ recordId: id, new: null, isHidden: true }]);
  });

  it('is 403 without permission, 401 without a session, 404 for an unknown kind or a bad id', async () => {
    const id = await addLine({ kind: 'job-applications' });
    expect((await history('job-applications', id, driver)).statusCode).toBe(403);
    expect((await history('job-applications', id, {})).statusCode).toBe(401);
    expect((await history('unheard-of', id, everything)).statusCode).toBe(404);
    expect((await history('test-drives', 'none', everything)).statusCode).toBe(404);
  });
});
