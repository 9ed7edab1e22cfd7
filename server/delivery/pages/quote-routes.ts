import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Quote, quotePage, quotePicture } from '#contract/on-road/quotes.ts';
import { limitRequests } from '#server/platform/http/rate-limits.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { siteOrigin } from '#server/platform/http/site-origin.ts';
import { findQuote } from '#server/resources/quotes/read.ts';
import { privateHeaders } from './private-pages.ts';
import { buildFileKey, QuoteFiles } from './quote-files.ts';
import { findSlotOwner, type Rendering } from './render-routes.ts';

const config = { access: 'public', limit: 'page' } as const;

interface CodeRoute {
  Params: { code: string };
}

/** A file of a quote: its key among the kept files, and what builds it. */
interface QuoteFile {
  key: string;
  build: () => Promise<Buffer>;
}

const sendNotFound = (reply: FastifyReply) =>
  reply.status(404).type('text/plain').send('Not found\n');

/**
 * Registers the files of a quote: its PDF, and the picture that its link is shared with. The latest ones are kept, and
 * only those that have to be built count against the limit of files.
 */
export async function registerQuoteFiles(
  app: FastifyInstance,
  { services, countRequest, limitGuesses }: Rendering,
): Promise<void> {
  const { database, env, frontEnds } = services;
  const files = new QuoteFiles();
  addSecurityHeaders(app, env.PUBLIC_URL);
  limitRequests(app, countRequest);
  const find = (request: FastifyRequest<CodeRoute>, reply: FastifyReply) =>
    limitGuesses(request, reply, () => findQuote(database.db, request.params.code));
  const getFile = async (request: FastifyRequest, reply: FastifyReply, file: QuoteFile) => {
    const kept = files.find(file.key);
    if (kept) return kept;
    await countRequest(request, reply, 'quoteFile');
    return await files.get(file.key, findSlotOwner(request), file.build);
  };
  const buildPdf = async (quote: Quote) => {
    const { buildQuotePdf } = await import('#server/delivery/quotes/quote-pdf.ts');
    return await buildQuotePdf(quote, siteOrigin(env));
  };

  app.get<CodeRoute>(quotePage(':code.pdf'), { config }, async (request, reply) => {
    reply.headers(privateHeaders);
    const quote = await find(request, reply);
    if (!quote) return sendNotFound(reply);
    const key = buildFileKey('pdf', quote);
    const pdf = await getFile(request, reply, { key, build: () => buildPdf(quote) });
    return reply
      .type('application/pdf')
      .header('Content-Disposition', `inline; filename="quote-${quote.code}.pdf"`)
      .send(pdf);
  });

  app.get<CodeRoute>(quotePicture(':code'), { config }, async (request, reply) => {
    reply.headers({ ...privateHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' });
    const quote = await find(request, reply);
    if (!quote) return sendNotFound(reply);
    const { prepareQuotePicture } = await import('#server/delivery/quotes/quote-picture.ts');
    const build = prepareQuotePicture(frontEnds.sharing, quote);
    if (!build) return sendNotFound(reply);
    const key = buildFileKey('picture', quote);
    return reply.type('image/jpeg').send(await getFile(request, reply, { key, build }));
  });
}
