import { ApiError } from '../api.ts';
import type { ListedRecord } from './record-kind.ts';

/** Returns the current version of a record if an edit conflicted with it (docs/spec/api.md#conflicting-edits). */
export function findNewerVersion<Item extends ListedRecord>(error: unknown): Item | null {
  if (!(error instanceof ApiError)) return null;
  return (error.conflict?.current as Item | undefined) ?? null;
}
