import type { Fault } from './fault.ts';

/** Faults in slots, appointments and what follows from the time in Pakistan. */
export const appointmentFaults: readonly Fault[] = [
  {
    promise:
      'Two appointments of one car do not overlap, nor does one begin in the pause after another',
    file: 'contract/appointments/slots.ts',
    find: 'const length = (slotMinutes + bufferMinutes) * minuteMs;',
    replace: 'const length = slotMinutes * minuteMs;',
    caughtBy: 'contract/appointments/slots.test.ts',
    test: 'no two free slots of a car overlap',
  },
  {
    promise: 'Staff can move an appointment to a time right after another one of the same car',
    file: 'server/resources/appointments/overlap.ts',
    find: '        gt(appointments.blockedUntil, startAt),\n',
    replace: '',
    caughtBy: 'tests/api/appointments.test.ts',
    test: 'moves with the confirmed time, and refuses one that is taken',
  },
  {
    promise: 'A dealer gets two open hours of notice',
    file: 'contract/appointments/slots.ts',
    find: 'return { start: Math.max(first, earliest), end',
    replace: 'return { start: Math.max(first, now.getTime()), end',
    caughtBy: 'contract/appointments/slots.test.ts',
    test: 'follow the opening hours, after two hours of notice',
  },
  {
    promise: 'A day begins at midnight in Pakistan',
    file: 'contract/format/pakistan-time.ts',
    find: 'T00:00:00+05:00`) + later',
    replace: 'T00:00:00Z`) + later',
    caughtBy: 'tests/api/lead-filters.test.ts',
    test: 'a list can be limited to the days in Pakistan on which requests came',
  },
  {
    promise: 'No reminder is sent once an appointment has begun',
    file: 'server/resources/appointments/notices.ts',
    find: 'const isToCome = Date.parse(appointment.startAt) > Date.now();',
    replace: 'const isToCome = true;',
    caughtBy: 'tests/api/appointment-emails.test.ts',
    test: 'gets no reminder that was due before',
  },
  {
    promise: 'A customer with two open appointments cannot book a third',
    file: 'server/resources/appointments/submit-request.ts',
    find: 'found.open < maxPerPhone',
    replace: 'found.open <= maxPerPhone',
    caughtBy: 'tests/api/appointments.test.ts',
    test: 'refuses a third appointment with one phone number',
  },
];
