import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#server/audit/schema.ts';
import { noteChange } from '#tests/support/audit-lines.ts';
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

const note = (line?: Parameters<typeof noteChange>[1]) => noteChange(test.database, line);
const list = async (query: Record<string, string> = {}, cookies = everything) =>
  (await test.call({ method: 'GET', url, query, cookies })).json();
const records = async (query: Record<string, string>, cookies = everything) =>
  (await list(query, cookies)).data.map(({ recordId }: { recordId: string }) => recordId);

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
