import type { ReactNode } from 'react';
import { Links, Meta, Outlet, PrefetchPageLinks, Scripts, ScrollRestoration } from 'react-router';
import { touchIcon } from '#catalogue/app-icons.ts';
import { fonts } from '#site-fonts';
import * as words from '#words/site/layout';
import type { Route } from './+types/root.ts';
import { useAnalytics } from './analytics/analytics.ts';
import { siteContext } from './entry.server.tsx';
import favicon from './favicon.svg';
import { ErrorScreen } from './layout/error-screen.tsx';
import { useChosenLanguage } from './layout/language-link.tsx';
import { useFocusOnNavigation, usePrefetchOnIntent } from './layout/navigation.ts';
import { PageLoading } from './layout/page-loading.tsx';
import './site.css';

export const links: Route.LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: `/${touchIcon.file}` },
  { rel: 'manifest', href: `${words.languageRoot}/site.webmanifest` },
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
    <html lang={words.language} dir={words.direction}>
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
  useChosenLanguage();
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

/** The error page of last resort. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ErrorScreen error={error} element="main" />
);
