import type { ServerBuild } from 'react-router';
import { readHandle } from './page-handle.ts';

type Routes = ServerBuild['routes'];
type SiteRoute = NonNullable<Routes[string]>;

function buildPath(routes: Routes, { parentId, path = '' }: SiteRoute): string {
  const parent = parentId && routes[parentId];
  const parentPath = parent ? buildPath(routes, parent) : '';
  return path ? `${parentPath}/${path}` : parentPath;
}

/** Whether a route is a page: not a layout, and not a resource route such as a file. */
const isPage = ({ path, index, module }: SiteRoute): boolean =>
  Boolean(path || index) && module.default !== undefined;

const isIndexable = ({ module }: SiteRoute): boolean => readHandle(module).isListed !== false;

function listPaths(routes: Routes, isIncluded: (route: SiteRoute) => boolean): string[] {
  const paths = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => isPage(route) && isIncluded(route))
    .map((route) => buildPath(routes, route) || '/')
    .filter((path) => !path.includes('*'));
  // A route and its index route have the same path.
  return [...new Set(paths)];
}

/** The paths of all pages of the site, with parameters as `:name`. */
export const listPagePaths = (routes: Routes): string[] => listPaths(routes, () => true);

/** The paths of the pages that search engines may index, with parameters as `:name`. */
export const listIndexablePaths = (routes: Routes): string[] => listPaths(routes, isIndexable);
