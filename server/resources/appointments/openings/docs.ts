import { appointmentKindNames } from '#contract/appointments/kinds.ts';
import { openingAdmin } from '#contract/appointments/openings.ts';
import { z } from '#contract/zod.ts';
import { listAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import type { RecordDocs } from '#server/records/routes.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { appointmentTag as tag } from '../docs.ts';
import { openings } from '../schema.ts';

/** A time in which a dealer takes appointments every week. */
const record = nameSchema(
  'Opening',
  describeColumns(listRecordColumns(openings), { kind: z.enum(appointmentKindNames) }),
);

/** Describes the routes of single opening hours. */
export const openingDocs: RecordDocs = {
  tag,
  name: 'Opening',
  noun: openingAdmin.texts.noun.one,
  record,
};

/** Describes the route of the list. */
export const listDocs: RouteDocs = {
  operationId: 'listOpenings',
  summary: 'List when dealers take appointments every week',
  description: 'An account of a dealer sees its own only.',
  tag,
  answer: listAnswer(record),
};
