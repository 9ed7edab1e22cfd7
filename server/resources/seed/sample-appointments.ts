import { type AppointmentKind, appointmentKindNames } from '#contract/appointments/kinds.ts';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { startOfDayInPakistan, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { newId } from '#server/platform/new-id.ts';
import type { bookables, closures, openings } from '#server/resources/appointments/schema.ts';

/** The number of sample dealers that take appointments; customers of the others ask for a day. */
const bookedDealers = 6;

const stamps = () => {
  const now = new Date().toISOString();
  return { _id: newId(), createdAt: now, updatedAt: now, isSample: true };
};

/** The bookables of each of these dealers. */
const places: readonly {
  kind: AppointmentKind;
  label: string;
  slotMinutes: number;
  bufferMinutes: number;
}[] = [
  { kind: 'test-drive', label: 'Demo car 1', slotMinutes: 45, bufferMinutes: 15 },
  { kind: 'test-drive', label: 'Demo car 2', slotMinutes: 45, bufferMinutes: 15 },
  { kind: 'service', label: 'Bay 1', slotMinutes: 60, bufferMinutes: 0 },
  { kind: 'service', label: 'Bay 2', slotMinutes: 60, bufferMinutes: 0 },
];

type Hours = readonly (readonly [opens: string, closes: string])[];

const withLunch: Hours = [
  ['09:00', '13:00'],
  ['14:00', '18:00'],
];
const withPrayer: Hours = [
  ['09:00', '12:30'],
  ['14:30', '18:00'],
];

/** Monday to Saturday; on Fridays the break is for the prayer. */
const week: readonly (readonly [weekday: number, hours: Hours])[] = [
  [1, withLunch],
  [2, withLunch],
  [3, withLunch],
  [4, withLunch],
  [5, withPrayer],
  [6, withLunch],
];

/** Pakistan's public holidays with fixed dates. Lunar ones are announced only days before. */
const holidays: readonly (readonly [day: string, name: string])[] = [
  ['02-05', 'Kashmir Solidarity Day'],
  ['03-23', 'Pakistan Day'],
  ['05-01', 'Labour Day'],
  ['05-28', 'Youm-e-Takbeer'],
  ['08-14', 'Independence Day'],
  ['11-09', 'Iqbal Day'],
  ['12-25', 'Quaid-e-Azam Day'],
];

/** Chooses the sample dealers that take appointments. */
const choose = (dealers: readonly Dealer[]): readonly Dealer[] => dealers.slice(0, bookedDealers);

/** Builds the demo cars and service bays of six sample dealers. */
export const sampleBookables = (dealers: readonly Dealer[]): (typeof bookables.$inferInsert)[] =>
  choose(dealers).flatMap(({ _id: dealerId }) =>
    places.map((place) => ({ ...stamps(), ...place, dealerId, vehicles: [], serviceTypes: [] })),
  );

/** Builds the weekly hours of the same dealers: with a lunch break, and Friday prayer. */
export const sampleOpenings = (dealers: readonly Dealer[]): (typeof openings.$inferInsert)[] =>
  choose(dealers).flatMap(({ _id: dealerId }) =>
    appointmentKindNames.flatMap((kind) =>
      week.flatMap(([weekday, hours]) =>
        hours.map(([opens, closes]) => {
          const from = todayInPakistan();
          return { ...stamps(), dealerId, kind, weekday, opens, closes, from, until: null };
        }),
      ),
    ),
  );

/** Builds the closures of all dealers on public holidays of this year and the next: samples for staff to check. */
export function sampleClosures(): (typeof closures.$inferInsert)[] {
  const year = Number(todayInPakistan().slice(0, 4));
  return [year, year + 1].flatMap((each) =>
    holidays.map(([day, reason]) => ({
      ...stamps(),
      dealerId: null,
      kind: null,
      start: startOfDayInPakistan(`${each}-${day}`),
      end: startOfDayInPakistan(`${each}-${day}`, 1),
      reason,
    })),
  );
}
