import type { Appointment } from '#contract/appointments/appointment.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { useAppointment } from '../../calendar/calendar-queries.ts';
import { formatMinute, fromMoment } from '../../calendar/grid.ts';
import { isPermitted, useUser } from '../../session/session.ts';

/** Loads the appointment of a request: null if it has none; undefined while it loads, or if the user may not see it. */
export function usePlannedAppointment(
  { appointment }: LeadFacts,
  { _id }: LeadRecordBase,
): Appointment | null | undefined {
  const canPlan = isPermitted(useUser(), 'appointments') && appointment !== null;
  return useAppointment(_id, canPlan).data;
}

/** Whether a request's appointment, if it has one, is when the customer asked for. */
export function isAsWished(
  facts: LeadFacts,
  lead: LeadRecordBase,
  planned: Appointment | null | undefined,
): boolean {
  if (!facts.appointment || !planned) return false;
  const wish: Record<string, unknown> = { ...lead };
  const { date, time } = facts.appointment;
  const { day, minute } = fromMoment(planned.startAt);
  return wish[date] === day && (!wish[time] || wish[time] === formatMinute(minute));
}
