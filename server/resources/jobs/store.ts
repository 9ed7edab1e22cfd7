import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isPeriod } from '#contract/content/publication.ts';
import type { UrduTexts } from '#contract/content/urdu-texts.ts';
import { readFormText } from '#contract/input/read-form.ts';
import type { StaffJobOpening } from '#contract/jobs/jobs.ts';
import {
  isExperience,
  jobAdmin,
  jobInput,
  jobUpdate,
  jobUploads,
} from '#contract/jobs/jobs-admin.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { Files } from '#server/platform/files/files.ts';
import { checkTexts, withKeptFiles } from '#server/platform/files/keep.ts';
import { openingsPurpose, parseFileKey } from '#server/platform/files/published.ts';
import { type ReceivedForm, receiveForm } from '#server/platform/files/receive.ts';
import { removeFiles } from '#server/platform/files/remove.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { changeByStaff } from '#server/records/operations.ts';
import { createRecord, type Records } from '#server/records/records.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { jobOpenings, staffColumns } from './schema.ts';

/** The dependencies of storing openings. */
export interface JobStore {
  db: Db;
  files: Files;
}

export const jobRecords: Records<StaffJobOpening> = {
  kind: jobAdmin.slug,
  noun: 'job opening',
  table: jobOpenings,
  columns: staffColumns,
  translated: jobOpenings,
  shownAs: 'jobs',
};

/** The trash rules of openings. */
export const jobTrash = defineTrash(jobRecords, {
  title: sql`${jobOpenings.title}`,
  detail: sql`${jobOpenings.location}`,
  listFiles: ({ imageUrl, documentUrl }) =>
    [imageUrl, documentUrl].filter((key) => typeof key === 'string'),
});

const purposes = { image: openingsPurpose, document: openingsPurpose };

/** Builds the columns of the uploaded files: their keys, and the name of the document. */
function buildColumns({ image, document }: Readonly<Record<string, string>>, form: FormData) {
  const documentName = String(form.get('document')).slice(-250).toWellFormed();
  return {
    ...(image && { imageUrl: image }),
    ...(document && { documentUrl: document, documentName }),
  };
}

/** Stores a form's files while `store` writes the record that refers to them. */
const withFiles = <Result>(
  { files: { storage } }: JobStore,
  { files, form }: ReceivedForm,
  store: (columns: ReturnType<typeof buildColumns>) => Promise<Result>,
): Promise<Result> =>
  withKeptFiles({ storage, files, purposes }, ({ keys }) => store(buildColumns(keys, form)));

/** Lists the keys of an opening's files. */
const listKeys = ({ imageUrl, documentUrl }: StaffJobOpening): string[] =>
  [imageUrl, documentUrl].flatMap((address) => (address && parseFileKey(address)) || []);

const buildUploadRules = ({ files }: JobStore) => ({ rules: jobUploads, staging: files.staging });

/** Sent Urdu texts are merged into the stored ones when the record is written. */
const withUrdu = ({ urdu }: { urdu?: object | undefined }) =>
  urdu ? { urdu: urdu as UrduTexts } : {};

/** Stores a new opening from a form: first its files, then its record. */
export async function createJob(jobs: JobStore, request: FastifyRequest): Promise<StaffJobOpening> {
  return await receiveForm(request, buildUploadRules(jobs), async (received) => {
    const input = checkTexts(jobInput, readFormText(received.form), received.faults);
    const { mapUrl = null, reportsTo = null, salaryRange = null, purpose = null, ...rest } = input;
    const { publishAt = null, closesAt = null, imageAlt = null, urdu: _urdu, ...job } = rest;
    return await withFiles(jobs, received, (columns) => {
      const noFiles = { imageUrl: null, documentUrl: null, documentName: null };
      const values = {
        ...job,
        ...withUrdu(input),
        mapUrl,
        reportsTo,
        salaryRange,
        purpose,
        publishAt,
        closesAt,
        imageAlt,
        isSample: false,
        ...noFiles,
        ...columns,
      };
      return jobs.db.transaction((tx) =>
        createRecord(tx, jobRecords, { values, actor: requireActor(request) }),
      );
    });
  });
}

/** Throws if an opening's minimum and maximum contradict each other. */
function checkLimits(job: StaffJobOpening): void {
  const { experience, period } = jobAdmin.texts;
  if (!isExperience(job)) throw invalidInput([{ field: 'experienceMin', message: experience }]);
  if (!isPeriod(job)) throw invalidInput([{ field: 'closesAt', message: period }]);
}

/** Changes an opening from a form. Deletes files that it no longer refers to after the commit. */
export async function changeJob(
  jobs: JobStore,
  id: string,
  request: FastifyRequest,
): Promise<StaffJobOpening> {
  return await receiveForm(request, buildUploadRules(jobs), async (received) => {
    const input = checkTexts(jobUpdate, readFormText(received.form), received.faults);
    const { removeImage, removeDocument, urdu: _urdu, ...texts } = input;
    const { before, after } = await withFiles(jobs, received, (columns) => {
      const gone = {
        ...(removeImage && { imageUrl: null, imageAlt: null }),
        ...(removeDocument && { documentUrl: null, documentName: null }),
      };
      const changes = { ...texts, ...withUrdu(input), ...gone, ...columns };
      const change = { changes, basedOn: readVersion(request), actor: requireActor(request) };
      return jobs.db.transaction((tx) => changeByStaff(tx, jobRecords, id, change, checkLimits));
    });
    const stillNamed = listKeys(after);
    const unnamed = listKeys(before).filter((key) => !stillNamed.includes(key));
    await removeFiles({ db: jobs.db, storage: jobs.files.storage }, unnamed, request.log);
    return after;
  });
}
