import { appointmentStatusNames } from '#contract/appointments/appointment.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { z } from '#contract/zod.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';

/** The group of appointments in the API's description. */
export const appointmentTag = 'Appointments';

const tag = appointmentTag;
const kind = z.enum(appointmentKindNames);
const status = z.enum(appointmentStatusNames);
const text = z.string();
const optional = z.nullable(text);

const slotDays = z.array(
  z.object({
    date: text,
    isClosed: z.boolean(),
    times: z.array(z.object({ time: text, free: z.int() })),
  }),
);

const own = nameSchema(
  'OwnAppointment',
  z.object({
    kind,
    reference: text,
    status,
    startAt: moment,
    endAt: moment,
    vehicle: optional,
    serviceType: optional,
    dealer: z.nullable(z.object({ name: text, city: text, address: text, phone: text, map: text })),
    isChangeable: z.boolean(),
  }),
);

const fields = {
  _id: z.guid(),
  kind,
  requestId: z.guid(),
  dealerId: z.nullable(z.guid()),
  bookableId: z.nullable(z.guid()),
  status,
  startAt: moment,
  endAt: moment,
  createdBy: z.enum(['visitor', 'staff']),
  overrideReason: optional,
  createdAt: moment,
  updatedAt: moment,
};

const appointment = nameSchema('Appointment', z.object(fields));

const requestAppointment = nameSchema('RequestAppointment', z.object({ ...fields, link: text }));

const openTimes = z.array(z.object({ start: moment, end: moment }));

const calendar = nameSchema(
  'Calendar',
  z.object({
    bookables: z.array(
      z.object({
        _id: z.guid(),
        kind,
        label: text,
        slotMinutes: z.int(),
        bufferMinutes: z.int(),
        isActive: z.boolean(),
      }),
    ),
    openings: z.object({ 'test-drive': openTimes, service: openTimes }),
    closures: z.array(
      z.object({
        _id: z.guid(),
        kind: z.nullable(kind),
        start: moment,
        end: moment,
        opens: z.boolean(),
        reason: text,
      }),
    ),
    appointments: z.array(
      z.object({
        ...fields,
        name: text,
        phone: text,
        vehicle: text,
        serviceType: optional,
        requestStatus: text,
        assignedTo: optional,
      }),
    ),
    unbooked: z.array(
      z.object({
        _id: z.guid(),
        kind,
        name: text,
        phone: text,
        vehicle: text,
        serviceType: optional,
        day: text,
        time: optional,
        status: fields.status,
      }),
    ),
  }),
);

/** The API's description of the appointments' routes. */
export const appointmentDocs = {
  slots: {
    operationId: 'listSlots',
    summary: 'List the free times of a dealer by day',
    description: 'Empty if the dealer has no car or bay for it: customers then ask for a day.',
    tag,
    answer: dataAnswer(slotDays),
  },
  readOwn: {
    operationId: 'readOwnAppointment',
    summary: 'Read an appointment by the link of its customer',
    tag,
    answer: dataAnswer(own),
  },
  ownSlots: {
    operationId: 'listOwnSlots',
    summary: 'List the free times that an appointment can be moved to',
    tag,
    answer: dataAnswer(slotDays),
  },
  moveOwn: {
    operationId: 'moveOwnAppointment',
    summary: 'Move an appointment to another free time',
    tag,
    answer: dataAnswer(own),
    errors: ['conflict'],
  },
  cancelOwn: {
    operationId: 'cancelOwnAppointment',
    summary: 'Cancel an appointment',
    tag,
    answer: dataAnswer(own),
    errors: ['conflict'],
  },
  calendar: {
    operationId: 'readCalendar',
    summary: 'Read the appointments, cars, bays and hours of a dealer',
    description: 'An account of a dealer sees its own dealer, whatever the query says.',
    tag,
    answer: dataAnswer(calendar),
  },
  ofRequest: {
    operationId: 'findAppointmentOfRequest',
    summary: 'Read the appointment of a request; null if it has none',
    description: '`link` is the URL of the customer’s page, for messages to the customer.',
    tag,
    answer: dataAnswer(z.nullable(requestAppointment)),
  },
  plan: {
    operationId: 'planAppointment',
    summary: 'Give a request a time',
    description: 'With a reason, also a time that is taken or not offered.',
    tag,
    answer: dataAnswer(appointment),
    status: 201,
    errors: ['conflict'],
  },
  change: {
    operationId: 'changeAppointment',
    summary: 'Move an appointment, or set its status',
    description:
      'Its request follows. With a reason, it may overlap another one. Without a car or bay it keeps its own, or gets one that is free at the new time.',
    tag,
    answer: dataAnswer(appointment),
    errors: ['conflict'],
  },
} satisfies Record<string, RouteDocs>;
