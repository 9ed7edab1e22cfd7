import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { appointmentPaths } from '#contract/appointments/appointment.ts';
import type { SlotDay } from '#contract/appointments/slots.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { type Database, openDatabase } from '#server/platform/db/client.ts';
import { hashToken } from '#server/resources/appointments/links.ts';
import { killPostmaster } from '#tests/embedded/database.ts';
import { makeDealer, makeTestDrive } from '#tests/factories.ts';
import { parseEmail } from '#tests/support/mail-server.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { recordFigure } from './figures.ts';
import { findWrongCounts } from './load/find-losses.ts';
import { sized } from './scale.ts';

const rounds = sized({ short: 3, long: 12 });
/** After so many acts that were answered the product is killed. */
const actsPerRound = 90;
const clients = 8;
const password = 'a password for crashes';
const dataDir = makeReachableDir('test-crash-appointments-');

const start = () =>
  startServer({
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    STAFF_PASSWORD: password,
  });

let server: RunningServer;
let cookie = '';
let dealerId = '';
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Calls the product; returns null if it was killed before it answered. */
async function call(method: string, url: string, body?: object): Promise<Response | null> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return await fetch(`${server.origin}/api${url}`, init).catch(() => null);
}

async function create(url: string, body: object): Promise<string> {
  const answer = await call('POST', url, body);
  if (answer?.status !== 201) throw new Error(`${url} answered ${answer?.status}`);
  return (await answer.json()).data._id;
}

/** Signs in and adds a dealer with two cars that is open every day from 9:00 to 21:00. */
async function openDealer(): Promise<void> {
  const answer = await call('POST', '/admin/login', { username: 'admin', password });
  cookie = answer?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (dealerId) return;
  dealerId = await create('/dealers', makeDealer({ name: 'Sample dealer', city: 'Lahore' }));
  const kind = 'test-drive';
  for (const label of ['Car 1', 'Car 2']) {
    const lengths = { slotMinutes: 60, bufferMinutes: 15 };
    await create(appointmentPaths.bookables, { dealerId, kind, label, ...lengths });
  }
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const hours = { weekday, opens: '09:00', closes: '21:00', from: '2020-01-01' };
    await create(appointmentPaths.openings, { dealerId, kind, ...hours });
  }
}

/** An appointment whose booking was answered. */
interface Booked {
  requestId: string;
  token: string;
  /** What was last answered. Null while an act is on its way, or after one without an answer. */
  state: 'booked' | 'cancelled' | null;
}

const booked: Booked[] = [];
/** How many acts were answered since the last start. */
let answered = 0;
let visitors = 0;

const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

async function pickSlot(): Promise<string> {
  const query = `kind=test-drive&dealerId=${dealerId}&days=3`;
  const answer = await call('GET', `${appointmentPaths.slots}?${query}`);
  const days: SlotDay[] = answer?.ok ? (await answer.json()).data : [];
  const slots = days.flatMap(({ date, times }) => times.map(({ time }) => `${date}T${time}`));
  return pick(slots) ?? '2099-01-01T10:00';
}

async function book(): Promise<Response | null> {
  visitors += 1;
  const answer = await call('POST', testDrive.paths.submit, {
    ...makeTestDrive({
      phone: `+92 300 ${String(visitors).padStart(7, '0')}`,
      email: `visitor-${visitors}@mail.example`,
    }),
    dealerId,
    slot: await pickSlot(),
  });
  if (answer?.status !== 201) return answer;
  const { _id, appointmentUrl } = (await answer.json()).data;
  booked.push({ requestId: _id, token: appointmentUrl.split('/').at(-1), state: 'booked' });
  return answer;
}

/** Reads what an appointment is; null if the product does not answer. */
async function readState({ token }: Booked): Promise<Booked['state']> {
  const answer = await call('GET', `/appointments/${token}`);
  if (!answer?.ok) return null;
  return (await answer.json()).data.status === 'cancelled' ? 'cancelled' : 'booked';
}

/**
 * Changes an appointment; what it is then is known only if the product answered. `state` is null for a change that keeps
 * it, and a function where the answer does not tell.
 */
async function act(
  change: (one: Booked) => Promise<Response | null>,
  state: Booked['state'] | typeof readState,
): Promise<Response | null> {
  const one = pick(booked.filter((any) => any.state !== null));
  if (!one) return await book();
  const before = one.state;
  one.state = null;
  const answer = await change(one);
  // A database that is killed may have stored the change of which it could not tell.
  if (!answer || answer.status >= 500) return answer;
  if (!answer.ok) one.state = before;
  else one.state = typeof state === 'function' ? await state(one) : (state ?? before);
  return answer;
}

const move = ({ token }: Booked) =>
  pickSlot().then((slot) => call('POST', `/appointments/${token}/move`, { slot }));
const cancel = ({ token }: Booked) => call('POST', `/appointments/${token}/cancel`);
const setStatus = (status: string) => (one: Booked) =>
  call('PATCH', `${testDrive.paths.records}/${one.requestId}/status`, { status });

/** Closes an hour of the next days, and opens it again. */
async function closeHour(): Promise<Response | null> {
  const begin = Date.now() + Math.floor(Math.random() * 48) * 3_600_000;
  const moments = { start: new Date(begin), end: new Date(begin + 3_600_000) };
  const closure = { dealerId, kind: null, ...moments, opens: false, reason: 'A test' };
  const answer = await call('POST', appointmentPaths.closures, closure);
  if (answer?.status !== 201) return answer;
  return await call('DELETE', `${appointmentPaths.closures}/${(await answer.json()).data._id}`);
}

/** Books, moves, cancels, confirms and closes at random, until it is told to stop. */
async function work(signal: AbortSignal): Promise<void> {
  const acts = [
    book,
    book,
    book,
    () => act(move, null),
    () => act(move, null),
    () => act(cancel, 'cancelled'),
    // A cancelled appointment stays so if its time was taken.
    () => act(setStatus('confirmed'), readState),
    () => act(setStatus('cancelled'), 'cancelled'),
    closeHour,
  ];
  while (!signal.aborted) {
    const answer = await (pick(acts) ?? book)();
    if (answer) answered += 1;
    // Restarting: the next call may reach it.
    else await sleep(20);
  }
}

/** Finds pairs of appointments to come that overlap on one car, with their pauses. */
const findOverlaps = async ({ db }: Database) =>
  (
    await db.execute(sql`
      select one._id, other._id from appointments one join appointments other
        on one.bookable_id = other.bookable_id and one._id < other._id
        and one.start_at < other.blocked_until and other.start_at < one.blocked_until
      where one.status in ('requested', 'confirmed') and other.status in ('requested', 'confirmed')
        and one.deleted_at is null and other.deleted_at is null`)
  ).rows;

/** Makes reminders of all appointments to come due, so that the next start sends them among the acts. */
const makeRemindersDue = ({ db }: Database) =>
  db.execute(sql`
    update appointments set next_reminder_at = now()
    where status in ('requested', 'confirmed') and start_at > now()`);

async function withDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ url: undefined, dataDir, log: () => {} });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

interface SentReminder {
  tokenHash: string;
  /** When it was queued, to the second. */
  at: number;
}

/** Reads the reminders that were sent: files in DATA_DIR/mail. */
function readSentReminders(): SentReminder[] {
  const folder = path.join(dataDir, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => parseEmail(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ header }) => header('subject')?.includes('reminder'))
    .map(({ text, header }) => ({
      tokenHash: hashToken(/\/appointment\/([A-Za-z0-9_-]{22})/.exec(text)?.[1] ?? ''),
      at: Date.parse(header('date') ?? ''),
    }));
}

it(`no appointment is lost, doubled or wrongly reminded of over ${rounds} kills amid ${rounds * actsPerRound} acts`, async () => {
  server = await start();
  await openDealer();
  for (let round = 0; round < rounds; round += 1) {
    const stop = new AbortController();
    const working = Array.from({ length: clients }, () => work(stop.signal));
    await vi.waitUntil(() => answered >= actsPerRound, { timeout: 120_000, interval: 10 });
    if (round % 2 === 0) await server.end('SIGKILL');
    else await killPostmaster(path.join(dataDir, 'postgres/cluster'));
    stop.abort();
    await Promise.all(working);
    if (round % 2 === 1) await server.end('SIGKILL');
    await withDatabase(makeRemindersDue);
    server = await start();
    await openDealer();
    answered = 0;
  }
  // The last start sends what is due.
  await vi.waitUntil(() => readSentReminders().length > 0, { timeout: 30_000, interval: 100 });
  await server.end('SIGTERM');

  const { overlaps, wrong, stored, queued } = await withDatabase(async (database) => ({
    overlaps: await findOverlaps(database),
    wrong: await findWrongCounts(database.db),
    stored: (
      await database.db.execute<{ id: string; status: string; hash: string; at: Date }>(
        sql`select request_id as id, status, token_hash as hash, updated_at as at from appointments`,
      )
    ).rows,
    queued: (
      await database.db.execute(sql`
        select outgoing_mail._id from outgoing_mail join appointments on subject_id = appointments._id
        where status = 'cancelled' and subject like '%reminder%'`)
    ).rows,
  }));
  expect(overlaps).toEqual([]);
  expect(wrong).toEqual([]);
  expect(queued).toEqual([]);
  const byRequest = new Map(stored.map((row) => [row.id, row]));
  for (const { requestId, state } of booked) {
    const row = byRequest.get(requestId);
    expect(row).toBeDefined();
    if (state) expect(row?.status === 'cancelled' ? 'cancelled' : 'booked').toBe(state);
  }
  const cancelled = new Map(
    stored.filter(({ status }) => status === 'cancelled').map(({ hash, at }) => [hash, at]),
  );
  const late = readSentReminders().filter(({ tokenHash, at }) => {
    const since = cancelled.get(tokenHash);
    return since !== undefined && at > new Date(since).getTime();
  });
  expect(late).toEqual([]);
  // Otherwise nothing was tested.
  expect(booked.length).toBeGreaterThan(actsPerRound / 4);
  expect(cancelled.size).toBeGreaterThan(0);
  recordFigure({
    promise: 'Crash',
    measured: `appointments at the same time, wrong counts and reminders of cancelled ones, of ${booked.length} booked, over ${rounds} kills`,
    bar: '0; 0; 0',
    found: [overlaps, wrong, [...queued, ...late]].map(({ length }) => length).join('; '),
  });
});
