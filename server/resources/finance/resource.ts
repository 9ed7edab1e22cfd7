import { desc, sql } from 'drizzle-orm';
import {
  type CompensationRules,
  compensationRulesAdmin,
  compensationRulesInput,
  compensationRulesUpdate,
} from '#contract/finance/compensation-rules.ts';
import { datedQuery } from '#contract/finance/dated.ts';
import {
  type EnergyPrice,
  energyPriceAdmin,
  energyPriceInput,
  energyPriceUpdate,
} from '#contract/finance/energy-prices.ts';
import {
  type FinanceRules,
  financeRulesAdmin,
  financeRulesInput,
  financeRulesUpdate,
} from '#contract/finance/rules.ts';
import type { Db } from '#server/platform/db/client.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import type { Resource } from '#server/records/resource.ts';
import { isNotTrashed, listRecordColumns } from '#server/records/trash/columns.ts';
import { compensationRules, energyPrices, financeRules } from './schema.ts';

const tag = 'Finance';

/** The rules and rates of car finance: docs/spec/prices.md#finance-rules. */
const ruleResource = defineRecordKind({
  facts: financeRulesAdmin,
  table: financeRules,
  shownAs: 'tariffs',
  docs: {
    tag,
    name: 'FinanceRules',
    noun: 'set of finance rules',
    record: describeRecord('FinanceRules', financeRules),
  },
  input: financeRulesInput,
  update: financeRulesUpdate,
  list: {
    docs: { summary: 'List the dated rules and rates of car finance' },
    query: datedQuery,
    searched: [financeRules.label, financeRules.sourceTitle],
  },
  trash: { title: sql`${financeRules.label}`, detail: sql`${financeRules.from}::text` },
  rules: {
    toValues: ({ sourceUrl = null, ...rules }) => ({ ...rules, sourceUrl, isSample: false }),
    unique: { index: 'finance_rules_from', field: 'from', message: financeRulesAdmin.texts.taken },
  },
});

/** The prices of petrol and electricity: docs/spec/prices.md#energy-prices. */
const energyResource = defineRecordKind({
  facts: energyPriceAdmin,
  table: energyPrices,
  shownAs: 'tariffs',
  docs: { tag, name: 'EnergyPrice', record: describeRecord('EnergyPrice', energyPrices) },
  input: energyPriceInput,
  update: energyPriceUpdate,
  list: {
    docs: { summary: 'List what petrol and electricity cost, from which day on' },
    query: datedQuery,
    searched: [energyPrices.sourceTitle],
  },
  trash: { title: sql`${energyPrices.from}::text`, detail: sql`${energyPrices.sourceTitle}` },
  rules: {
    toValues: ({ sourceUrl = null, ...prices }) => ({ ...prices, sourceUrl, isSample: false }),
    unique: { index: 'energy_prices_from', field: 'from', message: energyPriceAdmin.texts.taken },
  },
});

/** The company's promise for late deliveries: docs/spec/prices.md#compensation-for-late-deliveries. */
const compensationResource = defineRecordKind({
  facts: compensationRulesAdmin,
  table: compensationRules,
  docs: {
    tag,
    name: 'CompensationRules',
    noun: 'set of compensation rules',
    record: describeRecord('CompensationRules', compensationRules),
  },
  input: compensationRulesInput,
  update: compensationRulesUpdate,
  list: {
    docs: { summary: 'List the dated rules of compensation for late deliveries' },
    query: datedQuery,
    searched: [compensationRules.sourceTitle],
  },
  trash: {
    title: sql`${compensationRules.from}::text`,
    detail: sql`${compensationRules.sourceTitle}`,
  },
  rules: {
    toValues: ({ sourceUrl = null, ...rules }) => ({ ...rules, sourceUrl, isSample: false }),
    unique: {
      index: 'compensation_rules_from',
      field: 'from',
      message: compensationRulesAdmin.texts.taken,
    },
  },
});

/** The data for instalments, running costs and compensation. */
export const financeResources: readonly Resource[] = [
  ruleResource,
  energyResource,
  compensationResource,
];

/**
 * Lists all rules of car finance: past, present and future, latest first. The rules in force depend on the day, so
 * callers choose with `findInForce`.
 */
export async function listFinanceRules(db: Db): Promise<FinanceRules[]> {
  return await db
    .select(listRecordColumns(financeRules))
    .from(financeRules)
    .where(isNotTrashed(financeRules))
    .orderBy(desc(financeRules.from));
}

/** Lists all prices of petrol and electricity: past, present and future, latest first. */
export async function listAllEnergyPrices(db: Db): Promise<EnergyPrice[]> {
  return await db
    .select(listRecordColumns(energyPrices))
    .from(energyPrices)
    .where(isNotTrashed(energyPrices))
    .orderBy(desc(energyPrices.from));
}

/** Lists all rules of compensation: past, present and future, latest first. */
export async function listCompensationRules(db: Db): Promise<CompensationRules[]> {
  return await db
    .select(listRecordColumns(compensationRules))
    .from(compensationRules)
    .where(isNotTrashed(compensationRules))
    .orderBy(desc(compensationRules.from));
}
