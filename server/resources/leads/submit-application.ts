import type { FastifyRequest } from 'fastify';
import type { Receipt } from '#contract/lead.ts';
import { jobApplicationUploads } from '#contract/leads/job-application.ts';
import { jobApplicationInput } from '#contract/leads/job-application-input.ts';
import type { Files } from '#server/platform/files/files.ts';
import { checkForm, withKeptFiles } from '#server/platform/files/keep.ts';
import { type ReceivedForm, receiveForm } from '#server/platform/files/receive.ts';
import { readClient } from '#server/platform/http/client.ts';
import type { IdempotencyKey } from '#server/platform/idempotency/idempotency-key.ts';
import { findRepeat } from './find-repeat.ts';
import { refuseClosedOpening } from './refuse-closed-opening.ts';
import type { Input } from './submission.ts';
import type { SubmissionServices } from './submission-services.ts';
import { submitLead } from './submit.ts';
import { applicationFiles, jobApplicationLead } from './types/job-application.ts';

/** What storing an application needs: the services of all requests, and the file storage. */
export interface ApplicationServices extends SubmissionServices {
  files: Files;
}

interface Options {
  /** Gets the form before it is validated. */
  onRead?: (form: FormData) => void;
  /** Chooses the idempotency key from the whole input, including the file hashes. */
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
  // A repeat of a stored application gets its receipt, even if the opening has closed since.
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
 * Stores the application in a multipart request. When it returns, the record and its files are on disk. If it
 * throws a validation error, with messages by field, neither is stored: also for a closed opening.
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
