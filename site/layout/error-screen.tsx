import { createContext, type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, type MetaDescriptor, useHref, useLocation } from 'react-router';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import * as words from '#words/site/layout';
import { buildPageMeta, noIndex, siteName } from '../page-meta.ts';
import { PlainPicture } from '../vehicles/plain-picture.tsx';
import { Wordmark } from './wordmark.tsx';

/** The error screen. In production React Router hides the message of a server error. */
export function ErrorScreen({
  error,
  element: Element = 'div',
}: {
  error: unknown;
  element?: 'div' | 'main';
}) {
  const here = useHref(useLocation());
  const requestId = useContext(RequestId);
  return (
    <Element
      ref={takeFocus}
      tabIndex={-1}
      className="studio on-dark flex min-h-svh flex-col items-start justify-center px-5 py-24 text-white md:px-16"
    >
      <title>{`${words.unexpectedError} | ${siteName}`}</title>
      <Wordmark className="mb-10 h-4 w-auto" />
      <h1 className="title">{words.unexpectedError}</h1>
      <p className="mt-4 text-lg text-graphite-300">{describeError(error)}</p>
      {/* Only the server knows it; the browser keeps what the server rendered. */}
      <p suppressHydrationWarning className="mt-2 text-sm text-graphite-300">
        {requestId && words.requestNumber(requestId)}
      </p>
      {/* Plain links that load the page again, since the code that is already loaded may be the problem. */}
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={here} className={buttonClass('signal')}>
          {words.tryAgain}
        </a>
        <a href={words.languageRoot || '/'} className={buttonClass('outline-on-dark')}>
          {words.goHome}
        </a>
      </div>
    </Element>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : words.unknownError;
}

/**
 * The page of a list, as `children`, if its data could not be fetched because the server or a proxy answered with an
 * error. Any other error, such as one of rendering, shows the error screen.
 */
export function FailedData({ error, children }: { error: unknown; children: ReactNode }) {
  const isFetchFailure = isRouteErrorResponse(error) && error.status >= 500;
  return isFetchFailure ? children : <ErrorScreen error={error} />;
}

/**
 * Shown if a list could not be read. Try Again is a plain link, so that the page is loaded again from the
 * server, with the same search.
 */
export function FailedList({ message }: { message: string }) {
  const here = useHref(useLocation());
  return (
    <div role="alert" className="border-t border-graphite-200 py-16">
      <p className="text-xl">{message}</p>
      <a href={here} className={buttonClass('outline', 'mt-6')}>
        {words.tryAgain}
      </a>
    </div>
  );
}

/** Metadata of a page that does not exist. */
export function buildNotFoundMeta(
  matches: Parameters<typeof buildPageMeta>[0],
  path: string,
): MetaDescriptor[] {
  return [
    ...buildPageMeta(matches, {
      title: words.pageNotFound,
      description: words.notFoundDescription,
      path,
      sharedAs: '/',
    }),
    noIndex,
  ];
}

/** The content of a 404 page, with two links. */
export function NotFoundContent() {
  return (
    <div className="studio on-dark relative flex min-h-[calc(100svh-3.75rem)] flex-col items-start overflow-hidden px-5 pt-12 pb-24 text-white md:px-10 lg:justify-center lg:px-16 lg:py-24">
      {/* A single file instead of a `srcset`, since this code is loaded on every page and rarely shown. */}
      <div className="max-lg:relative max-lg:order-last max-lg:-mx-5 max-lg:mt-auto max-lg:-mb-24 max-lg:self-stretch max-lg:pt-6 md:max-lg:-mx-10 lg:contents">
        <PlainPicture
          path="tank-500/peaceMind"
          width={1280}
          height={960}
          className="side-picture max-lg:h-auto max-lg:mask-t-from-60% object-right lg:w-1/2"
        />
      </div>
      <p className="tabular relative text-graphite-300">404</p>
      <h1 className="title relative mt-2">{words.pageNotFound}</h1>
      <p className="relative mt-4 max-w-md text-graphite-300">{words.notFoundText}</p>
      <div className="relative mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">{words.goHome}</ButtonLink>
        <ButtonLink to="/test-drive" variant="outline-on-dark">
          {words.bookTestDrive}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The id of the request that a page is rendered for; '' in the browser. */
export const RequestId = createContext('');
