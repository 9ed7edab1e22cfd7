import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type TrashedRecord, trashPath } from '#contract/trash.ts';
import { callApi, describeFailure } from '../api.ts';
import { focusHeading } from '../layout/page.tsx';
import { showToast } from '../ui/toasts.ts';

const buildAddress = ({ slug, _id }: TrashedRecord) => `${trashPath}/${slug}/${_id}`;

/** Where a restored request lost its appointment, `data` has the next free times, and `message` names them. */
type MoveAnswer = { success: true; message?: string; data?: { next: string[] } };

/** Returns a mutation that moves a record out of the trash, and then reads all lists again. */
function useMove(send: (record: TrashedRecord) => Promise<MoveAnswer>, done: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: ({ message, data }, { title, slug, _id }) => {
      const open = () => navigate(`/${slug}?${new URLSearchParams({ open: _id })}`);
      // What could not be put back needs an act of staff.
      if (data) {
        const action = { label: 'Open the request', run: open };
        showToast({ tone: 'alert', text: `${title}: ${message}`, action });
      } else showToast({ tone: 'status', text: `${title} ${done}` });
      // The row that had focus is gone.
      focusHeading();
    },
    onError: (error) => showToast({ tone: 'alert', text: describeFailure(error) }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Returns the functions that restore a record and delete it for good. */
export function useTrashActions() {
  const restoring = useMove(
    (record) => callApi<MoveAnswer>(`${buildAddress(record)}/restore`, { method: 'POST' }),
    'is restored.',
  );
  const purging = useMove(
    (record) => callApi<MoveAnswer>(buildAddress(record), { method: 'DELETE' }),
    'is deleted for good.',
  );
  return {
    restore: (record: TrashedRecord) => restoring.mutate(record),
    purge: (record: TrashedRecord) => purging.mutate(record),
    isWorking: restoring.isPending || purging.isPending,
  };
}
