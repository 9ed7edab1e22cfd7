import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { configPath, type SiteConfig } from '#contract/site-config.ts';
import { callApi } from '../api.ts';

/** How what the deployer has set is read, as far as browsers may know it: once. */
export const siteConfigQuery = queryOptions({
  queryKey: [configPath],
  queryFn: async ({ signal }) => (await callApi<Success<SiteConfig>>(configPath, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the deployer has set. */
export const useSiteConfig = () => useQuery(siteConfigQuery);
