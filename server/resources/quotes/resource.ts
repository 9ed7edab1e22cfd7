import { idempotencyKeyHeader, submitHeaders } from '#contract/http/http.ts';
import {
  codeParams,
  onRoadQuery,
  quoteAdmin,
  quoteInput,
  quotePaths,
  quoteQuery,
} from '#contract/on-road/quotes.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { keyFromHeader } from '#server/platform/idempotency/idempotency-key.ts';
import { defineList, type Resource, type ResourceServices } from '#server/records/resource.ts';
import { createQuote } from './create.ts';
import { quoteDocs as docs, quoteTag } from './docs.ts';
import { findQuote, listQuotes, selectQuotes } from './list.ts';
import { findOnRoadPrice } from './on-road.ts';
import { registerRequestQuotes } from './request-quotes.ts';
import { quotes } from './schema.ts';

const access = 'public';

/** Registers on-road prices, how visitors freeze and read them, and the list for staff. */
export function registerQuotes(api: Api, { database, env, limitGuesses }: ResourceServices): void {
  const { db } = database;
  api.get(
    quotePaths.onRoad,
    { config: { access, limit: 'read', docs: docs.onRoad }, schema: { querystring: onRoadQuery } },
    async (request) => ({ success: true, data: await findOnRoadPrice(db, request.query) }),
  );

  api.post(
    quotePaths.create,
    {
      config: { access, docs: docs.create },
      schema: { body: quoteInput, headers: submitHeaders },
    },
    async (request, reply) => {
      const data = await createQuote(db, {
        input: request.body,
        idempotencyKey: keyFromHeader(request.headers[idempotencyKeyHeader]),
        days: env.QUOTE_DAYS,
      });
      reply.status(201);
      return { success: true, data };
    },
  );

  api.get(
    quotePaths.find(':code'),
    { config: { access, limit: 'page', docs: docs.find }, schema: { params: codeParams } },
    async (request, reply) => {
      const find = () => findQuote(db, request.params.code);
      const data = await limitGuesses(request, reply, find);
      if (!data) throw notFound('quote');
      return { success: true, data };
    },
  );

  api.get(
    quotePaths.records,
    {
      config: { access: quoteAdmin.permission, docs: docs.list },
      schema: { querystring: quoteQuery },
    },
    async (request) => ({ success: true, ...(await listQuotes(db, request.query)) }),
  );
  registerRequestQuotes(api, db, env.QUOTE_DAYS);
}

const { slug, permission, paths } = quoteAdmin;

/** The frozen on-road prices. Staff can only read them, because quotes never change. */
export const quoteResource: Resource = {
  slug,
  permission,
  tag: quoteTag,
  tables: [quotes],
  list: defineList({ paths, query: quoteQuery, select: selectQuotes }),
  register: registerQuotes,
};
