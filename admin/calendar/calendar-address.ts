import { type AppointmentKind, appointmentKindNames } from '#contract/appointments/kinds.ts';
import { findMonday, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { dateFormat } from '#contract/input/formats.ts';
import { addDays } from '#contract/reports/reports.ts';

/** What the calendar shows: a dealer's day, or the week of the day. */
export interface CalendarView {
  /** '' while head office has chosen none. */
  dealerId: string;
  /** YYYY-MM-DD. */
  day: string;
  view: 'day' | 'week';
  /** '' for both kinds. */
  kind: AppointmentKind | '';
}

const findKind = (value: string | null): AppointmentKind | '' =>
  appointmentKindNames.find((kind) => kind === value) ?? '';

/** Reads the view from the address; defaults to the day view of today. */
export function readView(params: URLSearchParams, today = todayInPakistan()): CalendarView {
  return {
    dealerId: params.get('dealerId') ?? '',
    day: dateFormat.parse(params.get('day') ?? '') ?? today,
    view: params.get('view') === 'week' ? 'week' : 'day',
    kind: findKind(params.get('kind')),
  };
}

/** Formats a view as a query string without defaults. */
export function formatView(
  { dealerId, day, view, kind }: CalendarView,
  today = todayInPakistan(),
): string {
  return new URLSearchParams({
    ...(dealerId && { dealerId }),
    ...(day !== today && { day }),
    ...(view === 'week' && { view }),
    ...(kind && { kind }),
  }).toString();
}

/** Returns the span of a view: all dealers are shown by day only. */
export const findPeriod = ({ dealerId, view }: Pick<CalendarView, 'dealerId' | 'view'>) =>
  dealerId === '' ? 'day' : view;

/** Lists the days that a view shows. */
export function listDays({ day, view }: Pick<CalendarView, 'day' | 'view'>): string[] {
  if (view === 'day') return [day];
  const monday = findMonday(day);
  return [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(monday, later));
}

/** Builds the address of a dealer's day in the calendar. */
export const buildCalendarAddress = (dealerId: string, day: string): string =>
  `/calendar?${new URLSearchParams({ dealerId, day })}`;

/** Builds the address of the setup of a dealer's appointments; '' for no dealer. */
export const buildSetupAddress = (dealerId: string): string =>
  `/appointment-setup${dealerId && `?${new URLSearchParams({ dealerId })}`}`;
