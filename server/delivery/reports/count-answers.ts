import { type SQL, sql } from 'drizzle-orm';
import type { Lead } from '#server/resources/leads/lead.ts';
import {
  findCalendars,
  type ResponseCalendars,
} from '#server/resources/leads/response-calendars.ts';
import {
  arrivedInGap,
  describeQuery,
  everyDealer,
  type Grouping,
  hashOnce,
  type KeptReport,
} from './kept/figures.ts';
import {
  describeCalendars,
  findBucket,
  type ListedOpenings,
  listNeededOpenings,
  measureRequests,
  noOpenings,
  readMeasured,
} from './measure-requests.ts';

/**
 * Counts the answers of each period. Part 0 has the number of requests, and that of answers by the bucket of their time; the
 * part of a bucket has the exact times in microseconds, with how many answers took each.
 */
const countAnswers = (
  lead: Lead,
  { where, by, dealer, having }: Grouping,
  openings: ListedOpenings,
): SQL => sql`
  with times as materialized (
    select ${dealer} as dealer, start, until, time, count(_id) as amount
    from (${measureRequests(lead, where, openings)}) as measured group by ${by(sql`, time`)} having ${having}),
  buckets as materialized (
    select dealer, start, until, ${findBucket(sql`time`)} as bucket, sum(amount) as amount,
           jsonb_object_agg(time::text, amount) as figures
    from times where time is not null group by dealer, start, until, bucket)
  select dealer, 0 as part, start, until, jsonb_build_object('requests', sum(amount), 'answers', (
    select coalesce(jsonb_object_agg(bucket::text, amount), '{}') from buckets
    where buckets.dealer = times.dealer and buckets.start = times.start and buckets.until = times.until)) as figures
  from times group by dealer, start, until
  union all select dealer, bucket, start, until, figures from buckets`;

/** Builds the report of the responses, measured by these hours. */
export function buildResponseReport(calendars: ResponseCalendars): KeptReport {
  const descriptions = new Map(
    Object.values(calendars).map((own) => [own, describeCalendars(own)] as const),
  );
  return {
    name: 'response',
    clock: 'arrival',
    count: async (lead, grouping, source) => {
      const measured = await readMeasured(lead, grouping, source);
      const openings = await listNeededOpenings(findCalendars(lead.facts, calendars), measured);
      return countAnswers(lead, grouping, openings);
    },
    isInGap: arrivedInGap,
    basis: hashOnce((lead) => [
      describeQuery(countAnswers(lead, everyDealer, noOpenings)),
      descriptions.get(findCalendars(lead.facts, calendars)),
    ]),
  };
}
