import type { Failure, Success } from '#contract/http/http.ts';
import {
  callInput,
  correctionInput,
  emailCodeInput,
  messageInput,
  type OwnRequest,
  type OwnRequestChange,
  ownEmailInput,
  withdrawalInput,
} from '#contract/tracking/own-request.ts';
import type { z } from '#contract/zod.ts';
import { AppError } from '#server/platform/errors.ts';
import { describeFailure } from '#server/platform/http/failure.ts';
import { buildRefusal } from '#server/platform/http/validate.ts';
import type { SubmissionServices } from '#server/resources/leads/submission-services.ts';
import {
  askForCall,
  proposeCorrection,
  withdrawRequest,
  writeMessage,
} from './change-own-request.ts';
import { addEmail, confirmEmail, type Visitor } from './own-email.ts';
import { readOwnRequest } from './own-request.ts';

/** The result of a change on the request's page, with what is wrong, if it was refused. */
export interface OwnChangeResult {
  /** The HTTP status of the response. */
  status: number;
  answer: Success<OwnRequest> | Failure;
}

/** Reads the request of a link; null for an unknown link. */
export async function findOwnRequest(
  services: SubmissionServices,
  token: string,
): Promise<OwnRequest | null> {
  try {
    return await readOwnRequest(services, token);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

/** Reads the typed input. Throws 'invalid'. */
function parse<Schema extends z.ZodMiniType>(schema: Schema, typed: unknown): z.output<Schema> {
  const parsed = schema.safeParse(typed);
  if (!parsed.success) throw buildRefusal(parsed.error.issues);
  return parsed.data;
}

async function change(
  services: SubmissionServices,
  { token, sender }: Visitor,
  wanted: OwnRequestChange,
): Promise<OwnRequest> {
  switch (wanted.intent) {
    case 'message':
      return await writeMessage(services, token, parse(messageInput, wanted));
    case 'call':
      return await askForCall(services, token, parse(callInput, wanted));
    case 'email':
      return await addEmail(services, { token, sender }, parse(ownEmailInput, wanted));
    case 'code':
      return await confirmEmail(services, token, parse(emailCodeInput, wanted));
    case 'correction':
      return await proposeCorrection(services, token, parse(correctionInput, wanted));
    case 'withdraw':
      return await withdrawRequest(services, token, parse(withdrawalInput, wanted));
  }
}

/** Changes a request from its page. Returns errors as results; server errors are reported. */
export async function changeOwnRequestByForm(
  services: SubmissionServices,
  visitor: Visitor,
  wanted: OwnRequestChange,
  report: (error: unknown) => void,
): Promise<OwnChangeResult> {
  try {
    const data = await change(services, visitor, wanted);
    services.wakeMail();
    return { status: 200, answer: { success: true, data } };
  } catch (error) {
    const { status, body } = describeFailure(error);
    if (status >= 500) report(error);
    return { status, answer: body };
  }
}
