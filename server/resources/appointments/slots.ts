import { setImmediate } from 'node:timers/promises';
import {
  clampPeriod,
  explainRefusal,
  formatSlot,
  groupByDay,
  listFreeSlots,
  type SlotBookable,
  type SlotDay,
  type SlotPeriod,
  type SlotRefusal,
  suggestedSlots,
} from '#contract/appointments/slots.ts';
import { addDays } from '#contract/reports/reports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { readSlotPlan, restOfHorizon, type SlotRequest } from './read-plan.ts';

/** How many days are computed before the event loop handles other requests. */
const daysAtOnce = 7;

/** Splits a period into weeks. */
const splitPeriod = ({ from, days }: SlotPeriod): SlotPeriod[] =>
  Array.from({ length: Math.ceil(days / daysAtOnce) }, (_, index) => ({
    from: addDays(from, index * daysAtOnce),
    days: Math.min(daysAtOnce, days - index * daysAtOnce),
  }));

/**
 * Lists the free times of a dealer by day. Empty if the dealer has no bookable for the request: customers then ask for
 * a day instead of choosing a time. `except` is an appointment whose own time counts as free.
 */
export async function listSlotDays(
  db: Db,
  request: SlotRequest,
  wanted: { from?: string | undefined; days: number },
  except?: string,
): Promise<SlotDay[]> {
  const period = clampPeriod(wanted);
  const plan = await readSlotPlan(db, request, period, except);
  if (plan.bookables.length === 0) return [];
  const listed: SlotDay[] = [];
  for (const week of splitPeriod(period)) {
    listed.push(...groupByDay(plan, listFreeSlots(plan, week), week));
    await setImmediate();
  }
  return listed;
}

/** The free cars or bays at a moment, and the next free times. */
export interface Offer {
  /** The cars or bays that are free then; none if the time is not offered. */
  free: SlotBookable[];
  /** The next free times, as slots. */
  next: string[];
  /** Why nothing is free, if that is the case. */
  refusal: SlotRefusal;
}

/** Finds what is free for a request at a moment (ISO 8601), and the next free times from its day on. */
export async function readOffer(
  db: Db,
  request: SlotRequest,
  moment: string,
  except?: string,
): Promise<Offer> {
  const period = restOfHorizon(moment);
  const plan = await readSlotPlan(db, request, period, except);
  const slots = listFreeSlots(plan, period);
  const start = Date.parse(moment);
  const ids = slots.find((slot) => slot.start === start)?.bookableIds ?? [];
  const later = slots.filter((slot) => slot.start > start);
  const earlier = slots.filter((slot) => slot.start < start);
  return {
    free: plan.bookables.filter(({ _id }) => ids.includes(_id)),
    refusal: explainRefusal(plan, start),
    next: [...later, ...earlier].slice(0, suggestedSlots).map((slot) => formatSlot(slot.start)),
  };
}
