import type { InjectOptions, RouteOptions } from 'fastify';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import type { FrontEnds } from '#server/delivery/front-ends/front-ends.ts';
import { findCallers } from '#tests/access-table.ts';

/** A route of the application, as it is declared: '/api/jobs/:id'. */
export interface DeclaredRoute {
  method: NonNullable<InjectOptions['method']>;
  url: string;
}

/** Record types for the audit route: each needs a different permission. */
const auditKinds = ['test-drives', 'job-applications', 'staff-account'];

/** Front ends that record every route declared after them, so all routes of the application. */
export async function recordRoutes(): Promise<{
  frontEnds: FrontEnds;
  routes: DeclaredRoute[];
}> {
  const routes: DeclaredRoute[] = [];
  const record = ({ method, url }: RouteOptions) => {
    const methods = [method].flat() as DeclaredRoute['method'][];
    const urls = url.includes(':kind')
      ? auditKinds.map((kind) => url.replace(':kind', kind))
      : [url];
    routes.push(...methods.flatMap((one) => urls.map((each) => ({ method: one, url: each }))));
  };
  const attachTo: FrontEnds['attachTo'] = async (app) => {
    app.addHook('onRoute', record);
  };
  return { frontEnds: { ...(await loadBuiltFrontEnds()), attachTo }, routes };
}

export const formatRoute = ({ method, url }: DeclaredRoute): string => `${method} ${url}`;

/** The routes that are missing from the access table. */
export const unknownRoutes = (routes: readonly DeclaredRoute[]): string[] =>
  routes.map(formatRoute).filter((name) => findCallers(name) === undefined);

/** An id that no record has. */
export const noRecord = '01900000-0000-7000-8000-000000000000';

/** Builds a URL for a route, with this record id where the route takes one. */
export const buildAddress = (url: string, id: string) =>
  url
    .replace(':id', id)
    .replace(':sessionId', noRecord)
    .replace(':slug', 'haval-h6')
    .replace('*', url === '*' ? '/about-us' : 'nothing-here');
