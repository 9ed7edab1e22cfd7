import * as words from '#words/contract/appointments';

/** The kinds of appointments: docs/spec/appointments.md. */
export const appointmentKinds = { 'test-drive': words.testDrive, service: words.service } as const;

export type AppointmentKind = keyof typeof appointmentKinds;

export const appointmentKindNames = Object.keys(appointmentKinds) as [
  AppointmentKind,
  ...AppointmentKind[],
];

/** The slug of the requests that a kind of appointments belongs to. */
export const requestSlugs = {
  'test-drive': 'test-drives',
  service: 'service-appointments',
} as const satisfies Record<AppointmentKind, string>;
