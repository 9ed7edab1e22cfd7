import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { startOfDayInPakistan } from '#contract/format/pakistan-time.ts';
import { orderQuery, pagingQuery } from '#contract/http/http.ts';
import { optionalDay } from '#contract/input/formats.ts';
import { optionalText } from '#contract/input/text.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { ownerFilters } from '#contract/leads/lead-work.ts';
import { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn, orderedBy } from '#server/platform/db/columns.ts';
import { containsPhone, containsWords } from '#server/platform/db/text-search.ts';
import { countUpTo, readPage, type Selection } from '#server/records/selection.ts';
import { workSorts } from './columns.ts';
import { findPossibleDuplicates } from './entered-by-staff/find-duplicates.ts';
import type { Lead } from './lead.ts';
import { addResponseTimes, isOverdue, type ResponseClock, readClock } from './response-clock.ts';
import { scopeDealer } from './scope.ts';

/** A validated list query: the fixed keys and the type's own filters. */
export type LeadListQuery = {
  page: number;
  limit: number;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
  _id?: string | undefined;
  status?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  dealerId?: string | undefined;
  assignedTo?: string | undefined;
  overdue?: boolean | undefined;
  source?: string | undefined;
} & { [filter: string]: unknown };

/**
 * Builds the query schema of a type's list. `from` and `until` are the first and the last day, in Pakistan, on which
 * a request came; `assignedTo` is a username, 'me' or 'none'. Unknown keys are dropped, unknown sort keys rejected.
 */
export function buildListQuery({ filters, sorts, statuses }: LeadFacts) {
  return z.object({
    ...pagingQuery(10),
    ...orderQuery(['createdAt', 'updatedAt', 'status', ...sorts, ...workSorts], 'createdAt'),
    _id: z.optional(z.guid({ error: '_id must be an id' })),
    status: z.optional(
      z.enum(Object.keys(statuses), {
        error: `status must be one of: ${Object.keys(statuses).join(', ')}`,
      }),
    ),
    search: optionalText({ max: 200 }),
    from: optionalDay,
    until: optionalDay,
    dealerId: z.optional(z.guid({ error: 'dealerId must be an id' })),
    assignedTo: optionalText({ max: 100 }),
    overdue: z.optional(
      z.pipe(
        z.literal('true', 'overdue can only be true'),
        z.transform(() => true),
      ),
    ),
    source: optionalText({ max: 120 }),
    ...Object.fromEntries(filters.map((name) => [name, optionalText({ max: 200 })])),
  });
}

function buildSearchCondition({ table }: Lead, search: string): SQL | undefined {
  return or(containsWords(table.searchText, search), containsPhone(table.phoneDigits, search));
}

/** Who reads a list, and the clock that decides which requests are overdue. */
interface ListContext {
  viewer: Viewer;
  clock: ResponseClock;
}

/** Builds the conditions for who handles a request, and for its deadline. */
function buildWorkConditions(lead: Lead, query: LeadListQuery, { viewer, clock }: ListContext) {
  const { dealerId, assignedTo } = lead.table;
  const source = query.source ? findColumn(lead.table, 'source') : undefined;
  return [
    query.dealerId ? eq(dealerId, query.dealerId) : undefined,
    query.assignedTo ? buildOwnerCondition(assignedTo, query.assignedTo, viewer) : undefined,
    query.overdue ? isOverdue(lead, clock) : undefined,
    source ? sql`lower(${source}) = lower(${query.source})` : undefined,
  ];
}

function buildOwnerCondition(column: AnyPgColumn, asked: string, { username }: Viewer): SQL {
  if (asked === ownerFilters.nobody) return isNull(column);
  return eq(column, asked === ownerFilters.mine ? username : asked);
}

function buildWhere(lead: Lead, query: LeadListQuery, context: ListContext): SQL | undefined {
  return and(
    scopeDealer(lead, context.viewer),
    ...buildWorkConditions(lead, query, context),
    query._id ? eq(lead.table._id, query._id) : undefined,
    query.status ? eq(lead.table.status, query.status) : undefined,
    ...lead.facts.filters.map((name) => {
      const value = query[name];
      return value ? sql`lower(${findColumn(lead.table, name)}) = lower(${value})` : undefined;
    }),
    query.from ? gte(lead.table.createdAt, startOfDayInPakistan(query.from)) : undefined,
    query.until ? lt(lead.table.createdAt, startOfDayInPakistan(query.until, 1)) : undefined,
    query.search ? buildSearchCondition(lead, query.search) : undefined,
  );
}

/** Sorts ties by creation time. */
function buildOrder(lead: Lead, { sortBy, sortOrder }: LeadListQuery): SQL[] {
  const { status, createdAt, _id } = lead.table;
  const direction = sortOrder === 'asc' ? asc : desc;
  // Statuses are always lower case, so the filter's index also serves this order.
  if (sortBy === 'status') return [direction(status), direction(createdAt), direction(_id)];
  const ties = sortBy === 'createdAt' || sortBy === 'updatedAt' ? _id : [createdAt, _id];
  return orderedBy(findColumn(lead.table, sortBy), ties, sortOrder);
}

/** The columns that staff see: all except those for searching, sorting, counting and the trash. */
export function shownColumns({ table, shown, tallyKeys }: Lead) {
  const {
    phoneDigits: _digits,
    deletedAt: _at,
    deletedBy: _by,
    ...columns
  } = getTableColumns(table);
  for (const [name, column] of Object.entries(columns)) {
    if (column.generated) delete (columns as Record<string, AnyPgColumn>)[name];
  }
  for (const key of Object.values(tallyKeys)) delete columns[key];
  return { ...columns, ...shown };
}

/** Selects the records of a type that match a list's query and that the viewer may see. */
export const selectLeads = (lead: Lead, query: LeadListQuery, context: ListContext): Selection => ({
  table: lead.table,
  columns: shownColumns(lead),
  where: buildWhere(lead, query, context),
  order: buildOrder(lead, query),
});

/** Reads the clock that a list's condition needs: only the filter for overdue requests depends on dealers' hours. */
const readListClock = (db: Db, { overdue, dealerId }: LeadListQuery): Promise<ResponseClock> =>
  readClock(db, overdue && !dealerId ? undefined : [dealerId ?? null]);

/** The maximum count per status; higher counts are reported as this number. */
const maxStatusCount = 10_000;

/**
 * Counts the requests that match a list's query by status, ignoring the query's own status: at most `maxStatusCount`
 * per status, so that the count stays quick as the table grows.
 */
export async function countListByStatus(
  db: Db,
  lead: Lead,
  query: LeadListQuery,
  viewer: Viewer,
): Promise<Record<string, number>> {
  const context = { viewer, clock: await readListClock(db, query) };
  const counted = Object.keys(lead.facts.statuses).map(async (status) => {
    const selection = selectLeads(lead, { ...query, status }, context);
    return [status, await countUpTo(db, selection, maxStatusCount)] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** Lists one page of a type's records with their response deadlines and possible duplicates, and the total count. */
export async function listLeads(db: Db, lead: Lead, query: LeadListQuery, viewer: Viewer) {
  const selection = selectLeads(lead, query, { viewer, clock: await readListClock(db, query) });
  const page = await readPage<LeadRecordBase>(db, selection, query);
  const clock = await readClock(
    db,
    page.data.map(({ dealerId }) => dealerId),
  );
  const duplicates = await findPossibleDuplicates(db, lead, page.data, viewer);
  const data = page.data.map((record) => ({
    ...addResponseTimes(lead.facts, record, clock),
    possibleDuplicate: duplicates.get(record._id) ?? null,
  }));
  return { ...page, data };
}
