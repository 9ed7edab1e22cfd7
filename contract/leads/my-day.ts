import type { Permission } from '../staff/staff.ts';

/** The permissions for request types: each one opens My Day. */
export const myDayPermissions = [
  'contact-inquiries',
  'vehicle-bookings',
  'test-drives',
  'service-appointments',
  'parts-requests',
  'job-applications',
  'dealer-applications',
] as const satisfies readonly Permission[];

/** Below /api. */
export const myDayPath = '/admin/my-day';

/** The sections of the day, in order. */
export const myDaySections = [
  'overdue',
  'messages',
  'followUps',
  'unanswered',
  'noNextStep',
  'moved',
  'appointments',
] as const;

export type MyDaySection = (typeof myDaySections)[number];

/** The maximum number of requests per section. */
export const maxMyDayRecords = 50;

/** A request that needs work. */
export interface MyDayRecord {
  /** The type's slug. */
  kind: string;
  _id: string;
  name: string;
  phone: string;
  /** Its subject: a vehicle, a dealership or a service. */
  about: string;
  status: string;
  assignedTo: string | null;
  createdAt: string;
  /** The deadline of the first response (ISO 8601, UTC); null if the type has no target. */
  responseDueAt: string | null;
  /**
   * The next follow-up, the time of the appointment, or the arrival of the request (ISO 8601, UTC). Follow-ups and
   * appointments are sorted by it, the other sections by `responseDueAt`.
   */
  at: string;
}

/**
 * Open requests that need work, by section: the viewer's own and unassigned ones. A request is in the first section
 * that matches; 'messages' lists those with an unanswered message of the customer, open or not; 'noNextStep' lists answered, open requests without a follow-up or an upcoming appointment. Appointments
 * that customers moved, and those of today, are always listed.
 */
export type MyDay = Record<MyDaySection, { total: number; records: MyDayRecord[] }>;
