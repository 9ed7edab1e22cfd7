import { createBrowserRouter, Navigate } from 'react-router';
import { askForFrame, askForScreen } from './ask-ahead.ts';
import { ScreenError } from './layout/screen-error.tsx';
import { screens } from './screens.ts';
import { PageSpinner } from './ui/spinner.tsx';

// The office's path is only known to the server, which names it in the page's <base>.
const basename = new URL(document.baseURI).pathname.replace(/\/+$/, '');

const guarded = screens.map((screen) => ({
  path: screen.path,
  loader: askForScreen(screen),
  shouldRevalidate: () => false,
  lazy: async () => {
    const { RequirePermission } = await import('./session/require-permission.tsx');
    return { element: <RequirePermission permission={screen.permission} /> };
  },
  ErrorBoundary: ScreenError,
  children: [{ index: true as const, lazy: screen.load }],
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
          loader: askForFrame,
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
