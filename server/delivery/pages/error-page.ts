import type { FastifyInstance } from 'fastify';
import { keepConnection, retryHeaders } from '#server/platform/http/error-handler.ts';
import { describeFailure } from '#server/platform/http/failure.ts';
import { reportFailure } from '#server/platform/http/report-failure.ts';
import { logAnswer, reserveLogLine } from '#server/platform/http/request-log.ts';
import { buildNoStoreHeaders } from '#server/platform/http/security-headers.ts';

/** Messages never contain input from the request; they are escaped all the same. */
const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const renderErrorPage = (message: string, requestId: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Unexpected Application Error!</title></head>
<body><h1>Unexpected Application Error!</h1><p>${escapeHtml(message)}</p><p><a href="/">Home page</a></p>
<p><small>Request ${escapeHtml(requestId)}</small></p>
</body></html>`;

/** Responds with an HTML page to errors outside rendering, such as a form that is too large, and logs them. */
export function handlePageErrors(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = buildNoStoreHeaders(publicUrl);
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = describeFailure(error);
    reportFailure(request, error, status);
    reserveLogLine(request);
    keepConnection(reply);
    reply
      .headers({ ...headers, ...retryHeaders(status) })
      .status(status)
      .type('text/html; charset=utf-8')
      .send(renderErrorPage(body.message, request.id));
    logAnswer(request, reply);
    return reply;
  });
}
