import { and, eq } from 'drizzle-orm';
import type { Bookable, bookableQuery } from '#contract/appointments/bookables.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { scopeSetup } from '../dealer-setup.ts';
import { bookables } from '../schema.ts';

type Query = z.output<typeof bookableQuery>;

/** Selects the cars and bays that match a list's query and that the viewer may see. */
export function selectBookables(query: Omit<Query, keyof Paging>, viewer: Viewer): Selection {
  const { dealerId, kind, search, sortBy, sortOrder } = query;
  return {
    table: bookables,
    columns: listRecordColumns(bookables),
    where: and(
      scopeSetup(bookables.dealerId, viewer),
      dealerId ? eq(bookables.dealerId, dealerId) : undefined,
      kind ? eq(bookables.kind, kind) : undefined,
      search ? containsWordsInAny([bookables.label], search) : undefined,
    ),
    order: orderedBy(bookables[sortBy], bookables._id, sortOrder),
  };
}

/** Lists one page of cars and bays. */
export const listBookables = (db: Db, query: Query, viewer: Viewer) =>
  readPage<Bookable>(db, selectBookables(query, viewer), query);
