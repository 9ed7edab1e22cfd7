import type { appointmentPaths } from '#contract/appointments/appointment.ts';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import type { SlotDay } from '#contract/appointments/slots.ts';
import type { Failure, Success } from '#contract/http/http.ts';

/**
 * Typed by the contract so that the two cannot differ. Importing the value would load schemas that no form needs.
 */
const path: (typeof appointmentPaths)['slots'] = '/appointments/slots';

/** The whole horizon: a page of a week later needs no other request. */
const days = '31';
const timeoutMs = 20_000;

/** What a visitor wants to come for. */
export interface WantedVisit {
  dealerId: string;
  vehicle: string;
  /** Of a service. */
  serviceType?: string | undefined;
}

/** Builds the query for the free times of a visit. Equal visits have equal queries. */
export function buildSlotQuery(
  kind: AppointmentKind,
  { dealerId, vehicle, serviceType }: WantedVisit,
): string {
  const query = new URLSearchParams({ kind, dealerId, vehicle, days });
  if (serviceType) query.set('serviceType', serviceType);
  return query.toString();
}

/** Fetches the free times by day; empty if the dealer takes no appointments. Throws if that fails. */
export async function fetchSlots(query: string, signal: AbortSignal): Promise<SlotDay[]> {
  const timeout = AbortSignal.timeout?.(timeoutMs);
  const response = await fetch(`/api${path}?${query}`, {
    signal: timeout && AbortSignal.any ? AbortSignal.any([signal, timeout]) : signal,
  });
  const answer: Success<SlotDay[]> | Failure = await response.json();
  if (answer.success) return answer.data;
  throw new Error(answer.message);
}
