import fc from 'fast-check';
import { type Body, bodyFor } from './bodies.ts';
import { validValue } from './from-schema.ts';
import { hostileText } from './hostile-values.ts';
import type { Operation } from './operations.ts';

/** A request to send. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  payload: Buffer | null;
  isSignedIn: boolean;
  /** How its bytes are sent; null means by an ordinary HTTP client. */
  wire: Wire | null;
}

/** What an HTTP client would not let through. */
export interface Wire {
  version: '1.0' | '1.1';
  hosts: readonly string[];
  /** Whether the body is sent in chunks, with pauses. */
  isSlow: boolean;
}

const hosts = [
  ...['cars.example', 'localhost:80', '[::1]', 'a b', '[', '%', 'cars.example:99999', 'a@b', ''],
  ...['a/b', 'a\\b', 'x"><script>', '..', '1.2.3.999', 'x'.repeat(4_000), 'a,b', 'g\xf6.example'],
];

const wire: fc.Arbitrary<Wire | null> = fc.oneof(
  { weight: 7, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      version: fc.constantFrom('1.0', '1.1'),
      hosts: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...hosts).map((host) => [host]) },
        { weight: 1, arbitrary: fc.array(fc.constantFrom(...hosts), { maxLength: 2 }) },
      ),
      isSlow: fc.boolean(),
    }),
  },
);

/** One character of a path in another spelling: percent-encoded, upper case, or twice. */
const respellPath = (path: string, at: number, how: number): string => {
  const position = at % path.length;
  const character = path.charAt(position);
  const hex = `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  const spelled = [hex, hex.toUpperCase(), character.toUpperCase(), character + character][how];
  return path.slice(0, position) + (spelled ?? character) + path.slice(position + 1);
};

/** Mostly the path itself, sometimes another spelling of it. */
const spelledPath = (path: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: path },
    {
      weight: 1,
      arbitrary: fc
        .tuple(path, fc.nat({ max: 200 }), fc.nat({ max: 3 }))
        .map(([each, at, how]) => respellPath(each, Math.max(1, at), how)),
    },
  );

/** Percent-encodes a text; an unpaired surrogate becomes bytes that are not UTF-8. */
const encoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';

/** A URL component: encoded correctly, or malformed. */
const urlComponent = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: value.map((each) => encoded(String(each)).slice(0, 6_000)) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%00', '%c0%af', '%2e%2e%2f', '.', '//') },
  );

const queryNames = ['page', 'limit', 'search', '__proto__', 'status', 'sortBy', 'a[b]', ''];

function queryFor(operation: Operation): fc.Arbitrary<string> {
  const own = operation.parameters.filter((parameter) => parameter.in === 'query');
  const known = own.map(({ name, schema }) =>
    urlComponent(fc.oneof(validValue(schema, name), hostileText)).map(
      (value) => `${name}=${value}`,
    ),
  );
  const other = fc
    .tuple(fc.constantFrom(...queryNames), urlComponent(hostileText))
    .map(([name, value]) => `${name}=${value}`);
  return fc
    .array(fc.oneof(...known, other), { maxLength: 4 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
}

function pathFor({ path }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const value = urlComponent(fc.oneof(fc.constantFrom(...ids), fc.uuid(), hostileText));
  const names = path.match(/\{[^{}]+\}/g) ?? [];
  return fc
    .tuple(...names.map(() => value))
    .map((values) =>
      names.reduce((all, name, at) => all.replace(name, () => values[at] ?? ''), path),
    );
}

/** Header values that a client can send: one line of bytes. */
const headerText = hostileText.map((text) =>
  text.replace(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 8_000),
);

const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    ...['idempotency-key', 'if-match', 'cookie', 'accept', 'accept-encoding', 'range'],
    ...['x-forwarded-for', 'x-forwarded-proto', 'user-agent', 'if-none-match', 'sec-fetch-site'],
  ),
  headerText,
  { maxKeys: 3 },
);

/** Without content-length, a body after some methods would be parsed as the next request. */
const buildHeaders = ({ payload, type }: Body) => ({
  'content-type': type,
  'content-length': String(payload.length),
});

/** Requests for one operation, hostile in one or several places. */
function requestFor(operation: Operation, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  const { body } = operation;
  const maybeBody = body
    ? bodyFor(body.type, body.schema)
    : fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, bodyFor('application/json', {}));
  const method = operation.method.toUpperCase();
  // A malformed request is rejected before its method is known, so the response to a malformed HEAD has a
  // body and breaks the connection. HEAD requests stay well-formed.
  const isHead = method === 'HEAD';
  return fc
    .record({
      path: spelledPath(pathFor(operation, ids)),
      query: isHead ? fc.constant('') : queryFor(operation),
      headers: isHead
        ? fc.constant({})
        : fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, hostileHeaders),
      sent: method === 'GET' || isHead ? fc.constant(null) : maybeBody,
      // Signing in would end the current session.
      isSignedIn: operation.path.endsWith('/login') ? fc.constant(false) : fc.boolean(),
      wire: isHead ? fc.constant(null) : wire,
    })
    .map(({ path, query, headers, sent, isSignedIn, wire: chosenWire }) => ({
      method,
      path: path + query,
      headers: { ...headers, ...(sent && buildHeaders(sent)) },
      payload: sent?.payload ?? null,
      isSignedIn,
      wire: chosenWire,
    }));
}

const batchSize = 500;

/** Generates `count` requests over all operations; the same seed gives the same requests. */
export function* hostileRequests(
  operations: readonly Operation[],
  { ids, seed, count }: { ids: readonly string[]; seed: number; count: number },
): Generator<HostileRequest> {
  const any = fc.oneof(...operations.map((operation) => requestFor(operation, ids)));
  for (let made = 0; made < count; made += batchSize) {
    const numRuns = Math.min(batchSize, count - made);
    yield* fc.sample(any, { seed: seed + made, numRuns });
  }
}
