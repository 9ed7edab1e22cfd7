import { and, asc, count, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import {
  type ListView,
  maxListedViews,
  maxViews,
  viewMessages,
} from '#contract/http/list-views.ts';
import { recordAudit } from '#server/platform/audit/record-change.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import type { StaffMember } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { newId } from '#server/platform/new-id.ts';
import { refuseTaken } from '#server/records/operations.ts';
import { listViews } from './schema.ts';

/** The kind of views in the audit. */
const kind = 'list-views';

type StoredView = typeof listViews.$inferSelect;
type NewView = Pick<StoredView, 'screen' | 'name' | 'query' | 'isShared'>;

/** The audited fields: not the query, which may contain a customer's name, and no name that only the owner may see. */
const pickAudited = ({ screen, isShared, name }: StoredView) => ({
  screen,
  isShared,
  ...(isShared && { name }),
});

/** The condition for views shared with an account: accounts of a dealer do not see those of other dealers. */
const isSharedWith = ({ dealerId }: Pick<StaffMember, 'dealerId'>) =>
  and(
    listViews.isShared,
    dealerId === null
      ? undefined
      : or(isNull(staffAccounts.dealerId), eq(staffAccounts.dealerId, dealerId)),
  );

/** Lists the views of a list that an account sees: its own by name, then those that others share with it. */
export async function listViewsFor(
  db: Db,
  staff: Pick<StaffMember, 'accountId' | 'dealerId'>,
  screen: string,
): Promise<ListView[]> {
  const { accountId: ownerId, ...columns } = getTableColumns(listViews);
  const isOwn = sql<boolean>`${ownerId} = ${staff.accountId}`;
  return await db
    .select({ ...columns, isOwn, owner: staffAccounts.username })
    .from(listViews)
    .innerJoin(staffAccounts, eq(staffAccounts._id, ownerId))
    .where(and(eq(listViews.screen, screen), or(isOwn, isSharedWith(staff))))
    .orderBy(desc(isOwn), sql`lower(${listViews.name})`, asc(listViews._id))
    .limit(maxListedViews);
}

/** Stores an account's view. Throws 'conflict' for a taken name and 'invalid' if there are too many views. */
export async function createListView(db: Db, view: NewView, actor: StaffMember): Promise<ListView> {
  const { accountId, username } = actor;
  const storing = db.transaction(async (tx) => {
    // Serialize an account's changes, so that concurrent ones cannot exceed the limit.
    await tx
      .select({ _id: staffAccounts._id })
      .from(staffAccounts)
      .where(eq(staffAccounts._id, accountId))
      .for('update');
    const [own] = await tx
      .select({ views: count() })
      .from(listViews)
      .where(and(eq(listViews.accountId, accountId), eq(listViews.screen, view.screen)));
    if ((own?.views ?? 0) >= maxViews) throw new AppError('invalid', viewMessages.tooMany);
    const now = new Date().toISOString();
    const stored = { ...view, _id: newId(), accountId, createdAt: now, updatedAt: now };
    await tx.insert(listViews).values(stored);
    const after = pickAudited(stored);
    await recordAudit(tx, actor, { kind, recordId: stored._id, before: null, after });
    const { accountId: _, ...fields } = stored;
    return { ...fields, isOwn: true, owner: username };
  });
  const { taken: message } = viewMessages;
  return await refuseTaken(storing, { index: 'list_views_name', field: 'name', message });
}

/** Finds a view that an account sees, and locks it until the transaction ends. Throws 'not-found' for any other. */
async function lockVisibleView(tx: Db, id: string, actor: StaffMember): Promise<StoredView> {
  const [view] = await tx
    .select(getTableColumns(listViews))
    .from(listViews)
    .innerJoin(staffAccounts, eq(staffAccounts._id, listViews.accountId))
    .where(
      and(eq(listViews._id, id), or(eq(listViews.accountId, actor.accountId), isSharedWith(actor))),
    )
    .for('update', { of: listViews });
  if (!view) throw notFound('view');
  return view;
}

/**
 * Deletes an account's own view, or another's shared one if the account manages staff. Throws 'not-found' for a view
 * that it does not see.
 */
export async function deleteListView(db: Db, id: string, actor: StaffMember): Promise<void> {
  await db.transaction(async (tx) => {
    const view = await lockVisibleView(tx, id, actor);
    const isOwn = view.accountId === actor.accountId;
    if (!isOwn && !actor.permissions.includes('staff-management')) {
      throw new AppError('forbidden', viewMessages.forbidden);
    }
    await tx.delete(listViews).where(eq(listViews._id, id));
    await recordAudit(tx, actor, { kind, recordId: id, before: pickAudited(view), after: null });
  });
}
