import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { workMessages } from '#contract/leads/lead-work.ts';
import type { Actor } from '#server/platform/audit/record-change.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import type { Lead } from './lead.ts';
import type { StoredLead } from './lead-records.ts';

type Changes = Record<string, unknown>;

interface Context {
  lead: Lead;
  viewer: Viewer;
  /** Who changes it; without an account, the customer. */
  actor: Actor;
}

const refuse = (field: string, message: string) => invalidInput([{ field, message }]);

/** Locks a dealer until the transaction ends. Throws 'invalid' if it does not exist. */
async function requireDealer(tx: Db, dealerId: string): Promise<void> {
  const found = await tx
    .select({ _id: dealers._id })
    .from(dealers)
    .where(and(eq(dealers._id, dealerId), isNotTrashed(dealers)))
    .for('share');
  if (found.length === 0) throw refuse('dealerId', workMessages.unknownDealer);
}

/**
 * Finds the stored name of an enabled account that may see a dealer's requests of a type; otherwise null. An account of
 * a dealer only finds its colleagues; otherwise it could learn who works at head office.
 */
async function findOwner(
  tx: Db,
  { lead: { facts }, viewer }: Pick<Context, 'lead' | 'viewer'>,
  username: string,
  dealerId: string | null,
): Promise<string | null> {
  const [account] = await tx
    .select()
    .from(staffAccounts)
    .where(sql`lower(${staffAccounts.username}) = lower(${username})`);
  if (!account || account.isDisabled || !account.permissions.includes(facts.permission))
    return null;
  const isInScope = account.dealerId === null || account.dealerId === dealerId;
  const isKnown = viewer.dealerId === null || account.dealerId === viewer.dealerId;
  return isInScope && isKnown ? account.username : null;
}

/** Determines the owner after a change: the one that it sets, or the current one while they may see the request. */
async function chooseOwner(
  tx: Db,
  context: Pick<Context, 'lead' | 'viewer'>,
  before: StoredLead,
  { assignedTo, dealerId }: { assignedTo: unknown; dealerId: string | null },
): Promise<string | null> {
  const isPresent = assignedTo === undefined || assignedTo === before.assignedTo;
  if (isPresent && dealerId === before.dealerId) return before.assignedTo;
  if (typeof assignedTo === 'string') {
    const owner = await findOwner(tx, context, assignedTo, dealerId);
    if (!owner) throw refuse('assignedTo', workMessages.cannotSee(assignedTo));
    return owner;
  }
  if (assignedTo === null || before.assignedTo === null) return null;
  return await findOwner(tx, context, before.assignedTo, dealerId);
}

/**
 * Whether an action of a staff member makes them the owner of a request: it has no owner, and they work where it is
 * handled. Head office does not take over a dealer's requests, which would disappear from the dealer's My Day.
 */
export const isClaimedBy = (
  viewer: Viewer,
  { assignedTo, dealerId }: Pick<StoredLead, 'assignedTo' | 'dealerId'>,
): boolean => assignedTo === null && dealerId === viewer.dealerId;

/**
 * Completes a change of a request with its consequences: the owner must be able to see the request, the first action of
 * staff sets the owner, and their first status change is the first response. Throws 'invalid' for an unknown dealer,
 * for an owner who could not see the request, and if an account of a dealer moves it to another dealer.
 */
export async function completeWorkChange(
  tx: Db,
  { lead, viewer, actor }: Context,
  before: StoredLead,
  changes: Changes,
): Promise<Changes> {
  const dealerId =
    changes.dealerId === undefined ? before.dealerId : (changes.dealerId as string | null);
  if (dealerId !== before.dealerId) {
    if (viewer.dealerId !== null) throw refuse('dealerId', workMessages.ownDealerOnly);
    if (dealerId !== null) await requireDealer(tx, dealerId);
  }
  const isClaimed =
    actor.accountId !== null &&
    changes.assignedTo === undefined &&
    dealerId === before.dealerId &&
    isClaimedBy(viewer, before) &&
    Object.entries(changes).some(([name, value]) => !isDeepStrictEqual(value, before[name]));
  const assignedTo = isClaimed
    ? actor.username
    : await chooseOwner(tx, { lead, viewer }, before, { assignedTo: changes.assignedTo, dealerId });
  const isAnswer =
    actor.accountId !== null && changes.status !== undefined && changes.status !== before.status;
  return {
    ...changes,
    ...((assignedTo !== before.assignedTo || 'assignedTo' in changes) && { assignedTo }),
    ...(isAnswer &&
      before.firstResponseAt === null && { firstResponseAt: new Date().toISOString() }),
  };
}
