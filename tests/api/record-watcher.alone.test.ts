import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AuditedChange, type IdsByKind, kinds } from '#server/delivery/live/recent-events.ts';
import { type RecordEvent, RecordWatcher } from '#server/delivery/live/record-watcher.ts';
import type { Db } from '#server/platform/db/client.ts';

/** What the database holds. */
const stored: { ids: IdsByKind; changes: AuditedChange[] } = { ids: new Map(), changes: [] };

vi.mock('#server/delivery/live/recent-events.ts', async (original) => ({
  ...(await original<typeof import('#server/delivery/live/recent-events.ts')>()),
  readNewestIds: async () => stored.ids,
  readRecentChanges: async () => stored.changes,
}));
vi.mock('#server/delivery/live/record-dealers.ts', () => ({
  findArrivalDealers: async () => new Set(),
  findRecordDealers: async () => new Map(),
}));

const promisedMs = 2_000;
const kind = kinds[0]?.kind ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  stored.ids = new Map();
  stored.changes = [];
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([0, 1, 500, 999])(
  'a request and a change are reported within two seconds when they are stored %d ms after a look at the database',
  async (delayMs) => {
    const events: RecordEvent['message'][] = [];
    const watcher = new RecordWatcher({} as Db, pino({ level: 'silent' }));
    const stop = await watcher.listen(({ message }) => events.push(message));
    await vi.advanceTimersByTimeAsync(10_000 + delayMs);
    expect(events).toEqual([]);
    stored.ids = new Map([[kind, { newest: 'b', past: 'b' }]]);
    const change = { kind: 'test-drives', id: 'changed', by: 'hr' };
    stored.changes = [{ _id: 'line', ...change, oldDealer: null, purged: null }];
    await vi.advanceTimersByTimeAsync(promisedMs);
    expect(events).toEqual([{ kind }, change]);
    stop();
  },
);
