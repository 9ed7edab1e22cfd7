import { failureAnswer } from './answers.ts';
import type { DescribedRoute } from './collect-routes.ts';
import { buildErrorResponses } from './errors.ts';
import { buildOperation } from './operation.ts';
import { SchemaWriter } from './schema-writer.ts';

const description = `Times are ISO 8601 in UTC, ids are UUIDs, and a missing field of a record is null. Numbers of a body may also be sent as text, with thousands separators. Every answer is JSON with \`success\`, except files and the live stream. A failure has a \`message\` for people and, for invalid input, \`errors\` by field.

Visitors call the public operations without a session. Staff sign in with \`POST /api/admin/login\`, which sets the session cookie.`;

const collator = new Intl.Collator('en');

/** Orders paths alphabetically, so that the document does not depend on the order of registration. */
const byPath = (one: DescribedRoute, other: DescribedRoute) =>
  collator.compare(one.path, other.path);

function buildPaths(routes: readonly DescribedRoute[], writer: SchemaWriter) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of [...routes].sort(byPath)) {
    paths[route.path] ??= {};
    Object.assign(paths[route.path] ?? {}, { [route.method]: buildOperation(route, writer) });
  }
  return paths;
}

/** Throws if two routes have the same operationId. */
function refuseRepeatedIds(routes: readonly DescribedRoute[]): void {
  const used = new Map<string, string>();
  for (const { docs, method, path } of routes) {
    const route = `${method.toUpperCase()} ${path}`;
    const other = used.get(docs.operationId);
    if (other) throw new Error(`${route} and ${other} have the operationId ${docs.operationId}`);
    used.set(docs.operationId, route);
  }
}

/** Builds the OpenAPI 3.1 document of these routes. Throws if two have the same operationId. */
export function buildDocument(routes: readonly DescribedRoute[], publicUrl: string | undefined) {
  refuseRepeatedIds(routes);
  const writer = new SchemaWriter();
  writer.write(failureAnswer, 'output');
  const paths = buildPaths(routes, writer);
  const tags = [...new Set(routes.map(({ docs }) => docs.tag))].sort(collator.compare);
  const isHttps = publicUrl?.startsWith('https:');
  return {
    openapi: '3.1.0',
    info: {
      title: 'HAVAL, ORA and TANK distributor in Pakistan',
      version: '1',
      description,
    },
    servers: [{ url: publicUrl ?? '/' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: writer.components,
      responses: buildErrorResponses(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: isHttps ? '__Host-session' : 'session',
          description: 'Set by signing in',
        },
      },
    },
  };
}
