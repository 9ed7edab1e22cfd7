import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ContentStatus } from '#contract/content/content.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Files } from '#server/platform/files/files.ts';
import { parseFileKey } from '#server/platform/files/published.ts';
import { removeFiles } from '#server/platform/files/remove.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import {
  changeRecord,
  createRecord,
  lockRecord,
  type RecordChange,
} from '#server/records/records.ts';
import { defineTrash, type TrashRules } from '#server/records/trash/rules.ts';
import type { ContentAdminResource, ContentRecord } from './admin-resource.ts';
import { filesAfter, refuseBadChange, withSentForm } from './sent-form.ts';

/** The dependencies of changing content. */
export interface Publishing {
  db: Db;
  files: Files;
}

/** Publishes a record from a multipart form. Returns the stored record. */
export async function createContent(
  { db, files }: Publishing,
  resource: ContentAdminResource,
  request: FastifyRequest,
): Promise<ContentRecord> {
  const use = { resource, files, isChange: false };
  return await withSentForm(use, request, async ({ texts, changes, uploaded }) => {
    const after = filesAfter([], uploaded, changes);
    refuseBadChange([], after, changes);
    const values = { status: 'active', isSample: false, ...texts, ...resource.buildColumns(after) };
    const actor = requireActor(request);
    return await db.transaction((tx) => createRecord(tx, resource.records, { values, actor }));
  });
}

/**
 * Changes the fields of a record that a multipart form contains. Deletes files that it no longer refers to after the
 * commit.
 */
export async function updateContent(
  { db, files }: Publishing,
  resource: ContentAdminResource,
  id: string,
  request: FastifyRequest,
): Promise<ContentRecord> {
  const use = { resource, files, isChange: true };
  return await withSentForm(use, request, async ({ texts, changes, uploaded }) => {
    const maxFiles = Object.keys(resource.admin.uploads).length;
    const change = { basedOn: readVersion(request), actor: requireActor(request) };
    const { before, after } = await db.transaction(async (tx) => {
      const filesBefore = resource.listFiles(await lockRecord(tx, resource.records, id));
      const newFiles = filesAfter(filesBefore, uploaded, changes, maxFiles);
      // A sample that staff edit is no longer a sample.
      const values = { isSample: false, ...texts, ...resource.buildColumns(newFiles) };
      const changed = await changeRecord(tx, resource.records, id, { ...change, changes: values });
      // Checked last, so that an outdated version is reported first.
      refuseBadChange(filesBefore, newFiles, changes);
      resource.check?.(changed.after);
      return changed;
    });
    const remaining = new Set(listKeys(resource.listFiles(after)));
    const removed = listKeys(resource.listFiles(before)).filter((key) => !remaining.has(key));
    await removeFiles({ db, storage: files.storage }, removed, request.log);
    return after;
  });
}

/** The storage keys of files and their captions. */
const listKeys = (files: readonly MediaFile[]): string[] =>
  files.flatMap(({ url, captionsUrl = '' }) =>
    [url, captionsUrl].flatMap((address) => parseFileKey(address) ?? []),
  );

/** Shows a record to visitors or hides it. */
export async function setContentStatus(
  { db }: Publishing,
  { records }: ContentAdminResource,
  id: string,
  change: RecordChange<{ status: ContentStatus }>,
): Promise<ContentRecord> {
  const { after } = await db.transaction((tx) => changeRecord(tx, records, id, change));
  return after;
}

/** Describes how a kind of content goes to the trash: it keeps its files, which are not public while it is there. */
export const describeTrash = ({
  records,
  table,
  listFiles,
}: ContentAdminResource): TrashRules<ContentRecord> =>
  defineTrash(records, {
    title: sql`${table.title}`,
    listFiles: (row) => listKeys(listFiles(row as ContentRecord)),
  });
