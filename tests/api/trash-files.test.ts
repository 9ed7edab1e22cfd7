import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeExpired } from '#server/delivery/hourly-cleanup.ts';
import { readEnv } from '#server/platform/env.ts';
import { sweepOrphans } from '#server/platform/files/remove.ts';
import { newsAdminResource } from '#server/resources/content/admin-resource.ts';
import { namedFiles } from '#server/resources/index.ts';
import { openWriteContext, type WriteContext } from '#tests/assurance/writes.ts';
import { openingFiles, openingForm } from '#tests/submissions.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { everyKind } from '#tests/support/every-kind.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { photo } from '#tests/support/publishing.ts';

let context: WriteContext;
beforeAll(async () => {
  context = await openWriteContext({ env: readEnv({ RATE_LIMIT: 'off' }) });
});
afterAll(() => context.test.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string) =>
  context.test.call({ method, url, cookies: context.adminCookies });
const listKept = async () => (await listStoredFiles(context.test.files)).kept;
const purgeOld = () =>
  purgeExpired(
    { db: context.test.database.db, storage: context.test.files.storage },
    pino({ level: 'silent' }),
  );

/** Expects a public file's status code; other processes and this one learn of a change within a moment. */
const expectStatus = (address: string, status: number) =>
  expect.poll(async () => (await call('GET', address)).statusCode).toBe(status);

/** Creates an article and an opening with files; returns their addresses in the API and of a file. */
async function addWithFiles() {
  const { test, adminCookies: cookies } = context;
  const articles = contentCalls(test, newsAdminResource, () => cookies);
  const article = await articles.create({ image: photo() });
  const form = buildMultipart(openingForm(openingFiles()));
  const opening = (await test.call({ method: 'POST', url: '/api/jobs', cookies, ...form })).json();
  return [
    { slug: 'news-management', url: `/api/news/${article._id}`, file: String(article.imageUrl) },
    { slug: 'job-openings', url: `/api/jobs/${opening.data._id}`, file: opening.data.documentUrl },
  ];
}

it('files of records in the trash are kept but not public; they come back with their records, and go with them', async () => {
  const before = await listKept();
  for (const { slug, url, file } of await addWithFiles()) {
    const id = url.split('/').at(-1);
    await expectStatus(file, 200);
    await call('DELETE', url);
    await expectStatus(file, 404);
    const sweep = { storage: context.test.files.storage, named: namedFiles };
    const inTwoHours = Date.now() + 2 * 60 * 60 * 1000;
    expect(await sweepOrphans(context.test.database.db, { ...sweep, now: inTwoHours })).toBe(0);
    await call('POST', `/api/admin/trash/${slug}/${id}/restore`);
    await expectStatus(file, 200);
    await call('DELETE', url);
    await call('DELETE', `/api/admin/trash/${slug}/${id}`);
    await expectStatus(file, 404);
  }
  expect(await listKept()).toEqual(before);
});

it('every kind is purged after 30 days in the trash, with its files, and not before', async () => {
  const before = await listKept();
  for (const kind of everyKind) {
    const { table } = kind.trash.records;
    const ids = [
      await kind.create(context),
      await kind.create(context),
      await kind.create(context),
    ];
    const [old = '', recent = '', present] = ids;
    for (const id of [old, recent]) await call('DELETE', kind.buildAddress(id));
    const { db } = context.test.database;
    const setAge = (id: string, hours: number) =>
      db.execute(
        sql`update ${table} set deleted_at = now() - ${hours} * interval '1 hour' where _id = ${id}`,
      );
    await setAge(old, 30 * 24);
    await setAge(recent, 30 * 24 - 1);
    await purgeOld();
    const { rows } = await db.execute(sql`select _id from ${table} order by _id`);
    expect(
      rows.map(({ _id }) => _id),
      kind.slug,
    ).toEqual([recent, present]);
    await setAge(recent, 31 * 24);
    await call('DELETE', kind.buildAddress(present ?? ''));
    await setAge(present ?? '', 31 * 24);
    // Two processes clean up at the same time.
    await Promise.all([purgeOld(), purgeOld()]);
    expect((await db.execute(sql`select _id from ${table}`)).rows, kind.slug).toEqual([]);
  }
  expect(await listKept()).toEqual(before);
});
