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
import type { Db } from '#server/platform/db/client.ts';
import { atPakistanTime } from '#server/platform/db/columns.ts';
import { containsInList, containsText, matchesEveryWord } from '#server/platform/db/text-search.ts';
import { readPage, type Selection } from '#server/records/selection.ts';

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

/** The query for audit lines, and the permissions of the caller. */
interface AuditRequest {
  query: AuditQuery;
  permissions: readonly Permission[];
}

/** Lists the kinds whose values are visible with these permissions. */
const readableKinds = (permissions: readonly Permission[]): string[] =>
  [...auditKinds].flatMap(([kind, { permission }]) =>
    permissions.includes(permission) ? [kind] : [],
  );

/** Returns the start of a day in Pakistan, or of the day `daysLater` days after it. */
const startOfDay = (day: string, daysLater = 0) =>
  atPakistanTime(sql`(${day}::date + ${daysLater}::integer)::timestamp`);

/** Builds the search in names and in visible values. Hidden values are not searched, so that nobody can guess them. */
function buildSearchCondition(search: string, permissions: readonly Permission[]): SQL | undefined {
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
  );
}

/** Builds the condition of the list, for its lines and for their total. */
export function buildWhere({ query, permissions }: AuditRequest): SQL | undefined {
  const { kind, action, username, recordId, from, to, search } = query;
  return and(
    kind ? eq(auditLines.kind, kind) : undefined,
    action ? eq(auditLines.action, action) : undefined,
    username ? sql`lower(${auditLines.username}) = lower(${username})` : undefined,
    recordId ? eq(auditLines.recordId, recordId) : undefined,
    from ? gte(auditLines.at, startOfDay(from)) : undefined,
    to ? lt(auditLines.at, startOfDay(to, 1)) : undefined,
    search ? buildSearchCondition(search, permissions) : undefined,
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
  columns: buildColumns(request.permissions),
  where: buildWhere(request),
  order: [desc(auditLines._id)],
});

/** Lists one page of audit lines, with the total count. */
export const listAuditLines = (db: Db, request: AuditRequest) =>
  readPage<AuditLine>(db, selectAuditLines(request), request.query);
