import { useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { configPath, type SiteConfig } from '#contract/site-config.ts';
import { callApi } from '../api.ts';

/** What the deployer has set, as far as browsers may know it; it is read once. */
export function useSiteConfig() {
  return useQuery({
    queryKey: [configPath],
    queryFn: async ({ signal }) =>
      (await callApi<Success<SiteConfig>>(configPath, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
