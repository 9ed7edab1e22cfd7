import type { FastifyReply } from 'fastify';
import { loginMessages } from '#contract/staff.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Attempt, countSignIn } from './sign-in-limits.ts';
import type { StaffServices } from './staff-services.ts';

/**
 * Counts an attempt before its password or code is checked. Throws if it is over a limit, with the same message
 * for all accounts.
 */
export async function refuseTooMany(
  { db, isLimited }: StaffServices,
  attempt: Attempt,
  reply: FastifyReply,
): Promise<void> {
  if (!isLimited) return;
  const waitSeconds = await countSignIn(db, attempt);
  if (waitSeconds === null) return;
  reply.header('Retry-After', waitSeconds);
  throw new AppError('too-many', loginMessages.tooMany(Math.ceil(waitSeconds / 60)));
}
