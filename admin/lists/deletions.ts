import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Page } from '#contract/http.ts';
import { ApiError, callApi, reasonOf } from '../api.ts';
import { dismissToastOf, showToast } from '../ui/toasts.ts';
import { dropRecord, refreshRecords } from './record-cache.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';

/** Records of a kind that are to be deleted together, and what is said of it. */
interface Deletion {
  kind: RecordKind;
  ids: readonly string[];
  deleted: string;
  /** Said of as many of them as are still there; followed by the reason. */
  failed: (count: number) => string;
}

/** What lists don't show any more: deletions that can be undone still, and those on their way. */
let underWay: readonly Deletion[] = [];
const listeners = new Set<() => void>();
/** The toasts whose deletions can be undone still. */
const undoable = new Set<string>();
const sending = new Set<Promise<void>>();
let serial = 0;

function setUnderWay(next: readonly Deletion[]) {
  underWay = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const reveal = (deletion: Deletion) => setUnderWay(underWay.filter((other) => other !== deletion));

/** The ids of a kind's records that lists leave out, as they are being deleted. */
function useHiddenIds({ slug }: Pick<RecordKind, 'slug'>): ReadonlySet<string> {
  const all = useSyncExternalStore(subscribe, () => underWay);
  return useMemo(
    () => new Set(all.filter(({ kind }) => kind.slug === slug).flatMap(({ ids }) => ids)),
    [all, slug],
  );
}

/** What a list shows of a page, and how many there are in all: what is being deleted is out of both. */
export function useShown<Item extends ListedRecord>(
  kind: Pick<RecordKind, 'slug'>,
  page: Page<Item> | undefined,
): { records: Item[]; total: number | undefined } {
  const hidden = useHiddenIds(kind);
  // Those who leave a list have not undone what they deleted; deletions are outside React.
  useEffect(() => () => void sendDeletions(), []);
  if (!page) return { records: [], total: undefined };
  const records = page.data.filter(({ _id }) => !hidden.has(_id));
  return { records, total: page.pagination.totalItems - (page.data.length - records.length) };
}

/**
 * Takes records out of the lists at once and deletes them when their toast has gone; until then its
 * Undo brings them back, and nothing was ever sent (document 3 has no undo: the API deletes at once).
 */
export function useDeleteLater(): (deletion: Deletion) => void {
  const client = useQueryClient();
  return (deletion) => {
    serial += 1;
    const id = `deletion-${serial}`;
    undoable.add(id);
    setUnderWay([...underWay, deletion]);
    showToast({
      id,
      tone: 'status',
      text: deletion.deleted,
      action: {
        label: 'Undo',
        run: () => {
          undoable.delete(id);
          reveal(deletion);
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
 * Sends the deletions that could be undone still: whoever leaves the screen has not undone them.
 * Resolves once the server has answered to all.
 */
export async function sendDeletions(): Promise<void> {
  for (const id of undoable) dismissToastOf(id);
  await Promise.all(sending);
}

window.addEventListener('pagehide', () => sendDeletions());

/** As a mutation of the cache, so that an ended session is noticed as everywhere. */
function send(client: QueryClient, deletion: Deletion) {
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => deleteAll(client, deletion),
    networkMode: 'always',
  });
  // What went wrong is told below.
  const sent = mutation
    .execute(undefined)
    .catch(() => {})
    .finally(() => sending.delete(sent));
  sending.add(sent);
}

async function deleteAll(client: QueryClient, deletion: Deletion): Promise<void> {
  const { kind, ids, failed } = deletion;
  // All at once: a page that is being closed does not live to send the next ones. Browsers bound it.
  const outcomes = await Promise.all(ids.map((id) => deleteOne(kind, id)));
  const errors = outcomes.filter((error) => error !== null);
  for (const [place, id] of ids.entries()) {
    if (outcomes[place] === null) dropRecord(client, kind, id);
  }
  reveal(deletion);
  refreshRecords(client, kind);
  const [error] = errors;
  if (!error) return;
  showToast({ tone: 'alert', text: `${failed(errors.length)} ${reasonOf(error)}` });
  throw error;
}

/** Null once the record is gone, by this call or by somebody else's, or what stood in its way. */
async function deleteOne(kind: RecordKind, id: ListedRecord['_id']): Promise<unknown> {
  try {
    await callApi(`${kind.paths.records}/${id}`, { method: 'DELETE' });
    return null;
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : error;
  }
}
