import type { FastifyRequest } from 'fastify';
import type { StaffJobOpening } from '#contract/jobs.ts';
import { isExperience, jobAdmin, jobInput, jobUpdate, jobUploads } from '#contract/jobs-admin.ts';
import { typedText } from '#contract/read-form.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/client.ts';
import { isDatabaseAway } from '#server/db/unavailable.ts';
import { invalidInput } from '#server/errors.ts';
import { checkTexts } from '#server/files/check-form.ts';
import type { Files } from '#server/files/files.ts';
import { keepFiles } from '#server/files/keep.ts';
import { keyOfAddress } from '#server/files/published.ts';
import { type ReceivedForm, receiveForm } from '#server/files/receive.ts';
import { removeFiles } from '#server/files/remove.ts';
import { versionOf } from '#server/http/version.ts';
import { createRecord, deleteRecord, type Records } from '#server/records/records.ts';
import { changeByStaff } from '#server/records/verbs.ts';
import { staffColumns } from './columns.ts';
import { jobOpenings, openingsPurpose } from './schema.ts';

/** What openings are stored with. */
export interface JobStore {
  db: Db;
  files: Files;
}

export const jobRecords: Records<StaffJobOpening> = {
  kind: jobAdmin.slug,
  noun: 'job opening',
  table: jobOpenings,
  columns: staffColumns,
  shownAs: 'jobs',
};

const purposes = { image: openingsPurpose, document: openingsPurpose };

/** The columns of the files that came: their keys. */
function columnsOf({ image, document }: Readonly<Record<string, string>>) {
  return { ...(image && { imageUrl: image }), ...(document && { documentUrl: document }) };
}

/** Keeps a form's files while `store` stores the record that names them; if that fails, they go. */
async function withFiles<Result>(
  { files }: JobStore,
  received: ReceivedForm,
  store: (columns: ReturnType<typeof columnsOf>) => Promise<Result>,
): Promise<Result> {
  const kept = await keepFiles(files.storage, received.files, purposes);
  try {
    return await store(columnsOf(kept.keys));
  } catch (error) {
    // After a broken connection the record may be there all the same; if not, the sweep finds the files.
    if (!isDatabaseAway(error)) await kept.remove();
    throw error;
  }
}

/** The keys of an opening's files. */
const keysOf = ({ imageUrl, documentUrl }: StaffJobOpening): string[] =>
  [imageUrl, documentUrl].flatMap((address) => (address && keyOfAddress(address)) || []);

const doorOf = ({ files }: JobStore) => ({ rules: jobUploads, staging: files.staging });

/** Stores the new opening that a form brings, its files first. */
export async function createJob(jobs: JobStore, request: FastifyRequest): Promise<StaffJobOpening> {
  return await receiveForm(request, doorOf(jobs), async (received) => {
    const input = checkTexts(jobInput, typedText(received.form), received.faults);
    const { mapUrl = null, reportsTo = null, salaryRange = null, purpose = null, ...job } = input;
    return await withFiles(jobs, received, (columns) => {
      const none = { imageUrl: null, documentUrl: null, isSample: false };
      const values = { ...job, mapUrl, reportsTo, salaryRange, purpose, ...none, ...columns };
      return jobs.db.transaction((tx) =>
        createRecord(tx, jobRecords, { values, actor: actorOf(request) }),
      );
    });
  });
}

function checkExperience(job: StaffJobOpening): void {
  const message = jobAdmin.texts.experience;
  if (!isExperience(job)) throw invalidInput([{ field: 'experienceMin', message }]);
}

/** Changes an opening by what a form brings. Files that it names no longer are removed afterwards. */
export async function changeJob(
  jobs: JobStore,
  id: string,
  request: FastifyRequest,
): Promise<StaffJobOpening> {
  return await receiveForm(request, doorOf(jobs), async (received) => {
    const input = checkTexts(jobUpdate, typedText(received.form), received.faults);
    const { removeImage, removeDocument, ...texts } = input;
    const { before, after } = await withFiles(jobs, received, (columns) => {
      const gone = {
        ...(removeImage && { imageUrl: null }),
        ...(removeDocument && { documentUrl: null }),
      };
      const changes = { ...texts, ...gone, ...columns };
      const change = { changes, basedOn: versionOf(request), actor: actorOf(request) };
      return jobs.db.transaction((tx) =>
        changeByStaff(tx, jobRecords, id, change, checkExperience),
      );
    });
    const stillNamed = keysOf(after);
    const unnamed = keysOf(before).filter((key) => !stillNamed.includes(key));
    await removeFiles({ db: jobs.db, storage: jobs.files.storage }, unnamed, request.log);
    return after;
  });
}

/** Deletes an opening for good, and then its files. */
export async function deleteJob(
  jobs: JobStore,
  id: string,
  request: FastifyRequest,
): Promise<void> {
  const deleted = await jobs.db.transaction((tx) =>
    deleteRecord(tx, jobRecords, id, actorOf(request)),
  );
  await removeFiles({ db: jobs.db, storage: jobs.files.storage }, keysOf(deleted), request.log);
}
