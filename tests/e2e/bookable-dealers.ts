import { type APIRequestContext, expect } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import { dealershipLabel } from '#contract/dealers/dealers.ts';
import { addDays } from '#contract/reports/reports.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { makeDealer } from '#tests/factories.ts';
import { addBookables, openDaily } from '#tests/support/bookable-dealer.ts';
import { staffPassword } from './address.ts';
import { findDataDir } from './data-dir.ts';

/** A dealer in the list of a form. */
export interface ListedDealer {
  _id: string;
  label: string;
}

/** Adds an active dealer without appointments. */
export async function addDealer(request: APIRequestContext): Promise<ListedDealer> {
  await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
  const name = `Times ${uuidv7().slice(-12)}`;
  const response = await request.post('/api/dealers', {
    data: makeDealer({ name, city: 'Lahore' }),
  });
  const { data } = await response.json();
  await request.post('/api/admin/logout');
  return { _id: data._id, label: dealershipLabel(data) };
}

/** Adds a dealer that takes appointments of a kind every day from 9 to 18, in slots of an hour. */
export async function addDealerWithTimes(
  request: APIRequestContext,
  kind: AppointmentKind,
  bookables: Parameters<typeof addBookables>[3] = {},
): Promise<ListedDealer> {
  const dealer = await addDealer(request);
  const database = await openDatabase({ url: undefined, dataDir: findDataDir(), log: () => {} });
  try {
    await openDaily(database.db, dealer._id, kind);
    await addBookables(database.db, dealer._id, kind, bookables);
  } finally {
    await database.close();
  }
  return dealer;
}

/** Closes a dealer for a day. */
export async function closeDay(
  request: APIRequestContext,
  { _id }: ListedDealer,
  day: string,
): Promise<void> {
  await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
  const data = {
    dealerId: _id,
    start: `${day}T00:00`,
    end: `${addDays(day, 1)}T00:00`,
    reason: 'Stocktaking',
  };
  const response = await request.post('/api/appointments/admin/closures', { data });
  expect(response.status()).toBe(201);
  await request.post('/api/admin/logout');
}

/** Lists the free slots of a dealer. */
export async function listSlots(
  request: APIRequestContext,
  kind: AppointmentKind,
  { _id }: ListedDealer,
): Promise<string[]> {
  const params = { kind, dealerId: _id, days: '31' };
  const { data } = await (await request.get('/api/appointments/slots', { params })).json();
  return (data as { date: string; times: { time: string }[] }[]).flatMap(({ date, times }) =>
    times.map(({ time }) => `${date}T${time}`),
  );
}
