import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type TrashedRecord, trashPath } from '#contract/trash.ts';
import { callApi, describeFailure } from '../api.ts';
import { focusHeading } from '../layout/page.tsx';
import { showToast } from '../ui/toasts.ts';

const buildAddress = ({ slug, _id }: TrashedRecord) => `${trashPath}/${slug}/${_id}`;

/** Returns a mutation that moves a record out of the trash, and then reads all lists again. */
function useMove(send: (record: TrashedRecord) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: (_, { title }) => {
      showToast({ tone: 'status', text: `${title} ${done}` });
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
    (record) => callApi(`${buildAddress(record)}/restore`, { method: 'POST' }),
    'is restored.',
  );
  const purging = useMove(
    (record) => callApi(buildAddress(record), { method: 'DELETE' }),
    'is deleted for good.',
  );
  return {
    restore: (record: TrashedRecord) => restoring.mutate(record),
    purge: (record: TrashedRecord) => purging.mutate(record),
    isWorking: restoring.isPending || purging.isPending,
  };
}
