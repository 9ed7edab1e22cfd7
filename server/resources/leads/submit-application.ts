import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { fault } from '#contract/input/fault.ts';
import { readFormText } from '#contract/input/read-form.ts';
import {
  jobApplication,
  jobApplicationInput,
  jobApplicationUploads,
} from '#contract/leads/job-application.ts';
import type { Receipt } from '#contract/leads/lead.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import type { Files } from '#server/platform/files/files.ts';
import { checkForm, withKeptFiles } from '#server/platform/files/keep.ts';
import { type ReceivedForm, receiveForm } from '#server/platform/files/receive.ts';
import { readClient } from '#server/platform/http/client.ts';
import { type IdempotencyKey, keyFromForm } from '#server/platform/idempotency/idempotency-key.ts';
import { isInPeriod } from '#server/records/publication.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import * as words from '#words/contract/input';
import { findRepeat, type Input } from './submission.ts';
import type { SubmissionServices } from './submission-services.ts';
import { submitLead } from './submit.ts';
import { addLanguage, addSource, type FormResult, runFormSubmission } from './submit-form.ts';
import { applicationFiles, jobApplicationLead } from './types/job-application.ts';

/**
 * Whether a title belongs to an opening that visitors do not see: closed, not published yet or in the trash. An
 * application refers to its opening by the title (case-insensitive); one without a known title is a general
 * application.
 */
export async function isClosedOpening(db: Db, jobTitle: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_open: boolean | null }>(sql`
    select bool_or(${isNotTrashed(jobOpenings)} and ${isInPeriod(jobOpenings)}) as is_open from ${jobOpenings}
    where lower(${jobOpenings.title}) = lower(${jobTitle})`);
  return rows[0]?.is_open === false;
}

/** Throws 'invalid' for an application to a hidden opening. */
async function refuseClosedOpening(db: Db, jobTitle: string | undefined): Promise<void> {
  if (jobTitle === undefined || !(await isClosedOpening(db, jobTitle))) return;
  throw invalidInput([
    { field: 'jobTitle', message: fault('opening-closed', words.openingClosed) },
  ]);
}

/** The dependencies of storing an application: the services of all requests, and the file storage. */
interface ApplicationServices extends SubmissionServices {
  files: Files;
}

interface Options {
  /** Called with the form before it is validated. */
  onRead?: (form: FormData) => void;
  /** Builds the idempotency key from the whole input, including the file hashes. */
  chooseKey: (fingerprint: Input) => IdempotencyKey;
}

/** Stores a received application: first its files, then the record that refers to them. */
async function store(
  { files, ...services }: ApplicationServices,
  received: ReceivedForm,
  { chooseKey }: Options,
  request: FastifyRequest,
): Promise<Receipt> {
  const input = checkForm(jobApplicationInput, received);
  const hashes = [...received.files].map(([field, { sha256 }]) => [field, sha256]);
  // A repeated submission stores its files under new keys, so repeats are recognized by the content of the files.
  const fingerprint = { ...input, ...Object.fromEntries(hashes) };
  const idempotencyKey = chooseKey(fingerprint);
  const sender = readClient(request);
  // A repeat of a stored application gets the first receipt, even if the opening has closed since.
  const repeated = { input, sender, idempotencyKey, fingerprint };
  const repeat = await findRepeat(services, jobApplicationLead, repeated);
  if (repeat) return repeat.receipt;
  await refuseClosedOpening(services.database.db, input.jobTitle);
  const { storage } = files;
  const toKeep = { storage, files: received.files, purposes: applicationFiles };
  return await withKeptFiles(toKeep, async (kept) => {
    const { receipt, isRepeat } = await submitLead(services, jobApplicationLead, {
      ...repeated,
      input: { ...input, ...kept.keys },
    });
    if (isRepeat) await kept.remove();
    return receipt;
  });
}

/**
 * Stores the application in a multipart request. When it returns, the record and its files are on disk. If it throws a
 * validation error, with messages by field, neither is stored; the same applies to a closed opening.
 */
export async function submitApplication(
  services: ApplicationServices,
  request: FastifyRequest,
  options: Options,
): Promise<Receipt> {
  const uploadOptions = { rules: jobApplicationUploads, staging: services.files.staging };
  return await receiveForm(request, uploadOptions, async (received) => {
    options.onRead?.(received.form);
    return await store(services, received, options, request);
  });
}

/**
 * Stores a job application from a plain multipart form, with the same validation as the API. Returns the typed values,
 * plus the names of the chosen files. `address` is the page's.
 */
export async function submitApplicationForm(
  services: ApplicationServices,
  { upload, address }: { upload: FastifyRequest | undefined; address: URL },
  report: (error: unknown) => void,
): Promise<FormResult> {
  let values: Record<string, string> = {};
  const store = async () => {
    if (!upload) throw new AppError('wrong-type', words.wrongType);
    return await submitApplication(services, upload, {
      onRead: (form) => {
        values = readFormText(form);
        addSource(form, address);
        addLanguage(form, address);
      },
      chooseKey: (fingerprint) => keyFromForm(fingerprint, readClient(upload)),
    });
  };
  const result = await runFormSubmission(jobApplication, store, report);
  return { ...result, values };
}
