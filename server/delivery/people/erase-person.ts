import { inArray, sql } from 'drizzle-orm';
import { listPhoneFormats } from '#contract/input/phone-forms.ts';
import { type erasureQuery, erasureTexts } from '#contract/staff/people.ts';
import type { z } from '#contract/zod.ts';
import { type Actor, recordErasure } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import {
  buildNamePattern,
  eraseQueuedEmails,
  findNaming,
} from '#server/platform/mail/erase-emails.ts';
import { toPhoneKey } from '#server/platform/phone-number.ts';
import { purgeIfPresent } from '#server/records/trash/move.ts';
import { listViews } from '#server/resources/list-views/schema.ts';
import { eraseQuoteContacts } from '#server/resources/quotes/erase-contacts.ts';
import { type ErasureSet, findErasureSet, trashRules } from './erasure-set.ts';

/** Shorter numbers occur in texts about others. */
const minPhoneLength = 7;

/**
 * Lists texts that identify the person in emails and views, folded: addresses, numbers as written, and links to the
 * records. Numbers and addresses that others' records also have are omitted unless staff entered or confirmed them.
 */
function listTraces({ identity, records, further }: ErasureSet): string[] {
  const foreign = new Set(further.map(({ key }) => key));
  const written = records.flatMap(({ phone, phoneKey }) =>
    phone && phoneKey && !foreign.has(phoneKey) ? [phone, phoneKey] : [],
  );
  const emails = records.flatMap(({ emailKey }) =>
    emailKey && !foreign.has(emailKey) ? emailKey : [],
  );
  const phones = [...identity.phones.flatMap(listPhoneFormats), ...written].filter(
    ({ length }) => length >= minPhoneLength,
  );
  const ids = records.map(({ _id }) => _id);
  return [...new Set([...identity.emailKeys, ...emails, ...phones, ...ids])];
}

/** Deletes saved views that search for the person, in any notation of a number. Returns how many. */
async function eraseViews(tx: Db, pattern: string, traces: readonly string[]): Promise<number> {
  const views = await tx.select({ _id: listViews._id, query: listViews.query }).from(listViews);
  const searched = views.flatMap(({ _id, query }) =>
    [...new URLSearchParams(query).values()].map((value) => ({ _id, value })),
  );
  const naming = await findNaming(
    tx,
    searched.map(({ value }) => value),
    pattern,
  );
  const ids = searched
    .filter(({ value }, n) => naming.has(n) || traces.includes(toPhoneKey(value)))
    .map(({ _id }) => _id);
  if (ids.length === 0) return 0;
  const deleted = await tx
    .delete(listViews)
    .where(inArray(listViews._id, ids))
    .returning({ _id: listViews._id });
  return deleted.length;
}

/** Purges the records. Returns the keys of their files, and the number of records per kind. */
async function purgeRecords(tx: Db, { records }: ErasureSet) {
  const fileKeys: string[] = [];
  const counts: Record<string, number> = {};
  // In the same order as other changes that lock several records.
  const kinds = [...trashRules.keys()];
  const ordered = [...records].sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a._id < b._id ? -1 : 1),
  );
  for (const { kind, _id } of ordered) {
    const rules = trashRules.get(kind);
    const keys = rules && (await purgeIfPresent(tx, rules, _id, { actor: null, isAnywhere: true }));
    if (!keys) continue;
    fileKeys.push(...keys);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return { fileKeys, counts };
}

/** The work that remains after an erasure commits. */
export interface Erased {
  purged: number;
  /** The number of purged records per kind. */
  counts: Record<string, number>;
  /** The number of deleted queued emails and saved views. */
  traces: number;
  fileKeys: string[];
  /** Matches texts that identify the person; null if there is nothing to match. */
  pattern: string | null;
}

/**
 * Purges everything that a person sent, including the trash, and references elsewhere: timelines, queued emails, values
 * in the audit, saved views. It purges exactly the records with a number or an address that staff entered or confirmed.
 * Writes one audit line, without names, unless there was nothing to erase.
 * @throws a conflict if `set` does not match the records
 */
export async function erasePerson(
  db: Db,
  { set, ...contacts }: z.output<typeof erasureQuery>,
  actor: Actor,
): Promise<Erased> {
  return await db.transaction(async (tx) => {
    // One erasure at a time: each changes many counts in the order of its records, so two could deadlock.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.erasures})`);
    const found = await findErasureSet(tx, contacts);
    if (set !== undefined && set !== found.set) {
      throw new AppError('conflict', erasureTexts.changed);
    }
    const { quoteIds } = found;
    await eraseQuoteContacts(tx, quoteIds);
    const { fileKeys, counts } = await purgeRecords(tx, found);
    if (quoteIds.length > 0) counts.quotes = quoteIds.length;
    const names = listTraces(found);
    const pattern = buildNamePattern(names);
    const traces = pattern
      ? (await eraseQueuedEmails(tx, pattern)) + (await eraseViews(tx, pattern, names))
      : 0;
    const erased = [...found.records.map(({ _id }) => _id), ...quoteIds];
    if (erased.length > 0) {
      await tx.delete(idempotencyLines).where(inArray(idempotencyLines.recordId, erased));
    }
    const purged = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (purged + traces > 0) await recordErasure(tx, actor, counts);
    return { purged, counts, traces, fileKeys, pattern };
  });
}
