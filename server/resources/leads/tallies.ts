import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { columnName } from '#server/platform/db/column-name.ts';
import type { Lead } from './lead.ts';
import { leadTallies, noDealer } from './schema.ts';
import { connectionShard } from './shard.ts';

interface TallyColumn {
  field: string;
  /** The database name of the column that the field counts under. */
  column: string;
}

/** Lists the tallied fields of a type. Throws if one has no column to count under. */
export function tallyColumns({
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

/** A value that a stored record counts under in its type's tallies. */
export interface TallyEntry {
  field: string;
  value: string;
}

/** Reads the values that a record counts under; empty if it does not exist. */
export async function readTallyEntries(db: Db, lead: Lead, id: string): Promise<TallyEntry[]> {
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

/** Adds a record's values to its type's tallies of a dealer (null for head office), or subtracts them. */
export async function changeTallies(
  db: Db,
  { facts }: Lead,
  entries: readonly TallyEntry[],
  { dealerId, by }: { dealerId: string | null; by: 1 | -1 },
): Promise<void> {
  if (entries.length === 0) return;
  const row = {
    lead: facts.slug,
    dealer: dealerId ?? noDealer,
    shard: connectionShard as never,
    count: by,
  };
  await db
    .insert(leadTallies)
    .values(entries.map((entry) => ({ ...row, ...entry })))
    .onConflictDoUpdate({
      target: [
        leadTallies.lead,
        leadTallies.field,
        leadTallies.value,
        leadTallies.shard,
        leadTallies.dealer,
      ],
      set: { count: sql`${leadTallies.count} + excluded.count` },
    });
}
