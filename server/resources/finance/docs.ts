import { listAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import type { RecordDocs } from '#server/records/routes.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { energyPrices, financeRules } from './schema.ts';

/** The group of finance rules and energy prices in the API's description. */
export const financeTag = 'Finance';

const rules = nameSchema('FinanceRules', describeColumns(listRecordColumns(financeRules)));
const energyPrice = nameSchema('EnergyPrice', describeColumns(listRecordColumns(energyPrices)));

/** Describes the routes of single sets of finance rules. */
export const ruleDocs: RecordDocs = {
  tag: financeTag,
  name: 'FinanceRules',
  noun: 'set of finance rules',
  record: rules,
  creationErrors: ['conflict'],
};

/** Describes the route of the list of finance rules. */
export const ruleListDocs: RouteDocs = {
  operationId: 'listFinanceRules',
  summary: 'List the dated rules and rates of car finance',
  tag: financeTag,
  answer: listAnswer(rules),
};

/** Describes the routes of single energy prices. */
export const energyDocs: RecordDocs = {
  tag: financeTag,
  name: 'EnergyPrice',
  noun: 'energy price',
  record: energyPrice,
  creationErrors: ['conflict'],
};

/** Describes the route of the list of energy prices. */
export const energyListDocs: RouteDocs = {
  operationId: 'listEnergyPrices',
  summary: 'List what petrol and electricity cost, from which day on',
  tag: financeTag,
  answer: listAnswer(energyPrice),
};
