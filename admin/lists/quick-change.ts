import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure, isSessionEnded } from '../api.ts';
import { findNewerVersion } from '../forms/send-record.ts';
import { showToast, type Toast } from '../ui/toasts.ts';
import {
  findCachedRecord,
  recordKeys,
  refreshRecords,
  updateCachedRecord,
} from './record-cache.ts';
import type { ListedRecord, RecordKind } from './record-view.ts';

interface QuickChange<Item extends ListedRecord, Field extends keyof Item> {
  kind: RecordKind;
  id: string;
  /** The only field that is changed. */
  field: Field;
  /** Saves a value to the given version of the record, with further fields. Returns the stored record. */
  save: (version: Item, value: Item[Field], along?: object) => Promise<Item>;
  /** Returns the other fields that a change may set, as they were: Undo restores them. */
  readOthers?: (before: Item) => object;
  texts: {
    done: (value: Item[Field]) => string;
    /** The message for a failure, followed by the reason. */
    failed: (value: Item[Field]) => string;
    conflict: string;
    /** The label of the button that overwrites the newer version. */
    overwrite: (value: Item[Field]) => string;
  };
  /** What staff can do about a failure instead, as a button; nothing by default. */
  findWayOut?: (error: unknown) => Toast['action'] | undefined;
}

/**
 * Sets one field of a record: optimistically, restored on failure, with undo in the toast. Changes to the same
 * record run one after another, so that none conflicts with the one before.
 */
export function useQuickChange<Item extends ListedRecord, Field extends keyof Item>(
  change: QuickChange<Item, Field>,
) {
  type Set = { item: Item; value: Item[Field]; along?: object | undefined };
  const { kind, id, field, save, texts } = change;
  const client = useQueryClient();
  const changeKey = recordKeys.change(kind, id);
  const isLastOfRow = () => client.isMutating({ mutationKey: changeKey }) <= 1;
  const { mutate } = useMutation({
    mutationKey: changeKey,
    scope: { id: changeKey.join('/') },
    mutationFn: ({ item, value, along }: Set) =>
      save(findLatestVersion(client, kind, item), value, along),
    onMutate: async ({ item, value }) => {
      await client.cancelQueries({ queryKey: recordKeys.lists(kind) });
      const latest = findLatestVersion(client, kind, item);
      updateCachedRecord(client, kind, { _id: id, [field]: value });
      return { before: latest[field], others: change.readOthers?.(latest) };
    },
    onSuccess: (saved, { value }, { before, others }) => {
      const { [field]: _, ...version } = saved;
      updateCachedRecord(client, kind, isLastOfRow() ? saved : { ...version, _id: id });
      showToast({
        id,
        tone: 'status',
        text: texts.done(value),
        action: { label: 'Undo', run: () => mutate({ item: saved, value: before, along: others }) },
      });
    },
    onError: (error, { item, value, along }, context) => {
      const newer = findNewerVersion<Item>(error);
      if (newer) updateCachedRecord(client, kind, newer);
      // Someone else changed other fields only: both changes are kept.
      if (newer && newer[field] === context?.before) {
        mutate({ item: newer, value, along });
        return;
      } else if (context) updateCachedRecord(client, kind, { _id: id, [field]: context.before });
      if (!newer) {
        // After the next sign-in the change is offered again.
        const action = isSessionEnded(error)
          ? { label: texts.overwrite(value), run: () => mutate({ item, value, along }) }
          : change.findWayOut?.(error);
        showToast({
          id,
          tone: 'alert',
          text: `${texts.failed(value)} ${describeFailure(error)}`,
          ...(action && { action }),
        });
        return;
      }
      showToast({
        id,
        tone: 'alert',
        text: texts.conflict,
        action: {
          label: texts.overwrite(value),
          run: () => mutate({ item: newer, value, along }),
        },
      });
    },
    onSettled: () => {
      if (isLastOfRow()) refreshRecords(client, kind);
    },
  });
  return (item: Item, value: Item[Field], along?: object) => mutate({ item, value, along });
}

/** Returns the cached version, which may be newer than the one that a toast's button holds. */
function findLatestVersion<Item extends ListedRecord>(
  client: QueryClient,
  kind: RecordKind,
  item: Item,
): Item {
  return findCachedRecord<Item>(client, kind, item._id) ?? item;
}
