import * as words from '#words/contract/input';
import { todayInPakistan } from '../format/pakistan-time.ts';
import { fault } from '../input/fault.ts';
import { dateFormat, dealerIdFormat, timeFormat } from '../input/formats.ts';
import { optionalText, type TextFormat } from '../input/text.ts';
import type { AppointmentFacts, LeadFacts } from '../leads/lead.ts';
import type { SlotRefusal } from './slots.ts';

/** A slot: a day and a time in Pakistan as YYYY-MM-DDTHH:MM. The server checks whether it is free. */
export const slotFormat: TextFormat = {
  parse: (value) => {
    const [day = '', time = '', ...more] = value.split('T');
    const isSlot = dateFormat.parse(day) === day && timeFormat.parse(time) === time;
    return isSlot && more.length === 0 ? value : null;
  },
  message: fault('slot-invalid', words.slotInvalid),
};

/** The fields that forms with appointments add: the dealer's id and the chosen slot. */
export const slotFields = {
  dealerId: optionalText({ max: 36, format: dealerIdFormat }),
  slot: optionalText({ max: 16, format: slotFormat }),
};

/** The error of a form without a dealership. */
export const dealershipMissing = fault('dealership-missing', words.dealershipMissing);

/** Errors about slots, keyed by `SlotRefusal` where there is one. */
export const slotMessages = {
  taken: fault('slot-taken', words.slotTaken),
  past: fault('slot-past', words.slotPast),
  soon: fault('slot-soon', words.slotSoon),
  late: fault('slot-late', words.slotLate),
  closed: fault('slot-closed', words.slotClosed),
  closedDay: fault('slot-closed-day', words.slotClosedDay),
  unlisted: fault('slot-unlisted', words.slotUnlisted),
  noDealer: dealershipMissing,
  tooMany: fault('appointments-too-many', words.appointmentsTooMany),
} as const satisfies Record<SlotRefusal, string> & Record<string, string>;

/** Converts a slot to a moment (ISO 8601, UTC). */
export const slotToMoment = (slot: string): string => new Date(`${slot}:00+05:00`).toISOString();

/** Returns the fields of a request with the date and the time of a slot. */
export const splitSlot = (
  { date, time }: AppointmentFacts,
  slot: string,
): Record<string, string> => ({
  [date]: slot.slice(0, 10),
  [time]: slot.slice(11),
});

/**
 * Fills the date and the time of an input from its slot, so that the rules for requests without a slot apply to both. A
 * past day is rejected later, at the slot, because forms with slots do not show the date field. Returns other inputs
 * unchanged.
 */
export function fillFromSlot<Input>({ appointment }: Pick<LeadFacts, 'appointment'>, input: Input) {
  if (!appointment || typeof input !== 'object' || input === null || !('slot' in input)) {
    return input;
  }
  const { slot } = input;
  if (typeof slot !== 'string' || slotFormat.parse(slot.trim()) === null) return input;
  const filled = splitSlot(appointment, slot.trim());
  const isPast = slot.trim().slice(0, 10) < todayInPakistan();
  return { ...input, ...filled, ...(isPast && { [appointment.date]: todayInPakistan() }) };
}
