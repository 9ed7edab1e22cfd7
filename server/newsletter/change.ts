import { eq } from 'drizzle-orm';
import type { Subscription } from '#contract/newsletter.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Db } from '#server/db/client.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { AppError, notFound } from '#server/errors.ts';
import { shownColumns } from './list.ts';
import { newsletterSubscriptions } from './schema.ts';

const { slug: kind } = newsletterAdmin;

async function lockSubscription(tx: Db, id: string): Promise<Subscription> {
  const [stored] = await tx
    .select(shownColumns)
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions._id, id))
    .for('update');
  if (!stored) throw notFound('subscription');
  return stored;
}

/** A change that staff ask for. */
interface SubscriptionChange {
  changes: Pick<Subscription, 'isSubscribed'>;
  /** The subscription's updatedAt as the editor saw it. */
  basedOn: string | undefined;
  actor: Actor;
}

/**
 * Subscribes or unsubscribes an address on behalf of its owner and answers the stored record. With
 * `basedOn` a record changed since is left alone and both versions are thrown as a conflict.
 */
export async function changeSubscription(
  db: Db,
  id: string,
  { changes, basedOn, actor }: SubscriptionChange,
): Promise<Subscription> {
  return await db.transaction(async (tx) => {
    const before = await lockSubscription(tx, id);
    if (basedOn && basedOn !== before.updatedAt) {
      throw new AppError('conflict', 'This subscription has been changed meanwhile', {
        conflict: { yours: changes, current: before },
      });
    }
    const [after] = await tx
      .update(newsletterSubscriptions)
      .set({ ...changes, updatedAt: nextVersion(before.updatedAt) })
      .where(eq(newsletterSubscriptions._id, id))
      .returning(shownColumns);
    const stored = after as Subscription;
    await recordAudit(tx, actor, {
      kind,
      recordId: id,
      before: { ...before },
      after: { ...stored },
    });
    return stored;
  });
}

/** Deletes a subscription for good; links to unsubscribe it lead nowhere from then on. */
export async function deleteSubscription(db: Db, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockSubscription(tx, id);
    await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions._id, id));
    await recordAudit(tx, actor, { kind, recordId: id, before: { ...before }, after: null });
  });
}
