import type { LoaderFunctionArgs } from 'react-router';
import { siteConfigQuery } from './layout/site-config.ts';
import { askForList } from './lists/ask-for-list.ts';
import { queryClient } from './query-client.ts';
import type { Screen } from './screen.ts';
import { isPermitted, sessionQuery } from './session/session.ts';
import { wait } from './wait.ts';

/*
 * What is asked for while the code of a screen is still loading. Whoever needs it asks again, finds the
 * answer or the call under way, and tells of failures.
 */

/** So long a screen waits for an answer, so as not to be drawn once without it and once with it. */
const patienceMs = 200;

const signedIn = () => queryClient.ensureQueryData(sessionQuery).catch(() => null);

/** Asks who is signed in and, for somebody who is, what stands around every screen. */
export function askForFrame(): null {
  signedIn().then((user) => user && queryClient.prefetchQuery(siteConfigQuery));
  return null;
}

/** Asks for what a screen lists, if whoever is signed in may see it. */
export function askForScreen({ permission, list }: Screen) {
  async function ask(address: string) {
    const [user, source] = await Promise.all([signedIn(), list?.()]);
    if (!source || !isPermitted(user, permission)) return;
    const answers = askForList(queryClient, source, new URL(address).searchParams);
    await Promise.race([answers, wait(patienceMs)]);
  }
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await ask(request.url).catch(() => {});
    return null;
  };
}
