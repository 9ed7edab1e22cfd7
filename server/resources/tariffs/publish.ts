import { and, count, eq, sql } from 'drizzle-orm';
import { checkCoverage } from '#contract/on-road/coverage.ts';
import { describeFault, groupFaults } from '#contract/on-road/describe-faults.ts';
import type { TariffVersion } from '#contract/on-road/tariffs.ts';
import { tariffAdmin } from '#contract/on-road/tariffs-admin.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { announceChange } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { isExcluded } from '#server/platform/db/errors.ts';
import { AppError } from '#server/platform/errors.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { refuseOldVersion } from '#server/records/records.ts';
import { findVersion, findVersionInForce } from './read.ts';
import { tariffs } from './schema.ts';
import { auditVersion, lockDraft, type VersionChange } from './store.ts';

const { permission, texts } = tariffAdmin;

type Change = Pick<VersionChange, 'actor' | 'basedOn'>;

/** Whether another account must publish a draft: this account wrote part of it, and others have the permission. */
export async function needsOtherAccount(
  db: Db,
  { authors }: Pick<TariffVersion, 'authors'>,
  username: string,
): Promise<boolean> {
  if (!authors.includes(username)) return false;
  const [holders] = await db
    .select({ total: count() })
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.isDisabled, false),
        sql`${permission} = any(${staffAccounts.permissions})`,
      ),
    );
  return (holders?.total ?? 0) > 1;
}

const maxNamed = 20;

/** Throws a conflict that names the cars to which several lines of one charge apply. */
function refuseOverlaps(draft: TariffVersion): void {
  const overlaps = checkCoverage(draft).faults.filter(({ kind }) => kind === 'overlap');
  if (overlaps.length === 0) return;
  const errors = groupFaults(overlaps)
    .slice(0, maxNamed)
    .map((group) => ({ field: 'lines', message: describeFault(group) }));
  throw new AppError('conflict', texts.overlapping, { errors });
}

/** Stores a version's new state, with its audit line. */
async function storeState(
  tx: Db,
  before: TariffVersion,
  {
    changes,
    actor,
  }: Pick<VersionChange<Partial<Omit<TariffVersion, 'lines'>>>, 'changes' | 'actor'>,
): Promise<TariffVersion> {
  const updatedAt = nextVersion(before.updatedAt);
  await tx
    .update(tariffs)
    .set({ ...changes, updatedAt })
    .where(eq(tariffs._id, before._id));
  const after = await findVersion(tx, before._id);
  await auditVersion(tx, actor, { before, after });
  return after;
}

const lockTariffs = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.tariffs})`);

/**
 * Publishes a draft. The version in force on its first day ends then. Throws 'not-found', and a conflict unless it is a
 * draft of the expected version, without overlapping lines or occupied days, and the account may publish it.
 */
export async function publishDraft(
  db: Db,
  id: string,
  { actor, basedOn }: Change,
): Promise<TariffVersion> {
  const publishing = db.transaction(async (tx) => {
    await lockTariffs(tx);
    const draft = await lockDraft(tx, id, { changes: {}, basedOn });
    if (await needsOtherAccount(tx, draft, actor.username)) {
      throw new AppError('conflict', texts.needsOther);
    }
    refuseOverlaps(draft);
    const { jurisdiction, from } = draft;
    const ending = await findVersionInForce(tx, { jurisdiction, day: from });
    if (ending) await storeState(tx, ending, { changes: { until: from }, actor });
    const publishedAt = new Date().toISOString();
    const changes = { status: 'published' as const, publishedBy: actor.username, publishedAt };
    const published = await storeState(tx, draft, { changes, actor });
    await announceChange(tx, 'tariffs');
    return published;
  });
  return await publishing.catch((error: unknown) => {
    if (!isExcluded(error, 'tariffs_no_overlap')) throw error;
    const message = texts.rangeTaken;
    throw new AppError('conflict', message, { errors: [{ field: 'until', message }] });
  });
}

/** Withdraws a draft or a published version, which is then never in force. Throws 'not-found' or a conflict. */
export async function withdrawTariff(
  db: Db,
  id: string,
  { actor, basedOn }: Change,
): Promise<TariffVersion> {
  return await db.transaction(async (tx) => {
    await lockTariffs(tx);
    const before = await findVersion(tx, id, { isLocked: true });
    if (before.status === 'withdrawn') throw new AppError('conflict', texts.notPublished);
    refuseOldVersion({ noun: texts.noun.one }, before, { changes: {}, basedOn });
    const withdrawn = await storeState(tx, before, { changes: { status: 'withdrawn' }, actor });
    if (before.status === 'published') await announceChange(tx, 'tariffs');
    return withdrawn;
  });
}
