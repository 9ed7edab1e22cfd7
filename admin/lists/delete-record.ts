import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, reasonOf } from '../api.ts';
import { showToast } from '../ui/toasts.ts';
import { dropRecord, refreshRecords } from './record-cache.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';

interface DeletionWords {
  deleted: string;
  /** Followed by the reason. */
  failed: string;
}

/** Deletes a record; how it went is told in a toast (4-decisions, 17). */
export function useDeleteRecord(kind: RecordKind, words: DeletionWords) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Pick<ListedRecord, '_id'>) =>
      callApi(`${kind.paths.records}/${_id}`, { method: 'DELETE' }),
    onSuccess: (_, { _id }) => {
      dropRecord(client, kind, _id);
      showToast({ tone: 'status', text: words.deleted });
    },
    onError: (error) => showToast({ tone: 'alert', text: `${words.failed} ${reasonOf(error)}` }),
    onSettled: () => {
      refreshRecords(client, kind);
    },
  });
}
