import { useMutation, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { ApiError, describeFailure } from '../api.ts';
import { findNewerVersion } from '../forms/send-record.ts';
import { formatCount } from '../ui/format.ts';
import { showToast } from '../ui/toasts.ts';
import { recordKeys, refreshRecords, updateCachedRecord } from './record-cache.ts';
import type { BulkActions, BulkChange, ListedRecord } from './record-view.ts';

/** At most four calls at once; results keep the order of the records. */
const sending = pLimit(4);

/** A value to set, based on the version of the record that the user saw. */
interface Update<Item> {
  item: Item;
  value: string;
  /** Fields to send along. */
  along?: object | undefined;
}

/** The result of an update: the record's latest known version, and why the update failed, if it did. */
interface Outcome<Item> {
  update: Update<Item>;
  record: Item;
  failure: 'conflict' | { error: unknown } | null;
}

interface Batch<Item> {
  updates: Update<Item>[];
  /** Returns the message for the number of changed records: '3 inquiries are now Closed.' */
  done: (count: number) => string;
  /** Whether the toast offers Undo. */
  canUndo: boolean;
}

/**
 * Sets one field of several records: optimistically, restored on failure, with undo in the toast. Where
 * someone else changed the same field, their value stays; the toast counts these records. It names those that could not be
 * changed, with the reason, and `onFailed` gets them.
 */
export function useChangeMany<Item extends ListedRecord>(
  { kind, describeItem }: BulkActions<Item>,
  change: BulkChange<Item>,
  onFailed: (ids: readonly string[]) => void,
) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (batch: Batch<Item>) => {
      await client.cancelQueries({ queryKey: recordKeys.lists(kind) });
      for (const { item, value } of batch.updates) {
        updateCachedRecord(client, kind, { ...change.toFields(value), _id: item._id });
      }
      const outcomes = await sending.map(batch.updates, (update) => applyUpdate(change, update));
      for (const { record } of outcomes) updateCachedRecord(client, kind, record);
      refreshRecords(client, kind);
      reportOutcomes({ kind, describeItem, batch, outcomes, undo: () => undo(batch, outcomes) });
      const failed = outcomes.filter(({ failure }) => failure !== null && failure !== 'conflict');
      if (failed.length > 0) onFailed(failed.map(({ record }) => record._id));
      rethrowAuthError(outcomes);
    },
  });
  function undo({ canUndo: _, ...batch }: Batch<Item>, outcomes: readonly Outcome<Item>[]) {
    const reversals = outcomes
      .filter(({ failure }) => failure === null)
      .map(({ update, record }) => ({ item: record, value: change.readValue(update.item) }));
    const done = (count: number) =>
      `${formatCount(count, kind.texts.noun)} ${count === 1 ? 'was' : 'were'} restored.`;
    mutate({ ...batch, updates: reversals, done, canUndo: false });
  }
  const { formatDone = (label: string) => label } = change;
  return (
    items: readonly Item[],
    { value, label }: { value: string; label: string },
    along?: object,
  ) =>
    mutate({
      updates: items.map((item) => ({ item, value, along })),
      done: (count) =>
        `${formatCount(count, kind.texts.noun)} ${count === 1 ? 'is' : 'are'} now ${formatDone(label)}.`,
      canUndo: true,
    });
}

/** Saves an update to a version of its record. If someone else changed other fields only, both changes are kept. */
async function applyUpdate<Item extends ListedRecord>(
  change: BulkChange<Item>,
  update: Update<Item>,
  version = update.item,
): Promise<Outcome<Item>> {
  try {
    const { value, along } = update;
    return { update, record: await change.save(version, value, along), failure: null };
  } catch (error) {
    const newer = findNewerVersion<Item>(error);
    if (!newer) return { update, record: version, failure: { error } };
    const isSameField = change.readValue(newer) !== change.readValue(update.item);
    if (isSameField) return { update, record: newer, failure: 'conflict' };
    return applyUpdate(change, update, newer);
  }
}

const maxNamed = 3;

/** Names some of the records: 'Ali, Sara, Omar and 2 more'. */
function nameSome(names: readonly string[]): string {
  const more = names.length - maxNamed;
  return more > 0 ? `${names.slice(0, maxNamed).join(', ')} and ${more} more` : names.join(', ');
}

/** Says which records could not be changed: a sentence for each reason. */
function describeErrors<Item extends ListedRecord>({
  kind,
  describeItem,
  outcomes,
}: Pick<Report<Item>, 'kind' | 'describeItem' | 'outcomes'>): string[] {
  const { noun } = kind.texts;
  const failed = outcomes.flatMap(({ record, failure }) =>
    failure === null || failure === 'conflict'
      ? []
      : [{ name: describeItem(record).name, reason: describeFailure(failure.error) }],
  );
  return [...Map.groupBy(failed, ({ reason }) => reason)].map(([reason, records]) => {
    const named = nameSome(records.map(({ name }) => name));
    return `${formatCount(records.length, noun)} could not be changed (${named}). ${reason}`;
  });
}

interface Report<Item extends ListedRecord>
  extends Pick<BulkActions<Item>, 'kind' | 'describeItem'> {
  batch: Batch<Item>;
  outcomes: readonly Outcome<Item>[];
  undo: () => void;
}

function reportOutcomes<Item extends ListedRecord>({
  kind,
  describeItem,
  batch: { done, canUndo },
  outcomes,
  undo,
}: Report<Item>) {
  const { noun } = kind.texts;
  const failures = outcomes.flatMap(({ failure }) => failure ?? []);
  const changed = outcomes.length - failures.length;
  const conflicts = failures.filter((failure) => failure === 'conflict').length;
  const sentences = [
    changed > 0 && done(changed),
    conflicts > 0 &&
      `${formatCount(conflicts, noun)} ${conflicts === 1 ? 'was' : 'were'} changed by someone else. The list now shows their version.`,
    ...describeErrors({ kind, describeItem, outcomes }),
  ];
  showToast({
    tone: failures.length > 0 ? 'alert' : 'status',
    text: sentences.filter(Boolean).join(' '),
    ...(canUndo && changed > 0 && { action: { label: 'Undo', run: undo } }),
  });
}

/** Rethrows a 401 or 403: the mutation cache handles both (query-client.ts). */
function rethrowAuthError(outcomes: readonly Outcome<unknown>[]) {
  for (const { failure } of outcomes) {
    if (failure === null || failure === 'conflict') continue;
    if (failure.error instanceof ApiError && [401, 403].includes(failure.error.status)) {
      throw failure.error;
    }
  }
}
