import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { SiteContext } from '#server/pages/site-context.ts';

/** The server's offer to loaders and actions. It is made here because the build has its own copy. */
export const siteContext = createContext<SiteContext>();

/** Renders a whole page: it is sent, hashed and cached as one piece, never streamed. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMarker } = context.get(siteContext);
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={scriptMarker} />,
    {
      nonce: scriptMarker,
      // React would put what comes late at the end of a long page, for a script to move into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: request.signal,
      onError(error) {
        failures.push(error);
      },
    },
  );
  await stream.allReady;
  // React would leave a part that failed to the browser; whoever runs no script is to read what happened, too.
  if (failures.length > 0) throw failures[0];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/**
 * Hears of every failure in a loader or an action, which the router would otherwise print. A visitor
 * who has left and an answer below 500 are none of ours.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.get(siteContext).report(error);
};
