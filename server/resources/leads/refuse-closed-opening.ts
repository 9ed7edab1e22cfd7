import { sql } from 'drizzle-orm';
import { jobMessages } from '#contract/job-messages.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { isInPeriod } from '#server/records/publication.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';

/**
 * Whether a title is that of an opening that visitors do not see: it has closed, is not published yet or is in the trash.
 * An application names its opening by the title, without regard to case; one that names no opening is a general one.
 */
export async function isClosedOpening(db: Db, jobTitle: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_open: boolean | null }>(sql`
    select bool_or(${isKept(jobOpenings)} and ${isInPeriod(jobOpenings)}) as is_open from ${jobOpenings}
    where lower(${jobOpenings.title}) = lower(${jobTitle})`);
  return rows[0]?.is_open === false;
}

/** Throws 'invalid' for an application to such an opening. */
export async function refuseClosedOpening(db: Db, jobTitle: string | undefined): Promise<void> {
  if (jobTitle === undefined || !(await isClosedOpening(db, jobTitle))) return;
  throw invalidInput([{ field: 'jobTitle', message: jobMessages.closed }]);
}
