import latinFont from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import type { Route } from './+types/root.ts';
import favicon from './favicon.svg';
import { siteName } from './page-meta.ts';
import './site.css';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
];

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
  return <Outlet />;
}

/** The last resort. What a server error says is replaced by the router in production. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="studio on-dark flex min-h-svh flex-col items-start justify-center px-5 py-24 text-white md:px-16">
      <title>{`Unexpected Application Error! | ${siteName}`}</title>
      <h1 className="text-3xl font-semibold tracking-tight md:text-5xl">
        Unexpected Application Error!
      </h1>
      <p className="mt-4 text-graphite-300">{reasonOf(error)}</p>
      <a href="/" className="mt-8 inline-flex min-h-11 items-center underline">
        Go to the home page
      </a>
    </main>
  );
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}
