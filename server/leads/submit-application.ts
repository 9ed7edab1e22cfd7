import type { FastifyRequest } from 'fastify';
import { fieldErrors, headlineOf, type Receipt } from '#contract/lead.ts';
import { jobApplicationUploads } from '#contract/leads/job-application.ts';
import { jobApplicationInput } from '#contract/leads/job-application-input.ts';
import { fieldsOf, readForm } from '#contract/read-form.ts';
import { isDatabaseAway } from '#server/db/unavailable.ts';
import { AppError } from '#server/errors.ts';
import type { Files } from '#server/files/files.ts';
import { keepFiles } from '#server/files/keep.ts';
import { type ReceivedForm, receiveForm } from '#server/files/receive.ts';
import { senderOf } from '#server/http/sender.ts';
import type { Intake } from './intake.ts';
import { applicationFiles, jobApplicationLead } from './job-application.ts';
import { type Input, type Repeat, submitLead } from './submit.ts';

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

/** The texts, checked; thrown is everything that is wrong with them and the files, in one refusal. */
function checkedInput({ form, faults }: ReceivedForm): Input {
  const { data, error } = jobApplicationInput.safeParse(readForm(jobApplicationInput, form));
  const issues = (error?.issues ?? []).filter(({ path }) => !faults.has(path.join('.')));
  const found = new Map(fieldErrors(issues).map(({ field, message }) => [field, message]));
  for (const [field, { message }] of faults) found.set(field, message);
  if (found.size === 0 && data) return data;

  const errors = Object.keys(fieldsOf(jobApplicationInput)).flatMap((field) => {
    const message = found.get(field);
    return message ? [{ field, message }] : [];
  });
  const [fault] = faults.values();
  const code = issues.length === 0 && fault ? fault.code : 'invalid';
  throw new AppError(code, headlineOf(issues) ?? errors[0]?.message ?? '', { errors });
}

/** Stores a received application: first its files, then its record, which names them. */
async function store(
  { files, ...intake }: ApplicationIntake,
  received: ReceivedForm,
  { repeatOf }: Options,
  request: FastifyRequest,
): Promise<Receipt> {
  const input = checkedInput(received);
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
