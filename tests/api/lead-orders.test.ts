import { getTableName, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultCalendar } from '#contract/dealers/opening-hours.ts';
import type { Database, Db } from '#server/platform/db/client.ts';
import { type Selection, selectAll } from '#server/records/selection.ts';
import { buildListQuery, selectLeads } from '#server/resources/leads/list.ts';
import { buildOneCalendar } from '#server/resources/leads/response-calendars.ts';
import { contactLead } from '#server/resources/leads/types/contact.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { eachLead } from '#tests/support/lead-calls.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { headOffice } from '#tests/support/viewers.ts';

const clock = { targets: new Map(), calendars: buildOneCalendar(defaultCalendar) };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function explain(db: Db, statement: SQL): Promise<string> {
  const { rows } = await db.execute(sql`explain ${statement}`);
  return rows.map((row) => Object.values(row)[0]).join('\n');
}

describe.each(eachLead)('$slug', ({ lead }) => {
  /** Returns the plan of a query with sequential scans and sorting disabled. */
  async function readPlan(
    query: Record<string, string>,
    statement: (tx: Db, selection: Selection) => SQL,
  ): Promise<string> {
    const selection = selectLeads(lead, buildListQuery(lead.facts).parse(query), {
      viewer: headOffice,
      clock,
    });
    return await database.db.transaction(async (tx) => {
      for (const kind of ['seqscan', 'sort', 'incremental_sort']) {
        await tx.execute(sql`set local ${sql.raw(`enable_${kind}`)} = off`);
      }
      return await explain(tx, statement(tx, selection));
    });
  }

  /** Vacuums the table. Pages stay unmarked while another session, such as autovacuum, has a snapshot. */
  async function vacuum() {
    await database.db.execute(sql`vacuum analyze ${lead.table}`);
    const { rows } = await database.db.execute<{ hidden: number }>(
      sql`select relpages - relallvisible as hidden from pg_class where relname = ${getTableName(lead.table)}`,
    );
    return rows[0]?.hidden === 0
      ? 'every page is visible'
      : `${rows[0]?.hidden} pages are not visible`;
  }

  const orders = ['createdAt', 'updatedAt', 'status', 'nextFollowUp', ...lead.facts.sorts].flatMap(
    (sortBy) => [
      { sortBy, sortOrder: 'asc' },
      { sortBy, sortOrder: 'desc' },
    ],
  );

  it.each(orders)('by $sortBy $sortOrder is read from an index without sorting', async (order) => {
    const plan = await readPlan(order, (tx, all) => selectAll(tx, all).limit(50).getSQL());
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Sort');
  });

  it('a whole mobile number uses the index on numbers, not the search on digits', async () => {
    // Among a few records, any index is as quick.
    await fillLead(database, lead, { records: 2_000 });
    const plan = await readPlan({ search: '0300 1112233' }, (tx, all) =>
      selectAll(tx, { ...all, order: [] }).getSQL(),
    );
    expect(plan).toContain('_number');
    expect(plan).not.toContain('_phone');
  });

  it('totals, also of one status, are counted from an index alone, which leaves out the trash', async () => {
    // Until every page is known as visible, the planner expects to read the table, too.
    await expect.poll(vacuum).toBe('every page is visible');
    for (const query of [{}, { status: Object.keys(lead.facts.statuses)[0] ?? '' }]) {
      const columns = { one: sql`1` };
      const plan = await readPlan(query, (tx, all) =>
        selectAll(tx, { ...all, columns, order: [] })
          .limit(10_001)
          .getSQL(),
      );
      expect(plan).toContain('Index Only Scan');
      expect(plan).not.toContain('Filter');
    }
  });
});

describe('a search', () => {
  const { table, facts } = contactLead;
  const name = getTableName(table);

  beforeAll(async () => {
    await database.db.execute(sql`truncate ${table}, lead_days, lead_tallies cascade`);
    await fillLead(database, contactLead, { records: 20_000 });
  });

  it.each([
    { what: 'a text', column: 'search_text', index: `${name}_search`, from: 1 },
    { what: 'a part of a phone number', column: 'phone_digits', index: `${name}_phone`, from: 7 },
  ])(
    'for $what of one record uses the index, even if the planner’s statistics hold it',
    async (wanted) => {
      const { rows } = await database.db.execute<{ search: string }>(sql`
      select substr((histogram_bounds::text::text[])[50], ${wanted.from}) as search
      from pg_stats where tablename = ${name} and attname = ${wanted.column}`);
      const query = buildListQuery(facts).parse({ search: rows[0]?.search });
      const page = selectAll(
        database.db,
        selectLeads(contactLead, query, { viewer: headOffice, clock }),
      ).limit(10);
      expect(await explain(database.db, page.getSQL())).toContain(
        `Bitmap Index Scan on ${wanted.index}`,
      );
    },
  );
});
