import type { Permission } from '../staff/staff.ts';

/** The permissions for request types: each opens My Day. */
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
  'followUps',
  'unanswered',
  'noNextStep',
  'moved',
  'appointments',
] as const;

export type MyDaySection = (typeof myDaySections)[number];

/** The most requests that a section lists. */
export const maxMyDayRecords = 50;

/** A request that waits for somebody. */
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
  /** By when the first answer is due (ISO 8601, UTC); null if the type has no target. */
  responseDueAt: string | null;
  /**
   * The next follow-up, the time of the appointment, or when the request came (ISO 8601, UTC). Follow-ups and
   * appointments are sorted by it, the others by `responseDueAt`.
   */
  at: string;
}

/**
 * What waits for somebody, in each section: open requests that they own, or that nobody owns. A request stands in the
 * first section that fits; 'noNextStep' has those that were answered and are still open without a follow-up or an
 * appointment to come. Appointments that customers moved and those of today are always listed.
 */
export type MyDay = Record<MyDaySection, { total: number; records: MyDayRecord[] }>;
