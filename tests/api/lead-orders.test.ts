import { getTableName, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Db } from '#server/db/client.ts';
import { contactLead } from '#server/leads/contact.ts';
import { selectionOf } from '#server/leads/list.ts';
import { listQueryOf } from '#server/leads/list-query.ts';
import { type Selection, selectAll } from '#server/records/selection.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { eachLead } from '#tests/support/lead-calls.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe.each(eachLead)('$slug', ({ lead }) => {
  /** How records are read where walking through all of them is out of the question, as sorting them is. */
  async function planOf(
    query: Record<string, string>,
    statement: (tx: Db, selection: Selection) => SQL,
  ): Promise<string> {
    const selection = selectionOf(lead, listQueryOf(lead.facts).parse(query));
    return await database.db.transaction(async (tx) => {
      for (const way of ['seqscan', 'sort', 'incremental_sort']) {
        await tx.execute(sql`set local ${sql.raw(`enable_${way}`)} = off`);
      }
      const { rows } = await tx.execute(sql`explain ${statement(tx, selection)}`);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    });
  }

  const orders = ['createdAt', 'updatedAt', 'status', ...lead.facts.sorts].flatMap((sortBy) => [
    { sortBy, sortOrder: 'asc' },
    { sortBy, sortOrder: 'desc' },
  ]);

  it.each(orders)('by $sortBy $sortOrder is read from an index in its order', async (order) => {
    const plan = await planOf(order, (tx, all) => selectAll(tx, all).limit(50).getSQL());
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Sort');
  });

  it('the whole number of a mobile is looked up, not searched for', async () => {
    const plan = await planOf(
      { search: '0300 1112233' },
      (_, { table, where }) => sql`select 1 from ${table} where ${where}`,
    );
    expect(plan).toContain('_number');
    expect(plan).not.toContain('_phone');
  });
});

it('words of one record are looked up, though the database’s sample holds that record', async () => {
  await fillLead(database, contactLead, { records: 20_000 });
  const { rows } = await database.db.execute<{ words: string }>(sql`
      select (histogram_bounds::text::text[])[50] as words from pg_stats
      where tablename = ${getTableName(contactLead.table)} and attname = 'search_text'`);
  const query = listQueryOf(contactLead.facts).parse({ search: rows[0]?.words });
  const page = selectAll(database.db, selectionOf(contactLead, query)).limit(10);
  const plan = await database.db.execute(sql`explain ${page.getSQL()}`);
  expect(plan.rows.map((row) => Object.values(row)[0]).join('\n')).toContain(
    `Bitmap Index Scan on ${getTableName(contactLead.table)}_search`,
  );
});
