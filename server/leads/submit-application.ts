import type { FastifyRequest } from 'fastify';
import type { Receipt } from '#contract/lead.ts';
import { jobApplicationUploads } from '#contract/leads/job-application.ts';
import { jobApplicationInput } from '#contract/leads/job-application-input.ts';
import { isDatabaseAway } from '#server/db/unavailable.ts';
import { checkForm } from '#server/files/check-form.ts';
import type { Files } from '#server/files/files.ts';
import { keepFiles } from '#server/files/keep.ts';
import { type ReceivedForm, receiveForm } from '#server/files/receive.ts';
import { senderOf } from '#server/http/sender.ts';
import type { Repeat } from '#server/repeat/repeat.ts';
import type { Intake } from './intake.ts';
import { applicationFiles, jobApplicationLead } from './job-application.ts';
import { type Input, submitLead } from './submit.ts';

/** What takes applications in: the intake of all requests, and the files' place. */
export interface ApplicationIntake extends Intake {
  files: Files;
}

interface Options {
  /** Told what was typed, before anything can be refused of it. */
  onRead?: (form: FormData) => void;
  /** How the application is remembered, told from all of it, files included. */
  repeatOf: (fingerprint: Input) => Repeat;
}

/** Stores a received application: first its files, then its record, which names them. */
async function store(
  { files, ...intake }: ApplicationIntake,
  received: ReceivedForm,
  { repeatOf }: Options,
  request: FastifyRequest,
): Promise<Receipt> {
  const input = checkForm(jobApplicationInput, received);
  const hashes = [...received.files].map(([field, { sha256 }]) => [field, sha256]);
  // Sent again, the same files get other keys: what they hold is what makes two applications one.
  const fingerprint = { ...input, ...Object.fromEntries(hashes) };
  const kept = await keepFiles(files.storage, received.files, applicationFiles);
  try {
    const { receipt, isRepeat } = await submitLead(intake, jobApplicationLead, {
      input: { ...input, ...kept.keys },
      sender: senderOf(request),
      repeat: repeatOf(fingerprint),
      fingerprint,
    });
    if (isRepeat) await kept.remove();
    return receipt;
  } catch (error) {
    // After a broken connection the record may be there all the same; if not, the sweep finds the files.
    if (!isDatabaseAway(error)) await kept.remove();
    throw error;
  }
}

/**
 * Takes in the application that a multipart request brings. Once it answers, the record and its files
 * are on disk; a refusal, thrown in words by field, leaves neither.
 */
export async function submitApplication(
  intake: ApplicationIntake,
  request: FastifyRequest,
  options: Options,
): Promise<Receipt> {
  const door = { rules: jobApplicationUploads, staging: intake.files.staging };
  return await receiveForm(request, door, async (received) => {
    options.onRead?.(received.form);
    return await store(intake, received, options, request);
  });
}
