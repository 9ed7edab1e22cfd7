import { closureAdmin } from '#contract/appointments/closures.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { z } from '#contract/zod.ts';
import { dataAnswer, listAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import type { RecordDocs } from '#server/records/routes.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { appointmentTag as tag } from '../docs.ts';
import { closures } from '../schema.ts';

const kind = z.enum(appointmentKindNames);

/** A time that is closed, or open in addition. */
const record = nameSchema('Closure', describeColumns(listRecordColumns(closures), { kind }));

/** Describes the routes of single closures. */
export const closureDocs: RecordDocs = {
  tag,
  name: 'Closure',
  noun: closureAdmin.texts.noun.one,
  record,
};

/** Describes the route of the list. */
export const listDocs: RouteDocs = {
  operationId: 'listClosures',
  summary: 'List the days and hours that are closed, or open in addition',
  description:
    'An account of a dealer sees its own and those of all dealers. A dealer and a kind also list those of all.',
  tag,
  answer: listAnswer(record),
};

const hit = nameSchema(
  'HitAppointment',
  z.object({
    _id: z.guid(),
    kind,
    requestId: z.guid(),
    dealerId: z.nullable(z.guid()),
    startAt: moment,
    name: z.string(),
    phone: z.string(),
    vehicle: z.string(),
    hasEmail: z.boolean(),
    offeredAt: z.nullable(moment),
  }),
);

/** Describes the routes about the appointments in the time of a closure. */
export const hitDocs = {
  list: {
    operationId: 'listAppointmentsOfClosure',
    summary: 'List the appointments to come in the time of a closure',
    description: 'None for one that opens. An account of a dealer sees its own only.',
    tag,
    answer: dataAnswer(z.array(hit)),
  },
  offer: {
    operationId: 'offerOtherTimes',
    summary: 'Email other times to the customers of the appointments in the time of a closure',
    description: 'Each customer gets one email per closure, however often this is called.',
    tag,
    answer: dataAnswer(z.object({ emailed: z.int(), withoutAddress: z.array(hit) })),
  },
} satisfies Record<string, RouteDocs>;
