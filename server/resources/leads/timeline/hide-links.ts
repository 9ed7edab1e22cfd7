import { and, inArray } from 'drizzle-orm';
import { formatReference } from '#contract/leads/lead.ts';
import type { TimelineEntry } from '#contract/leads/timeline.ts';
import type { AuditLine } from '#contract/staff/audit.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Lead } from '../lead.ts';
import { scopeDealer } from '../scope.ts';

/** The fields of an entry about duplicates that contain the other request's id. */
const linkFields = ['duplicate', 'duplicateOf'];

/** Lists the ids of other requests in an entry. */
const listLinks = ({ changes }: Pick<TimelineEntry, 'changes'>): string[] =>
  linkFields
    .flatMap((field) => [changes?.[field]?.from, changes?.[field]?.to])
    .filter((id) => typeof id === 'string');

/** Finds which of some requests a viewer may see, including the trash. */
async function findVisible(
  db: Db,
  lead: Lead,
  ids: readonly string[],
  viewer: Viewer,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { _id } = lead.table;
  const found = await db
    .select({ _id })
    .from(lead.table)
    .where(and(inArray(_id, [...ids]), scopeDealer(lead, viewer)));
  return new Set(found.map((row) => String(row._id)));
}

/** Whether a viewer may see a request, even in the trash. Head office sees all, even purged ones. */
export const maySee = async (db: Db, lead: Lead, id: string, viewer: Viewer): Promise<boolean> =>
  viewer.dealerId === null || (await findVisible(db, lead, [id], viewer)).has(id);

/** Replaces references in a text with neutral words. */
function hideReferences(text: string, references: readonly string[]): string {
  const shown = references.reduce(
    (hidden, reference) => hidden.replaceAll(reference, 'another request'),
    text,
  );
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

/** Replaces the other request's reference with neutral words and removes its id. */
function hideLink<Entry extends TimelineEntry>(entry: Entry): Entry {
  const text = hideReferences(entry.text, listLinks(entry).map(formatReference));
  const changes = Object.entries(entry.changes ?? {}).filter(
    ([name]) => !linkFields.includes(name),
  );
  return { ...entry, text, changes: Object.fromEntries(changes) };
}

/**
 * Hides the other request of a pair of duplicates if an account of a dealer may not see it: head office may link
 * requests that a customer sent to two dealers.
 */
export async function hideLinks<Entry extends TimelineEntry>(
  db: Db,
  lead: Lead,
  entries: readonly Entry[],
  viewer: Viewer,
): Promise<Entry[]> {
  if (viewer.dealerId === null) return [...entries];
  const visible = await findVisible(db, lead, entries.flatMap(listLinks), viewer);
  return entries.map((entry) =>
    listLinks(entry).every((id) => visible.has(id)) ? entry : hideLink(entry),
  );
}

/**
 * Hides references in the same way in a request's audit lines, which do not contain the other request's id: accounts of
 * dealers can read references only in the timeline.
 */
export const hideLinksInHistory = (lines: readonly AuditLine[], viewer: Viewer): AuditLine[] =>
  lines.map((line) => {
    const text = line.new?.duplicate;
    if (viewer.dealerId === null || typeof text !== 'string') return line;
    const references = text.match(/\b[0-9A-F]{8}\b/g) ?? [];
    return { ...line, new: { ...line.new, duplicate: hideReferences(text, references) } };
  });
