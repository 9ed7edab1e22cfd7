import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { trashPath } from '#contract/staff/trash.ts';
import { ApiError, callApi, describeFailure } from '../api.ts';
import { trashKey } from '../query-client.ts';
import { formatCount } from '../ui/format.ts';
import { showToast } from '../ui/toasts.ts';
import { recordKeys, refreshRecords, removeCachedRecords } from './record-cache.ts';
import type { RecordKind } from './record-view.ts';

/** Records of a kind to delete together, and the messages about it. */
interface Deletion {
  kind: RecordKind;
  ids: readonly string[];
  /** Returns the message for the number of records that were deleted. */
  deleted: (count: number) => string;
  /** Returns the message for the number of records that could not be deleted; the reason follows. */
  failed: (count: number) => string;
}

/** A record that was sent to the server, and why that failed, if it did. */
interface Outcome {
  id: string;
  error: unknown;
}

/** The response to a restore. It has a message if an appointment could not be restored with its request. */
type Restored = { success: true; message?: string };

/**
 * Returns a function that moves records to the trash. They leave the lists at once, and the toast of a deletion that
 * succeeded offers to restore them (docs/decisions/043-undo-restores-from-the-trash.md).
 */
export function useDeleteRecords(): (deletion: Deletion) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const restoring = useMutation({
    mutationFn: (deletion: Pick<Deletion, 'kind' | 'ids'>) =>
      restoreRecords(client, deletion, navigate),
  });
  const deleting = useMutation({
    mutationFn: (deletion: Deletion) =>
      deleteRecords(client, deletion, (ids) => restoring.mutate({ kind: deletion.kind, ids })),
  });
  return deleting.mutate;
}

async function deleteRecords(
  client: QueryClient,
  { kind, ids, deleted, failed }: Deletion,
  undo: (ids: readonly string[]) => void,
): Promise<void> {
  await client.cancelQueries({ queryKey: recordKeys.lists(kind) });
  removeCachedRecords(client, kind, ids);
  const outcomes = await sendAll(ids, (id) =>
    callApi(`${kind.paths.records}/${id}`, { method: 'DELETE' }),
  );
  refresh(client, kind);
  const moved = outcomes.filter(({ error }) => !error).map(({ id }) => id);
  const action = moved.length > 0 && { action: { label: 'Undo', run: () => undo(moved) } };
  const failures = outcomes.filter(({ error }) => error && !isGone(error));
  const done = ids.length - failures.length;
  const [first] = failures;
  const sentences = [
    done > 0 && deleted(done),
    first && `${failed(failures.length)} ${describeFailure(first.error)}`,
  ];
  const text = sentences.filter(Boolean).join(' ');
  showToast({ tone: first ? 'alert' : 'status', text, ...action });
  if (first) throw first.error;
}

async function restoreRecords(
  client: QueryClient,
  { kind, ids }: Pick<Deletion, 'kind' | 'ids'>,
  navigate: (address: string) => unknown,
): Promise<void> {
  const outcomes = await sendAll(ids, async (id) => {
    const path = `${trashPath}/${kind.slug}/${id}/restore`;
    const { message } = await callApi<Restored>(path, { method: 'POST' });
    if (!message) return;
    const open = () => navigate(`/${kind.slug}?${new URLSearchParams({ open: id })}`);
    showToast({ tone: 'alert', text: message, action: { label: 'Open the request', run: open } });
  });
  refresh(client, kind);
  const failures = outcomes.filter(({ error }) => error);
  const [first] = failures;
  if (!first) return;
  const reason = describeFailure(first.error);
  const which = formatCount(failures.length, kind.texts.noun);
  const text = ids.length === 1 ? reason : `${which} could not be restored. ${reason}`;
  showToast({ tone: 'alert', text });
  throw first.error;
}

/** Sends all calls at once: the browser limits its connections, and finishes calls even if the page is closed. */
const sendAll = (
  ids: readonly string[],
  send: (id: string) => Promise<unknown>,
): Promise<Outcome[]> =>
  Promise.all(
    ids.map((id) =>
      send(id).then(
        () => ({ id, error: null }),
        (error: unknown) => ({ id, error }),
      ),
    ),
  );

/** Whether somebody else has already deleted the record. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function refresh(client: QueryClient, kind: RecordKind): void {
  refreshRecords(client, kind);
  client.invalidateQueries({ queryKey: trashKey });
}
