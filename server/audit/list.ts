import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type AuditLine, auditKinds, type auditQuery } from '#contract/audit.ts';
import type { Pagination } from '#contract/http.ts';
import type { Permission } from '#contract/staff.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsLower, containsText } from '#server/db/like.ts';
import { paginationOf } from '#server/http/pagination.ts';
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

const columns = {
  _id: auditLines._id,
  createdAt: auditLines.at,
  updatedAt: auditLines.at,
  username: auditLines.username,
  action: auditLines.action,
  kind: auditLines.kind,
  recordId: auditLines.recordId,
  old: auditLines.old,
  new: auditLines.new,
};

/** One page of audit lines, newest first, without the values that whoever asks may not see. */
export async function listAuditLines(
  db: Db,
  request: AuditRequest,
): Promise<{ data: AuditLine[]; pagination: Pagination }> {
  const where = whereOf(request);
  const { query, permissions } = request;
  const [lines, [total]] = await Promise.all([
    db
      .select(columns)
      .from(auditLines)
      .where(where)
      .orderBy(desc(auditLines._id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.select({ items: count() }).from(auditLines).where(where),
  ]);
  const readable = readableKinds(permissions);
  const data = lines.map((line) =>
    readable.includes(line.kind)
      ? { ...line, isHidden: false }
      : { ...line, old: null, new: null, isHidden: true },
  );
  return { data, pagination: paginationOf(query, total?.items ?? 0) };
}
