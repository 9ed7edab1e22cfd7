import { inArray } from 'drizzle-orm';
import type { Page } from '#contract/http/http.ts';
import type { TimelineEntry } from '#contract/leads/timeline.ts';
import type { CustomerQuote } from '#contract/on-road/quotes.ts';
import type { PersonEntry, personQuery } from '#contract/staff/people.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import { leads } from '#server/resources/leads/registry.ts';
import {
  buildSubmission,
  listEntriesOfAll,
  listSubmitters,
} from '#server/resources/leads/timeline/entries.ts';
import { hideLinks } from '#server/resources/leads/timeline/hide-links.ts';
import { describeQuote, listSavedQuotes } from '#server/resources/quotes/request-quotes.ts';
import { findVisiblePerson, pickQuotePhones } from './person.ts';
import { narrow, type PersonSource, readRecords, type Sender } from './read-person-records.ts';

/** An entry, and the record that it is about; null for a quote without one. */
type Owned = TimelineEntry & { kind: string | null; recordId: string | null };

const toSubmission = ({ kind, _id, createdAt }: Sender): Owned => ({
  ...buildSubmission(_id, createdAt),
  kind,
  recordId: _id,
});

const toQuoteEntry = (quote: CustomerQuote): Owned => ({
  ...buildSubmission(quote._id, quote.createdAt),
  type: 'quote',
  by: quote.createdBy,
  text: describeQuote(quote),
  kind: null,
  recordId: null,
});

const newestFirst = (one: Owned, other: Owned): number =>
  other.at.localeCompare(one.at) || other._id.localeCompare(one._id);

/** Hides links to requests that the viewer may not see, with one query at most for each type. */
async function hideOtherRequests(
  db: Db,
  entries: readonly Owned[],
  viewer: Viewer,
): Promise<Owned[]> {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const hidden = await Promise.all(
    leads.flatMap((lead) => {
      const own = byKind.get(lead.facts.slug);
      return own ? [hideLinks(db, lead, own, viewer)] : [];
    }),
  );
  const byId = new Map(hidden.flat().map((entry) => [entry._id, entry]));
  return entries.map((entry) => byId.get(entry._id) ?? entry);
}

/** Adds their records to the entries of a page, and to submissions who of staff entered them. */
async function completeEntries(
  db: Db,
  sources: readonly PersonSource[],
  entries: readonly Owned[],
): Promise<PersonEntry[]> {
  const owners = entries.flatMap(({ kind, recordId }) =>
    kind && recordId ? [{ kind, recordId }] : [],
  );
  const ids = [...new Set(owners.map(({ recordId }) => recordId))];
  const theirs = narrow(sources, ({ table }) => inArray(table._id, ids));
  const [records, submitters] = await Promise.all([
    readRecords(db, theirs, { limit: ids.length, offset: 0 }),
    listSubmitters(db, owners),
  ]);
  const byId = new Map(records.map((record) => [record._id, record]));
  return entries.map(({ kind: _kind, recordId, ...entry }) => ({
    ...entry,
    by: entry.type === 'submitted' ? (submitters.get(recordId ?? '') ?? null) : entry.by,
    record: byId.get(recordId ?? '') ?? null,
  }));
}

/**
 * Lists one page of what happened to a person's records, newest first, and the quotes that they saved on the site. The
 * records are those that `listPersonRecords` lists; the number of queries does not depend on how many there are.
 */
export async function listPersonTimeline(
  db: Db,
  { page, limit, ...contacts }: z.output<typeof personQuery>,
  viewer: Viewer,
): Promise<Page<PersonEntry>> {
  const { sources, found } = await findVisiblePerson(db, contacts, viewer);
  const owners = found.records.map(({ kind, _id }) => ({ kind, recordId: _id }));
  const end = page * limit;
  const [{ entries, total }, saved] = await Promise.all([
    listEntriesOfAll(db, owners, end),
    listSavedQuotes(db, pickQuotePhones(found, viewer)),
  ]);
  const all: Owned[] = [...entries, ...found.records.map(toSubmission), ...saved.map(toQuoteEntry)];
  const shown = all.sort(newestFirst).slice(end - limit, end);
  const visible = await hideOtherRequests(db, shown, viewer);
  return {
    success: true,
    data: await completeEntries(db, sources, visible),
    pagination: buildPagination({ page, limit }, total + found.records.length + saved.length),
  };
}
