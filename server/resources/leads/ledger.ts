import { sql } from 'drizzle-orm';
import type { LedgerLine } from '#contract/staff/ledger.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isNotTrashed, isTrashed } from '#server/records/trash/columns.ts';
import { leads } from './registry.ts';
import { leadLedger } from './schema.ts';
import { connectionShard } from './value-counts.ts';

/** Counts a request that was purged. Call it in the transaction of the purge. */
export async function countPurged(tx: Db, slug: string): Promise<void> {
  const { lead, shard, purged } = leadLedger;
  await tx
    .insert(leadLedger)
    .values({ lead: slug, shard: connectionShard as never, accepted: 0, purged: 1 })
    .onConflictDoUpdate({ target: [lead, shard], set: { purged: sql`${purged} + 1` } });
}

type Counts = Record<'accepted' | 'stored' | 'inTrash' | 'purged', string>;

/**
 * Reads the ledger of every request type: how many requests were accepted, and where they are. One statement, so that a
 * concurrent request is counted on both sides or on neither. It counts the records themselves, not the daily counts.
 */
export async function readLedger(db: Db): Promise<LedgerLine[]> {
  const counts = leads.map(
    ({ facts, table }) => sql`select ${facts.slug}::text as slug,
      coalesce((select sum(accepted) from ${leadLedger} where lead = ${facts.slug}), 0) as accepted,
      coalesce((select sum(purged) from ${leadLedger} where lead = ${facts.slug}), 0) as purged,
      (select count(*) from ${table} where ${isNotTrashed(table)}) as stored,
      (select count(*) from ${table} where ${isTrashed(table)}) as "inTrash"`,
  );
  const { rows } = await db.execute<{ slug: string } & Counts>(sql.join(counts, sql` union all `));
  return rows.map(({ slug, ...texts }) => {
    const [accepted, stored, inTrash, purged] = [
      Number(texts.accepted),
      Number(texts.stored),
      Number(texts.inTrash),
      Number(texts.purged),
    ];
    const isBalanced = accepted === stored + inTrash + purged;
    return { slug, accepted, stored, inTrash, purged, isBalanced };
  });
}
