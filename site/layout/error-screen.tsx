import { type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import { siteName } from '../page-meta.ts';
import { RequestId } from '../request-id.ts';
import { Wordmark } from './wordmark.tsx';

/** The error screen. In production React Router hides the message of a server error. */
export function ErrorScreen({
  error,
  element: Element = 'div',
}: {
  error: unknown;
  element?: 'div' | 'main';
}) {
  const { pathname, search } = useLocation();
  const requestId = useContext(RequestId);
  return (
    <Element
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
          Try Again
        </a>
        <a href="/" className={buttonClass('outline-on-dark')}>
          Go to the home page
        </a>
      </div>
    </Element>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}

/**
 * The page of a list, as `children`, if its data could not be fetched because the server or a proxy answered with an
 * error. Any other error, such as one of rendering, shows the error screen.
 */
export function FailedData({ error, children }: { error: unknown; children: ReactNode }) {
  const isFetchFailure = isRouteErrorResponse(error) && error.status >= 500;
  return isFetchFailure ? children : <ErrorScreen error={error} />;
}
