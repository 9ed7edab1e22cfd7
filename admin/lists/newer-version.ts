import { ApiError } from '../api.ts';
import type { ListedRecord } from './record-kind.ts';

/** The record as somebody else has left it, where that is why a change was refused. */
export function newerVersion<Item extends ListedRecord>(error: unknown): Item | null {
  if (!(error instanceof ApiError)) return null;
  return (error.conflict?.current as Item | undefined) ?? null;
}
