import { useQuery } from '@tanstack/react-query';
import { dashboardPaths, type Work } from '#contract/dashboard.ts';
import type { Success } from '#contract/http.ts';
import { callApi } from '../api.ts';
import { dashboardKey } from './dashboard-key.ts';

/** What waits in each type that the user may see, and the appointments of today. */
export const useWork = (isEnabled = true) =>
  useQuery({
    enabled: isEnabled,
    queryKey: [...dashboardKey, 'work'],
    queryFn: async ({ signal }) =>
      (await callApi<Success<Work>>(dashboardPaths.work, { signal })).data,
  });
