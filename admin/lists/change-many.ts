import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, reasonOf } from '../api.ts';
import { showToast } from '../ui/toasts.ts';
import type { BulkChange } from './bulk-actions.ts';
import { counted } from './counted.ts';
import { fewAtOnce } from './few-at-once.ts';
import { newerVersion } from './newer-version.ts';
import { putRecord, refreshRecords } from './record-cache.ts';
import { recordKeys } from './record-keys.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';

/** A choice for a record, based on the version that the office has seen. */
interface Wish<Item> {
  item: Item;
  value: string;
}

/** What became of a wish: how the record stands, and what stood in the way. */
interface Outcome<Item> {
  wish: Wish<Item>;
  stands: Item;
  trouble: 'collided' | { error: unknown } | null;
}

interface Batch<Item> {
  wishes: Wish<Item>[];
  /** What is said of as many records as were changed: '3 inquiries are now Closed.' */
  done: (count: number) => string;
  /** Whether the toast offers the way back. */
  canUndo: boolean;
}

/**
 * Sets one field of many records: shown at once, put back where it fails, undone from the toast.
 * Records that somebody else has changed meanwhile are left as they stand, and counted.
 */
export function useChangeMany<Item extends ListedRecord>(
  kind: RecordKind,
  change: BulkChange<Item>,
) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (batch: Batch<Item>) => {
      await client.cancelQueries({ queryKey: recordKeys.lists(kind) });
      for (const { item, value } of batch.wishes) {
        putRecord(client, kind, { ...change.shownAs(value), _id: item._id });
      }
      const outcomes = await fewAtOnce(batch.wishes, (wish) => grant(change, wish));
      for (const { stands } of outcomes) putRecord(client, kind, stands);
      refreshRecords(client, kind);
      tell(kind, batch, outcomes, () => undo(batch, outcomes));
      throwEndOfSession(outcomes);
    },
  });
  function undo({ canUndo: _, ...batch }: Batch<Item>, outcomes: readonly Outcome<Item>[]) {
    const wishes = outcomes
      .filter(({ trouble }) => trouble === null)
      .map(({ wish, stands }) => ({ item: stands, value: change.valueOf(wish.item) }));
    const done = (count: number) =>
      `${counted(count, kind.texts.noun)} ${count === 1 ? 'is as it was' : 'are as they were'}.`;
    mutate({ ...batch, wishes, done, canUndo: false });
  }
  return (items: readonly Item[], { value, label }: { value: string; label: string }) =>
    mutate({
      wishes: items.map((item) => ({ item, value })),
      done: (count) =>
        `${counted(count, kind.texts.noun)} ${count === 1 ? 'is' : 'are'} now ${label}.`,
      canUndo: true,
    });
}

async function grant<Item extends ListedRecord>(
  { save }: BulkChange<Item>,
  wish: Wish<Item>,
): Promise<Outcome<Item>> {
  try {
    return { wish, stands: await save(wish.item, wish.value), trouble: null };
  } catch (error) {
    const newer = newerVersion<Item>(error);
    if (newer) return { wish, stands: newer, trouble: 'collided' };
    return { wish, stands: wish.item, trouble: { error } };
  }
}

function tell<Item>(
  { texts: { noun } }: RecordKind,
  { done, canUndo }: Batch<Item>,
  outcomes: readonly Outcome<Item>[],
  undo: () => void,
) {
  const troubles = outcomes.flatMap(({ trouble }) => trouble ?? []);
  const failures = troubles.filter((trouble) => trouble !== 'collided');
  const changed = outcomes.length - troubles.length;
  const collided = troubles.length - failures.length;
  const sentences = [
    changed > 0 && done(changed),
    collided > 0 &&
      `Somebody else changed ${counted(collided, noun)} meanwhile: see how ${collided === 1 ? 'it stands' : 'they stand'}.`,
    failures[0] &&
      `${counted(failures.length, noun)} could not be changed. ${reasonOf(failures[0].error)}`,
  ];
  showToast({
    tone: troubles.length > 0 ? 'alert' : 'status',
    text: sentences.filter(Boolean).join(' '),
    ...(canUndo && changed > 0 && { action: { label: 'Undo', run: undo } }),
  });
}

/** The office's cache of mutations notices who is signed out by what is thrown. */
function throwEndOfSession(outcomes: readonly Outcome<unknown>[]) {
  for (const { trouble } of outcomes) {
    if (trouble === null || trouble === 'collided') continue;
    if (trouble.error instanceof ApiError && [401, 403].includes(trouble.error.status)) {
      throw trouble.error;
    }
  }
}
