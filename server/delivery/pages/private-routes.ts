import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitPictureName } from '#catalogue/sharing-pictures.ts';
import { appointmentPage } from '#contract/appointments/appointment.ts';
import { trackPage } from '#contract/leads/tracked-request.ts';
import { type Quote, quotePage, quotePicture } from '#contract/on-road/quotes.ts';
import { inAllLanguages, type Language, languages, localizePath } from '#contract/site/language.ts';
import { AppError } from '#server/platform/errors.ts';
import { refuseForeignWrites, siteOrigin } from '#server/platform/http/origin.ts';
import { limitRequests } from '#server/platform/http/rate-limits.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { buildOwnFile } from '#server/resources/appointments/own-appointment.ts';
import { findQuote } from '#server/resources/quotes/list.ts';
import { acceptPlainForms, handleForm } from './form-routes.ts';
import { PageBody } from './page.ts';
import { PageCache } from './page-cache.ts';
import { privateHeaders } from './private-pages.ts';
import { findSlotOwner, type Rendering } from './render-routes.ts';
import { RenderSlots } from './render-slots.ts';

/** Enough for about a hundred files. */
const maxBytes = 4 * 1024 * 1024;
const limits = {
  total: { running: 1, waiting: 8 },
  perNetwork: { running: 1, waiting: 4 },
} as const;
/** The pause after a file is built, as a multiple of its CPU time. */
const restFactor = 2;

/**
 * A cache of quotes' files. A PDF takes up to 300 ms of the main thread, so files are built one at a time with pauses
 * in between: they take about a third of the thread at most.
 */
class QuoteFiles {
  readonly #kept = new PageCache({ maxBytes });
  readonly #slots = new RenderSlots(limits);

  /** Returns the cached file; undefined if it has to be built. */
  find(key: string): Buffer | undefined {
    return this.#kept.find(key)?.body.plain;
  }

  /** Returns the cached file, or builds it once for all concurrent callers. Throws `unavailable` if too many wait. */
  async get(key: string, network: string, build: () => Promise<Buffer>): Promise<Buffer> {
    const { body } = await this.#kept.get(key, async () => ({
      status: 200,
      headers: {},
      body: PageBody.fromBytes(await this.#build(network, build)),
      shows: new Set(),
      isComplete: true,
      isCacheable: true,
    }));
    return body.plain;
  }

  async #build(network: string, build: () => Promise<Buffer>): Promise<Buffer> {
    const built = Promise.withResolvers<Buffer>();
    const buildAndRest = async () => {
      const before = process.cpuUsage();
      built.resolve(await build());
      const { user, system } = process.cpuUsage(before);
      await setTimeout((restFactor * (user + system)) / 1_000, undefined, { ref: false });
    };
    this.#slots.run(network, buildAndRest).catch(built.reject);
    return await built.promise;
  }
}

/** The cache key of a quote's file: the file changes only if the name is erased, and the hash covers all fields. */
const buildFileKey = (kind: 'pdf' | 'picture', language: Language, quote: Quote): string =>
  `${kind} ${language} ${hash('sha256', JSON.stringify(quote))}`;

const config = { access: 'public', limit: 'page' } as const;

interface CodeRoute {
  Params: { code: string };
}

/** A file of a quote: its cache key and the function that builds it. */
interface QuoteFile {
  key: string;
  build: () => Promise<Buffer>;
}

const sendNotFound = (reply: FastifyReply) =>
  reply.status(404).type('text/plain').send('Not found\n');

/**
 * Registers the files of a quote: its PDF, and the picture for link previews. The latest files are cached, and only
 * uncached ones count against the rate limit.
 */
export async function registerQuoteFiles(
  app: FastifyInstance,
  { services, countRequest, limitGuesses }: Rendering,
): Promise<void> {
  const { database, env, frontEnds } = services;
  const files = new QuoteFiles();
  addSecurityHeaders(app, env.PUBLIC_URL);
  limitRequests(app, countRequest);
  const find = (
    request: FastifyRequest,
    reply: FastifyReply,
    { code, language }: { code: string; language: Language },
  ) => limitGuesses(request, reply, () => findQuote(database.db, code, language));
  const getFile = async (request: FastifyRequest, reply: FastifyReply, file: QuoteFile) => {
    const kept = files.find(file.key);
    if (kept) return kept;
    await countRequest(request, reply, 'quoteFile');
    return await files.get(file.key, findSlotOwner(request), file.build);
  };
  const buildPdf = async (quote: Quote, language: Language) => {
    const { buildQuotePdf } = await import('#server/delivery/quotes/quote-pdf.ts');
    return await buildQuotePdf(quote, siteOrigin(env), language);
  };

  for (const language of languages) {
    const path = localizePath(language, quotePage(':code.pdf'));
    app.get<CodeRoute>(path, { config }, async (request, reply) => {
      reply.headers(privateHeaders);
      const quote = await find(request, reply, { code: request.params.code, language });
      if (!quote) return sendNotFound(reply);
      const key = buildFileKey('pdf', language, quote);
      const pdf = await getFile(request, reply, { key, build: () => buildPdf(quote, language) });
      return reply
        .type('application/pdf')
        .header('Content-Language', language)
        .header('Content-Disposition', `inline; filename="quote-${quote.code}.pdf"`)
        .send(pdf);
    });
  }

  app.get<CodeRoute>(quotePicture(':code'), { config }, async (request, reply) => {
    reply.headers({ ...privateHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' });
    const { language, rest: code } = splitPictureName(request.params.code);
    const quote = await find(request, reply, { code, language });
    if (!quote) return sendNotFound(reply);
    const { prepareQuotePicture } = await import('#server/delivery/sharing/draw-price.ts');
    const build = prepareQuotePicture(frontEnds.sharing, quote, language);
    if (!build) return sendNotFound(reply);
    const key = buildFileKey('picture', language, quote);
    return reply.type('image/jpeg').send(await getFile(request, reply, { key, build }));
  });
}

const isPublic = { config: { access: 'public' } } as const;

/**
 * Registers the forms of the pages of an appointment and of a request, and the calendar file. The secret in the address
 * authorizes, not a cookie, so forms may have the `null` Origin that pages without a referrer send.
 */
export async function registerCustomerPages(
  app: FastifyInstance,
  rendering: Rendering,
): Promise<void> {
  const { database, env } = rendering.services;
  addSecurityHeaders(app, env.PUBLIC_URL);
  refuseForeignWrites(app, env.PUBLIC_URL, { acceptsNull: true });
  limitRequests(app, rendering.countRequest);
  acceptPlainForms(app);
  for (const page of [appointmentPage, trackPage]) {
    for (const url of inAllLanguages(`${page}/:token`)) {
      app.post(url, isPublic, (request, reply) => handleForm(rendering, request, reply));
    }
  }
  app.get<{ Params: { token: string } }>(
    `${appointmentPage}/:token.ics`,
    isPublic,
    async ({ params }, reply) => {
      reply.headers(privateHeaders);
      const file = await buildOwnFile(database.db, params.token, siteOrigin(env)).catch((error) => {
        if (error instanceof AppError && error.code === 'not-found') return null;
        throw error;
      });
      if (file === null) return reply.status(404).type('text/plain').send('Not found\n');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="appointment.ics"')
        .send(file);
    },
  );
}
