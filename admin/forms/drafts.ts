/** Edits that were under way when the session ended, with the version that they were made to. */
export interface Draft {
  base: unknown;
  typed: Record<string, unknown>;
}

// In memory only: what staff type about customers does not belong into the browser's storage.
const drafts = new Map<string, Draft>();
const keyOf = (username: string, form: string) => `${username} ${form}`;

/** What a user had typed into a form when they were interrupted. */
export function readDraft(username: string, form: string): Draft | undefined {
  return drafts.get(keyOf(username, form));
}

/** Keeps what is typed until the user is back, or forgets it. */
export function keepDraft(username: string, form: string, draft: Draft | null) {
  if (draft) drafts.set(keyOf(username, form), draft);
  else drafts.delete(keyOf(username, form));
}
