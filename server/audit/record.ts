import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/db/client.ts';
import type { Actor } from './actor.ts';
import { type AuditAction, auditLines } from './schema.ts';

type Fields = Record<string, unknown>;

interface Change {
  /** A request type's slug, or 'staff-account'. */
  kind: string;
  recordId: string;
  /** The record before and after, without secrets; null before: it is new; null after: deleted. */
  before: Fields | null;
  after: Fields | null;
}

/** Every change moves it, and the line has its own time. */
const unnoted = new Set(['updatedAt']);

function changedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter(
    (name) => !unnoted.has(name) && !isDeepStrictEqual(before[name], after[name]),
  );
}

const pick = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

function actionOf({ before, after }: Change): AuditAction {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

/**
 * Writes the audit line of a change; call it in the change's own transaction, so that there is
 * never one without the other. An update that changes nothing leaves no line: answers whether any.
 */
export async function recordAudit(tx: Db, actor: Actor, change: Change): Promise<boolean> {
  const { kind, recordId, before, after } = change;
  const changed = before && after ? changedFields(before, after) : null;
  if (changed?.length === 0) return false;
  await tx.insert(auditLines).values({
    _id: uuidv7(),
    at: new Date().toISOString(),
    accountId: actor.accountId,
    username: actor.username,
    action: actionOf(change),
    kind,
    recordId,
    old: before && changed ? pick(before, changed) : before,
    new: after && changed ? pick(after, changed) : after,
  });
  return true;
}

/** Which rows of a kind somebody took along as a file. */
interface Export {
  kind: string;
  /** What the list was asked for; a file has all pages. */
  query: { page?: number; limit?: number };
  count: number;
}

/** Writes the audit line of an export. It is of no record, so it goes by an id of its own. */
export async function recordExport(
  tx: Db,
  { accountId, username }: Actor,
  { kind, query: { page: _page, limit: _limit, ...query }, count }: Export,
): Promise<void> {
  await tx.insert(auditLines).values({
    _id: uuidv7(),
    at: new Date().toISOString(),
    accountId,
    username,
    action: 'export',
    kind,
    recordId: uuidv7(),
    old: null,
    new: { ...query, count },
  });
}
