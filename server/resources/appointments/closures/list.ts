import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { Closure, closureQuery } from '#contract/appointments/closures.ts';
import { startOfDayInPakistan } from '#contract/format/pakistan-time.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { closures } from '../schema.ts';

type Query = z.output<typeof closureQuery>;

const { _id, dealerId, kind, end, reason } = closures;

const concernsDealer = (id: string): SQL | undefined => or(isNull(dealerId), eq(dealerId, id));

/** The condition for closures that a viewer sees: those of their dealer, and those of all dealers. */
export const isSeenBy = (viewer: Viewer): SQL | undefined =>
  viewer.dealerId === null ? undefined : concernsDealer(viewer.dealerId);

/** Selects the closures that match a list's query and that the viewer may see. */
export function selectClosures(query: Omit<Query, keyof Paging>, viewer: Viewer): Selection {
  const { from, search, sortBy, sortOrder } = query;
  return {
    table: closures,
    columns: listRecordColumns(closures),
    where: and(
      isSeenBy(viewer),
      query.dealerId ? concernsDealer(query.dealerId) : undefined,
      query.kind ? or(isNull(kind), eq(kind, query.kind)) : undefined,
      from ? gt(end, startOfDayInPakistan(from)) : undefined,
      search ? containsWordsInAny([reason], search) : undefined,
    ),
    order: orderedBy(closures[sortBy], _id, sortOrder),
  };
}

/** Lists one page of closures. */
export const listClosures = (db: Db, query: Query, viewer: Viewer) =>
  readPage<Closure>(db, selectClosures(query, viewer), query);
