import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Appointment, AppointmentStatus } from '#contract/appointments/appointment.ts';
import type { AppointmentKind } from '#contract/appointments/kinds.ts';
import { instant } from '#server/platform/db/columns.ts';
import { isNotTrashed, trashColumns, trashIndex } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';

const recordColumns = () => ({
  _id: uuid('_id').primaryKey(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

const kind = () => text().$type<AppointmentKind>();

/** Demo cars and service bays; their number limits a dealer's concurrent appointments. */
export const bookables = pgTable(
  'bookables',
  {
    ...recordColumns(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers._id, { onDelete: 'cascade' }),
    kind: kind().notNull(),
    label: text().notNull(),
    /** The labels of the vehicles that it serves; empty for all. */
    vehicles: text().array().notNull(),
    /** The types of service that it serves; empty for all. */
    serviceTypes: text().array().notNull(),
    slotMinutes: smallint().notNull(),
    /** The pause after an appointment. */
    bufferMinutes: smallint().notNull(),
    isActive: boolean().notNull().default(true),
    isSample: boolean().notNull().default(false),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('bookables', table),
    index('bookables_dealer')
      .on(table.dealerId, table.kind, table.label)
      .where(isNotTrashed(table)),
  ],
);

/** When a dealer takes appointments of a kind every week: several rows a day allow for lunch or Friday prayer. */
export const openings = pgTable(
  'openings',
  {
    ...recordColumns(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers._id, { onDelete: 'cascade' }),
    kind: kind().notNull(),
    /** 1 is Monday, 7 is Sunday. */
    weekday: smallint().notNull(),
    /** HH:MM in Pakistan. */
    opens: text().notNull(),
    closes: text().notNull(),
    /** The first and the last day on which it applies. */
    from: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }),
    isSample: boolean().notNull().default(false),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('openings', table),
    index('openings_dealer')
      .on(table.dealerId, table.kind, table.weekday)
      .where(isNotTrashed(table)),
  ],
);

/** Days or hours that are closed although a dealer is usually open, or open although it is usually closed. */
export const closures = pgTable(
  'closures',
  {
    ...recordColumns(),
    /** Null for all dealers. */
    dealerId: uuid().references(() => dealers._id, { onDelete: 'cascade' }),
    /** Null for both kinds. */
    kind: kind(),
    start: instant().notNull(),
    end: instant().notNull(),
    opens: boolean().notNull().default(false),
    reason: text().notNull(),
    isSample: boolean().notNull().default(false),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('closures', table),
    index('closures_end').on(table.end).where(isNotTrashed(table)),
    check('closures_order', sql`${table.start} < ${table.end}`),
  ],
);

/**
 * The appointments whose customers were offered other times because of a closure: one row per appointment and closure.
 */
export const closureOffers = pgTable(
  'closure_offers',
  {
    closureId: uuid()
      .notNull()
      .references(() => closures._id, { onDelete: 'cascade' }),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments._id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.closureId, table.appointmentId] }),
    index('closure_offers_appointment').on(table.appointmentId),
  ],
);

/** The condition for appointments that block their time slot. */
export const isBlocking = sql.raw(`status in ('requested', 'confirmed') and deleted_at is null`);

/**
 * Appointments, at most one per request. PostgreSQL rejects two that overlap on one bookable (the constraint
 * `appointments_no_overlap` of migration 0022), unless staff gave a reason.
 */
export const appointments = pgTable(
  'appointments',
  {
    ...recordColumns(),
    kind: kind().notNull(),
    /** The request that it belongs to, in the table of its kind. */
    requestId: uuid().notNull(),
    dealerId: uuid().references(() => dealers._id, { onDelete: 'set null' }),
    bookableId: uuid().references(() => bookables._id, { onDelete: 'set null' }),
    status: text().$type<AppointmentStatus>().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** The end of the pause after it, until which it blocks its bookable. */
    blockedUntil: instant().notNull(),
    createdBy: text().$type<Appointment['createdBy']>().notNull(),
    overrideReason: text(),
    /** The SHA-256 of the token in the customer's link, in hexadecimal. The token itself is not stored. */
    tokenHash: text().notNull(),
    /** Increases with every change that the customer is notified of: the SEQUENCE of the calendar file. */
    sequence: integer().notNull(),
    /** How often it was moved to another time. */
    moves: integer().notNull().default(0),
    /** The sequence of the last email; while it is smaller, an email is due. */
    announcedSequence: integer().notNull(),
    /** The time in the customer's previous email, if a later email told them another one; otherwise null. */
    movedFrom: instant(),
    /** When its customer last moved it; null once staff have handled that. */
    movedByCustomerAt: instant(),
    /** When the next reminder is due; null if none is. */
    nextReminderAt: instant(),
    /** While its request is in the trash, it does not block its slot. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('appointments_request').on(table.requestId),
    uniqueIndex('appointments_token').on(table.tokenHash),
    index('appointments_dealer').on(table.dealerId, table.startAt).where(isNotTrashed(table)),
    index('appointments_moved').on(table.requestId).where(sql`moved_by_customer_at is not null`),
    index('appointments_changed').on(table.updatedAt),
    index('appointments_unannounced').on(table._id).where(sql`announced_sequence < sequence`),
    index('appointments_reminder')
      .on(table.nextReminderAt)
      .where(sql`next_reminder_at is not null`),
    check('appointments_order', sql`start_at < end_at and end_at <= blocked_until`),
  ],
);
