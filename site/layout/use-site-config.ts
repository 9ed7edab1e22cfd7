import { useRouteLoaderData } from 'react-router';
import type { SiteConfig } from '#contract/site-config.ts';
import type { loader } from '../root.tsx';

/** What the deployer has set; undefined on the error screen, when not even that could be read. */
export function useSiteConfig(): SiteConfig | undefined {
  return useRouteLoaderData<typeof loader>('root')?.config;
}
