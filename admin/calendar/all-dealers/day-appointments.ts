import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AppointmentStatus } from '#contract/appointments/appointment.ts';
import { type AppointmentKind, appointmentKinds } from '#contract/appointments/kinds.ts';
import type { Success } from '#contract/http/http.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { type DayAppointment, dashboardPaths, type Work } from '#contract/reports/dashboard.ts';
import { callApi } from '../../api.ts';
import { calendarKey } from '../../query-client.ts';
import { formatAppointmentTime, splitDealerLabel } from '../../ui/format.ts';
import type { Minutes } from '../grid.ts';
import { statusLabels } from '../statuses.ts';

/** An appointment of a day as the calendar shows it. */
export interface ListedAppointment extends Pick<DayAppointment, '_id' | 'name' | 'dealerId'> {
  kind: AppointmentKind;
  status: AppointmentStatus;
  /** The address of its request. */
  address: string;
  /** Vehicle and service. */
  about: string;
  /** In the viewer's locale; 'Any time' if only the day is known. */
  time: string;
  /** Null if only the day is known. */
  minutes: Minutes | null;
}

/** The length of an appointment without a car or bay, in minutes. */
const usualMinutes = 60;

/** Returns the minute of the day; null for midnight, because requests without a time are stored at midnight. */
function readMinutes({ time, minutes }: DayAppointment): Minutes | null {
  if (time === '00:00') return null;
  const start = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { start, end: Math.min(1440, start + (minutes ?? usualMinutes)) };
}

function toListed(appointment: DayAppointment): ListedAppointment[] {
  const { _id, name, dealerId, about, status, kind: slug, time } = appointment;
  const facts = leadTypes.find((type) => type.slug === slug);
  if (!facts?.appointment) return [];
  const statuses: Partial<Record<string, AppointmentStatus>> = facts.appointment.statuses;
  // The dealership has its own row.
  const named: readonly string[] = facts.about;
  const parts = about.split(' · ').filter((_, index) => named[index] !== facts.dealership);
  return [
    {
      _id,
      name,
      dealerId,
      kind: facts.appointment.kind,
      status: statuses[status] ?? 'requested',
      address: `/${slug}?open=${_id}`,
      about: parts.join(' · '),
      time: formatAppointmentTime(time),
      minutes: readMinutes(appointment),
    },
  ];
}

/** Loads the appointments of a day of all dealers, without cancelled ones, earliest first. */
export const useDayAppointments = (day: string) =>
  useQuery({
    queryKey: [...calendarKey, 'all dealers', day],
    queryFn: async ({ signal }) => {
      const path = `${dashboardPaths.work}?${new URLSearchParams({ day })}`;
      const { data } = await callApi<Success<Work>>(path, { signal });
      return data.appointments.flatMap(toListed);
    },
    placeholderData: keepPreviousData,
  });

/** A dealer with its appointments of the day. */
export interface DealerDay {
  /** '' for head office. */
  dealerId: string;
  name: string;
  city: string;
  appointments: ListedAppointment[];
}

/** Groups appointments by dealer: those with the most first, head office last. */
export function groupByDealer(
  appointments: readonly ListedAppointment[],
  dealers: ReadonlyMap<string, string>,
): DealerDay[] {
  const days = new Map<string, DealerDay>();
  for (const appointment of appointments) {
    const dealerId = appointment.dealerId ?? '';
    const label = dealers.get(dealerId) ?? (dealerId ? 'Another dealer' : 'Head office');
    const day = days.get(dealerId) ?? { dealerId, ...splitDealerLabel(label), appointments: [] };
    day.appointments.push(appointment);
    days.set(dealerId, day);
  }
  return [...days.values()].sort(
    (a, b) =>
      Number(a.dealerId === '') - Number(b.dealerId === '') ||
      b.appointments.length - a.appointments.length ||
      a.name.localeCompare(b.name),
  );
}

/** Lists the dealers without appointments on the day. */
export function listIdleDealers(
  busy: readonly DealerDay[],
  dealers: ReadonlyMap<string, string>,
): DealerDay[] {
  const ids = new Set(busy.map(({ dealerId }) => dealerId));
  return [...dealers]
    .filter(([dealerId]) => !ids.has(dealerId))
    .map(([dealerId, label]) => ({ dealerId, ...splitDealerLabel(label), appointments: [] }));
}

/** Describes an appointment for screen readers. */
export const describeListed = ({ time, name, kind, about, status }: ListedAppointment): string =>
  [time, name, appointmentKinds[kind], about, statusLabels[status]].filter(Boolean).join(', ');
