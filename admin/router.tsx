import { createBrowserRouter, Navigate, replace } from 'react-router';
import { prefetchFrame, prefetchScreen } from './prefetch.ts';
import { screens } from './screens.ts';
import { ErrorPanel } from './ui/error-panel.tsx';
import { PageSpinner } from './ui/spinner.tsx';

/** Shown if a screen throws, or if its chunks no longer exist after an update of the product. */
/** Shown in the layout in place of a screen that failed. */
function ScreenError() {
  return (
    <div className="mx-auto grid max-w-xl gap-4 p-6">
      <title>Back office</title>
      {/* The target of 'Skip to content'. */}
      <h1 id="page-heading" tabIndex={-1} className="text-lg font-semibold outline-none">
        This screen could not be shown
      </h1>
      <ErrorPanel
        message="Something went wrong, or the back office has been updated since you opened it."
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}

/** A failure of sign-in or of the layout. */
const PageError = () => (
  <main>
    <ScreenError />
  </main>
);

// Only the server knows the secret path: it sets it as the page's <base>.
const basename = new URL(document.baseURI).pathname.replace(/\/{1,9}$/, '');

const guarded = screens.map((screen) => ({
  path: screen.path,
  loader: prefetchScreen(screen),
  shouldRevalidate: () => false,
  lazy: async () => {
    const { RequirePermission } = await import('./session/require-permission.tsx');
    return { element: <RequirePermission permission={screen.permission} /> };
  },
  ErrorBoundary: ScreenError,
  children: [{ index: true as const, lazy: screen.load }],
}));

/** Redirects from an unknown address to the dashboard, with a message. */
async function leaveUnknownScreen() {
  const { showToast } = await import('./ui/toasts.ts');
  const text = 'There is no screen at that address, so this is the dashboard';
  showToast({ id: 'unknown-screen', tone: 'alert', text });
  return replace('/dashboard');
}

/**
 * The routes. Sign-in loads only its own code, the layout loads with the first screen, and each screen loads
 * when it is first opened.
 */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: PageError,
      HydrateFallback: () => <PageSpinner label="Loading..." />,
      children: [
        { path: '/login', lazy: () => import('./session/sign-in-screen.tsx') },
        {
          loader: prefetchFrame,
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
            { path: '/', element: <Navigate to="/dashboard" replace /> },
            { path: '*', loader: leaveUnknownScreen },
          ],
        },
      ],
    },
  ],
  { basename },
);
