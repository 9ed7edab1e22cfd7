import type { InjectOptions, RouteOptions } from 'fastify';
import { loadBuiltFrontEnds } from '#server/front-ends/built.ts';
import type { FrontEnds } from '#server/front-ends/front-ends.ts';
import { callableBy } from '#tests/access-table.ts';

/** A route of the application, as it is declared: '/api/jobs/:id'. */
export interface DeclaredRoute {
  method: NonNullable<InjectOptions['method']>;
  url: string;
}

/** A kind of record in an audit's address: who may read it differs by kind. */
const auditKinds = ['test-drives', 'job-applications', 'staff-account'];

/** Front ends that note every route which is declared after them: all of the application's. */
export async function routeNotingFrontEnds(): Promise<{
  frontEnds: FrontEnds;
  routes: DeclaredRoute[];
}> {
  const routes: DeclaredRoute[] = [];
  const note = ({ method, url }: RouteOptions) => {
    const methods = [method].flat() as DeclaredRoute['method'][];
    const urls = url.includes(':kind')
      ? auditKinds.map((kind) => url.replace(':kind', kind))
      : [url];
    routes.push(...methods.flatMap((one) => urls.map((each) => ({ method: one, url: each }))));
  };
  const attachTo: FrontEnds['attachTo'] = async (app) => {
    app.addHook('onRoute', note);
  };
  return { frontEnds: { ...(await loadBuiltFrontEnds()), attachTo }, routes };
}

export const nameOf = ({ method, url }: DeclaredRoute): string => `${method} ${url}`;

/** The routes that the table of access does not know. */
export const unknownRoutes = (routes: readonly DeclaredRoute[]): string[] =>
  routes.map(nameOf).filter((name) => callableBy(name) === undefined);

/** The id of no record. */
export const noRecord = '01900000-0000-7000-8000-000000000000';

/** An address that a route answers, about the record of an id where it is about one. */
export const addressOf = (url: string, id: string) =>
  url
    .replace(':id', id)
    .replace(':sessionId', noRecord)
    .replace(':slug', 'haval-h6')
    .replace('*', url === '*' ? '/about-us' : 'nothing-here');
