import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../site/routes.ts';

/** The addresses of all pages that need nothing filled in; a dot tells a file from a page. */
function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const here = path ? `${parent}/${path}` : parent;
    if (children) return pathsOf(children, here);
    return (path || index) && !/[:*.]/.test(here) ? [here || '/'] : [];
  });
}

/** Without a token from a letter there is no such page. */
const isLetterOnly = (path: string) => path === '/newsletter/unsubscribe';

/** The pages of which there is one each, and that anyone can open. */
export const singlePages: readonly string[] = pathsOf(routes).filter((path) => !isLetterOnly(path));
