import { bookableAdmin } from '#contract/appointments/bookables.ts';
import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { z } from '#contract/zod.ts';
import { listAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import type { RecordDocs } from '#server/records/routes.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { appointmentTag as tag } from '../docs.ts';
import { bookables } from '../schema.ts';

/** A demo car or a service bay. */
const record = nameSchema(
  'Bookable',
  describeColumns(listRecordColumns(bookables), { kind: z.enum(appointmentKindNames) }),
);

/** Describes the routes of single cars and bays. */
export const bookableDocs: RecordDocs = {
  tag,
  name: 'Bookable',
  noun: bookableAdmin.texts.noun.one,
  record,
  removalErrors: ['conflict'],
};

/** Describes the route of the list. */
export const listDocs: RouteDocs = {
  operationId: 'listBookables',
  summary: 'List the demo cars and service bays',
  description: 'An account of a dealer sees its own only.',
  tag,
  answer: listAnswer(record),
};
