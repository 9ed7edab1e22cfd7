import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { myDayPermissions } from '#contract/my-day.ts';
import { useWork } from '../dashboard/use-work.ts';
import { isPermitted, useUser } from '../session/session.ts';

/** The queries of a screen begin and end one after another: it is loaded once none has done so for this long. */
const restMs = 300;

/** Whether the first screen has its data, so that loading more does not delay it. */
function useIsScreenLoaded(): boolean {
  const client = useQueryClient();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return;
    const check = () => setIsLoaded(client.isFetching() === 0);
    let timer = setTimeout(check, restMs);
    const unsubscribe = client.getQueryCache().subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(check, restMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [client, isLoaded]);
  return isLoaded;
}

/** How many requests wait for an answer, by the path of their screen; of the types that the user may see. */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const seesRequests = isPermitted(useUser(), myDayPermissions);
  const isScreenLoaded = useIsScreenLoaded();
  const { data } = useWork(seesRequests && isScreenLoaded);
  return new Map(data?.queues.map(({ kind, waiting }) => [`/${kind}`, waiting]));
}
