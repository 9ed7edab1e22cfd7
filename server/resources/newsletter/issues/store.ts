import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { readFormText } from '#contract/input/read-form.ts';
import {
  issueInput,
  issueUpdate,
  issueUploads,
  type NewsletterIssue,
} from '#contract/newsletter/newsletter-issues.ts';
import { type Actor, requireActor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Files } from '#server/platform/files/files.ts';
import { checkTexts, withKeptFiles } from '#server/platform/files/keep.ts';
import { buildFileAddress, issuesPurpose, parseFileKey } from '#server/platform/files/published.ts';
import { type ReceivedForm, receiveForm } from '#server/platform/files/receive.ts';
import { removeFiles } from '#server/platform/files/remove.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { changeByStaff } from '#server/records/operations.ts';
import { createRecord, lockRecord } from '#server/records/records.ts';
import { trashRecord } from '#server/records/trash/move.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { issueRecords, requireDraft } from './records.ts';
import { newsletterIssues } from './schema.ts';

/** The dependencies of storing issues. */
export interface IssueStore {
  db: Db;
  files: Files;
}

const purposes = { image: issuesPurpose };
const buildRules = ({ files }: IssueStore) => ({ rules: issueUploads, staging: files.staging });

/** Stores a form's picture while `store` writes the issue that refers to it. */
const withPicture = <Result>(
  { files: { storage } }: IssueStore,
  { files }: ReceivedForm,
  store: (columns: { imageUrl?: string }) => Promise<Result>,
): Promise<Result> =>
  withKeptFiles({ storage, files, purposes }, ({ keys: { image } }) =>
    store(image ? { imageUrl: buildFileAddress(image) } : {}),
  );

const listKeys = ({ imageUrl }: NewsletterIssue): string[] => {
  const key = imageUrl && parseFileKey(imageUrl);
  return key ? [key] : [];
};

/** Stores a new issue from a form. */
export async function createIssue(
  issues: IssueStore,
  request: FastifyRequest,
): Promise<NewsletterIssue> {
  return await receiveForm(request, buildRules(issues), async (received) => {
    const input = checkTexts(issueInput, readFormText(received.form), received.faults);
    const { subject, text, imageAlt = null } = input;
    return await withPicture(issues, received, ({ imageUrl = null }) => {
      const values = {
        ...{ subject, text, imageAlt, imageUrl },
        ...{ status: 'draft' as const, recipients: null, sent: 0, failed: 0 },
        ...{ startedAt: null, sentAt: null, isSample: false },
      };
      return issues.db.transaction((tx) =>
        createRecord(tx, issueRecords, { values, actor: requireActor(request) }),
      );
    });
  });
}

/** Changes a draft from a form. Deletes a picture that it no longer refers to after the commit. */
export async function changeIssue(
  issues: IssueStore,
  id: string,
  request: FastifyRequest,
): Promise<NewsletterIssue> {
  return await receiveForm(request, buildRules(issues), async (received) => {
    const input = checkTexts(issueUpdate, readFormText(received.form), received.faults);
    const { removeImage, ...texts } = input;
    const { before, after } = await withPicture(issues, received, (columns) => {
      const changes = { ...texts, ...(removeImage && { imageUrl: null }), ...columns };
      const change = { changes, basedOn: readVersion(request), actor: requireActor(request) };
      return issues.db.transaction((tx) =>
        changeByStaff(tx, issueRecords, id, change, requireDraft),
      );
    });
    const unnamed = listKeys(before).filter((key) => !listKeys(after).includes(key));
    await removeFiles({ db: issues.db, storage: issues.files.storage }, unnamed, request.log);
    return after;
  });
}

/** The trash rules of drafts: they keep their pictures. Issues that have been sent cannot be deleted. */
export const issueTrash = defineTrash(issueRecords, {
  title: sql`${newsletterIssues.subject}`,
  refuse: async (tx, id) => requireDraft(await lockRecord(tx, issueRecords, id)),
  listFiles: (row) => listKeys(row as unknown as NewsletterIssue),
});

/** Moves a draft to the trash. */
export async function deleteIssue(db: Db, id: string, actor: Actor): Promise<void> {
  await db.transaction((tx) => trashRecord(tx, issueTrash, id, { actor }));
}
