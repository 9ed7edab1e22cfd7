import latinFont from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { type ReactNode, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  PrefetchPageLinks,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { touchIcon } from '#catalogue/app-icons.ts';
import { buttonClass } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import type { Route } from './+types/root.ts';
import { useAnalytics } from './analytics/use-analytics.ts';
import { siteContext } from './entry.server.tsx';
import favicon from './favicon.svg';
import { PageLoading } from './layout/page-loading.tsx';
import { useFocusOnNavigation } from './layout/use-focus-on-navigation.ts';
import { usePrefetchOnIntent } from './layout/use-prefetch-on-intent.ts';
import { Wordmark } from './layout/wordmark.tsx';
import { siteName } from './page-meta.ts';
import { RequestId } from './request-id.ts';
import './site.css';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: `/${touchIcon.file}` },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** Configuration that every page may need. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, publicUrl } = context.get(siteContext);
  return { config, publicUrl };
}

/**
 * The configuration does not change while the server runs, so pages without their own data open without a
 * request.
 */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0d10" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Site() {
  useAnalytics();
  useFocusOnNavigation();
  const nextPage = usePrefetchOnIntent();
  return (
    <>
      <PageLoading />
      <Outlet />
      {nextPage && <PrefetchPageLinks page={nextPage} />}
    </>
  );
}

/** The error page of last resort. In production React Router hides the message of a server error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const requestId = useContext(RequestId);
  return (
    <main
      ref={takeFocus}
      tabIndex={-1}
      className="studio on-dark flex min-h-svh flex-col items-start justify-center px-5 py-24 text-white md:px-16"
    >
      <title>{`Unexpected Application Error! | ${siteName}`}</title>
      <Wordmark className="mb-10 h-4 w-auto" />
      <h1 className="title">Unexpected Application Error!</h1>
      <p className="mt-4 text-lg text-graphite-300">{describeError(error)}</p>
      {/* Only the server knows it; the browser keeps what the server rendered. */}
      <p suppressHydrationWarning className="mt-2 text-sm text-graphite-300">
        {requestId && `Request ${requestId}`}
      </p>
      {/* Plain links that load the page again, since the code that is already loaded may be the problem. */}
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={pathname + search} className={buttonClass('signal')}>
          Try again
        </a>
        <a href="/" className={buttonClass('outline-on-dark')}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}
