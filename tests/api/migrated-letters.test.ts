import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MigratedDatabase, openMigratedDatabase } from '#tests/support/migrated-database.ts';

let migrated: MigratedDatabase;
beforeAll(async () => {
  migrated = await openMigratedDatabase('CREATE FUNCTION fold_text', fillOld);
});
afterAll(() => migrated.close());

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;

/** Fills rows as they were stored while letters were folded in two places: names that are one now were two. */
async function fillOld(client: pg.Client): Promise<void> {
  await client.query(`
    insert into newsletter_subscriptions (_id, email, email_key, source, is_subscribed, created_at, updated_at) values
      ('${id(1)}', 'İlker@mail.example', E'i\\u0307lker@mail.example', 'popup', true, '2026-01-01', now()),
      ('${id(2)}', 'ilker@mail.example', 'ilker@mail.example', 'popup', true, '2026-01-02', now()),
      ('${id(3)}', 'Émile@mail.example', 'émile@mail.example', 'popup', true, '2026-01-03', now());
    insert into newsletter_subscriptions (_id, email, email_key, source, is_subscribed, created_at, updated_at, deleted_at) values
      ('${id(7)}', 'ilker@mail.example', 'ilker@mail.example', 'popup', true, '2025-01-03', now(), now()),
      ('${id(8)}', 'ilker@mail.example', 'ilker@mail.example', 'popup', true, '2025-01-04', now(), now());
    insert into message_templates (_id, name, language, slugs, subject, text, created_at, updated_at) values
      ('${id(4)}', 'Résumé', 'en', '{}', '-', '-', '2026-01-01', now()),
      ('${id(5)}', E'Re\\u0301sume\\u0301', 'en', '{}', '-', '-', '2026-01-02', now());
    insert into contact_inquiries (_id, status, created_at, updated_at, phone_digits, full_name, phone, vehicle, message,
      promotional_contact) values
      ('${id(6)}', 'new', now(), now(), '', E'Jose\\u0301 ΟΔΟΣ', '0', '-', '-', false);`);
}

it('addresses are folded again, and the later of two that are one keeps a key of its own', async () => {
  const rows = await migrated.read('select email_key from newsletter_subscriptions order by _id');
  expect(rows.map(({ email_key }) => email_key)).toEqual([
    'ilker@mail.example',
    `ilker@mail.example ${id(2)}`,
    'émile@mail.example',
    // In the trash, where there may be several, so that a link to unsubscribe ends them all.
    'ilker@mail.example',
    'ilker@mail.example',
  ]);
});

it('the later of two names that are one gets the end of its id', async () => {
  const rows = await migrated.read('select name from message_templates order by _id');
  expect(rows.map(({ name }) => name)).toEqual(['Résumé', `Re\u0301sume\u0301 0005`]);
});

it('stored requests are searched by their folded texts, with the index', async () => {
  const [row] = await migrated.read('select search_text from contact_inquiries');
  expect(row?.search_text).toContain('josé οδοσ');
  const indexes = await migrated.read(
    `select indexname from pg_indexes where indexname like '%\\_search' order by 1`,
  );
  expect(indexes).toHaveLength(8);
});
