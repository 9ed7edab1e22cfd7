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
  /** Who changes it: without an account, the customer. */
  actor: Actor;
}

const refuse = (field: string, message: string) => invalidInput([{ field, message }]);

/** Locks a dealer until the transaction ends. Throws 'invalid' if there is none. */
async function requireDealer(tx: Db, dealerId: string): Promise<void> {
  const found = await tx
    .select({ _id: dealers._id })
    .from(dealers)
    .where(and(eq(dealers._id, dealerId), isNotTrashed(dealers)))
    .for('share');
  if (found.length === 0) throw refuse('dealerId', workMessages.unknownDealer);
}

/**
 * Finds the name, as it is stored, of an enabled account that may see a dealer's requests of a type; else null. An account
 * of a dealer finds its colleagues only: otherwise it could learn who works at head office.
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

/** The owner after a change: the one that it names, or the present one as long as they see the request. */
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
 * Whether an act of a member of staff makes a request theirs: it has no owner, and they work where it is answered. Head
 * office does not take over a dealer's requests: they would leave the dealer's My Day.
 */
export const isClaimedBy = (
  viewer: Viewer,
  { assignedTo, dealerId }: Pick<StoredLead, 'assignedTo' | 'dealerId'>,
): boolean => assignedTo === null && dealerId === viewer.dealerId;

/**
 * Completes a change of a request with what follows from it: the owner must be able to see the request, the first act of
 * staff gives it an owner, and their first change of status is the first response. Throws 'invalid' for an unknown dealer, for an owner who could not see the
 * request, and if an account of a dealer gives it to another dealer.
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
    isClaimedBy(viewer, before);
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
