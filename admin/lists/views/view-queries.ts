import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { type ListView, viewPaths } from '#contract/list-views.ts';
import { callApi, describeFailure } from '../../api.ts';
import { showToast } from '../../ui/toasts.ts';

const viewsKey = (screen: string) => ['views', screen] as const;

/** Loads the saved views of a list: own ones, then those that others share. */
export const useViews = (screen: string) =>
  useQuery({
    queryKey: viewsKey(screen),
    queryFn: async ({ signal }) => {
      const path = `${viewPaths.records}?${new URLSearchParams({ screen })}`;
      return (await callApi<Success<ListView[]>>(path, { signal })).data;
    },
  });

/** Returns a function that loads the saved views of a list again. */
export function useRefreshViews(screen: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: viewsKey(screen) });
}

/** Deletes a saved view, and says so. */
export function useDeleteView(screen: string) {
  const refresh = useRefreshViews(screen);
  return useMutation({
    mutationFn: ({ _id }: ListView) => callApi(`${viewPaths.records}/${_id}`, { method: 'DELETE' }),
    onSuccess: (_, { name }) => showToast({ tone: 'status', text: `${name} is deleted.` }),
    onError: (failure, { name }) => {
      const text = `${name} could not be deleted. ${describeFailure(failure)}`;
      showToast({ tone: 'alert', text });
    },
    onSettled: refresh,
  });
}
