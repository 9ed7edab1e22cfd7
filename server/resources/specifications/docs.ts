import { listAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import type { RecordDocs } from '#server/records/routes.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { specifications } from './schema.ts';

/** The group of specifications in the API's description. */
export const specificationTag = 'Specifications';

/** A fact about a model that staff add to its page. */
const record = nameSchema('Specification', describeColumns(listRecordColumns(specifications)));

/** Describes the routes of single specifications. */
export const specificationDocs: RecordDocs = {
  tag: specificationTag,
  name: 'Specification',
  noun: 'specification',
  record,
  creationErrors: ['conflict'],
};

/** Describes the route of the list. */
export const listDocs: RouteDocs = {
  operationId: 'listSpecifications',
  summary: 'List the facts that staff added to the models',
  tag: specificationTag,
  answer: listAnswer(record),
};
