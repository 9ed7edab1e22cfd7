import { sql } from 'drizzle-orm';
import { jobMessages } from '#contract/job-messages.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { isInPeriod } from '#server/records/publication.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';

/**
 * Throws 'invalid' for an application to an opening that visitors do not see: it has closed, is not published yet or is in
 * the trash. An
 * application names its opening by the title, without regard to case; one that names no opening is a general one.
 */
export async function refuseClosedOpening(db: Db, jobTitle: string | undefined): Promise<void> {
  if (jobTitle === undefined) return;
  const { rows } = await db.execute<{ is_open: boolean | null }>(sql`
    select bool_or(${isKept(jobOpenings)} and ${isInPeriod(jobOpenings)}) as is_open from ${jobOpenings}
    where lower(${jobOpenings.title}) = lower(${jobTitle})`);
  if (rows[0]?.is_open !== false) return;
  throw invalidInput([{ field: 'jobTitle', message: jobMessages.closed }]);
}
