import { type SQL, sql } from 'drizzle-orm';
import { otherReferrers } from '#contract/reports/dashboard.ts';
import type { Db } from '#server/platform/db/client.ts';
import { pageViewReferrers } from './schema.ts';

/** The count of a name on a day. */
export interface PendingCount {
  /** YYYY-MM-DD. */
  day: string;
  name: string;
  count: number;
}

/** Counts by day and name that are not stored yet. */
export class PendingCounts {
  readonly #maxSize: number;
  readonly #surplus: string | undefined;
  #counts = new Map<string, PendingCount>();

  /** Names beyond `maxSize` count under the name `surplus`, or not at all if it is not set. */
  constructor(maxSize: number, surplus?: string) {
    this.#maxSize = maxSize;
    this.#surplus = surplus;
  }

  /** Adds one to a count. */
  add(day: string, name: string): void {
    const key = `${day}\n${name}`;
    const existing = this.#counts.get(key);
    if (existing) existing.count += 1;
    else if (this.#counts.size < this.#maxSize || name === this.#surplus) {
      this.#counts.set(key, { day, name, count: 1 });
    } else if (this.#surplus !== undefined) this.add(day, this.#surplus);
  }

  /** Returns all counts and clears them. */
  take(): PendingCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }
}

/** The maximum number of hosts counted by name per day, or per month once its days are merged. */
export const maxReferrers = 200;

/** A domain has a dot, unlike `otherReferrers`. */
const domain = /^(?=.{4,100}$)[a-z0-9_-]+(\.[a-z0-9_-]+)+$/;

/** Returns the referrer under which a view counts, from the referring URL; undefined if there is none. */
export function findReferrer(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  if (hostname === '') return undefined;
  return domain.test(hostname) ? hostname : otherReferrers;
}

/**
 * Adds views to the hosts' counts. New hosts are added up to the daily limit, those with the most views first. The
 * transaction locks the day's row for other hosts, so that concurrent processes cannot exceed the limit.
 */
export async function addReferrers(tx: Db, counts: readonly PendingCount[]): Promise<void> {
  const days = [...new Set(counts.map(({ day }) => day))].sort();
  await tx
    .insert(pageViewReferrers)
    .values(days.map((day) => ({ day, host: otherReferrers, count: 0 })))
    .onConflictDoUpdate({
      target: [pageViewReferrers.day, pageViewReferrers.host],
      set: { count: sql`${pageViewReferrers.count}` },
    });
  // A separate statement, so that it sees what was committed before the rows above were locked.
  await tx.execute(buildAddHosts(JSON.stringify(counts)));
}

const buildAddHosts = (counts: string): SQL => sql`
  with seen as (
    select day, name as host, count
    from jsonb_to_recordset(${counts}::jsonb) as pending (day date, name text, count bigint)
  ), taken as (
    select day, count(*) as hosts from ${pageViewReferrers}
    where day in (select day from seen) and host <> ${otherReferrers} group by day
  ), ranked as (
    select seen.day, seen.host, seen.count, named.host is not null as is_named,
           ${maxReferrers}::int - coalesce(taken.hosts, 0) as room,
           row_number() over (
             partition by seen.day, named.host is not null order by seen.count desc, seen.host
           ) as place
    from seen
    left join ${pageViewReferrers} as named on named.day = seen.day and named.host = seen.host
    left join taken on taken.day = seen.day
  ), counted as (
    select day, case when is_named or place <= room then host else ${otherReferrers} end as host, count
    from ranked
  )
  insert into ${pageViewReferrers} (day, host, count)
  select day, host, sum(count) from counted group by day, host order by day, host
  on conflict (day, host) do update set count = page_view_referrers.count + excluded.count`;
