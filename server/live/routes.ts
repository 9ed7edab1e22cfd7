import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type Arrival, livePath, liveReadyEvent } from '#contract/dashboard.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { findStaff } from '#server/staff/sessions.ts';
import { Arrivals, type ArrivingKind } from './arrivals.ts';

/** How often a stream shows that it lives, and asks whether its session does. */
const beatEveryMs = 5_000;
const tryAgainAfterMs = 3_000;

const messageOf = ({ kind }: ArrivingKind) =>
  `data: ${JSON.stringify({ kind } satisfies Arrival)}\n\n`;

interface Audience {
  stream: PassThrough;
  request: FastifyRequest;
}

/** Writes what a member of staff may know to their stream, for as long as they are signed in. */
async function tellOfArrivals(arrivals: Arrivals, db: Db, { stream, request }: Audience) {
  const stop = await arrivals.listen((arrived) => {
    // A reader that takes nothing in gets no more: when it is back, it reads everything anew.
    if (stream.writableNeedDrain) stream.end();
    else if (request.staff?.permissions.includes(arrived.permission)) {
      stream.write(messageOf(arrived));
    }
  });
  const beat = setInterval(async () => {
    request.staff = await findStaff(db, request).catch(() => request.staff);
    if (request.staff) stream.write(': still here\n\n');
    else stream.end();
  }, beatEveryMs);
  const end = () => {
    stop();
    clearInterval(beat);
  };
  if (stream.closed) return end();
  stream.on('close', end);
  stream.write(`retry: ${tryAgainAfterMs}\nevent: ${liveReadyEvent}\ndata: {}\n\n`);
}

/** Lets the office hear of what arrives, as server-sent events. */
export function registerLive(api: Api, db: Db, logger: Logger): void {
  const arrivals = new Arrivals(db, logger);
  const streams = new Set<PassThrough>();
  api.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  api.get(livePath, { config: { access: 'staff' } }, (request, reply) => {
    const stream = new PassThrough();
    streams.add(stream);
    stream.on('close', () => streams.delete(stream));
    reply.raw.on('close', () => stream.destroy());
    tellOfArrivals(arrivals, db, { stream, request });
    return reply
      .headers({
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        // Proxies would collect it before they pass it on.
        'X-Accel-Buffering': 'no',
      })
      .send(stream);
  });
}
