import type { FastifyReply } from 'fastify';
import type { Page } from './page.ts';

/** Sends a page in the form that suits the browser, or 304 where the browser has it already. */
export async function sendPage(reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const { headers: asked } = reply.request;
  reply.headers(page.headers);
  if (page.isKept && asked['if-none-match']?.includes(page.headers.ETag ?? '-')) {
    return reply.status(304).send();
  }
  const { bytes, encoding } = await page.body.formFor(asked['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.status(page.status).send(bytes);
}
