import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Page } from '#contract/http.ts';
import { ApiError, callApi, describeFailure } from '../api.ts';
import { dismissToastById, showToast } from '../ui/toasts.ts';
import { refreshRecords, removeCachedRecord } from './record-cache.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';

/** Records of a kind to delete together, and the messages about it. */
interface Deletion {
  kind: RecordKind;
  ids: readonly string[];
  deleted: string;
  /** Returns the message for the number of records that could not be deleted; the reason follows. */
  failed: (count: number) => string;
}

/** Deletions whose records are hidden from lists: they can still be undone, or are being sent. */
let pending: readonly Deletion[] = [];
const listeners = new Set<() => void>();
/** Ids of the toasts whose deletions can still be undone. */
const undoable = new Set<string>();
const sending = new Set<Promise<void>>();
let lastNumber = 0;

function setPending(next: readonly Deletion[]) {
  pending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const unhide = (deletion: Deletion) => setPending(pending.filter((other) => other !== deletion));

/** Returns the ids of a kind's records that lists hide because they are being deleted. */
function useHiddenIds({ slug }: Pick<RecordKind, 'slug'>): ReadonlySet<string> {
  const all = useSyncExternalStore(subscribe, () => pending);
  return useMemo(
    () => new Set(all.filter(({ kind }) => kind.slug === slug).flatMap(({ ids }) => ids)),
    [all, slug],
  );
}

/** Returns a page's records and the total, both without records that are being deleted. */
export function useVisibleRecords<Item extends ListedRecord>(
  kind: Pick<RecordKind, 'slug'>,
  page: Page<Item> | undefined,
): { records: Item[]; total: number | undefined } {
  const hidden = useHiddenIds(kind);
  // Once the user leaves the list, its deletions cannot be undone any more. The queue is outside React.
  useEffect(() => () => void sendDeletions(), []);
  if (!page) return { records: [], total: undefined };
  const records = page.data.filter(({ _id }) => !hidden.has(_id));
  return { records, total: page.pagination.totalItems - (page.data.length - records.length) };
}

/**
 * Hides records from the lists at once and deletes them when their toast disappears. Until then nothing is
 * sent, so Undo cannot fail (docs/decisions/012-undo-delays-deletions-in-the-browser.md).
 */
export function useDeleteLater(): (deletion: Deletion) => void {
  const client = useQueryClient();
  return (deletion) => {
    lastNumber += 1;
    const id = `deletion-${lastNumber}`;
    undoable.add(id);
    setPending([...pending, deletion]);
    showToast({
      id,
      tone: 'status',
      text: deletion.deleted,
      action: {
        label: 'Undo',
        run: () => {
          undoable.delete(id);
          unhide(deletion);
        },
      },
      onGone: () => {
        undoable.delete(id);
        send(client, deletion);
      },
    });
  };
}

/**
 * Sends the deletions that could still be undone, because the user leaves the screen. Resolves once the server
 * has responded to all of them.
 */
export async function sendDeletions(): Promise<void> {
  for (const id of undoable) dismissToastById(id);
  await Promise.all(sending);
}

let isLeaving = false;
window.addEventListener('pagehide', () => {
  isLeaving = true;
  sendDeletions();
});
window.addEventListener('pageshow', () => {
  isLeaving = false;
});

/** Sends a deletion through the mutation cache, which notices an ended session. */
function send(client: QueryClient, deletion: Deletion) {
  if (isLeaving) {
    // A page that is closed runs nothing later, so the calls start at once. Nobody is left to see a failure.
    deleteAll(client, deletion).catch(() => {});
    return;
  }
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => deleteAll(client, deletion),
    networkMode: 'always',
  });
  // deleteAll reports the failure.
  const sent = mutation
    .execute(undefined)
    .catch(() => {})
    .finally(() => sending.delete(sent));
  sending.add(sent);
}

async function deleteAll(client: QueryClient, deletion: Deletion): Promise<void> {
  const { kind, ids, failed } = deletion;
  // All at once: a page that is being closed cannot send more later. Browsers limit the connections.
  const outcomes = await Promise.all(ids.map((id) => deleteOne(kind, id)));
  const errors = outcomes.filter((error) => error !== null);
  for (const [index, id] of ids.entries()) {
    if (outcomes[index] === null) removeCachedRecord(client, kind, id);
  }
  unhide(deletion);
  refreshRecords(client, kind);
  const [error] = errors;
  if (!error) return;
  showToast({ tone: 'alert', text: `${failed(errors.length)} ${describeFailure(error)}` });
  throw error;
}

/** Deletes a record. Returns null if it is gone, also if someone else deleted it; otherwise the error. */
async function deleteOne(kind: RecordKind, id: ListedRecord['_id']): Promise<unknown> {
  try {
    await callApi(`${kind.paths.records}/${id}`, { method: 'DELETE' });
    return null;
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : error;
  }
}
