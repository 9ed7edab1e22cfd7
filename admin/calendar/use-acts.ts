import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppointmentStatus } from '#contract/appointments/appointment.ts';
import type { Calendar, CalendarAppointment } from '#contract/appointments/calendar.ts';
import { describeFailure } from '../api.ts';
import { findNewerVersion } from '../forms/send-record.ts';
import { calendarKey } from '../query-client.ts';
import { showToast } from '../ui/toasts.ts';
import {
  type AppointmentChange,
  type AppointmentVersion,
  isTimeTaken,
  refreshAppointments,
  saveChange,
} from './calendar-queries.ts';
import { isEarlyOutcome } from './early-outcome.ts';
import { formatWhen } from './format-when.ts';

/** A change that was refused because the time is taken: staff can give a reason for it. */
export interface EntryTime {
  appointment: CalendarAppointment;
  change: AppointmentChange & { startAt: string };
}

/** Changes an appointment in all calendars that are loaded. */
function updateCached(client: QueryClient, id: string, change: Partial<CalendarAppointment>) {
  client.setQueriesData<Calendar>({ queryKey: [...calendarKey, 'days'] }, (calendar) =>
    calendar
      ? {
          ...calendar,
          appointments: calendar.appointments.map((one) =>
            one._id === id ? { ...one, ...change } : one,
          ),
        }
      : calendar,
  );
}

/** The fields to update optimistically; the length stays the same. */
function predict(
  { startAt, endAt }: CalendarAppointment,
  change: AppointmentChange,
): Partial<CalendarAppointment> {
  const { overrideReason: _reason, isBeforeTime: _early, ...fields } = change;
  if (!change.startAt) return fields;
  const length = Date.parse(endAt) - Date.parse(startAt);
  return { ...fields, endAt: new Date(Date.parse(change.startAt) + length).toISOString() };
}

const doneTexts: Record<AppointmentStatus, string> = {
  requested: 'is requested again',
  confirmed: 'is confirmed',
  done: 'is done',
  'no-show': 'did not come',
  cancelled: 'is cancelled',
};

/** The actions on the appointments of a calendar: optimistic, with undo, and with a reason if a time is taken. */
export function useAppointmentActs() {
  const client = useQueryClient();
  const [taken, setTaken] = useState<EntryTime | null>(null);

  async function save(
    appointment: CalendarAppointment,
    change: AppointmentChange,
    version: AppointmentVersion = appointment,
  ): Promise<AppointmentVersion | null> {
    updateCached(client, appointment._id, predict(appointment, change));
    try {
      const saved = await saveChange(version, change);
      updateCached(client, appointment._id, saved);
      return saved;
    } catch (error) {
      updateCached(client, appointment._id, appointment);
      if (isTimeTaken(error) && change.startAt) {
        setTaken({ appointment, change: { ...change, startAt: change.startAt } });
        return null;
      }
      const text = findNewerVersion(error)
        ? 'Someone else has just changed this appointment. Please look again.'
        : describeFailure(error);
      showToast({ id: appointment._id, tone: 'alert', text });
      return null;
    } finally {
      refreshAppointments(client, appointment.kind);
    }
  }

  function offerUndo(
    appointment: CalendarAppointment,
    text: string,
    saved: AppointmentVersion,
    undo: AppointmentChange,
  ) {
    const run = async () => {
      if (await save({ ...appointment, ...saved }, undo, saved)) {
        showToast({ id: appointment._id, tone: 'status', text: 'Undone.' });
      }
    };
    showToast({ id: appointment._id, tone: 'status', text, action: { label: 'Undo', run } });
  }

  function offerMoveBack(
    appointment: CalendarAppointment,
    saved: AppointmentVersion,
    startAt: string,
  ) {
    const { bookableId, overrideReason } = appointment;
    offerUndo(appointment, `${appointment.name} is moved to ${formatWhen(startAt)}.`, saved, {
      startAt: appointment.startAt,
      ...(bookableId && { bookableId }),
      overrideReason,
    });
  }

  /** Moves an appointment to another time, another car or bay, or both. Returns whether it did. */
  async function move(
    appointment: CalendarAppointment,
    change: AppointmentChange & { startAt: string },
  ): Promise<boolean> {
    const saved = await save(appointment, change);
    if (saved) offerMoveBack(appointment, saved, change.startAt);
    return saved !== null;
  }

  /** Moves an appointment for a dialog, which itself shows why a time is refused: throws in that case. */
  async function moveInDialog(
    appointment: CalendarAppointment,
    change: AppointmentChange & { startAt: string },
  ): Promise<void> {
    const saved = await saveChange(appointment, change);
    refreshAppointments(client, appointment.kind);
    offerMoveBack(appointment, saved, change.startAt);
  }

  /** Sets the status of an appointment. Before its time, staff have been asked whether it is done or missed. */
  async function setStatus(appointment: CalendarAppointment, status: AppointmentStatus) {
    if (appointment.status === status) return;
    const isBeforeTime = isEarlyOutcome(appointment, status);
    const saved = await save(appointment, { status, ...(isBeforeTime && { isBeforeTime }) });
    const text = `${appointment.name} ${doneTexts[status]}.`;
    if (saved) offerUndo(appointment, text, saved, { status: appointment.status });
  }

  return { move, moveInDialog, setStatus, taken, forgetTaken: () => setTaken(null) };
}
