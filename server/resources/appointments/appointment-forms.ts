import { moveInput, type OwnAppointment } from '#contract/appointments/appointment.ts';
import type { Failure, Success } from '#contract/http/http.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { describeFailure } from '#server/platform/http/failure.ts';
import { buildRefusal } from '#server/platform/http/validate.ts';
import type { SubmissionServices } from '#server/resources/leads/submission-services.ts';
import { cancelOwn, moveOwn, type OwnChange } from './change-own.ts';
import { readOwn } from './own-appointment.ts';

/** The input of the appointment's page: another time, or none. */
export type AppointmentChange = { intent: 'move'; slot: string } | { intent: 'cancel' };

/** The result of a change on the appointment's page, with what is wrong, if it was refused. */
export interface ChangeResult {
  /** The HTTP status of the response. */
  status: number;
  answer: Success<OwnAppointment> | Failure;
}

/** Reads the appointment of a link; null for an unknown link. */
export async function findOwn(db: Db, token: string): Promise<OwnAppointment | null> {
  try {
    return await readOwn(db, token);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

async function change(own: OwnChange, wanted: AppointmentChange): Promise<OwnAppointment> {
  if (wanted.intent === 'cancel') return await cancelOwn(own);
  const parsed = moveInput.safeParse(wanted);
  if (!parsed.success) throw buildRefusal(parsed.error.issues);
  return await moveOwn(own, parsed.data.slot);
}

/** Moves or cancels an appointment from its page. Returns errors as results; server errors are reported. */
export async function changeByForm(
  { database: { db }, emailLimiter, wakeMail }: SubmissionServices,
  { token, sender }: Pick<OwnChange, 'token' | 'sender'>,
  wanted: AppointmentChange,
  report: (error: unknown) => void,
): Promise<ChangeResult> {
  try {
    const data = await change({ db, emailLimiter, token, sender }, wanted);
    wakeMail();
    return { status: 200, answer: { success: true, data } };
  } catch (error) {
    const { status, body } = describeFailure(error);
    if (status >= 500) report(error);
    return { status, answer: body };
  }
}
