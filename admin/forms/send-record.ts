import type { Success } from '#contract/http/http.ts';
import type { Progress } from '#ui/transmit.ts';
import { ApiError, callApi, sendForm } from '../api.ts';
import type { ListedRecord, RecordKind } from '../lists/record-view.ts';

type Version = Pick<ListedRecord, '_id' | 'updatedAt'> | null;

/** Progress and cancellation of a long upload. */
export interface Transport {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Builds the call that saves a record: POST for a new one, else PUT with the version in If-Match. */
function buildCall({ paths }: RecordKind, version: Version) {
  if (!version) return { path: paths.records, method: 'POST', headers: {} } as const;
  const { _id, updatedAt } = version;
  const headers = { 'If-Match': updatedAt };
  return { path: `${paths.records}/${_id}`, method: 'PUT', headers } as const;
}

/** Saves a record as JSON. Returns the stored record. */
export async function sendRecord<Item extends ListedRecord>(
  kind: RecordKind,
  version: Version,
  body: object,
): Promise<Item> {
  const { path, ...call } = buildCall(kind, version);
  return (await callApi<Success<Item>>(path, { ...call, body })).data;
}

/** Saves a record and its files as a multipart form. Returns the stored record. */
export async function sendRecordForm<Item extends ListedRecord>(
  kind: RecordKind,
  version: Version,
  form: FormData,
  transport: Transport,
): Promise<Item> {
  const { path, ...call } = buildCall(kind, version);
  return (await sendForm<Success<Item>>(path, { ...call, form, ...transport })).data;
}

/** Returns the current version of a record if an edit conflicted with it (docs/spec/api.md#conflicting-edits). */
export function findNewerVersion<Item extends ListedRecord>(error: unknown): Item | null {
  if (!(error instanceof ApiError)) return null;
  return (error.conflict?.current as Item | undefined) ?? null;
}
