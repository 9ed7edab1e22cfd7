import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MigratedDatabase, openMigratedDatabase } from '#tests/support/migrated-database.ts';

const lastBefore = 'ALTER TABLE "page_views" RENAME TO "counted_views"';
const article = '019aaf30-0000-7000-8000-000000000000';

let migrated: MigratedDatabase;
beforeAll(async () => {
  migrated = await openMigratedDatabase(lastBefore, fillOld);
});
afterAll(() => migrated.close());

const read = (query: string) => migrated.read(query);

/** Fills the old counters, which had a row for each combination of sent values. */
async function fillOld(client: pg.Client): Promise<void> {
  await client.query(`
    insert into news_items (_id, title, content, status, created_at, updated_at, type)
    values ('${article}', 'News', 'News', 'active', now(), now(), 'news');
    insert into page_views (day, path, referrer_host, count) values
      ('2026-11-01', '/', '', 5), ('2026-11-01', '/', 'search.example', 3),
      ('2026-11-01', '/', 'words without dots', 2),
      ('2026-11-01', '/news/${article}', 'search.example', 1),
      ('2026-11-01', '/faq/anything', 'forged.example', 9),
      ('2026-11-02', '/models/ora-03', '', 4);
    insert into page_views (day, path, referrer_host, count)
    select '2026-11-01', '/news/' || n, 'forged.example', 1 from generate_series(1, 1000) as n;
    insert into page_views (day, path, referrer_host, count)
    select '2026-11-02', '/', 'host-' || n || '.example', n from generate_series(1, 250) as n;
    insert into cars (_id, name, model, vehicle_id, base_price, created_at, updated_at)
    values (gen_random_uuid(), 'Haval X Prime', 'X', 'x-1', 1, now(), now());
    insert into contact_inquiries
      (_id, status, created_at, updated_at, search_text, phone_digits, full_name, phone, vehicle, message, promotional_contact)
    select gen_random_uuid(), 'new', now(), now(), '', '', 'A', '0', vehicle, 'B', false
    from unnest(array['ORA 03', 'Ora 03', 'haval x prime', 'Other Inquiry', 'made up', 'made up too']) as vehicle;
    insert into lead_tallies (lead, field, value, shard, count)
    select 'contact-inquiries', 'vehicle', vehicle, 3, 1 from contact_inquiries;`);
}

it('views of known pages keep their sums by day and page, and all others are deleted', async () => {
  expect(
    await read('select day::text, path, count::int from page_views order by day, path'),
  ).toEqual([
    { day: '2026-11-01', path: '/', count: 10 },
    { day: '2026-11-01', path: `/news/${article}`, count: 1 },
    { day: '2026-11-02', path: '/', count: (250 * 251) / 2 },
    { day: '2026-11-02', path: '/models/ora-03', count: 4 },
  ]);
});

it('the 200 referrers with the most views a day are named, and the rest is summed as others', async () => {
  expect(
    await read(
      `select host, count::int from page_view_referrers where day = '2026-11-01' order by 1`,
    ),
  ).toEqual([
    { host: 'others', count: 2 },
    { host: 'search.example', count: 4 },
  ]);
  const second = await read(
    `select host, count::int from page_view_referrers where day = '2026-11-02' order by count desc`,
  );
  expect(second).toHaveLength(201);
  expect(second).toContainEqual({ host: 'others', count: (50 * 51) / 2 });
  expect(second).toContainEqual({ host: 'host-51.example', count: 51 });
});

it('inquiries are counted again by known vehicle', async () => {
  expect(await read('select lead, field, value, count from lead_tallies order by value')).toEqual([
    { lead: 'contact-inquiries', field: 'vehicle', value: 'Haval X Prime', count: 1 },
    { lead: 'contact-inquiries', field: 'vehicle', value: 'Ora 03', count: 2 },
    { lead: 'contact-inquiries', field: 'vehicle', value: 'Other', count: 3 },
  ]);
});
