import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../site/routes.ts';

/** Lists the paths without parameters. A path with a dot is a file, not a page. */
function listPaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const fullPath = path ? `${parent}/${path}` : parent;
    if (children) return listPaths(children, fullPath);
    return (path || index) && !/[:*.]/.test(fullPath) ? [fullPath || '/'] : [];
  });
}

/** This page needs a token from an email. */
const needsToken = (path: string) => path === '/newsletter/unsubscribe';

/** All pages without parameters that every visitor can open. */
export const singlePages: readonly string[] = listPaths(routes).filter((path) => !needsToken(path));
