import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { livePath, liveReadyEvent } from '#contract/reports/dashboard.ts';
import { checkSession, type StaffMember } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { type RecordEvent, RecordWatcher } from './record-watcher.ts';

/** How often a stream sends a heartbeat and checks its session. */
const heartbeatMs = 5_000;
const retryMs = 3_000;

const docs: RouteDocs = {
  operationId: 'streamRecords',
  summary: 'Stream new and changed records',
  description:
    'Sends the event `ready` once, then a message `{"kind": …}` for each new record that the account may see, and `{"kind": …, "id": …, "by": …}` for each change by staff.',
  tag: 'Dashboard',
  answer: { contentTypes: ['text/event-stream'], description: 'Server-sent events' },
};

const formatMessage = ({ message }: RecordEvent) => `data: ${JSON.stringify(message)}\n\n`;

/** Whether an account may receive an event: an account of a dealer gets only events of the dealer's records. */
const maySee = (staff: StaffMember | null, { permission, dealerIds }: RecordEvent): boolean =>
  staff?.permissions.includes(permission) === true &&
  (staff.dealerId === null || dealerIds.has(staff.dealerId));

interface LiveStream {
  stream: PassThrough;
  request: FastifyRequest;
}

/** Streams events that a staff member may see, until the session ends. */
async function streamRecords(watcher: RecordWatcher, db: Db, { stream, request }: LiveStream) {
  const stop = await watcher.listen((event) => {
    // A client that does not read is disconnected. When it reconnects, it loads everything again.
    if (stream.writableNeedDrain) stream.end();
    else if (maySee(request.staff, event)) stream.write(formatMessage(event));
  });
  const heartbeat = setInterval(async () => {
    // Does not extend the session: an open browser tab must not keep it alive.
    request.staff = await checkSession(db, request).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a session could not be looked up; its stream stays open');
      return request.staff;
    });
    if (request.staff) stream.write(': still here\n\n');
    else stream.end();
  }, heartbeatMs);
  const end = () => {
    stop();
    clearInterval(heartbeat);
  };
  if (stream.closed) return end();
  stream.on('close', end);
  stream.write(`retry: ${retryMs}\nevent: ${liveReadyEvent}\ndata: {}\n\n`);
}

/** Registers the office's stream of new and changed records, as server-sent events. */
export function registerLive(api: Api, db: Db, logger: Logger): void {
  const watcher = new RecordWatcher(db, logger);
  const streams = new Set<PassThrough>();
  api.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  api.get(livePath, { config: { access: 'staff', isAutomatic: true, docs } }, (request, reply) => {
    const stream = new PassThrough();
    streams.add(stream);
    stream.on('close', () => streams.delete(stream));
    reply.raw.on('close', () => stream.destroy());
    streamRecords(watcher, db, { stream, request });
    return reply
      .headers({
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        // Keeps nginx from buffering the stream.
        'X-Accel-Buffering': 'no',
      })
      .send(stream);
  });
}
