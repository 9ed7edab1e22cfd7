import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../api.ts';
import { showToast } from '../ui/toasts.ts';
import { newerVersion } from './newer-version.ts';
import { cachedRecord, putRecord, refreshRecords } from './record-cache.ts';
import { recordKeys } from './record-keys.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';

interface QuickChange<Item extends ListedRecord, Field extends keyof Item> {
  kind: RecordKind;
  id: string;
  /** The field that is changed by itself. */
  field: Field;
  /** Saves a value to the given version of the record; answers the stored record. */
  save: (version: Item, value: Item[Field]) => Promise<Item>;
  words: {
    done: (value: Item[Field]) => string;
    /** Followed by the reason. */
    failed: (value: Item[Field]) => string;
    collided: string;
    /** The way to have it all the same. */
    insist: (value: Item[Field]) => string;
  };
}

/**
 * Sets one field of a record: shown at once, put back if it fails (4-decisions, 17), undone from the
 * toast. Changes of one record wait for each other, so that none collides with the one before.
 */
export function useQuickChange<Item extends ListedRecord, Field extends keyof Item>(
  change: QuickChange<Item, Field>,
) {
  type Set = { item: Item; value: Item[Field] };
  const { kind, id, field, save, words } = change;
  const client = useQueryClient();
  const changeKey = recordKeys.change(kind, id);
  const isLastOfRow = () => client.isMutating({ mutationKey: changeKey }) <= 1;
  const { mutate } = useMutation({
    mutationKey: changeKey,
    scope: { id: changeKey.join('/') },
    mutationFn: ({ item, value }: Set) => save(latest(client, kind, item), value),
    onMutate: async ({ item, value }) => {
      await client.cancelQueries({ queryKey: recordKeys.lists(kind) });
      const before = latest(client, kind, item)[field];
      putRecord(client, kind, { _id: id, [field]: value });
      return { before };
    },
    onSuccess: (saved, { value }, { before }) => {
      const { [field]: _, ...version } = saved;
      putRecord(client, kind, isLastOfRow() ? saved : { ...version, _id: id });
      showToast({
        id,
        tone: 'status',
        text: words.done(value),
        action: { label: 'Undo', run: () => mutate({ item: saved, value: before }) },
      });
    },
    onError: (error, { value }, context) => {
      const newer = newerVersion(error);
      if (newer) putRecord(client, kind, newer);
      else if (context) putRecord(client, kind, { _id: id, [field]: context.before });
      if (!newer) {
        return showToast({ id, tone: 'alert', text: `${words.failed(value)} ${reasonOf(error)}` });
      }
      showToast({
        id,
        tone: 'alert',
        text: words.collided,
        action: { label: words.insist(value), run: () => mutate({ item: newer as Item, value }) },
      });
    },
    onSettled: () => {
      if (isLastOfRow()) refreshRecords(client, kind);
    },
  });
  return (item: Item, value: Item[Field]) => mutate({ item, value });
}

/** The version that the office has seen last, which may be newer than the one a toast remembers. */
function latest<Item extends ListedRecord>(
  client: QueryClient,
  kind: RecordKind,
  item: Item,
): Item {
  return cachedRecord<Item>(client, kind, item._id) ?? item;
}
