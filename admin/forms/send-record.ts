import type { Success } from '#contract/http.ts';
import { callApi, sendForm } from '../api.ts';
import type { ListedRecord, RecordKind } from '../lists/record-kind.ts';
import type { Transport } from './saving.ts';

type Version = Pick<ListedRecord, '_id' | 'updatedAt'> | null;

/** Where a record is sent: a new one to its list, a change to the version that it was made to. */
function target({ paths }: RecordKind, version: Version) {
  if (!version) return { path: paths.records, method: 'POST', headers: {} } as const;
  const { _id, updatedAt } = version;
  const headers = { 'If-Match': updatedAt };
  return { path: `${paths.records}/${_id}`, method: 'PUT', headers } as const;
}

/** Saves a record as JSON and answers it as it is stored. */
export async function sendRecord<Item extends ListedRecord>(
  kind: RecordKind,
  version: Version,
  body: object,
): Promise<Item> {
  const { path, ...call } = target(kind, version);
  return (await callApi<Success<Item>>(path, { ...call, body })).data;
}

/** Saves a record with its files as a form and answers it as it is stored. */
export async function sendRecordForm<Item extends ListedRecord>(
  kind: RecordKind,
  version: Version,
  form: FormData,
  transport: Transport,
): Promise<Item> {
  const { path, ...call } = target(kind, version);
  return (await sendForm<Success<Item>>(path, { ...call, form, ...transport })).data;
}
