import type { FastifyInstance } from 'fastify';

interface PolicyParts {
  /** Sources of scripts besides our own files, such as 'sha256-…'. */
  scripts?: readonly string[];
  /** Sources of pictures besides our own files and YouTube's. */
  pictures?: readonly string[];
  /** The page names a base for its links: otherwise none may be slipped into it. */
  hasBase?: boolean;
  /** Pages may load Google Analytics, and tell it of views. */
  hasGoogleAnalytics?: boolean;
  /** In development Vite adds inline scripts and styles of its own, and a web socket. */
  isDevelopment?: boolean;
}

/** Films that staff link to: YouTube's picture of one, and its player once a visitor asks for it. */
const videoPictures = 'https://i.ytimg.com';
const videoPlayer = 'https://www.youtube-nocookie.com';

/** Where Google's script comes from, and where it sends its counts, as pictures in old browsers. */
const googleScript = 'https://www.googletagmanager.com';
const googleCounters = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The Content-Security-Policy of an HTML page. */
export function pagePolicy({
  scripts = [],
  pictures = [],
  hasBase = false,
  hasGoogleAnalytics = false,
  isDevelopment = false,
}: PolicyParts = {}): string {
  const inline = isDevelopment ? ["'unsafe-inline'"] : scripts;
  const counters = hasGoogleAnalytics ? googleCounters : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline, ...(hasGoogleAnalytics ? [googleScript] : [])].join(' '),
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    ["img-src 'self' data:", videoPictures, ...pictures, ...counters].join(' '),
    `frame-src ${videoPlayer}`,
    ["connect-src 'self'", ...(isDevelopment ? ['ws:'] : []), ...counters].join(' '),
    "object-src 'none'",
    `base-uri ${hasBase ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The source that a map's tiles come from; '{s}' stands for any subdomain. */
export function sourceOfTiles(url: string): string {
  const { protocol, host } = new URL(url.replace('{s}.', ''));
  return `${protocol}//${url.includes('//{s}.') ? '*.' : ''}${host}`;
}

/** Nothing that the API answers is ever to be run or framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What every answer carries, a file as well as a page. */
const commonHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(publicUrl?.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  }),
});

/**
 * The headers of a file that pages are built of: a script, a style, a font. What tells a browser how to
 * treat a document means nothing there, and a page would carry it twenty times.
 */
export function assetHeaders(publicUrl: string | undefined): Record<string, string> {
  return { ...commonHeaders(publicUrl), 'Content-Security-Policy': dataPolicy };
}

/**
 * The headers of every other answer, whatever it is. They are few and fixed, so they are written here
 * instead of being computed by a plugin for each answer.
 */
export function fixedHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    ...commonHeaders(publicUrl),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  };
}

/** The headers of an answer that is no page: the fixed ones, and the policy that runs nothing. */
export function dataHeaders(publicUrl: string | undefined): Record<string, string> {
  return { ...fixedHeaders(publicUrl), 'Content-Security-Policy': dataPolicy };
}

/** Sends the data headers with every answer of a scope, where a page does not set its own. */
export function addSecurityHeaders(scope: FastifyInstance, publicUrl: string | undefined): void {
  const headers = dataHeaders(publicUrl);
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
