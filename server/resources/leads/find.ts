import type { LeadRecordBase } from '#contract/lead.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findRecord } from '#server/records/operations.ts';
import type { Lead } from './lead.ts';
import { describeLeadRecords, type StoredLead } from './lead-records.ts';
import { readClock } from './read-clock.ts';
import { addResponseTimes } from './response-clock.ts';

/** Reads one request that the viewer may see, with its response times. Throws 'not-found'. */
export async function findLead(
  db: Db,
  lead: Lead,
  id: string,
  viewer: Viewer,
): Promise<StoredLead & ReturnType<typeof addResponseTimes<LeadRecordBase>>> {
  const stored = await findRecord(db, describeLeadRecords(lead, viewer), id);
  return addResponseTimes(lead.facts, stored, await readClock(db, [stored.dealerId]));
}
