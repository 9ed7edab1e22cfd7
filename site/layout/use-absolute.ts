import { useRouteLoaderData } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';
import { languageRoot } from '#words/site/layout';
import type { loader } from '../root.tsx';

/** The absolute address of a path; '' on a server that does not know its own. */
export function useAbsolute(path: string): string {
  const publicUrl = useRouteLoaderData<typeof loader>('root')?.publicUrl ?? '';
  const isHydrated = useHydrated();
  const origin = publicUrl || (isHydrated ? window.location.origin : '');
  return origin && `${origin}${languageRoot}${path}`;
}
