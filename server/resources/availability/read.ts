import { and, asc, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { findSoldTrim } from '#catalogue/sold-colors.ts';
import { findFirstCountedDay, type Stated } from '#contract/availability/availability.ts';
import {
  type AvailabilityCell,
  type AvailabilityChange,
  availabilityAdmin,
} from '#contract/availability/availability-admin.ts';
import type { availabilityQuery, historyQuery } from '#contract/availability/availability-input.ts';
import type { z } from '#contract/zod.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { availability } from './schema.ts';

const { _id, dealerId, vehicleId, color, units, expectedOn, statedOn, updatedAt } = availability;

/** The columns of the list, in the order of the export. */
export const cellColumns = {
  _id,
  dealer: sql<string>`(select ${dealers.name} from ${dealers} where ${dealers._id} = ${dealerId})`,
  vehicleId,
  color,
  units,
  expectedOn,
  statedOn,
  dealerId,
  updatedAt,
};

/** The condition for statements that match the filters, of dealers that the viewer may see. */
function matchCells(
  query: { dealerId?: string | undefined; vehicleId?: string | undefined },
  viewer: Viewer,
): SQL | undefined {
  const wanted = query.vehicleId && (findSoldTrim(query.vehicleId)?.trim.id ?? query.vehicleId);
  return and(
    viewer.dealerId === null ? undefined : eq(dealerId, viewer.dealerId),
    query.dealerId ? eq(dealerId, query.dealerId) : undefined,
    wanted ? eq(vehicleId, wanted) : undefined,
  );
}

/** Selects the statements that match a list's query and that the viewer may see. */
export const selectCells = (
  query: Omit<z.output<typeof availabilityQuery>, 'page' | 'limit'>,
  viewer: Viewer,
): Selection => ({
  table: availability,
  columns: cellColumns,
  where: matchCells(query, viewer),
  order: orderedBy(availability[query.sortBy], _id, query.sortOrder),
});

/** Lists one page of the statements, withdrawn ones too. */
export const listCells = (db: Db, query: z.output<typeof availabilityQuery>, viewer: Viewer) =>
  readPage<AvailabilityCell>(db, selectCells(query, viewer), query);

/** Builds the subquery of a column of the statement that an audit line is about. */
const ofCell = (column: AnyPgColumn) =>
  sql<string>`(select ${column} from ${availability} where ${_id} = ${auditLines.recordId})`;

/** Selects the changes of statements, the newest first. Those of a dealer that was deleted for good are left out. */
const selectChanges = (
  db: Db,
  query: z.output<typeof historyQuery>,
  viewer: Viewer,
): Selection => ({
  table: auditLines,
  columns: {
    _id: auditLines._id,
    createdAt: auditLines.at,
    username: auditLines.username,
    vehicleId: ofCell(vehicleId),
    color: ofCell(color),
    old: auditLines.old,
    new: auditLines.new,
  },
  where: and(
    eq(auditLines.kind, availabilityAdmin.slug),
    inArray(
      auditLines.recordId,
      db.select({ _id }).from(availability).where(matchCells(query, viewer)),
    ),
  ),
  order: [desc(auditLines._id)],
});

/** Lists one page of the changes of statements. */
export const listChanges = (db: Db, query: z.output<typeof historyQuery>, viewer: Viewer) =>
  readPage<AvailabilityChange>(db, selectChanges(db, query, viewer), query);

/** Lists the statements that public pages may count: those of active dealers that are not too old. */
export async function listStated(db: Db): Promise<Stated[]> {
  const rows = await db
    .select({ dealerId, vehicleId, color, units, expectedOn, statedOn })
    .from(availability)
    .innerJoin(dealers, eq(dealers._id, dealerId))
    .where(
      and(
        isNotNull(units),
        gte(statedOn, findFirstCountedDay()),
        eq(dealers.isActive, true),
        isNotTrashed(dealers),
      ),
    )
    .orderBy(asc(_id));
  return rows as Stated[];
}
