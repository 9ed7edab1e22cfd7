import type { LeadRecordBase } from '#contract/leads/lead.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findRecord } from '#server/records/operations.ts';
import type { Records } from '#server/records/records.ts';
import type { Lead } from './lead.ts';
import { shownColumns } from './list.ts';
import { addResponseTimes, readClock } from './response-clock.ts';
import { scopeDealer } from './scope.ts';

/** A stored request as staff see it. */
export type StoredLead = Record<string, unknown> & LeadRecordBase;

/** Describes a type's records of every dealer. */
export const buildLeadRecords = (lead: Lead): Records<StoredLead> => ({
  kind: lead.facts.slug,
  noun: 'record',
  table: lead.table,
  columns: shownColumns(lead) as never,
});

/** Describes a type's records that a viewer may change; others are treated as missing. */
export const describeLeadRecords = (lead: Lead, viewer: Viewer): Records<StoredLead> => ({
  ...buildLeadRecords(lead),
  scope: scopeDealer(lead, viewer),
});

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
