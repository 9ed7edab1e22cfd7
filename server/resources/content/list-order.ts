import { asc, type Column, desc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type ContentCursor, parseContentCursor } from '#contract/content/content.ts';
import { fault } from '#contract/input/fault.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { type ContentTable, eventItems } from './schema.ts';

/** How a public list is sorted. */
export interface ListOrder {
  sortBy: string;
  sortOrder: 'asc' | 'desc';
}

/** Visitors' lists are sorted by publication time. */
export const publishedAt = ({ publishAt, createdAt }: ContentTable): SQL =>
  sql`coalesce(${publishAt}, ${createdAt})`;

const { eventDate, endsAt, _id: eventId } = eventItems;
const hasEnded = sql`coalesce(${endsAt}, ${eventDate}) < now()`;

/** Upcoming events, soonest first, then past ones, latest first. */
const soonestFirst = (): SQL[] => [
  asc(hasEnded),
  asc(sql`case when ${hasEnded} then null else ${eventDate} end`),
  desc(eventDate),
  asc(eventId),
];

/** The terms by which a list is sorted; the id breaks ties. */
export function listOrder(table: ContentTable, { sortBy, sortOrder }: ListOrder): SQL[] {
  if (sortBy === 'soonest') return soonestFirst();
  const column = sortBy === 'createdAt' ? publishedAt(table) : getTableColumns(table)[sortBy];
  if (!column) throw new Error(`no column ${sortBy}`);
  const direction = sortOrder === 'asc' ? asc : desc;
  return [direction(column), direction(table._id)];
}

/** A moment as text, to the microsecond. */
const writeTime = (time: SQL | Column) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Selects a record's position in the order, for `isAfter`; null in orders that pages do not show. */
export function selectPosition(table: ContentTable, { sortBy }: ListOrder): SQL<string | null> {
  if (sortBy === 'soonest') {
    return sql`case when ${hasEnded} then 'past' else 'coming' end || '_' || ${writeTime(eventDate)} || '_' || ${eventId}`;
  }
  if (sortBy !== 'createdAt') return sql`null`;
  return sql`${writeTime(publishedAt(table))} || '_' || ${table._id}`;
}

/** Upcoming events that have ended since the position was read are among the past ones now, after all upcoming ones. */
function comesAfter({ time, id, isPast }: ContentCursor): SQL {
  return isPast
    ? sql`(${hasEnded} and (${eventDate} < ${time}::timestamptz or (${eventDate} = ${time}::timestamptz and ${eventId} > ${id}::uuid)))`
    : sql`(${hasEnded} or (${eventDate}, ${eventId}) > (${time}::timestamptz, ${id}::uuid))`;
}

/** The condition that a record comes after a position in the order. Throws 'invalid' for an order without positions. */
export function isAfter(
  table: ContentTable,
  { sortBy, sortOrder }: ListOrder,
  position: string,
): SQL {
  const cursor = parseContentCursor(position);
  if (sortBy === 'soonest' && cursor?.isPast !== undefined) return comesAfter(cursor);
  if (sortBy !== 'createdAt' || !cursor || cursor.isPast !== undefined) {
    throw invalidInput([
      {
        field: 'after',
        message: fault('cursor-of-other-order', 'after must be from a list in this order'),
      },
    ]);
  }
  const values = sql`(${cursor.time}::timestamptz, ${cursor.id}::uuid)`;
  const own = sql`(${publishedAt(table)}, ${table._id})`;
  return sortOrder === 'asc' ? sql`${own} > ${values}` : sql`${own} < ${values}`;
}
