import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import { configPath, type SiteConfig } from '#contract/site/site-config.ts';
import { callApi } from '../api.ts';

/** The query for the public configuration, loaded once. */
export const siteConfigQuery = queryOptions({
  queryKey: [configPath],
  queryFn: async ({ signal }) => (await callApi<Success<SiteConfig>>(configPath, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Loads the public configuration. */
export const useSiteConfig = () => useQuery(siteConfigQuery);
