import { createBrowserRouter, Navigate } from 'react-router';
import { ScreenError } from './layout/screen-error.tsx';
import { queryClient } from './query-client.ts';
import { screens } from './screens.ts';
import { sessionQuery } from './session/session.ts';
import { PageSpinner } from './ui/spinner.tsx';

// The office's path is only known to the server, which names it in the page's <base>.
const basename = new URL(document.baseURI).pathname.replace(/\/+$/, '');

/** While the code of a screen is still loading. The screens wait for the answer by themselves. */
function askWhoIsSignedIn() {
  queryClient.prefetchQuery(sessionQuery);
  return null;
}

const guarded = screens.map(({ path, permission, load }) => ({
  path,
  lazy: async () => {
    const { RequirePermission } = await import('./session/require-permission.tsx');
    return { element: <RequirePermission permission={permission} /> };
  },
  ErrorBoundary: ScreenError,
  children: [{ index: true as const, lazy: load }],
}));

/**
 * The office's addresses. Sign-in loads what it needs alone; the frame around the screens comes with the
 * first of them, and each screen when it is first opened.
 */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: ScreenError,
      HydrateFallback: () => <PageSpinner label="Loading..." />,
      children: [
        { path: '/login', lazy: () => import('./session/sign-in-screen.tsx') },
        {
          loader: askWhoIsSignedIn,
          shouldRevalidate: () => false,
          lazy: async () => {
            const { RequireSession } = await import('./session/require-session.tsx');
            return { Component: RequireSession };
          },
          children: [
            {
              path: '/dashboard',
              ErrorBoundary: ScreenError,
              lazy: () => import('./dashboard/dashboard-screen.tsx'),
            },
            {
              path: '/account',
              ErrorBoundary: ScreenError,
              lazy: () => import('./account/account-screen.tsx'),
            },
            {
              path: '/person',
              ErrorBoundary: ScreenError,
              lazy: () => import('./people/person-screen.tsx'),
            },
            ...guarded,
            { path: '*', element: <Navigate to="/dashboard" replace /> },
          ],
        },
      ],
    },
  ],
  { basename },
);
