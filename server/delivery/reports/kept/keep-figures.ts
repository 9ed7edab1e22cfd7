import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { reportChanges, reportFigures } from '#server/resources/leads/report-figures/schema.ts';
import { buildGaps, everyDealer, type KeptReport } from './figures.ts';
import type { Period } from './periods.ts';

/** The most periods that are counted in one statement, so that a year stays far below the limit of a statement. */
const maxPeriods = 31;

/**
 * Deletes the figures that changes have affected, with the rows of these changes. One statement does both: the row of a
 * change that is committed later stays. Hours and days both lie within one day in Pakistan, by which they are found.
 */
const dropChanged = (tx: Db) =>
  tx.execute(sql`
    with gone as (delete from ${reportChanges} returning kind, clock, at),
      changed as (
        select distinct kind, clock, at, (at at time zone 'Asia/Karachi')::date as day from gone)
    delete from ${reportFigures} using changed
    where ${reportFigures.kind} = changed.kind
      and (${reportFigures.start} at time zone 'Asia/Karachi')::date = changed.day
      and changed.at >= ${reportFigures.start} and changed.at < ${reportFigures.until}
      and (changed.clock = 'appointment') = (${reportFigures.report} = 'appointments')`);

/** Waits for others who keep figures. Statements after it see what those have done. */
const waitForOthers = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.reportFigures})`);

/** The condition that a period is over, by the clock of the database, whose triggers see to changes of such a period. */
const isOver = ({ clock }: KeptReport): SQL =>
  clock === 'arrival'
    ? sql`until <= clock_timestamp() - interval '15 minutes'`
    : sql`start <= clock_timestamp()`;

async function keepPeriods(
  db: Db,
  report: KeptReport,
  lead: Lead,
  periods: readonly Period[],
): Promise<void> {
  const { slug } = lead.facts;
  await db.transaction(async (tx) => {
    await waitForOthers(tx);
    await dropChanged(tx);
    await tx.execute(sql`with ${buildGaps(report, [lead], periods)}
      delete from ${reportFigures} using gaps
      where report = ${report.name} and ${reportFigures.kind} = ${slug}
        and ${reportFigures.start} = gaps.start and ${reportFigures.until} = gaps.until`);
    // Read after the changes were deleted: what changes later leaves its row, so that these figures do not hold.
    const gaps = buildGaps(report, [lead], periods);
    const counted = await report.count(lead, everyDealer, { db: tx, gaps });
    await tx.execute(sql`with ${gaps}
      insert into ${reportFigures} (report, kind, dealer, part, start, until, basis, figures)
      select ${report.name}, ${slug}, dealer, part, start, until, ${report.basis(lead)}, figures
      from (${counted}) as counted where ${isOver(report)}
      on conflict do nothing`);
  });
}

/** The condition that a period has requests: figures of zero would pile up with every year that somebody asks about. */
const hasRequests = (report: KeptReport, leads: readonly Lead[]): SQL =>
  sql`case gaps.kind ${sql.join(
    leads.map(
      (lead) =>
        sql`when ${lead.facts.slug} then exists (select from ${lead.table} where ${report.isInGap(lead)})`,
    ),
    sql` `,
  )} end`;

/** Counts the past periods of a report that have requests and are not kept, and keeps them. */
export async function keepFigures(
  db: Db,
  report: KeptReport,
  leads: readonly Lead[],
  periods: readonly Period[],
): Promise<void> {
  if (leads.length === 0) return;
  const { rows } = await db.execute<{ kind: string; start: Date; until: Date }>(sql`
    with ${buildGaps(report, leads, periods)}
    select kind, start, until from gaps
    where is_past and ${isOver(report)} and ${hasRequests(report, leads)} order by start`);
  for (const lead of leads) {
    const missing = rows
      .filter(({ kind }) => kind === lead.facts.slug)
      .map(({ start, until }) => ({
        start: new Date(start).toISOString(),
        until: new Date(until).toISOString(),
        isPast: true,
      }));
    for (let first = 0; first < missing.length; first += maxPeriods) {
      await keepPeriods(db, report, lead, missing.slice(first, first + maxPeriods));
    }
  }
}

/** Deletes figures that no longer hold, and those of hours whose day is over. */
export async function sweepFigures(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await waitForOthers(tx);
    await dropChanged(tx);
    await tx.execute(sql`delete from ${reportFigures}
      where until - start < interval '1 day' and until < now() - interval '2 days'`);
  });
}
