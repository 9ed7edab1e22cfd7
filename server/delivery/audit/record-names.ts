import { and, inArray, sql } from 'drizzle-orm';
import type { AuditLine } from '#contract/staff/audit.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { type TrashResource, trashResources } from '../trash/trash.ts';

/** Builds the query of the names of a kind's records that the viewer may see, also in the trash. */
function buildNames({ trash }: TrashResource, ids: readonly string[], viewer: Viewer) {
  const { table } = trash.records;
  return sql`select _id, ${trash.title} as name from ${table}
    where ${and(inArray(table._id, [...ids]), trash.scope?.(viewer))}`;
}

/**
 * Adds the name that each line's record has now, which a line about one changed field does not contain: null if the
 * record is gone, or the viewer may not see it.
 */
export async function nameRecords(
  db: Db,
  lines: readonly Omit<AuditLine, 'recordName'>[],
  viewer: Viewer,
): Promise<AuditLine[]> {
  const shown = lines.filter(({ action, isHidden }) => action !== 'export' && !isHidden);
  const queries = [...Map.groupBy(shown, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    const resource = trashResources.find(({ slug }) => slug === kind);
    if (!resource || !viewer.permissions.includes(resource.permission)) return [];
    return [buildNames(resource, [...new Set(ofKind.map(({ recordId }) => recordId))], viewer)];
  });
  if (queries.length === 0) return lines.map((line) => ({ ...line, recordName: null }));
  const { rows } = await db.execute<{ _id: string; name: string | null }>(
    sql.join(queries, sql` union all `),
  );
  const names = new Map(rows.map(({ _id, name }) => [_id, name]));
  return lines.map((line) => ({
    ...line,
    recordName: (line.action !== 'export' && names.get(line.recordId)) || null,
  }));
}
