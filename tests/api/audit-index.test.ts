import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import type { Database } from '#server/platform/db/client.ts';
import { auditQuery, buildWhere } from '#server/resources/audit/list.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { headOffice } from '#tests/support/viewers.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // The planner uses the index on values only if lines of the kind exist.
  await database.db.execute(sql`
    insert into ${auditLines} (_id, at, username, action, kind, record_id, new)
    select gen_random_uuid(), now() - n * interval '1 hour', 'User ' || n % 50, 'update',
      'test-drives', gen_random_uuid(), jsonb_build_object('notes', md5(n::text))
    from generate_series(1, 10000) as n`);
  await database.db.execute(sql`analyze ${auditLines}`);
});
afterAll(() => database.close());

/** Returns the plan of a query with sequential scans disabled. */
async function readPlan(query: Record<string, string>): Promise<string> {
  const where = buildWhere({
    query: auditQuery.parse(query),
    viewer: { ...headOffice, permissions: ['test-drives'] },
  });
  return await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(
      sql`explain select count(*) from ${auditLines} where ${where}`,
    );
    return JSON.stringify(rows);
  });
}

it.each([
  [{ search: 'applicant' }, ['audit_lines_names', 'audit_lines_values']],
  [{ search: '0A1B2C3D' }, ['audit_lines_names', 'audit_lines_reference', 'audit_lines_values']],
  [{ username: 'Staff One' }, ['audit_lines_']],
  [{ from: '2026-03-01', to: '2026-03-02' }, ['audit_lines_day']],
])('%j is found through indexes', async (query, indexes) => {
  const plan = await readPlan(query);
  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
