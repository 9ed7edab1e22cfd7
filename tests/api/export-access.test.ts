import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportPathOf } from '#contract/list-export.ts';
import { permissions } from '#contract/staff.ts';
import { auditLines } from '#server/audit/schema.ts';
import { exportables } from '#server/export/registry.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const download = (paths: { records: string }, cookies: Record<string, string> = {}) =>
  test.call({ method: 'GET', url: `/api${exportPathOf(paths)}`, cookies });

it.each(exportables.map((list) => ({ kind: list.kind, list })))(
  'the file of $kind is for those who may see the list, also where visitors see a part of it',
  async ({ list: { permission, paths } }) => {
    const others = permissions.filter((other) => other !== permission);
    expect((await download(paths)).statusCode).toBe(401);
    expect((await download(paths, await test.signIn(others))).statusCode).toBe(403);
    const file = await download(paths, await test.signIn([permission]));
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body).toMatch(/^\uFEFF"Reference","ID",/);
  },
);

it('the file of the audit lacks the values that its screen hides', async () => {
  await test.database.db.insert(auditLines).values({
    _id: uuidv7(),
    at: new Date().toISOString(),
    accountId: null,
    username: 'Desk',
    action: 'update',
    kind: 'test-drives',
    recordId: uuidv7(),
    old: { notes: 'secret before' },
    new: { notes: 'secret after' },
  });
  const records = '/admin/audit';
  const seeing = await download({ records }, await test.signIn(['audit', 'test-drives']));
  expect(seeing.body).toContain('notes: secret before');
  const blind = await download({ records }, await test.signIn(['audit']));
  expect(blind.body).toContain('"test-drives"');
  expect(blind.body).not.toContain('secret');
});
