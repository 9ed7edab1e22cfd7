import type { FastifyInstance } from 'fastify';
import { failureOf } from '#server/http/failure.ts';
import { dataHeaders } from '#server/http/security-headers.ts';

/** The messages are ours and hold nothing of the request; still nothing in them is taken for HTML. */
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const pageOf = (message: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Unexpected Application Error!</title></head>
<body><h1>Unexpected Application Error!</h1><p>${escapeHtml(message)}</p><p><a href="/">Home page</a></p>
</body></html>`;

/** Answers what goes wrong around a page, a form that is too large for instance, with a page. */
export function answerWithPages(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = dataHeaders(publicUrl);
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = failureOf(error);
    if (status >= 500) request.log.error({ err: error }, 'page failed');
    return reply
      .headers(headers)
      .status(status)
      .type('text/html; charset=utf-8')
      .send(pageOf(body.message));
  });
}
