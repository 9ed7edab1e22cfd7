import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { localizePath, splitLanguage } from '#contract/site/language.ts';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** The `handle` that a module in site/routes may export. */
interface PageHandle {
  /** False for pages that search engines must not index. */
  isListed?: boolean;
  /** The query parameters that change the page. All others, such as campaign tags, have no effect. */
  query?: readonly string[];
}

/** Reads the `handle` of a route module. */
const readHandle = (module: RouteModule): PageHandle =>
  (module.handle as PageHandle | undefined) ?? {};

type Routes = ServerBuild['routes'];

/** The page for a path. */
interface MatchedPage {
  /** The route pattern, such as '/models/:slug', which contains no visitor input. */
  pattern: string;
  /** The canonical path for this route and its parameters. It is the key in the page cache. */
  path: string;
  /** Whether its address contains a secret or a code: such a page is rendered for one visitor and never cached. */
  isPrivate: boolean;
  /** The query parameters that change the page. */
  query: readonly string[];
}

/** Matches a path to a page of the site; null if there is none. */
export type MatchPage = (path: string) => MatchedPage | null;

/** The parameters of private pages. Their values are case-sensitive secrets or codes. */
const privateParameters = [':token', ':code'];

/** The router requests a page's data at the page's path with this suffix. */
const dataSuffix = '.data';
/** The path of the home page's data: the router does not use the suffix alone as a file name. */
const homeDataPath = '/_.data';

function buildRouteTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }) => ({
      id,
      handle: readHandle(module),
      ...(path !== undefined && { path }),
      ...(index ? { index } : { children: buildRouteTree(routes, id) }),
    }));
}

const removeDataSuffix = (path: string): string =>
  path.toLowerCase().endsWith(`/_${dataSuffix}`)
    ? path.slice(0, -`_${dataSuffix}`.length)
    : path.slice(0, -dataSuffix.length);

/** Creates the function that matches paths to the pages of a build's routes, which are the same in each language. */
export function createPageMatcher(routes: Routes): MatchPage {
  const tree = buildRouteTree(routes);
  const matchDocument: MatchPage = (address) => {
    const { language, path } = splitLanguage(address);
    const matches = matchRoutes(tree, path) ?? [];
    const segments = matches.map(({ route }) => route.path).filter(Boolean);
    if (matches.length === 0 || segments.includes('*')) return null;
    const pattern = `/${segments.join('/')}`;
    const canonical = generatePath(pattern, matches[0]?.params);
    const isPrivate = privateParameters.some((parameter) => pattern.endsWith(`/${parameter}`));
    const query = matches.flatMap(({ route }) => (route.handle as PageHandle).query ?? []);
    return {
      pattern: localizePath(language, pattern),
      path: localizePath(language, isPrivate ? canonical : canonical.toLowerCase()),
      isPrivate,
      query,
    };
  };
  return (path) => {
    if (!path.toLowerCase().endsWith(dataSuffix)) return matchDocument(path);
    const page = matchDocument(removeDataSuffix(path));
    if (!page) return null;
    const isHome = page.path === '/';
    return {
      ...page,
      pattern: page.pattern + dataSuffix,
      path: isHome ? homeDataPath : page.path + dataSuffix,
    };
  };
}

type PageRoutes = ServerBuild['routes'];
type SiteRoute = NonNullable<PageRoutes[string]>;

function buildPath(routes: PageRoutes, { parentId, path = '' }: SiteRoute): string {
  const parent = parentId && routes[parentId];
  const parentPath = parent ? buildPath(routes, parent) : '';
  return path ? `${parentPath}/${path}` : parentPath;
}

/** Whether a route is a page: not a layout, and not a resource route such as a file. */
const isPage = ({ path, index, module }: SiteRoute): boolean =>
  Boolean(path || index) && module.default !== undefined;

const isIndexable = ({ module }: SiteRoute): boolean => readHandle(module).isListed !== false;

function listPaths(routes: PageRoutes, isIncluded: (route: SiteRoute) => boolean): string[] {
  const paths = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => isPage(route) && isIncluded(route))
    .map((route) => buildPath(routes, route) || '/')
    .filter((path) => !path.includes('*'));
  // A route and its index route have the same path.
  return [...new Set(paths)];
}

/** The paths of all pages of the site, with parameters as `:name`. */
export const listPagePaths = (routes: PageRoutes): string[] => listPaths(routes, () => true);

/** The paths of the pages that search engines may index, with parameters as `:name`. */
export const listIndexablePaths = (routes: PageRoutes): string[] => listPaths(routes, isIndexable);
