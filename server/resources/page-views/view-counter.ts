import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { otherReferrers } from '#contract/reports/dashboard.ts';
import type { Db } from '#server/platform/db/client.ts';
import { addReferrers, maxReferrers, type PendingCount, PendingCounts } from './referrers.ts';
import { pageViewReferrers, pageViews } from './schema.ts';

const writeIntervalMs = 500;

/** Far more pages than the site has. Views of pages beyond this number are lost. */
const maxPendingPages = 10_000;

/** The maximum number of hosts counted in memory before they are written; the rest count as others. */
const maxPendingReferrers = 1_000;

interface View {
  path: string;
  /** The referrer under which the view counts, if any. */
  referrer?: string | undefined;
}

/**
 * Counts page views in memory and writes the sums twice a second, so that concurrent visitors of one page do not wait
 * for one row. A killed process loses the counts of the last half second.
 */
export class ViewCounter {
  readonly #db: Db;
  readonly #logger: Logger;
  readonly #pages = new PendingCounts(maxPendingPages);
  readonly #referrers = new PendingCounts(maxPendingReferrers, otherReferrers);
  #timer: NodeJS.Timeout | undefined;
  /** One write at a time: a slow database must not use up more than one connection. */
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Db, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /** Counts one view of an existing page, today. */
  add({ path, referrer }: View): void {
    const day = todayInPakistan();
    this.#pages.add(day, path);
    if (referrer) this.#referrers.add(day, referrer);
    this.#timer ??= setTimeout(() => this.flush(), writeIntervalMs);
  }

  /** Writes the counts; drops views that cannot be written. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    await this.#writing;
  }

  async #write(): Promise<void> {
    const pages = this.#pages.take();
    const referrers = this.#referrers.take();
    if (pages.length === 0) return;
    try {
      await this.#db.transaction(async (tx) => {
        await addPages(tx, pages);
        if (referrers.length > 0) await addReferrers(tx, referrers);
      });
    } catch (error) {
      this.#logger.warn({ err: error, views: pages.length }, 'page views could not be counted');
    }
  }
}

/** Writes in key order, which prevents deadlocks between processes. */
async function addPages(tx: Db, counts: readonly PendingCount[]): Promise<void> {
  await tx.execute(sql`
    insert into ${pageViews} (day, path, count)
    select day, name, count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as pending (day date, name text, count bigint)
    order by day, name
    on conflict (day, path) do update set count = page_views.count + excluded.count`);
}

/** How many days have daily counts, in addition to the rest of the month of the first of them. */
const dailyCountDays = 60;

/**
 * Merges the daily counts of old months into the first day of their month, and limits a month's referrers like a day's.
 * The sums stay the same. `today` is for tests.
 */
export async function foldViews(db: Db, today = todayInPakistan()): Promise<void> {
  const firstDailyDay = sql`date_trunc('month', ${today}::date - ${dailyCountDays}::int)::date`;
  await db.transaction(async (tx) => {
    // This lock conflicts only with itself: processes merge one after another, and counting views continues.
    await tx.execute(
      sql`lock table ${pageViews}, ${pageViewReferrers} in share update exclusive mode`,
    );
    await tx.execute(buildFoldMonths(sql`${pageViews}`, sql`path`, firstDailyDay));
    await tx.execute(buildFoldMonths(sql`${pageViewReferrers}`, sql`host`, firstDailyDay));
    await tx.execute(buildLimitMonths(firstDailyDay));
  });
}

const buildFoldMonths = (table: SQL, name: SQL, firstDailyDay: SQL): SQL => sql`
  with folded as (
    delete from ${table} where day < ${firstDailyDay} and day <> date_trunc('month', day)::date
    returning day, ${name}, count
  )
  insert into ${table} as months (day, ${name}, count)
  select date_trunc('month', day)::date, ${name}, sum(count) from folded group by 1, 2
  on conflict (day, ${name}) do update set count = months.count + excluded.count`;

const buildLimitMonths = (firstDailyDay: SQL): SQL => sql`
  with ranked as (
    select day, host, row_number() over (partition by day order by count desc, host) as place
    from ${pageViewReferrers} where day < ${firstDailyDay} and host <> ${otherReferrers}
  ), surplus as (
    delete from ${pageViewReferrers} as months using ranked
    where months.day = ranked.day and months.host = ranked.host and place > ${maxReferrers}::int
    returning months.day, months.count
  )
  insert into ${pageViewReferrers} as months (day, host, count)
  select day, ${otherReferrers}, sum(count) from surplus group by day
  on conflict (day, host) do update set count = months.count + excluded.count`;
