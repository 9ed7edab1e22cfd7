import fc from 'fast-check';
import { type Body, bodyFor } from './bodies.ts';
import { fitting } from './from-schema.ts';
import { hostileText } from './hostile-values.ts';
import type { Operation } from './operations.ts';

/** A request as it is sent. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  payload: Buffer | null;
  isSignedIn: boolean;
}

/** As in an address; halves of signs become bytes that are no UTF-8. */
const encoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';

/** What stands in an address: encoded, or broken. */
const piece = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: value.map((each) => encoded(String(each)).slice(0, 6_000)) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%00', '%c0%af', '%2e%2e%2f', '.', '//') },
  );

const queryNames = ['page', 'limit', 'search', '__proto__', 'status', 'sortBy', 'a[b]', ''];

function queryFor(operation: Operation): fc.Arbitrary<string> {
  const own = operation.parameters.filter((parameter) => parameter.in === 'query');
  const known = own.map(({ name, schema }) =>
    piece(fc.oneof(fitting(schema, name), hostileText)).map((value) => `${name}=${value}`),
  );
  const other = fc
    .tuple(fc.constantFrom(...queryNames), piece(hostileText))
    .map(([name, value]) => `${name}=${value}`);
  return fc
    .array(fc.oneof(...known, other), { maxLength: 4 })
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
}

function pathFor({ path }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const value = piece(fc.oneof(fc.constantFrom(...ids), fc.uuid(), hostileText));
  const names = path.match(/\{[^}]+\}/g) ?? [];
  return fc
    .tuple(...names.map(() => value))
    .map((values) =>
      names.reduce((all, name, at) => all.replace(name, () => values[at] ?? ''), path),
    );
}

/** A header's value as a client can send it: one line of bytes. */
const headerText = hostileText.map((text) =>
  text.replace(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 8_000),
);

const oddHeaders = fc.dictionary(
  fc.constantFrom(
    ...['idempotency-key', 'if-match', 'cookie', 'accept', 'accept-encoding', 'range'],
    ...['x-forwarded-for', 'x-forwarded-proto', 'user-agent', 'if-none-match', 'sec-fetch-site'],
  ),
  headerText,
  { maxKeys: 3 },
);

/** Without its length, a body after some methods would be taken for the next request. */
const headersOf = ({ payload, type }: Body) => ({
  'content-type': type,
  'content-length': String(payload.length),
});

/** Requests for one operation, hostile in one place or many. */
function requestFor(operation: Operation, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  const { body } = operation;
  const maybeBody = body
    ? bodyFor(body.type, body.schema)
    : fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, bodyFor('application/json', {}));
  const method = operation.method.toUpperCase();
  // What cannot be read is answered before it is known that a HEAD wants no body: such are left to others.
  const isHead = method === 'HEAD';
  return fc
    .record({
      path: pathFor(operation, ids),
      query: isHead ? fc.constant('') : queryFor(operation),
      headers: isHead
        ? fc.constant({})
        : fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, oddHeaders),
      sent: method === 'GET' || isHead ? fc.constant(null) : maybeBody,
      // Who signs in leaves the session that they had.
      isSignedIn: operation.path.endsWith('/login') ? fc.constant(false) : fc.boolean(),
    })
    .map(({ path, query, headers, sent, isSignedIn }) => ({
      method,
      path: path + query,
      headers: { ...headers, ...(sent && headersOf(sent)) },
      payload: sent?.payload ?? null,
      isSignedIn,
    }));
}

const atOnce = 500;

/** So many requests over all operations, the same ones for the same seed. */
export function* hostileRequests(
  operations: readonly Operation[],
  { ids, seed, count }: { ids: readonly string[]; seed: number; count: number },
): Generator<HostileRequest> {
  const any = fc.oneof(...operations.map((operation) => requestFor(operation, ids)));
  for (let made = 0; made < count; made += atOnce) {
    const numRuns = Math.min(atOnce, count - made);
    yield* fc.sample(any, { seed: seed + made, numRuns });
  }
}
