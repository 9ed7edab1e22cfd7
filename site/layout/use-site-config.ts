import { useRouteLoaderData } from 'react-router';
import type { SiteConfig } from '#contract/site/site-config.ts';
import type { loader } from '../root.tsx';

/** The public configuration. Undefined on the error page if the root loader failed. */
export function useSiteConfig(): SiteConfig | undefined {
  return useRouteLoaderData<typeof loader>('root')?.config;
}
