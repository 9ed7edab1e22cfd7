import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { listLineChanges } from '#contract/on-road/line-changes.ts';
import {
  chargeLabels,
  federalCharges,
  provincialCharges,
  type TariffCharge,
} from '#contract/on-road/tariff-lines.ts';
import type { Tariff, TariffVersion } from '#contract/on-road/tariffs.ts';
import { type TariffInput, tariffAdmin } from '#contract/on-road/tariffs-admin.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { newId } from '#server/platform/new-id.ts';
import { type RecordChange, refuseOldVersion } from '#server/records/records.ts';
import { findVersion } from './read.ts';
import { tariffLines, tariffs } from './schema.ts';

const { slug: kind, texts } = tariffAdmin;

/** The new values of a version, the actor, and the updatedAt that the change is based on. */
export type VersionChange<Changes = object> = RecordChange<Changes>;

/** Writes the audit line of a change, with only the lines that differ. */
export async function auditVersion(
  tx: Db,
  actor: Actor,
  { before, after }: { before: TariffVersion | null; after: TariffVersion },
): Promise<void> {
  const changes = listLineChanges(before?.lines ?? [], after.lines);
  const withChangedLines = (version: TariffVersion, side: 'before' | 'after') => ({
    ...version,
    lines: changes.flatMap((change) => change[side] ?? []),
  });
  await recordAudit(tx, actor, {
    kind,
    recordId: after._id,
    before: before && withChangedLines(before, 'before'),
    after: withChangedLines(after, 'after'),
  });
}

/** Locks a version and checks that it is a draft, and that the change is based on it. */
export async function lockDraft(
  tx: Db,
  id: string,
  change: Pick<VersionChange, 'changes' | 'basedOn'>,
): Promise<TariffVersion> {
  const version = await findVersion(tx, id, { isLocked: true });
  if (version.status !== 'draft') throw new AppError('conflict', texts.notDraft);
  refuseOldVersion({ noun: texts.noun.one }, version, change);
  return version;
}

/** Throws if the federation's tariff sets a province's charge, or vice versa: it would never apply. */
function refuseForeignCharges({ jurisdiction, lines }: TariffInput): void {
  const isFederal = jurisdiction === 'PK';
  const own: readonly TariffCharge[] = isFederal ? federalCharges : provincialCharges;
  const errors = lines.flatMap(({ charge }, index) => {
    if (own.includes(charge)) return [];
    const who = isFederal ? 'a province' : 'the federation';
    const message = `${chargeLabels[charge]} is set by ${who}, not here`;
    return [{ field: `lines.${index}.charge`, message }];
  });
  if (errors.length > 0) throw invalidInput(errors);
}

/** Builds the columns that an input sets. Staff have confirmed what they edit, so it is no longer a sample. */
function toColumns({ lines: _lines, ...input }: TariffInput) {
  const isFederal = input.jurisdiction === 'PK';
  return {
    ...input,
    note: input.note ?? null,
    nonFilerLimit: isFederal ? (input.nonFilerLimit ?? null) : null,
    nonFilerLimitFrom: isFederal ? input.nonFilerLimitFrom : null,
    isSample: false,
  };
}

/** Whether two versions differ in charges or dates, as opposed to label, note or sources. */
function chargesDiffer(before: TariffVersion, input: TariffInput): boolean {
  const pick = ({
    jurisdiction,
    from,
    until,
    nonFilerLimit,
    nonFilerLimitFrom,
    lines,
  }: Tariff) => ({ jurisdiction, from, until, nonFilerLimit, nonFilerLimitFrom, lines });
  return !isDeepStrictEqual(
    pick(before),
    pick({ ...before, ...toColumns(input), lines: input.lines }),
  );
}

async function insertLines(tx: Db, tariffId: string, { lines }: TariffInput): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(tariffLines)
    .values(lines.map((line, position) => ({ ...line, tariffId, position })));
}

/** Stores a new draft with its lines. */
export async function createDraft(
  db: Db,
  input: TariffInput,
  actor: Actor,
): Promise<TariffVersion> {
  refuseForeignCharges(input);
  return await db.transaction(async (tx) => {
    const now = new Date().toISOString();
    const _id = newId();
    const own = { _id, status: 'draft' as const, createdAt: now, updatedAt: now };
    const { username } = actor;
    await tx
      .insert(tariffs)
      .values({ ...toColumns(input), ...own, editedBy: username, authors: [username] });
    await insertLines(tx, _id, input);
    const after = await findVersion(tx, _id);
    await auditVersion(tx, actor, { before: null, after });
    return after;
  });
}

/**
 * Replaces a draft and all its lines. Does nothing if nothing changes. Throws 'not-found', and a conflict unless it is a
 * draft of the expected version.
 */
export async function replaceDraft(
  db: Db,
  id: string,
  change: VersionChange<TariffInput>,
): Promise<TariffVersion> {
  const { changes: input, actor } = change;
  refuseForeignCharges(input);
  return await db.transaction(async (tx) => {
    const before = await lockDraft(tx, id, change);
    const columns = toColumns(input);
    if (isDeepStrictEqual(before, { ...before, ...columns, lines: input.lines })) return before;
    const updatedAt = nextVersion(before.updatedAt);
    const authors = new Set(before.authors);
    if (chargesDiffer(before, input)) authors.add(actor.username);
    const written = { editedBy: actor.username, authors: [...authors], updatedAt };
    await tx
      .update(tariffs)
      .set({ ...columns, ...written })
      .where(eq(tariffs._id, id));
    await tx.delete(tariffLines).where(eq(tariffLines.tariffId, id));
    await insertLines(tx, id, input);
    const after = await findVersion(tx, id);
    await auditVersion(tx, actor, { before, after });
    return after;
  });
}
