import type { FastifyReply } from 'fastify';
import { isUnchanged, type Page } from './page.ts';

/** Sends a page in the best encoding for the browser, or 304 if the browser has it already. */
export async function sendPage(reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const { headers: requestHeaders } = reply.request;
  reply.headers(page.headers);
  if (isUnchanged(page, requestHeaders)) return reply.status(304).send();
  const { bytes, encoding } = await page.body.encodeFor(requestHeaders['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.status(page.status).send(bytes);
}
