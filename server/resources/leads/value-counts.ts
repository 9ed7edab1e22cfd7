import { eq, getTableColumns, sql } from 'drizzle-orm';
import { connectionNumber, type Db } from '#server/platform/db/client.ts';
import { columnName } from '#server/platform/db/columns.ts';
import type { Lead } from './lead.ts';
import { leadTallies, noDealer } from './schema.ts';

/** The number of a process's connections. More shards would slow down statistics, which read all of them. */
const shards = 16;

/**
 * The shard of a count that this connection updates. The connections of one process use different shards, so that
 * writers need not wait for each other's commits; connections outside a pool have no number.
 */
export const connectionShard = sql.raw(
  `(coalesce(nullif(current_setting('${connectionNumber}', true), '')::int, pg_backend_pid()) % ${shards})`,
);

interface TallyColumn {
  field: string;
  /** The database name of the column that the field counts under. */
  column: string;
}

/** Lists the tallied fields of a type. Throws if one has no column to count under. */
export function valueCountColumns({
  facts,
  table,
  tallyKeys,
}: Pick<Lead, 'facts' | 'table' | 'tallyKeys'>): TallyColumn[] {
  return Object.values(facts.tallies).map((field) => {
    const key = tallyKeys[field] ?? '';
    const column = getTableColumns(table)[key];
    if (!column) throw new Error(`no column to tally ${field} by`);
    return { field, column: columnName(key, column) };
  });
}

/** A value under which a stored record counts in its type's tallies. */
export interface CountedValue {
  field: string;
  value: string;
}

/** Reads the values under which a record counts; empty if it does not exist. */
export async function readCountedValues(db: Db, lead: Lead, id: string): Promise<CountedValue[]> {
  const fields = Object.entries(lead.tallyKeys);
  if (fields.length === 0) return [];
  const columns = getTableColumns(lead.table);
  const keys = fields.flatMap(([field, key]) => (columns[key] ? [[field, columns[key]]] : []));
  const [stored] = await db
    .select(Object.fromEntries(keys))
    .from(lead.table)
    .where(eq(lead.table._id, id));
  return Object.entries(stored ?? {}).flatMap(([field, value]) =>
    value === null ? [] : [{ field, value: String(value) }],
  );
}

/** Adds a record's values to the tallies of a dealer (null for head office), or subtracts them. */
interface TallyChange {
  entries: readonly CountedValue[];
  dealerId: string | null;
  by: 1 | -1;
}

/** Sums up the changes per row in a fixed order, which prevents deadlocks between two changes. */
function sumInOrder(changes: readonly TallyChange[]) {
  const rows = new Map<string, CountedValue & { dealer: string; count: number }>();
  for (const { entries, dealerId, by } of changes) {
    for (const { field, value } of entries) {
      const dealer = dealerId ?? noDealer;
      const key = JSON.stringify([field, value, dealer]);
      rows.set(key, { field, value, dealer, count: (rows.get(key)?.count ?? 0) + by });
    }
  }
  return [...rows]
    .filter(([, { count }]) => count !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);
}

/** Changes a type's tallies in one statement. */
export async function changeValueCounts(
  db: Db,
  { facts }: Lead,
  changes: readonly TallyChange[],
): Promise<void> {
  const rows = sumInOrder(changes);
  if (rows.length === 0) return;
  const { lead, field, value, shard, dealer, count } = leadTallies;
  await db
    .insert(leadTallies)
    .values(rows.map((row) => ({ ...row, lead: facts.slug, shard: connectionShard as never })))
    .onConflictDoUpdate({
      target: [lead, field, value, shard, dealer],
      set: { count: sql`${count} + excluded.count` },
    });
}
