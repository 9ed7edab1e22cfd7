/** Percent-encodes every segment's first letter: the same path by the URL standard. */
const percentEncoded = (path: string) =>
  path.replace(/\/([A-Za-z])/g, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`);

const changeLastSegment = (path: string, change: (segment: string) => string) =>
  path.replace(/[^/]{1,200}$/, change);

/** Other ways to write a path, by name. */
export const spellings: Readonly<Record<string, (path: string) => string>> = {
  'trailing slash': (path) => `${path}/`,
  'leading double slash': (path) => `/${path}`,
  'double slash within': (path) => changeLastSegment(path, (segment) => `/${segment}`),
  'double slash after /api': (path) => path.replace(/^(\/[^/]+)\//, '$1//'),
  capitals: (path) => path.toUpperCase(),
  'capitals at the end': (path) => changeLastSegment(path, (segment) => segment.toUpperCase()),
  'percent-encoded letters': percentEncoded,
  'percent-encoded slash': (path) => path.replace(/(?<=.)\/([^/]+)$/, '%2f$1'),
  'percent-encoded twice': (path) => percentEncoded(path).replaceAll('%', '%25'),
  'encoded slash at the end': (path) => `${path}%2f`,
  semicolon: (path) => `${path};a=b`,
  'null byte': (path) => `${path}%00`,
};

/** Spellings that HTTP clients normalize before they send; a test needs a raw request for them. */
export const unnormalizedSpellings: typeof spellings = {
  'dot segment': (path) => path.replace(/^(\/[^/]+)/, '$1/.'),
  'dot segments at the beginning': (path) => `/..${path}`,
  'dot segments within': (path) => changeLastSegment(path, (segment) => `elsewhere/../${segment}`),
  'dot segments from a public file': (path) => `/files/..${path}`,
  'encoded dot segments': (path) =>
    changeLastSegment(path, (segment) => `elsewhere/%2e%2e/${segment}`),
  backslashes: (path) => path.replaceAll('/', '\\').replace('\\', '/'),
  'whole address': (path) => `http://elsewhere.example${path}`,
};

/** Statuses that mean a call was refused, found nothing, or was redirected to the usual spelling of its path. */
export const refusedStatuses: readonly number[] = [308, 400, 401, 403, 404, 405, 415];
