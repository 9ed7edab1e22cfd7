import { and, inArray, sql } from 'drizzle-orm';
import { phoneDigits } from '#contract/formats.ts';
import type { erasureQuery } from '#contract/people.ts';
import type { z } from '#contract/zod.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import { recordErasure } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { buildNamePattern, eraseQueuedEmails } from '#server/platform/mail/erase-emails.ts';
import type { AnyTrashRules, PersonColumns } from '#server/records/resource.ts';
import { isKept, isTrashed } from '#server/records/trash/columns.ts';
import { purgeIfPresent } from '#server/records/trash/move.ts';
import { resources } from '#server/resources/index.ts';
import { listViews } from '#server/resources/list-views/schema.ts';
import { eraseQuotedPerson } from '#server/resources/quotes/erase-contacts.ts';
import { findIdentity, type Identity, sentBy } from './person.ts';

interface PersonKind {
  slug: string;
  person: PersonColumns;
  trash: AnyTrashRules;
}

/** Every kind of record that people send. */
const kinds: readonly PersonKind[] = resources.flatMap(({ slug, person, trash }) =>
  person && trash ? [{ slug, person, trash }] : [],
);

interface Found {
  kind: PersonKind;
  _id: string;
  phone: string | null;
  email: string | null;
}

/** Finds the records with these numbers and addresses, also in the trash, in the order in which they are locked. */
async function findRecords(tx: Db, identity: Identity): Promise<Found[]> {
  const found: Found[] = [];
  for (const kind of kinds) {
    const { table, phone, email } = kind.person;
    const where = sentBy(kind.person, identity);
    if (!where) continue;
    // One by one: the indexes of numbers and addresses leave out the trash.
    for (const part of [isKept(table), isTrashed(table)]) {
      const { rows } = await tx.execute<Omit<Found, 'kind'> & Record<string, unknown>>(sql`
        select _id, ${phone ?? sql`null::text`} as phone, ${email} as email
        from ${table} where ${and(part, where)} order by _id`);
      found.push(...rows.map((row) => ({ ...row, kind })));
    }
  }
  return found;
}

/** Shorter numbers are found in texts about others. */
const minPhoneLength = 7;

/** Lists what names the person in emails: addresses, numbers as they were written, and links to the records. */
function listNames(identity: Identity, records: readonly Found[]): string[] {
  const written = records.flatMap(({ phone }) => phone?.toLowerCase() ?? []);
  const phones = [...identity.phones, ...written].filter(({ length }) => length >= minPhoneLength);
  const ids = records.map(({ _id }) => _id);
  return [...new Set([...identity.emails, ...phones, ...ids])];
}

/** Deletes saved views that search for the person, whatever the notation of a number. */
async function eraseViews(tx: Db, pattern: string, names: readonly string[]): Promise<void> {
  const expression = new RegExp(pattern);
  const isNaming = (value: string) =>
    expression.test(value.toLowerCase()) || names.includes(phoneDigits(value));
  const views = await tx.select({ _id: listViews._id, query: listViews.query }).from(listViews);
  const naming = views.filter(({ query }) =>
    [...new URLSearchParams(query).values()].some(isNaming),
  );
  const ids = naming.map(({ _id }) => _id);
  if (ids.length > 0) await tx.delete(listViews).where(inArray(listViews._id, ids));
}

const toContact = ({ phone, email }: z.output<typeof erasureQuery>) => ({
  phone: phone ?? null,
  email: email ?? null,
});

/** What an erasure leaves to do after its commit. */
export interface Erased {
  /** How many records it purged. */
  purged: number;
  fileKeys: string[];
  /** Matches texts that name the person; null if nothing can. */
  pattern: string | null;
}

/**
 * Purges everything that a person sent, also what is in the trash, and what names them elsewhere: timelines, queued
 * emails, values in the audit, saved views. These are the records that the person's page shows: those with the number
 * or address, and those with another one found in them. Writes one audit line, which names nobody.
 */
export async function erasePerson(
  db: Db,
  asked: z.output<typeof erasureQuery>,
  actor: Actor,
): Promise<Erased> {
  return await db.transaction(async (tx) => {
    // One erasure at a time: each changes many counts, in the order of its records, and two would wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.erasures})`);
    const known = await findRecords(tx, findIdentity([toContact(asked)]));
    const identity = findIdentity([toContact(asked), ...known]);
    const records = await findRecords(tx, identity);
    const ids = records.map(({ _id }) => _id);
    const quoteIds = await eraseQuotedPerson(tx, { phones: identity.phones, bookingIds: ids });
    const fileKeys: string[] = [];
    const counts: Record<string, number> = quoteIds.length > 0 ? { quotes: quoteIds.length } : {};
    for (const { kind, _id } of records) {
      const keys = await purgeIfPresent(tx, kind.trash, _id, { actor: null, isAnywhere: true });
      if (!keys) continue;
      fileKeys.push(...keys);
      counts[kind.slug] = (counts[kind.slug] ?? 0) + 1;
    }
    const names = listNames(identity, records);
    const pattern = buildNamePattern(names);
    if (pattern) {
      await eraseQueuedEmails(tx, pattern);
      await eraseViews(tx, pattern, names);
    }
    const erased = [...ids, ...quoteIds];
    if (erased.length > 0) {
      await tx.delete(idempotencyLines).where(inArray(idempotencyLines.recordId, erased));
    }
    await recordErasure(tx, actor, counts);
    const purged = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { purged, fileKeys, pattern };
  });
}
