import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type Appointment,
  type AppointmentStatus,
  appointmentPaths as paths,
  type RequestAppointment,
} from '#contract/appointments/appointment.ts';
import type { Bookable } from '#contract/appointments/bookables.ts';
import type { Calendar } from '#contract/appointments/calendar.ts';
import { type AppointmentKind, requestSlugs } from '#contract/appointments/kinds.ts';
import type { SlotDay } from '#contract/appointments/slots.ts';
import type { Page, Success } from '#contract/http/http.ts';
import { ApiError, callApi } from '../api.ts';
import { recordKeys } from '../lists/record-cache.ts';
import { calendarKey, dashboardKey } from '../query-client.ts';

/** Loads a dealer's calendar for whole days, both included. */
export function useCalendar(dealerId: string, from: string, to: string) {
  return useQuery({
    queryKey: [...calendarKey, 'days', dealerId, from, to],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ dealerId, from, to });
      return (await callApi<Success<Calendar>>(`${paths.calendar}?${query}`, { signal })).data;
    },
    enabled: dealerId !== '',
    placeholderData: (before, query) => (query?.queryKey[2] === dealerId ? before : undefined),
  });
}

/** What the free times of a dealer depend on. */
export interface SlotWish {
  kind: AppointmentKind;
  dealerId: string;
  vehicle: string | null;
  serviceType: string | null;
}

/** Loads the free times of the next days that a dealer offers. */
export function useFreeDays({ kind, dealerId, vehicle, serviceType }: SlotWish) {
  return useQuery({
    queryKey: [...calendarKey, 'slots', kind, dealerId, vehicle, serviceType],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({
        kind,
        dealerId,
        days: '31',
        ...(vehicle && { vehicle }),
        ...(serviceType && { serviceType }),
      });
      const { data } = await callApi<Success<SlotDay[]>>(`${paths.slots}?${query}`, { signal });
      return data.filter(({ times }) => times.length > 0);
    },
    enabled: dealerId !== '',
  });
}

/** Loads the cars and bays of a dealer; without a dealer, those of all. */
export function useBookables(dealerId: string) {
  return useQuery({
    queryKey: [...calendarKey, 'bookables', dealerId],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ dealerId, sortBy: 'label', sortOrder: 'asc' });
      return (await callApi<Page<Bookable>>(`${paths.bookables}?${query}`, { signal })).data;
    },
    enabled: dealerId !== '',
  });
}

/** The query for the appointment of a request; null if it has none. */
export const appointmentQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...calendarKey, 'request', requestId],
    queryFn: async ({ signal }) => {
      const path = paths.ofRequest.replace(':id', requestId);
      return (await callApi<Success<RequestAppointment | null>>(path, { signal })).data;
    },
  });

/** Loads the appointment of a request; null if it has none. */
export const useAppointment = (requestId: string, isEnabled: boolean) =>
  useQuery({ ...appointmentQuery(requestId), enabled: isEnabled });

/** The fields of an appointment that staff change. */
export interface AppointmentChange {
  startAt?: string;
  bookableId?: string;
  overrideReason?: string | null;
  status?: AppointmentStatus;
  /** Whether it is done or missed before its time. */
  isBeforeTime?: boolean;
}

/** The version of an appointment that a change is based on. */
export type AppointmentVersion = Pick<Appointment, '_id' | 'kind' | 'updatedAt'>;

/** Saves a change of an appointment. */
export async function saveChange(
  { _id, updatedAt }: AppointmentVersion,
  change: AppointmentChange,
): Promise<Appointment> {
  const { data } = await callApi<Success<Appointment>>(`${paths.records}/${_id}`, {
    method: 'PATCH',
    body: change,
    headers: { 'If-Match': updatedAt },
  });
  return data;
}

/** Refetches everything that shows an appointment: calendars, free times, its request, and lists of requests. */
export function refreshAppointments(client: QueryClient, kind: AppointmentKind): void {
  client.invalidateQueries({ queryKey: calendarKey });
  client.invalidateQueries({ queryKey: recordKeys.all({ slug: requestSlugs[kind] }) });
  client.invalidateQueries({ queryKey: dashboardKey });
}

/** Gives a request a time. */
export function usePlanAppointment(kind: AppointmentKind, requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: AppointmentChange & { startAt: string }) =>
      callApi<Success<Appointment>>(paths.ofRequest.replace(':id', requestId), {
        method: 'POST',
        body: plan,
      }),
    onSettled: () => refreshAppointments(client, kind),
  });
}

/** Whether a change was refused because the time is taken; with a reason, staff can save it. */
export const isTimeTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  error.errors.some(({ field }) => field === 'startAt');
