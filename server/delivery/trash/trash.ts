import { and, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#contract/format/pakistan-time.ts';
import type { Pagination } from '#contract/http/http.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import type { Permission } from '#contract/staff/staff.ts';
import {
  type TrashedRecord,
  type TrashKind,
  trashDays,
  type trashQuery,
} from '#contract/staff/trash.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import type { AnyTrashRules } from '#server/records/resource.ts';
import { isTrashed } from '#server/records/trash/columns.ts';
import { resources } from '#server/resources/index.ts';

/** A kind of record that can be moved to the trash. */
export interface TrashResource {
  slug: string;
  label: string;
  permission: Permission;
  trash: AnyTrashRules;
}

/** Lists every kind of record that can be moved to the trash. */
export const trashResources: readonly TrashResource[] = resources.flatMap(
  ({ slug, permission, trash }) =>
    trash ? [{ slug, label: auditKinds.get(slug)?.label ?? slug, permission, trash }] : [],
);

/** Lists the kinds whose records a viewer may delete and restore. */
const listDeletable = ({ permissions }: Viewer): TrashResource[] =>
  trashResources.filter(({ permission }) => permissions.includes(permission));

/** Finds a kind. Throws 'not-found' for an unknown one, 'forbidden' without its permission. */
export function requireDeletable({ permissions }: Viewer, slug: string): TrashResource {
  const found = trashResources.find((resource) => resource.slug === slug);
  if (!found) throw notFound('kind of record');
  if (permissions.includes(found.permission)) return found;
  throw new AppError('forbidden', 'Your account does not have the permission for this');
}

/** Builds the condition for the records in the trash that a viewer may restore. */
const buildWhere = ({ trash }: TrashResource, viewer: Viewer): SQL | undefined =>
  and(isTrashed(trash.records.table), trash.scope?.(viewer));

/** Counts the records in the trash of each of these kinds. */
async function countKinds(
  db: Db,
  kinds: readonly TrashResource[],
  viewer: Viewer,
): Promise<TrashKind[]> {
  if (kinds.length === 0) return [];
  const counts = kinds.map(
    (kind) => sql`select ${kind.slug}::text as slug, count(*)::int as count
      from ${kind.trash.records.table} where ${buildWhere(kind, viewer)}`,
  );
  const { rows } = await db.execute<{ slug: string; count: number }>(
    sql.join(counts, sql` union all `),
  );
  const countBySlug = new Map(rows.map(({ slug, count }) => [slug, count]));
  return kinds.map(({ slug, label }) => ({ slug, label, count: countBySlug.get(slug) ?? 0 }));
}

type Row = Record<'slug' | '_id' | 'title' | 'detail' | 'deletedBy', string> & { deletedAt: Date };

/** Builds the query of a kind's newest records in the trash. */
function buildSelect(kind: TrashResource, viewer: Viewer, limit: number): SQL {
  const { title, detail = sql`''`, records } = kind.trash;
  return sql`(select ${kind.slug}::text as slug, _id, ${title} as title, ${detail} as detail,
    deleted_at as "deletedAt", deleted_by as "deletedBy"
    from ${records.table} where ${buildWhere(kind, viewer)}
    order by deleted_at desc, _id desc limit ${limit})`;
}

/** Lists one page of the trash, last deleted first, with the number of records of each kind. */
export async function listTrash(
  db: Db,
  { slug, page, limit }: z.output<typeof trashQuery>,
  viewer: Viewer,
): Promise<{ data: TrashedRecord[]; pagination: Pagination; kinds: TrashKind[] }> {
  const deletable = listDeletable(viewer);
  const kinds = await countKinds(db, deletable, viewer);
  const asked = slug ? [requireDeletable(viewer, slug)] : deletable;
  const total = kinds
    .filter((kind) => asked.some((one) => one.slug === kind.slug))
    .reduce((sum, { count }) => sum + count, 0);
  const pagination = buildPagination({ page, limit }, total);
  if (total === 0) return { data: [], pagination, kinds };
  const selects = asked.map((kind) => buildSelect(kind, viewer, page * limit));
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select * from (${sql.join(selects, sql` union all `)}) as trash
    order by "deletedAt" desc, _id desc limit ${limit} offset ${(page - 1) * limit}`);
  const data = rows.map((row) => {
    const deletedAt = new Date(row.deletedAt);
    const purgeAt = new Date(deletedAt.getTime() + trashDays * dayMs).toISOString();
    return { ...row, deletedAt: deletedAt.toISOString(), purgeAt };
  });
  return { data, pagination, kinds };
}
