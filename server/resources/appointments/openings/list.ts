import { and, eq } from 'drizzle-orm';
import type { Opening, openingQuery } from '#contract/appointments/openings.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { scopeSetup } from '../dealer-setup.ts';
import { openings } from '../schema.ts';

type Query = z.output<typeof openingQuery>;

/** Selects the opening hours that match a list's query and that the viewer may see. */
export function selectOpenings(query: Omit<Query, keyof Paging>, viewer: Viewer): Selection {
  const { dealerId, kind, sortBy, sortOrder } = query;
  return {
    table: openings,
    columns: listRecordColumns(openings),
    where: and(
      scopeSetup(openings.dealerId, viewer),
      dealerId ? eq(openings.dealerId, dealerId) : undefined,
      kind ? eq(openings.kind, kind) : undefined,
    ),
    order: orderedBy(openings[sortBy], openings._id, sortOrder),
  };
}

/** Lists one page of opening hours. */
export const listOpenings = (db: Db, query: Query, viewer: Viewer) =>
  readPage<Opening>(db, selectOpenings(query, viewer), query);
