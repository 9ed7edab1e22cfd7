import type { Opening } from '#contract/appointments/openings.ts';
import { readDealerHours } from '#contract/dealers/opening-hours.ts';
import { addDays } from '#contract/reports/reports.ts';
import type { SetupWrite } from './setup-queries.ts';

/** A period of a day as it is typed. */
export interface Period {
  opens: string;
  closes: string;
}

/** The periods of each day, Monday first. */
export type Week = readonly (readonly Period[])[];

/** Whether opening hours are in effect on a day. */
const countsOn = ({ from, until }: Opening, day: string): boolean =>
  from <= day && (until === null || day <= until);

/** Returns the week of the hours in effect on a day. */
export const toWeek = (openings: readonly Opening[], day: string): Week =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    openings
      .filter((opening) => opening.weekday === weekday && countsOn(opening, day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1)),
  );

/** Returns the week of the hours on a dealer's page. */
export function toPageWeek(workingHours: Partial<Record<string, string>>): Week {
  const hours = readDealerHours(workingHours);
  return [1, 2, 3, 4, 5, 6, 7].map((day) =>
    hours.filter(({ weekday }) => weekday === day).map(({ opens, closes }) => ({ opens, closes })),
  );
}

/**
 * Builds the writes for the first own hours of a kind. If they count from a later day on, the hours of the dealer's page
 * apply until the day before.
 */
export function buildFirstWrites(
  page: Week,
  week: Week,
  period: { dealerId: string; kind: string; from: string; dayBefore: string; today: string },
): SetupWrite[] {
  const { today, ...first } = period;
  const own = buildWrites([], week, first);
  if (first.from <= today || own.length === 0) return own;
  const before = buildWrites([], page, { ...first, from: today });
  const until = first.dayBefore;
  return [
    ...before.map((write) =>
      'body' in write ? { ...write, body: { ...write.body, until } } : write,
    ),
    ...own,
  ];
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Adds up hours: '8 h', '7.5 h'. Skips incomplete periods; '' if no period is complete. */
export function formatHours(periods: readonly Period[]): string {
  const minutes = periods
    .filter(({ opens, closes }) => opens && closes > opens)
    .reduce((sum, { opens, closes }) => sum + toMinutes(closes) - toMinutes(opens), 0);
  return minutes > 0 ? `${Math.round((minutes / 60) * 100) / 100} h` : '';
}

const isSame = (a: Period, b: Period) => a.opens === b.opens && a.closes === b.closes;

/** Returns an error for each weekday, Monday first; '' for a day without one. */
export const findFaults = (week: Week): string[] =>
  week.map((periods) => {
    if (periods.some(({ opens, closes }) => !opens || !closes)) return 'Enter both times';
    if (periods.some(({ opens, closes }) => closes <= opens)) return 'Closes before it opens';
    const sorted = periods.toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
    const overlaps = sorted.some((one, index) => one.opens < (sorted[index - 1]?.closes ?? ''));
    return overlaps ? 'Two times overlap' : '';
  });

/**
 * Finds the last day of hours that are added from a day on, so that hours planned for later stay unchanged: the last
 * day of the hours that they replace, else the day before the next planned hours; null if they have no end.
 */
function findEnd(replaced: readonly Opening[], ofWeekday: readonly Opening[], from: string) {
  if (replaced.length > 0) {
    const ends = replaced.map(({ until }) => until);
    return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
  }
  const [next] = ofWeekday
    .map((opening) => opening.from)
    .filter((one) => one > from)
    .toSorted();
  return next ? addDays(next, -1) : null;
}

/**
 * Builds the writes that put a week into effect from a day on. Unchanged hours are not written; earlier hours end on
 * the day before, so that the past does not change. Hours planned for later stay, too.
 */
export function buildWrites(
  openings: readonly Opening[],
  week: Week,
  {
    from,
    dayBefore,
    ...owner
  }: { dealerId: string; kind: string; from: string; dayBefore: string },
): SetupWrite[] {
  const current = openings.filter((opening) => countsOn(opening, from));
  const stays = (opening: Opening) =>
    (week[opening.weekday - 1] ?? []).some((period) => isSame(period, opening));
  const replaced = current.filter((opening) => !stays(opening));
  const ended = replaced.map((opening): SetupWrite => {
    const { _id: id, updatedAt } = opening;
    return opening.from < from
      ? { method: 'PUT', id, updatedAt, body: { until: dayBefore } }
      : { method: 'DELETE', id };
  });
  const added = week.flatMap((periods, index) => {
    const weekday = index + 1;
    const isOfWeekday = (opening: Opening) => opening.weekday === weekday;
    const until = findEnd(replaced.filter(isOfWeekday), openings.filter(isOfWeekday), from);
    return periods
      .filter((period) => !current.filter(isOfWeekday).some((opening) => isSame(period, opening)))
      .map(
        (period): SetupWrite => ({
          method: 'POST',
          body: { ...owner, weekday, ...period, from, ...(until && { until }) },
        }),
      );
  });
  return [...ended, ...added];
}
