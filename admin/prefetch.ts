import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { siteConfigQuery } from './layout/site-config.ts';
import { buildApiQuery, readListState } from './lists/list-address.ts';
import { recordPageQuery, recordStatsQuery } from './lists/record-cache.ts';
import type { ListSource } from './lists/record-view.ts';
import { queryClient } from './query-client.ts';
import type { Screen } from './screen.ts';
import { isPermitted, sessionQuery } from './session/session.ts';

/*
 * Prefetches data while the code of a screen is still loading. The screen runs the same queries: it finds the
 * data or the running call in the cache, and reports failures.
 */

/** How long a screen waits for its data, to avoid rendering twice. */
const maxWaitMs = 200;

// The screen runs the query again and shows the error.
const loadUser = () => queryClient.ensureQueryData(sessionQuery).catch(() => null);

/** Prefetches the session and, if someone is signed in, the site's configuration for the layout. */
export function prefetchFrame(): null {
  loadUser().then((user) => user && queryClient.prefetchQuery(siteConfigQuery));
  return null;
}

/**
 * Prefetches what a list shows at an address, so that the list finds it in the cache or already loading.
 * Resolves when the calls have ended; their errors show in the list.
 */
async function prefetchList(
  client: QueryClient,
  { kind, shape, pageSize, statsKind }: ListSource,
  params: URLSearchParams,
): Promise<void> {
  const query = buildApiQuery(readListState(shape, params), pageSize);
  await Promise.all([
    client.prefetchQuery(recordPageQuery(kind, query)),
    statsKind && client.prefetchQuery(recordStatsQuery(statsKind)),
  ]);
}

/** Returns a loader that prefetches the screen's list, if the signed-in user may see it. */
export function prefetchScreen({ permission, list }: Screen) {
  async function prefetch(address: string) {
    const [user, source] = await Promise.all([loadUser(), list?.()]);
    if (!source || !isPermitted(user, permission)) return;
    const prefetched = prefetchList(queryClient, source, new URL(address).searchParams);
    await Promise.race([prefetched, wait(maxWaitMs)]);
  }
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    // The screen runs the queries again and shows the error.
    await prefetch(request.url).catch(() => {});
    return null;
  };
}

/** Resolves after `ms` milliseconds. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
