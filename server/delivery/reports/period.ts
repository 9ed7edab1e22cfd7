import { and, eq, type SQL, sql } from 'drizzle-orm';
import { startOfDayInPakistan, todayInPakistan } from '#contract/format/pakistan-time.ts';
import {
  addDays,
  countDays,
  defaultReportDays,
  maxReportDays,
  reportMessages,
  type reportQuery,
} from '#contract/reports/reports.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import { invalidInput } from '#server/platform/errors.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { isVisibleTo, scopeCounts } from '#server/resources/leads/scope.ts';

/** The scope of a report: days in Pakistan, both included, and the viewer's requests, of one dealer if one is given. */
export interface ReportScope {
  from: string;
  to: string;
  dealerId?: string | undefined;
  viewer: Viewer;
}

/** Completes a query: a report ends today and covers 30 days by default. Throws if its period is backward or too long. */
export function readScope(
  { from, to = todayInPakistan(), dealerId }: z.output<typeof reportQuery>,
  viewer: Viewer,
): ReportScope {
  const first = from ?? addDays(to, 1 - defaultReportDays);
  const days = countDays(first, to);
  if (days < 1) throw invalidInput([{ field: 'from', message: reportMessages.backward }]);
  if (days > maxReportDays)
    throw invalidInput([{ field: 'from', message: reportMessages.tooLong }]);
  return { from: first, to, dealerId, viewer };
}

/** Lists the request types that a viewer may see. */
export const listReadable = ({ permissions }: Viewer): Lead[] =>
  leads.filter(({ facts }) => permissions.includes(facts.permission));

/** The condition for a type's requests that the viewer may see, of the given dealer. */
export const isInScope = (lead: Lead, { viewer, dealerId }: ReportScope): SQL | undefined =>
  and(isVisibleTo(lead, viewer), dealerId ? eq(lead.table.dealerId, dealerId) : undefined);

/** The condition for requests that arrived within the period. An index covers it. */
export const cameInPeriod = (lead: Lead, scope: ReportScope): SQL =>
  sql`${lead.table.createdAt} >= ${startOfDayInPakistan(scope.from)}
    and ${lead.table.createdAt} < ${startOfDayInPakistan(scope.to, 1)}
    and ${isInScope(lead, scope) ?? sql`true`}`;

/** The condition for daily counts of the period. */
export const countsInPeriod = ({ from, to, dealerId, viewer }: ReportScope): SQL =>
  sql`day between ${from}::date and ${to}::date and ${scopeCounts(viewer)}
    and ${dealerId ? sql`dealer = ${dealerId}::uuid` : sql`true`}`;

/** Formats a condition's statuses as literals. */
export const hasStatus = (statuses: readonly string[]): SQL =>
  sql`status in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`;
