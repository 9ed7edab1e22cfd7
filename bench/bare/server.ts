/**
 * The bare minimum that the product is measured against: node:http, one statement through pg, fixed
 * buffers for pages. It checks nothing, limits nobody and forgets repeats. Run in a process of its own,
 * with the pages it gives out in the file BARE_PAGES.
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

async function answerTo(request: IncomingMessage, { pathname, searchParams }: URL) {
  if (pathname === '/list') return await listTestDrives(searchParams);
  if (pathname === '/near') return await listDealersNear(searchParams);
  const sent = (await json(request)) as Record<string, unknown>;
  return await (pathname === '/calculate' ? calculatePrice(sent) : insertTestDrive(sent));
}

const server = createServer(async (request, response) => {
  const page = pages.get(request.url ?? '');
  if (page) return response.writeHead(200, page.headers).end(page.body);
  const answer = await answerTo(request, new URL(request.url ?? '', 'http://bare'));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
