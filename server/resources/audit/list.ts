import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { pagingQuery } from '#contract/http/http.ts';
import { optionalDay } from '#contract/input/formats.ts';
import { optionalText } from '#contract/input/text.ts';
import { type AuditLine, auditActions } from '#contract/staff/audit.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { z } from '#contract/zod.ts';
import { auditLines, referenceIn, searchedValues } from '#server/platform/audit/schema.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { atPakistanTime } from '#server/platform/db/columns.ts';
import {
  containsInList,
  containsPhone,
  containsText,
  containsWords,
  matchesEveryWord,
} from '#server/platform/db/text-search.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { isNotTrashed, isTrashed } from '#server/records/trash/columns.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { scopeDealer } from '#server/resources/leads/scope.ts';

const kindNames = [...auditKinds.keys()];

/** The list's query: 100 per page, always newest first. */
export const auditQuery = z.object({
  ...pagingQuery(100),
  kind: z.optional(z.enum(kindNames, { error: `kind must be one of: ${kindNames.join(', ')}` })),
  action: z.optional(
    z.enum(auditActions, { error: `action must be one of: ${auditActions.join(', ')}` }),
  ),
  username: optionalText({ max: 100 }),
  recordId: z.optional(z.guid({ error: 'recordId must be an id' })),
  /** Days in Pakistan, both inclusive. */
  from: optionalDay,
  to: optionalDay,
  search: optionalText({ max: 200 }),
});

/** The query of one record's audit lines. */
export const recordLinesQuery = z.object(pagingQuery(100));

/** Path parameters of one record's audit lines. */
export const recordLinesParams = z.object({
  kind: z.string(),
  id: z.guid({ error: 'There is no record with this id' }),
});

type AuditQuery = z.output<typeof auditQuery>;

/** The query for audit lines, and the account that reads them. */
interface AuditRequest {
  query: AuditQuery;
  viewer: Viewer;
}

/** Lists the kinds whose values are visible with these permissions. */
const readableKinds = (permissions: readonly Permission[]): string[] =>
  [...auditKinds].flatMap(([kind, { permission }]) =>
    permissions.includes(permission) ? [kind] : [],
  );

/** Returns the start of a day in Pakistan, or of the day `daysLater` days after it. */
const startOfDay = (day: string, daysLater = 0) =>
  atPakistanTime(sql`(${day}::date + ${daysLater}::integer)::timestamp`);

/**
 * Builds the condition for lines of requests whose customer a search finds: a line about a status has no name. An index
 * covers each half, those outside the trash and those in it.
 */
function concernsFound(lead: Lead, search: string, viewer: Viewer): SQL | undefined {
  const { table, facts } = lead;
  const found = and(
    or(containsWords(table.searchText, search), containsPhone(table.phoneDigits, search)),
    scopeDealer(lead, viewer),
  );
  return and(
    eq(auditLines.kind, facts.slug),
    sql`${auditLines.recordId} in (
      select _id from ${table} where ${and(isNotTrashed(table), found)}
      union all select _id from ${table} where ${and(isTrashed(table), found)})`,
  );
}

/**
 * Builds the search in the names of staff, in visible values, and for the customers of requests that the viewer may see.
 * Hidden values are not searched, so that nobody can guess them.
 */
function buildSearchCondition(search: string, viewer: Viewer): SQL | undefined {
  const { permissions } = viewer;
  const { username, kind } = auditLines;
  const isReference = /^[0-9a-f]{8}$/i.test(search.trim());
  const isReadable = inArray(kind, readableKinds(permissions));
  const matchesWord = (word: string) =>
    or(
      containsText(username, word),
      and(isReadable, containsInList(searchedValues(auditLines), word)),
    );
  return or(
    matchesEveryWord(search, matchesWord),
    isReference ? eq(referenceIn(auditLines), search.trim().toLowerCase()) : undefined,
    ...leads
      .filter(({ facts }) => permissions.includes(facts.permission))
      .map((lead) => concernsFound(lead, search, viewer)),
  );
}

/** Builds the condition of the list, for its lines and for their total. */
export function buildWhere({ query, viewer }: AuditRequest): SQL | undefined {
  const { kind, action, username, recordId, from, to, search } = query;
  return and(
    kind ? eq(auditLines.kind, kind) : undefined,
    action ? eq(auditLines.action, action) : undefined,
    username ? sql`lower(${auditLines.username}) = lower(${username})` : undefined,
    recordId ? eq(auditLines.recordId, recordId) : undefined,
    from ? gte(auditLines.at, startOfDay(from)) : undefined,
    to ? lt(auditLines.at, startOfDay(to, 1)) : undefined,
    search ? buildSearchCondition(search, viewer) : undefined,
  );
}

/** Builds the columns of a line. Its values are null if the permissions do not include its kind. */
function buildColumns(permissions: readonly Permission[]) {
  const isReadable = inArray(auditLines.kind, readableKinds(permissions));
  const ifReadable = (values: AnyPgColumn) => sql`case when ${isReadable} then ${values} end`;
  return {
    _id: auditLines._id,
    createdAt: auditLines.at,
    updatedAt: auditLines.at,
    username: auditLines.username,
    action: auditLines.action,
    kind: auditLines.kind,
    recordId: auditLines.recordId,
    old: ifReadable(auditLines.old),
    new: ifReadable(auditLines.new),
    isHidden: sql`not ${isReadable}`,
    valuesRemovedAt: auditLines.valuesRemovedAt,
  };
}

/** Selects the lines that match a query, newest first. */
export const selectAuditLines = (request: AuditRequest): Selection => ({
  table: auditLines,
  columns: buildColumns(request.viewer.permissions),
  where: buildWhere(request),
  order: [desc(auditLines._id)],
});

/** Lists one page of audit lines, with the total count. */
export const listAuditLines = (db: Db, request: AuditRequest) =>
  readPage<Omit<AuditLine, 'recordName'>>(db, selectAuditLines(request), request.query);
