import type { ServerBuild } from 'react-router';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** What a module in site/routes may export as `handle`. */
export interface PageHandle {
  /** False for pages that search engines must not index. */
  isListed?: boolean;
  /** The query parameters that change the page. All others, such as campaign tags, have no effect. */
  query?: readonly string[];
}

/** Reads the `handle` of a route module. */
export const readHandle = (module: RouteModule): PageHandle =>
  (module.handle as PageHandle | undefined) ?? {};
