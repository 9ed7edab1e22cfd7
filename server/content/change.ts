import type { FastifyRequest } from 'fastify';
import type { ContentStatus } from '#contract/content/content.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { type Actor, actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/client.ts';
import type { Files } from '#server/files/files.ts';
import { keyOfAddress } from '#server/files/published.ts';
import { removeFiles } from '#server/files/remove.ts';
import { versionOf } from '#server/http/version.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  lockRecord,
  type RecordChange,
} from '#server/records/records.ts';
import { filesAfter, refuseBadChange } from './change-files.ts';
import type { ContentRecord, Desk } from './desk.ts';
import { withSentForm } from './sent-form.ts';

/** What changes of content stand on. */
export interface Publishing {
  db: Db;
  files: Files;
}

/** Publishes what a multipart form brings, and answers it as it is stored. */
export async function createContent(
  { db, files }: Publishing,
  desk: Desk,
  request: FastifyRequest,
): Promise<ContentRecord> {
  return await withSentForm(desk, files, request, async ({ texts, changes, uploaded }) => {
    const after = filesAfter([], uploaded, changes);
    refuseBadChange([], after, changes);
    const values = { status: 'active', isSample: false, ...texts, ...desk.columnsOf(after) };
    const actor = actorOf(request);
    return await db.transaction((tx) => createRecord(tx, desk.records, { values, actor }));
  });
}

/** Changes a record by a multipart form; what it had and has no more is removed once that is certain. */
export async function updateContent(
  { db, files }: Publishing,
  desk: Desk,
  id: string,
  request: FastifyRequest,
): Promise<ContentRecord> {
  return await withSentForm(desk, files, request, async ({ texts, changes, uploaded }) => {
    const most = Object.keys(desk.admin.uploads).length;
    const change = { basedOn: versionOf(request), actor: actorOf(request) };
    const { before, after } = await db.transaction(async (tx) => {
      const had = desk.filesOf(await lockRecord(tx, desk.records, id));
      const has = filesAfter(had, uploaded, changes, most);
      // What was a sample is staff's own once they have written it.
      const values = { isSample: false, ...texts, ...desk.columnsOf(has) };
      const changed = await changeRecord(tx, desk.records, id, { ...change, changes: values });
      // After that, since a version that is out of date is the better reason.
      refuseBadChange(had, has, changes);
      return changed;
    });
    const still = new Set(desk.filesOf(after).map(({ url }) => url));
    const gone = desk.filesOf(before).filter(({ url }) => !still.has(url));
    await removeFiles({ db, storage: files.storage }, keysOf(gone), request.log);
    return after;
  });
}

const keysOf = (files: readonly MediaFile[]): string[] =>
  files.flatMap(({ url }) => keyOfAddress(url) ?? []);

/** Shows a record to visitors, or hides it from them. */
export async function setContentStatus(
  { db }: Publishing,
  { records }: Desk,
  id: string,
  change: RecordChange<{ status: ContentStatus }>,
): Promise<ContentRecord> {
  const { after } = await db.transaction((tx) => changeRecord(tx, records, id, change));
  return after;
}

/** Deletes a record for good, and then its files. */
export async function deleteContent(
  { db, files }: Publishing,
  desk: Desk,
  id: string,
  { actor, log }: { actor: Actor; log: FastifyRequest['log'] },
): Promise<void> {
  const before = await db.transaction((tx) => deleteRecord(tx, desk.records, id, actor));
  await removeFiles({ db, storage: files.storage }, keysOf(desk.filesOf(before)), log);
}
