import type { Success } from '#contract/http.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { callApi } from '../api.ts';

/** A change to a request: its status, its staff fields, or both. */
export type LeadChanges = Record<string, unknown>;

/** Saves changes to the given version of a request. Returns the stored record. */
export async function changeLead<Lead extends LeadRecordBase>(
  facts: LeadFacts,
  { _id, updatedAt }: Pick<Lead, '_id' | 'updatedAt'>,
  changes: LeadChanges,
): Promise<Lead> {
  const response = await callApi<Success<Lead>>(`${facts.paths.records}/${_id}/status`, {
    method: 'PATCH',
    body: changes,
    headers: { 'If-Match': updatedAt },
  });
  return response.data;
}
