import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshStoredKeys } from '#server/resources/refresh-stored-keys.ts';
import { type MigratedDatabase, openMigratedDatabase } from '#tests/support/migrated-database.ts';

let migrated: MigratedDatabase;
const refresh = () => refreshStoredKeys(migrated.client, new AbortController().signal);

beforeAll(async () => {
  migrated = await openMigratedDatabase('CREATE FUNCTION fold_case', fillOld);
});
afterAll(() => migrated.close());

/** Names, phone numbers and digits as older versions stored them, and the digits that they have now. */
const people = [
  ['آصف علي', '0300 1234567', '923001234567', '923001234567'],
  ['Plain', '0301 1234567', '923011234567', '923011234567'],
  ['Bracket', '+92 0300 1234567', '9203001234567', '923001234567'],
  ['Short', '3001234567', '3001234567', '923001234567'],
  ['Abroad', '+44 20 7946 0000', '442079460000', '442079460000'],
  ['Advertised', '111 222 333', '111222333', '92111222333'],
  ['Wrong', '123-4567', '1234567', null],
] as const;

const buildId = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

async function fillOld(client: pg.Client): Promise<void> {
  for (const [n, [name, phone, digits]] of people.entries()) {
    await client.query(
      `insert into contact_inquiries (_id, status, created_at, updated_at, phone_digits, full_name, phone, vehicle, message,
        promotional_contact) values ($1, 'new', now(), '2026-01-01', $2, $3, $4, '-', '-', false)`,
      [buildId(n), digits, name, phone],
    );
  }
  // More than a batch.
  await client.query(`
    insert into contact_inquiries (_id, status, created_at, updated_at, phone_digits, full_name, phone, vehicle, message,
      promotional_contact) select gen_random_uuid(), 'new', now(), now(), '447700900123', 'عل\u064A', '+447700900123', '-', '-', false
      from generate_series(1, 600)`);
  await client.query(`
    insert into newsletter_subscriptions (_id, email, email_key, first_name, source, is_subscribed, created_at, updated_at)
      values ('${buildId(1)}', 'a@mail.example', 'a@mail.example', 'ذكي', 'popup', true, now(), now())`);
  await client.query(`
    insert into audit_lines (_id, at, username, action, kind, record_id, old)
      values ('${buildId(1)}', now(), 'علي', 'update', 'contact-inquiries', '${buildId(0)}', '{"notes": "ذكي"}')`);
}

it('after the update older texts are folded and older numbers parsed again, once', async () => {
  // All but the plain name, with the subscription.
  expect(await refresh()).toBe(600 + people.length - 1 + 1);
  const rows = await migrated.read(
    `select phone_digits, updated_at::date::text as updated, full_name from contact_inquiries
     where _id between '${buildId(0)}' and '${buildId(99)}' order by _id`,
  );
  expect(rows).toEqual(
    people.map(([full_name, , , phone_digits]) => ({
      full_name,
      phone_digits,
      updated: '2026-01-01',
    })),
  );
  const countUrdu = `select count(*)::int as found from contact_inquiries where search_text like fold_text('%عل\u06CC%')`;
  expect(await migrated.read(countUrdu)).toEqual([{ found: 601 }]);
  const stale = `select 1 from newsletter_subscriptions where search_text not like fold_text('%ذ\u06A9\u06CC%')`;
  expect(await migrated.read(stale)).toEqual([]);
  expect(await refresh()).toBe(0);
});

it('the indexes of the audit find older lines by the new rules', async () => {
  await migrated.client.query('set enable_seqscan = off');
  for (const [expression, word] of [
    ['fold_text(username)', 'عل\u06CC'],
    [`fold_text(coalesce("old"::text, '') || ' ' || coalesce("new"::text, ''))`, 'ذ\u06A9\u06CC'],
  ]) {
    const query = `select _id from audit_lines where ${expression} like fold_text('%${word}%')`;
    expect(await migrated.read(query)).toEqual([{ _id: buildId(1) }]);
  }
});
