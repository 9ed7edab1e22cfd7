import type { LeadRecordBase } from '#contract/lead.ts';

/** Edits that were under way when the session ended, with the version that they were made to. */
export interface Draft {
  base: LeadRecordBase;
  typed: Record<string, string>;
}

// In memory only: what staff type about customers does not belong into the browser's storage.
const drafts = new Map<string, Draft>();
const keyOf = (username: string, id: string) => `${username} ${id}`;

/** What a user had typed about a record when they were interrupted. */
export function readDraft(username: string, id: string): Draft | undefined {
  return drafts.get(keyOf(username, id));
}

/** Keeps what is typed until the user is back, or forgets it. */
export function keepDraft(username: string, id: string, draft: Draft | null) {
  if (draft) drafts.set(keyOf(username, id), draft);
  else drafts.delete(keyOf(username, id));
}
