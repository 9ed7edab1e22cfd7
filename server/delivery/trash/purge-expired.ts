import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import { trashDays } from '#contract/trash-days.ts';
import type { Db } from '#server/platform/db/client.ts';
import { removeFiles } from '#server/platform/files/remove.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';
import { purgeIfPresent } from '#server/records/trash/move.ts';
import { type TrashResource, trashResources } from './trash-kinds.ts';

/** How many records of a kind are looked up at once. */
const batchSize = 500;
/** Who purges in the audit. */
const actor = { accountId: null, username: 'hourly cleanup' };

/** Lists records that have been in the trash for longer than they stay. */
async function listExpired(db: Db, { trash }: TrashResource): Promise<string[]> {
  const { table } = trash.records;
  const { rows } = await db.execute<{ _id: string }>(sql`
    select _id from ${table} where ${table.deletedAt} <= now() - ${trashDays} * interval '1 day'
    order by ${table.deletedAt}, _id limit ${batchSize}`);
  return rows.map(({ _id }) => _id);
}

/** Purges all records that have been in the trash for 30 days, with their files. */
export async function purgeExpired(
  { db, storage }: { db: Db; storage: FileStorage },
  logger: Logger,
): Promise<void> {
  for (const kind of trashResources) {
    let expired: string[];
    do {
      expired = await listExpired(db, kind);
      for (const id of expired) {
        const keys = await db.transaction((tx) => purgeIfPresent(tx, kind.trash, id, { actor }));
        await removeFiles({ db, storage }, keys ?? [], logger as FastifyBaseLogger);
      }
    } while (expired.length === batchSize);
  }
}
