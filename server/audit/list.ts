import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AuditLine } from '#contract/audit.ts';
import { auditKinds } from '#contract/audit-kinds.ts';
import type { auditQuery } from '#contract/audit-queries.ts';
import type { Permission } from '#contract/staff.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsLower, containsText } from '#server/db/like.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { auditLines, referenceIn, searchedValues } from './schema.ts';

type AuditQuery = z.output<typeof auditQuery>;

/** Which lines are asked for, and what whoever asks may see. */
interface AuditRequest {
  query: AuditQuery;
  permissions: readonly Permission[];
}

/** The kinds whose values these permissions show. */
const readableKinds = (permissions: readonly Permission[]): string[] =>
  [...auditKinds].flatMap(([kind, { permission }]) =>
    permissions.includes(permission) ? [kind] : [],
  );

/** The first moment of a day in Pakistan, or of one some days later. */
const beginningOf = (day: string, daysLater = 0) =>
  sql`(${day}::date + ${daysLater}::integer)::timestamp at time zone 'Asia/Karachi'`;

/** Looks through names and, where they may be seen, values: what is hidden can't be guessed at. */
function matches(search: string, permissions: readonly Permission[]): SQL | undefined {
  const { username, kind } = auditLines;
  const isReference = /^[0-9a-f]{8}$/i.test(search);
  return or(
    containsText(username, search),
    isReference ? eq(referenceIn(auditLines), search.toLowerCase()) : undefined,
    and(
      inArray(kind, readableKinds(permissions)),
      containsLower(searchedValues(auditLines), search),
    ),
  );
}

/** The condition of the list: the lines and their total both use this one. */
export function whereOf({ query, permissions }: AuditRequest): SQL | undefined {
  const { kind, action, username, recordId, from, to, search } = query;
  return and(
    kind ? eq(auditLines.kind, kind) : undefined,
    action ? eq(auditLines.action, action) : undefined,
    username ? sql`lower(${auditLines.username}) = lower(${username})` : undefined,
    recordId ? eq(auditLines.recordId, recordId) : undefined,
    from ? gte(auditLines.at, beginningOf(from)) : undefined,
    to ? lt(auditLines.at, beginningOf(to, 1)) : undefined,
    search ? matches(search, permissions) : undefined,
  );
}

/** What is shown of a line; of its values nothing where the permissions do not show its kind's. */
function columnsFor(permissions: readonly Permission[]) {
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
  };
}

/** The lines that are asked for, newest first. */
export const selectionOf = (request: AuditRequest): Selection => ({
  table: auditLines,
  columns: columnsFor(request.permissions),
  where: whereOf(request),
  order: [desc(auditLines._id)],
});

/** One page of audit lines and how many there are in all. */
export const listAuditLines = (db: Db, request: AuditRequest) =>
  readPage<AuditLine>(db, selectionOf(request), request.query);
