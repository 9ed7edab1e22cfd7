import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildExportPath } from '#contract/http/http.ts';
import { permissions } from '#contract/staff/staff.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { resources } from '#server/resources/index.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const download = (paths: { records: string }, cookies: Record<string, string> = {}) =>
  test.call({ method: 'GET', url: `/api${buildExportPath(paths)}`, cookies });

const exported = resources.flatMap(({ slug, permission, list }) =>
  list ? [{ slug, permission, paths: list.paths }] : [],
);

it.each(exported)(
  'the export of $slug is 401 without a session and 403 without the list’s permission',
  async ({ permission, paths }) => {
    const others = permissions.filter((other) => other !== permission);
    expect((await download(paths)).statusCode).toBe(401);
    expect((await download(paths, await test.signIn(others))).statusCode).toBe(403);
    const file = await download(paths, await test.signIn([permission]));
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body).toMatch(/^\uFEFF"Reference","ID",/);
  },
);

it('the export of the audit leaves out the values that its list hides', async () => {
  await test.database.db.insert(auditLines).values({
    _id: uuidv7(),
    at: new Date().toISOString(),
    accountId: null,
    username: 'Staff One',
    action: 'update',
    kind: 'test-drives',
    recordId: uuidv7(),
    old: { notes: 'secret before' },
    new: { notes: 'secret after' },
  });
  const records = '/admin/audit';
  const permitted = await download({ records }, await test.signIn(['audit', 'test-drives']));
  expect(permitted.body).toContain('notes: secret before');
  const restricted = await download({ records }, await test.signIn(['audit']));
  expect(restricted.body).toContain('"test-drives"');
  expect(restricted.body).not.toContain('secret');
});
