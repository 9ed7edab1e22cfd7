import type { Logger } from 'pino';
import type { Db } from '#server/platform/db/client.ts';
import { readLedger } from '#server/resources/leads/ledger.ts';

/** Logs an error for each request type of which not all accepted requests are stored or purged. */
export async function checkLedger(db: Db, logger: Pick<Logger, 'error'>): Promise<void> {
  for (const { isBalanced, ...line } of await readLedger(db)) {
    if (!isBalanced) logger.error(line, 'the ledger does not balance: requests are missing');
  }
}
