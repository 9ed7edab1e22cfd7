import * as words from '#words/contract/availability';
import { formatDayInPakistan } from '../format/day-words.ts';
import { addDays, dayMs, todayInPakistan } from '../format/pakistan-time.ts';

/** What a dealer has said about a variant of a model in one color. */
export interface Stated {
  dealerId: string;
  /** The variant's id in the price list. */
  vehicleId: string;
  /** The name of the color in the catalogue. */
  color: string;
  /** How many cars are at the dealer. */
  units: number;
  /** The day on which the next ones come, YYYY-MM-DD; null if it is not known. */
  expectedOn: string | null;
  /** The day on which the dealer said so, YYYY-MM-DD. */
  statedOn: string;
}

/** When a car can be had, in words. */
export interface DeliveryWords {
  /** 'At 3 dealers now' or 'About 6 weeks' */
  delivery: string;
  /** When that was stated, and whether it is long ago. */
  statement: string;
}

/** A statement that is older is called old. */
export const freshDays = 14;

/** A statement that is older says nothing. */
export const countedDays = 45;

/** The first day whose statements count. */
export const findFirstCountedDay = (today = todayInPakistan()): string =>
  addDays(today, -countedDays);

/** Puts a delivery time that was stated on a day into words. */
export function describeWeeks(
  weeks: number,
  statedOn: string,
  today = todayInPakistan(),
): DeliveryWords {
  const day = formatDayInPakistan(statedOn);
  const isFresh = statedOn >= addDays(today, -freshDays);
  return {
    delivery: words.aboutWeeks(weeks),
    statement: isFresh ? words.weeksStatedOn(day) : words.weeksStatedLongAgo(day, freshDays),
  };
}

/** The weeks until a day, at least one; begun weeks count. */
const countWeeks = (day: string, today: string): number =>
  Math.max(1, Math.ceil((Date.parse(day) - Date.parse(today)) / (7 * dayMs)));

const listDays = (stated: readonly Stated[]) => stated.map(({ statedOn }) => statedOn).sort();

/** Names the dealers that have cars, with the day of the oldest of their statements; null if none has any. */
function describeCars(
  stated: readonly Stated[],
  { isFresh }: { isFresh: boolean },
): DeliveryWords | null {
  const there = stated.filter(({ units }) => units > 0);
  const [oldest] = listDays(there);
  if (!oldest) return null;
  const dealers = new Set(there.map(({ dealerId }) => dealerId)).size;
  const day = formatDayInPakistan(oldest);
  return isFresh
    ? { delivery: words.atDealersNow(dealers), statement: words.carsStatedOn(day) }
    : {
        delivery: words.atDealers(dealers),
        statement: words.carsStatedLongAgo(day, freshDays),
      };
}

/** Says when the next cars come; null if no day is known that has not passed. */
function describeNext(stated: readonly Stated[], today: string): DeliveryWords | null {
  const [next] = stated
    .flatMap(({ expectedOn, statedOn }) =>
      expectedOn !== null && expectedOn >= today ? [{ expectedOn, statedOn }] : [],
    )
    .sort((one, other) => one.expectedOn.localeCompare(other.expectedOn));
  return next ? describeWeeks(countWeeks(next.expectedOn, today), next.statedOn, today) : null;
}

/**
 * Puts what dealers have said into words: docs/spec/prices.md#availability. Cars that are there come before a day on
 * which some are expected; old statements count only if the fresh ones say nothing. Null if nothing can be said, so
 * that zero units without a day are never promised.
 */
export function describeAvailability(
  stated: readonly Stated[],
  today = todayInPakistan(),
): DeliveryWords | null {
  const firstFresh = addDays(today, -freshDays);
  const firstCounted = findFirstCountedDay(today);
  const fresh = stated.filter(({ statedOn }) => statedOn >= firstFresh);
  const old = stated.filter(({ statedOn }) => statedOn < firstFresh && statedOn >= firstCounted);
  return (
    describeCars(fresh, { isFresh: true }) ??
    describeNext(fresh, today) ??
    describeCars(old, { isFresh: false }) ??
    describeNext(old, today)
  );
}
