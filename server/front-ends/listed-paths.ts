import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type SiteRoute = NonNullable<Routes[string]>;

/** What a route module may say of itself in its `handle`. */
interface RouteHandle {
  /** False for pages that search engines are to leave out. */
  isListed?: boolean;
}

function pathOf(routes: Routes, { parentId, path = '' }: SiteRoute): string {
  const parent = parentId && routes[parentId];
  const above = parent ? pathOf(routes, parent) : '';
  return path ? `${above}/${path}` : above;
}

/** Pages: not what only frames others, and not what answers something else than a page. */
function isListedPage({ path, index, module }: SiteRoute): boolean {
  const handle = module.handle as RouteHandle | undefined;
  return Boolean(path || index) && module.default !== undefined && handle?.isListed !== false;
}

/** The paths of the site's pages that search engines may list; a segment that varies is `:name`. */
export function listedPaths(routes: Routes): string[] {
  const paths = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(isListedPage)
    .map((route) => pathOf(routes, route) || '/')
    .filter((path) => !path.includes('*'));
  // A page and what it shows first within itself are one address.
  return [...new Set(paths)];
}
