import type { Success } from '#contract/http.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { callApi } from '../api.ts';

/** What staff send to change a record: its status, its update fields, or both. */
export type LeadChanges = Record<string, unknown>;

/** Saves changes made to the given version of a record; answers the stored record. */
export async function changeLead<Lead extends LeadRecordBase>(
  facts: LeadFacts,
  { _id, updatedAt }: Pick<Lead, '_id' | 'updatedAt'>,
  changes: LeadChanges,
): Promise<Lead> {
  const answer = await callApi<Success<Lead>>(`${facts.paths.records}/${_id}/status`, {
    method: 'PATCH',
    body: changes,
    headers: { 'If-Match': updatedAt },
  });
  return answer.data;
}
