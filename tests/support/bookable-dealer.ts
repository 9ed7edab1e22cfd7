import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import { dealershipLabel } from '#contract/dealers/dealers.ts';
import { permissions } from '#contract/staff/staff.ts';
import type { Db } from '#server/platform/db/client.ts';
import { bookables, openings } from '#server/resources/appointments/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { makeDealer } from '#tests/factories.ts';
import type { TestApp } from './test-app.ts';

type Bookable = typeof bookables.$inferInsert;

const stamps = () => {
  const now = new Date().toISOString();
  return { _id: uuidv7(), createdAt: now, updatedAt: now };
};

/** Stores cars or bays of a dealer that are open every day from 9:00 to 18:00; returns their ids. */
export async function addBookables(
  db: Db,
  dealerId: string,
  kind: AppointmentKind,
  { count = 1, ...fields }: Partial<Bookable> & { count?: number } = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...stamps(),
    dealerId,
    kind,
    label: `Sample ${index + 1}`,
    vehicles: [],
    serviceTypes: [],
    slotMinutes: 60,
    bufferMinutes: 0,
    ...fields,
  }));
  await db.insert(bookables).values(rows);
  return rows.map(({ _id }) => _id);
}

/** Opens a dealer every day from 9:00 to 18:00 for a kind of appointments. */
export async function openDaily(db: Db, dealerId: string, kind: AppointmentKind): Promise<void> {
  const hours = { opens: '09:00', closes: '18:00', from: '2020-01-01', until: null };
  await db
    .insert(openings)
    .values(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...stamps(), dealerId, kind, weekday, ...hours })),
    );
}

const sessions = new WeakMap<TestApp, Promise<Record<string, string>>>();

function signInOnce(test: TestApp): Promise<Record<string, string>> {
  const session = sessions.get(test) ?? test.signIn(permissions);
  sessions.set(test, session);
  return session;
}

/** A dealer that takes appointments. */
export interface BookableDealer {
  _id: string;
  label: string;
  bookableIds: string[];
}

/** Adds a dealer with cars or bays that are open every day. */
export async function addBookableDealer(
  test: TestApp,
  kind: AppointmentKind,
  {
    name = `Dealer ${uuidv7()}`,
    ...fields
  }: Parameters<typeof addBookables>[3] & {
    name?: string;
  } = {},
): Promise<BookableDealer> {
  const cookies = await signInOnce(test);
  const payload = makeDealer({ name, city: 'Lahore' });
  const created = await test.call({ method: 'POST', url: '/api/dealers', cookies, payload });
  const { data } = created.json();
  const { db } = test.database;
  await openDaily(db, data._id, kind);
  const bookableIds = await addBookables(db, data._id, kind, fields);
  return { _id: data._id, label: dealershipLabel(data), bookableIds };
}

/** Lists the free slots of a dealer, as the API offers them: 'YYYY-MM-DDTHH:MM'. */
export async function listSlots(
  test: TestApp,
  kind: AppointmentKind,
  dealerId: string,
  query: Record<string, string> = {},
): Promise<string[]> {
  const parameters = new URLSearchParams({ kind, dealerId, ...query });
  const url = `/api/appointments/slots?${parameters}`;
  const { data } = (await test.call({ method: 'GET', url })).json();
  return (data as { date: string; times: { time: string }[] }[]).flatMap(({ date, times }) =>
    times.map(({ time }) => `${date}T${time}`),
  );
}

/** Puts a dealer into the trash at a moment (ISO 8601), or takes it out again, although it has appointments. */
export async function setDealerDeleted(
  { database }: TestApp,
  _id: string,
  deletedAt: string | null,
): Promise<void> {
  await database.db.update(dealers).set({ deletedAt }).where(eq(dealers._id, _id));
}
