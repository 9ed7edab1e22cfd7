import type { FastifyReply } from 'fastify';
import { loginMessages } from '#contract/staff.ts';
import { AppError } from '#server/errors.ts';
import { type Attempt, countSignIn } from './sign-in-limits.ts';
import type { StaffDesk } from './staff-desk.ts';

/**
 * Counts an attempt before its password or code is checked; one over a limit is refused, in the
 * same words whoever it is for.
 */
export async function refuseTooMany(
  { db, isLimited }: StaffDesk,
  attempt: Attempt,
  reply: FastifyReply,
): Promise<void> {
  if (!isLimited) return;
  const waitSeconds = await countSignIn(db, attempt);
  if (waitSeconds === null) return;
  reply.header('Retry-After', waitSeconds);
  throw new AppError('too-many', loginMessages.tooMany(Math.ceil(waitSeconds / 60)));
}
