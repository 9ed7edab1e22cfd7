import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { audit } from '#contract/staff/audit.ts';
import type { Db } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/new-id.ts';
import { isPersonal, removeRecordValues, withoutPersonalValues } from './personal-values.ts';
import { type AuditAction, auditLines } from './schema.ts';

/** The author of a change: a staff account, or without an id the product itself. */
export interface Actor {
  accountId: string | null;
  username: string;
}

/** Returns the member of staff who sent a request. Throws on a public route, which authenticates nobody. */
export function requireActor({ staff }: Pick<FastifyRequest, 'staff'>): Actor {
  if (!staff) throw new Error('a public route does not know who changes a record');
  return { accountId: staff.accountId, username: staff.username };
}

type Fields = Record<string, unknown>;

interface Change {
  /** A request type's slug, or 'staff-account'. */
  kind: string;
  recordId: string;
  /** The record before and after, without secrets. `before` is null for a new one, `after` for a deleted one. */
  before: Fields | null;
  after: Fields | null;
}

/** Fields that change only as a result of other changes. */
const ignoredFields = new Set(['updatedAt', 'firstResponseAt']);

function listChangedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter(
    (name) => !ignoredFields.has(name) && !isDeepStrictEqual(before[name], after[name]),
  );
}

const pick = (fields: Fields, names: string[] | null): Fields =>
  names ? Object.fromEntries(names.map((name) => [name, fields[name]])) : fields;

function chooseAction({ before, after }: Change): AuditAction {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

/**
 * Writes the audit line of a change. Call it in the same transaction as the change, so that neither exists without the
 * other. Returns false for an update that changes nothing, which writes no line. The line of a deletion holds no
 * personal values: the record is in the trash, and earlier lines keep their values until it is purged.
 */
export async function recordAudit(tx: Db, actor: Actor, change: Change): Promise<boolean> {
  const { kind, recordId, before, after } = change;
  const changed = before && after ? listChangedFields(before, after) : null;
  if (changed?.length === 0) return false;
  const now = new Date().toISOString();
  const isDeletion = !after && isPersonal(kind);
  await tx.insert(auditLines).values({
    _id: newId(),
    at: now,
    accountId: actor.accountId,
    username: actor.username,
    action: chooseAction(change),
    kind,
    recordId,
    old: before && (isDeletion ? withoutPersonalValues(before) : pick(before, changed)),
    new: after && pick(after, changed),
    valuesRemovedAt: isDeletion ? now : null,
  });
  return true;
}

/** A record that was restored or purged from the trash. */
interface Move {
  kind: string;
  recordId: string;
  action: 'restore' | 'purge';
}

/**
 * Writes the audit line of a move. A purge removes all personal values of the record from the audit. Without an actor,
 * it writes no line.
 */
export async function recordMove(
  tx: Db,
  actor: Actor | null,
  { kind, recordId, action }: Move,
): Promise<void> {
  if (action === 'purge' && isPersonal(kind)) await removeRecordValues(tx, kind, recordId);
  if (!actor) return;
  const { accountId, username } = actor;
  const at = new Date().toISOString();
  const line = { _id: newId(), at, accountId, username, action, kind, recordId };
  await tx.insert(auditLines).values({ ...line, old: null, new: null });
}

/** No line identifies the erased person; it only has the number of records of each kind. */
export const personKind = 'person';

/** Writes the audit line of a person's erasure, with the number of purged records of each kind. */
export async function recordErasure(
  tx: Db,
  { accountId, username }: Actor,
  purged: Record<string, number>,
): Promise<void> {
  const _id = newId();
  const at = new Date().toISOString();
  const what = { action: 'purge', kind: personKind, recordId: newId() } as const;
  await tx
    .insert(auditLines)
    .values({ _id, at, accountId, username, ...what, old: null, new: purged });
}

/** Stored instead of the search text of an export. */
const searchNotKept = 'not kept';

/** An export of a kind's rows by a staff member. */
interface Export {
  kind: string;
  /** The query of the list. Paging is not recorded, because a file has all pages. */
  query: { page?: number; limit?: number; search?: string };
  count: number;
}

/**
 * Writes the audit line of an export, under a new id because it concerns no single record. Search texts that
 * may contain personal data are not stored.
 */
export async function recordExport(
  tx: Db,
  { accountId, username }: Actor,
  { kind, query: { page: _page, limit: _limit, ...query }, count }: Export,
): Promise<void> {
  const isSearchPersonal = query.search && (isPersonal(kind) || kind === audit.slug);
  await tx.insert(auditLines).values({
    _id: newId(),
    at: new Date().toISOString(),
    accountId,
    username,
    action: 'export',
    kind,
    recordId: newId(),
    old: null,
    new: { ...query, ...(isSearchPersonal && { search: searchNotKept }), count },
  });
}
