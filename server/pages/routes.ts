import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/db/client.ts';
import { listActiveDealers } from '#server/dealers/list.ts';
import type { FrontEnds } from '#server/front-ends/front-ends.ts';
import { pagePolicy } from '#server/http/security-headers.ts';
import { senderOf } from '#server/http/sender.ts';
import { submitForm } from '#server/leads/submit-form.ts';
import { compressFor } from './compress.ts';
import { hashMarkedScripts } from './script-hashes.ts';
import type { SiteContext } from './site-context.ts';

const maxFormBytes = 64 * 1024;

function contextFor(request: FastifyRequest, { db }: Database): SiteContext {
  return {
    listDealers: () => listActiveDealers(db),
    submitForm: (slug, form) => submitForm(db, slug, form, senderOf(request)),
    scriptMarker: randomUUID(),
  };
}

/** The request as the site's router takes it. Joined, not resolved: `new URL('//evil', base)` changes host. */
function webRequest(request: FastifyRequest): Request {
  const { method, url, body } = request;
  const headers = new Headers(request.headers as Record<string, string>);
  return new Request(`${request.protocol}://${request.host}${url}`, {
    method,
    headers,
    body: typeof body === 'string' ? body : null,
  });
}

async function sendPage(
  reply: FastifyReply,
  response: Response,
  { scriptMarker }: SiteContext,
  isDevelopment: boolean,
) {
  const text = await response.text();
  const { html, scripts } = hashMarkedScripts(text, scriptMarker);
  const { body, encoding } = await compressFor(reply.request.headers['accept-encoding'], html);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  reply.status(response.status).headers(Object.fromEntries(response.headers));
  reply.header('Vary', 'Accept-Encoding').header('Cache-Control', 'no-cache');
  if (encoding) reply.header('Content-Encoding', encoding);
  if (isPage) {
    reply.header('Content-Security-Policy', pagePolicy({ scripts, isDevelopment }));
  }
  return reply.send(body);
}

/** Everything that is neither the API nor the office: the pages of the public site. */
export function registerPages(
  app: FastifyInstance,
  database: Database,
  frontEnds: FrontEnds,
): void {
  const { files, renderSite } = frontEnds;
  const isPublic = { access: 'public' } as const;
  if (files) {
    app.get<{ Params: { '*': string } }>('/assets/*', { config: isPublic }, ({ params }, reply) =>
      reply.sendFile(params['*'], files.site),
    );
  }
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, body),
  );
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '*',
    config: isPublic,
    handler: async (request, reply) => {
      const context = contextFor(request, database);
      const response = await renderSite(webRequest(request), context);
      return sendPage(reply, response, context, files === null);
    },
  });
}
