/** A letter of every segment percent-encoded: the same address by the rules of URLs. */
const percentEncoded = (path: string) =>
  path.replace(/\/([A-Za-z])/g, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`);

const lastSegment = (path: string, change: (segment: string) => string) =>
  path.replace(/[^/]+$/, change);

/** Other ways to write a path, by name. */
export const spellings: Readonly<Record<string, (path: string) => string>> = {
  'trailing slash': (path) => `${path}/`,
  'leading double slash': (path) => `/${path}`,
  'double slash within': (path) => lastSegment(path, (segment) => `/${segment}`),
  'double slash after /api': (path) => path.replace(/^(\/[^/]+)\//, '$1//'),
  capitals: (path) => path.toUpperCase(),
  'capitals at the end': (path) => lastSegment(path, (segment) => segment.toUpperCase()),
  'percent-encoded letters': percentEncoded,
  'percent-encoded slash': (path) => path.replace(/(?<=.)\/([^/]+)$/, '%2f$1'),
  'percent-encoded twice': (path) => percentEncoded(path).replaceAll('%', '%25'),
  'encoded slash at the end': (path) => `${path}%2f`,
  semicolon: (path) => `${path};a=b`,
  'null byte': (path) => `${path}%00`,
};

/** Ways that most programs tidy up before they send: they reach a server over a bare line only. */
export const untidySpellings: typeof spellings = {
  'dot segment': (path) => path.replace(/^(\/[^/]+)/, '$1/.'),
  'dot segments at the beginning': (path) => `/..${path}`,
  'dot segments within': (path) => lastSegment(path, (segment) => `elsewhere/../${segment}`),
  'dot segments from a public file': (path) => `/files/..${path}`,
  'encoded dot segments': (path) => lastSegment(path, (segment) => `elsewhere/%2e%2e/${segment}`),
  backslashes: (path) => path.replaceAll('/', '\\').replace('\\', '/'),
  'whole address': (path) => `http://elsewhere.example${path}`,
};

/** What a call that should do something is answered with where it was not let in, or found nothing. */
export const shut: readonly number[] = [400, 401, 403, 404, 405, 415];
