import type { Db } from '#server/platform/db/client.ts';
import { readCalendars } from './response-calendars.ts';
import type { ResponseClock } from './response-clock.ts';
import { readTargets } from './response-targets/store.ts';

/** Reads by when requests of these dealers and of head office are to be answered; without any, those of all dealers. */
export async function readClock(
  db: Db,
  dealerIds?: readonly (string | null)[],
): Promise<ResponseClock> {
  // One after the other: a transaction has one connection.
  return { targets: await readTargets(db), calendars: await readCalendars(db, dealerIds) };
}
