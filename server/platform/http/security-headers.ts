import type { FastifyInstance } from 'fastify';

interface PolicyOptions {
  /** Additional script sources, such as 'sha256-…'. */
  scripts?: readonly string[];
  /** Additional picture sources. */
  pictures?: readonly string[];
  /** Whether the page has a base element. Otherwise an injected one is blocked. */
  hasBase?: boolean;
  /** Whether pages may load Google Analytics and send it page views. */
  hasGoogleAnalytics?: boolean;
  /** Whether the page may show files of the same origin in a frame. */
  framesOwnFiles?: boolean;
  /** In development Vite adds inline scripts and styles, and a web socket. */
  isDevelopment?: boolean;
}

/** YouTube videos that staff link to: their thumbnails, and the player once a visitor starts it. */
const videoThumbnails = 'https://i.ytimg.com';
const videoPlayer = 'https://www.youtube-nocookie.com';

/** Where Google's script is loaded from, and where it sends its data (as pictures in old browsers). */
const googleScript = 'https://www.googletagmanager.com';
const googleCounters = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Builds the Content-Security-Policy of an HTML page. */
export function pagePolicy({
  scripts = [],
  pictures = [],
  hasBase = false,
  hasGoogleAnalytics = false,
  framesOwnFiles = false,
  isDevelopment = false,
}: PolicyOptions = {}): string {
  const inline = isDevelopment ? ["'unsafe-inline'"] : scripts;
  const counters = hasGoogleAnalytics ? googleCounters : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline, ...(hasGoogleAnalytics ? [googleScript] : [])].join(' '),
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    ["img-src 'self' data:", videoThumbnails, ...pictures, ...counters].join(' '),
    `frame-src ${framesOwnFiles ? "'self' " : ''}${videoPlayer}`,
    ["connect-src 'self'", ...(isDevelopment ? ['ws:'] : []), ...counters].join(' '),
    "object-src 'none'",
    `base-uri ${hasBase ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Builds the CSP source of a map's tile URL; '{s}' is any subdomain. */
export function buildTileSource(url: string): string {
  const { protocol, host } = new URL(url.replace('{s}.', ''));
  return `${protocol}//${url.includes('//{s}.') ? '*.' : ''}${host}`;
}

/** Responses of the API never run scripts and are never framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The headers of a PDF that only the back office can show in a frame. Its policy lets the browser's own viewer start
 * and nothing else.
 */
export const framedPdfHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** The headers of an email's HTML that the back office shows in a frame: inline styles and pictures, no scripts. */
export const framedPageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** The headers of every response, for files as well as pages. */
const commonHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(publicUrl?.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  }),
});

/**
 * Builds the headers of a file that pages load: a script, a style, a font. Headers that only affect documents
 * are left out, because a page loads some twenty files.
 */
export function assetHeaders(publicUrl: string | undefined): Record<string, string> {
  return { ...commonHeaders(publicUrl), 'Content-Security-Policy': dataPolicy };
}

/**
 * Builds the headers of every other response. They are few and fixed, so no plugin computes them for each
 * response.
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

/** Builds the headers of a response that is not a page: the fixed ones, and a CSP that allows nothing. */
export function dataHeaders(publicUrl: string | undefined): Record<string, string> {
  return { ...fixedHeaders(publicUrl), 'Content-Security-Policy': dataPolicy };
}

/** Builds the same headers for a response that must not be cached: an error or a redirect. */
export function buildNoStoreHeaders(publicUrl: string | undefined): Record<string, string> {
  return { ...dataHeaders(publicUrl), 'Cache-Control': 'no-store' };
}

/** Adds the no-store headers to every response of a scope. Routes may override them. */
export function addSecurityHeaders(scope: FastifyInstance, publicUrl: string | undefined): void {
  const headers = buildNoStoreHeaders(publicUrl);
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
