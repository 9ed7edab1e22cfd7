import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ReportName } from '#contract/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isKept } from '#server/records/trash/columns.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { reportChanges, reportFigures } from '#server/resources/leads/report-figures/schema.ts';
import { noDealer } from '#server/resources/leads/schema.ts';
import { isInScope, type ReportScope } from '../period.ts';
import type { Period } from './periods.ts';

/** How requests are counted: those of a scope, or those of all dealers together and of each. */
export interface Grouping {
  /** The condition for the requests that count. */
  where: SQL;
  /** Adds the sets by which rows with these columns are grouped: for each period, and if asked for, each dealer. */
  by: (columns?: SQL) => SQL;
  /** The dealer of a group. */
  dealer: SQL;
  /** The condition for groups: requests without a dealer are counted among those of all, but have no group. */
  having: SQL;
}

/** A report whose figures of past periods are kept. */
export interface KeptReport {
  name: ReportName;
  /** Which time of a request decides its period. */
  clock: 'arrival' | 'appointment';
  /**
   * Builds the query that counts a type's requests in the rows of `gaps` (kind, start, until). Its columns are dealer,
   * part, start, until and figures; each row of `gaps` has part 0, even without requests. What it needs besides the
   * requests it reads in the same transaction; `gaps` are the clauses before it.
   */
  count: (lead: Lead, grouping: Grouping, source: { db: Db; gaps: SQL }) => SQL | Promise<SQL>;
  /** The condition for the requests of a type that belong to a row of `gaps`. */
  isInGap: (lead: Lead) => SQL;
  /** The hash of what decides a type's figures besides its requests; kept figures with another hash do not hold. */
  basis: (lead: Lead) => string;
}

/** The requests of all dealers together, and of each. */
export const everyDealer: Grouping = {
  where: sql`true`,
  by: (columns = sql``) =>
    sql`grouping sets ((start, until${columns}, dealer_id), (start, until${columns}))`,
  dealer: sql`case when grouping(dealer_id) = 1 then ${sql.raw(`'${noDealer}'::uuid`)} else dealer_id end`,
  having: sql`grouping(dealer_id) = 1 or dealer_id is not null`,
};

/** The requests of a scope together. */
const groupScope = (lead: Lead, scope: ReportScope): Grouping => ({
  where: isInScope(lead, scope) ?? sql`true`,
  by: (columns = sql``) => sql`start, until${columns}`,
  dealer: sql.raw(`'${noDealer}'::uuid`),
  having: sql`true`,
});

/** The condition for the requests of a type that arrived in a row of `gaps`. */
export const arrivedInGap = ({ table }: Lead): SQL =>
  sql`${table.createdAt} >= gaps.start and ${table.createdAt} < gaps.until and ${isKept(table)}`;

/** Joins the periods of `gaps` with the requests of a type that arrived in them. */
export const joinRequests = (lead: Lead, where: SQL): SQL => sql`gaps left join ${lead.table}
  on ${arrivedInGap(lead)} and ${where} where gaps.kind = ${lead.facts.slug}`;

const dialect = new PgDialect({ casing: 'snake_case' });

/** Describes a query, so that another one, such as that of a newer version, is found to be different. */
export function describeQuery(query: SQL): unknown {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return [text, params];
}

/** Hashes what decides a type's figures, at least the query that counts them, once for each type. */
export function hashOnce(readBasis: (lead: Lead) => unknown): KeptReport['basis'] {
  const hashes = new Map<Lead, string>();
  return (lead) => {
    const known = hashes.get(lead);
    if (known) return known;
    const hash = createHash('sha256')
      .update(JSON.stringify(readBasis(lead)))
      .digest('hex');
    hashes.set(lead, hash);
    return hash;
  };
}

/** The condition for kept figures that no change has affected. */
const isUnchanged = (clock: KeptReport['clock']): SQL => sql`not exists (
  select from ${reportChanges} as changed
  where changed.kind = ${reportFigures.kind} and changed.clock = ${clock}
    and changed.at >= ${reportFigures.start} and changed.at < ${reportFigures.until})`;

const toArray = (values: readonly unknown[]): SQL => sql`${`{${values.join(',')}}`}`;

/** Builds the clauses of the periods of types whose figures are kept, and of those that are not: `kept` and `gaps`. */
export function buildGaps(
  report: KeptReport,
  leads: readonly Lead[],
  periods: readonly Period[],
): SQL {
  const slugs = toArray(leads.map(({ facts }) => facts.slug));
  const bases = toArray(leads.map(report.basis));
  return sql`kinds as (select * from unnest(${slugs}::text[], ${bases}::text[]) as each (kind, basis)),
    periods as (select * from unnest(${toArray(periods.map(({ start }) => start))}::timestamptz[],
      ${toArray(periods.map(({ until }) => until))}::timestamptz[],
      ${toArray(periods.map(({ isPast }) => isPast))}::boolean[]) as each (start, until, is_past)),
    kept as materialized (
      select ${reportFigures.kind}, ${reportFigures.start}, ${reportFigures.until} from ${reportFigures}
      join kinds on kinds.kind = ${reportFigures.kind} and kinds.basis = ${reportFigures.basis}
      join periods on periods.start = ${reportFigures.start} and periods.until = ${reportFigures.until} and is_past
      where report = ${report.name} and dealer = ${noDealer} and part = 0 and ${isUnchanged(report.clock)}),
    gaps as materialized (
      select kinds.kind, periods.* from kinds cross join periods where not exists (
        select from kept where kept.kind = kinds.kind and kept.start = periods.start and kept.until = periods.until))`;
}

/** The condition for kept figures of the requests of a scope: nobody sees those of two dealers. */
function isOfScope({ dealerId, viewer }: ReportScope): SQL {
  const isOther = dealerId && viewer.dealerId !== null && viewer.dealerId !== dealerId;
  return isOther ? sql`false` : sql`dealer = ${viewer.dealerId ?? (dealerId || noDealer)}`;
}

/**
 * Builds the clauses of a query that reads a report: `figures` (kind, part, figures) has a row for each kept period, and
 * those of the other periods counted from the requests, all in one snapshot of the database.
 */
export async function buildFigures(
  db: Db,
  report: KeptReport,
  leads: readonly Lead[],
  { scope, periods }: { scope: ReportScope; periods: readonly Period[] },
): Promise<SQL> {
  const gaps = buildGaps(report, leads, periods);
  const counts: SQL[] = [];
  for (const lead of leads) {
    const counted = await report.count(lead, groupScope(lead, scope), { db, gaps });
    const kind = lead.facts.slug;
    counts.push(sql`select ${kind}::text as kind, part, figures from (${counted}) as counted`);
  }
  return sql`${gaps},
    counted as materialized (${sql.join(counts, sql` union all `)}),
    figures as not materialized (
      select kind, part, figures from ${reportFigures} join kept using (kind, start, until)
      where report = ${report.name} and ${isOfScope(scope)}
      union all select kind, part, figures from counted)`;
}
