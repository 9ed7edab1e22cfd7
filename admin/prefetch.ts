import type { LoaderFunctionArgs } from 'react-router';
import { siteConfigQuery } from './layout/site-config.ts';
import { prefetchList } from './lists/prefetch-list.ts';
import { queryClient } from './query-client.ts';
import type { Screen } from './screen.ts';
import { isPermitted, sessionQuery } from './session/session.ts';
import { wait } from './wait.ts';

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
