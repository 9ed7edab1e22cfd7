/**
 * The bare minimum that the product is compared with: node:http, one statement through pg, fixed buffers
 * for pages; no validation, no limits, no idempotency. It runs as a separate process and serves the pages
 * in the file BARE_PAGES.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { CapturedPage } from './capture.ts';
import { calculatePrice, insertTestDrive, listDealersNear, listTestDrives } from './statements.ts';

const captured: CapturedPage[] = JSON.parse(readFileSync(process.env.BARE_PAGES ?? '', 'utf8'));
const pages = new Map(
  captured.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);

async function handleCall(request: IncomingMessage, { pathname, searchParams }: URL) {
  if (pathname === '/list') return await listTestDrives(searchParams);
  if (pathname === '/near') return await listDealersNear(searchParams);
  const body = (await json(request)) as Record<string, unknown>;
  if (pathname === '/calculate') return await calculatePrice(body);
  return await insertTestDrive(body);
}

const server = createServer(async (request, response) => {
  const page = pages.get(request.url ?? '');
  if (page) return response.writeHead(200, page.headers).end(page.body);
  const result = await handleCall(request, new URL(request.url ?? '', 'http://bare'));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
