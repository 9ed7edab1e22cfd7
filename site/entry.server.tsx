import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { RequestId } from './layout/error-screen.tsx';

/**
 * The services that the server provides to loaders and actions. The context is created here because the
 * build bundles its own copy of this module.
 */
export const siteContext = createContext<SiteContext>();

/** Renders the whole page before sending it, since it is hashed and cached as one piece. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMarker, requestId } = context.get(siteContext);
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <RequestId value={requestId}>
      <ServerRouter context={routerContext} url={request.url} nonce={scriptMarker} />
    </RequestId>,
    {
      nonce: scriptMarker,
      // Otherwise React moves late parts of a long page to its end and inserts them by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: request.signal,
      onError(error) {
        failures.push(error);
      },
    },
  );
  await stream.allReady;
  // React would retry failed parts in the browser, which shows nothing without JavaScript. Fail the whole
  // page instead.
  if (failures.length > 0) throw failures[0];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/**
 * Receives every error of a loader or action, which React Router would otherwise print. Aborted requests
 * and responses below 500 are not reported.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientError && !request.signal.aborted) context.get(siteContext).report(error);
};
