import { sql } from 'drizzle-orm';
import { datedQuery } from '#contract/finance/dated.ts';
import {
  energyPriceAdmin,
  energyPriceInput,
  energyPriceUpdate,
} from '#contract/finance/energy-prices.ts';
import {
  financeRulesAdmin,
  financeRulesInput,
  financeRulesUpdate,
} from '#contract/finance/rules.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import type { Resource } from '#server/records/resource.ts';
import { selectEnergyPrices, selectRules } from './list.ts';
import { energyPrices, financeRules } from './schema.ts';

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
    select: selectRules,
  },
  trash: { title: sql`${financeRules.label}`, detail: sql`${financeRules.from}::text` },
  rules: {
    toValues: ({ sourceUrl = null, ...rules }) => ({ ...rules, sourceUrl, isSample: false }),
    unique: { index: 'finance_rules_from', field: 'from', message: financeRulesAdmin.texts.taken },
  },
});

/** What petrol and electricity cost: docs/spec/prices.md#energy-prices. */
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
    select: selectEnergyPrices,
  },
  trash: { title: sql`${energyPrices.from}::text`, detail: sql`${energyPrices.sourceTitle}` },
  rules: {
    toValues: ({ sourceUrl = null, ...prices }) => ({ ...prices, sourceUrl, isSample: false }),
    unique: { index: 'energy_prices_from', field: 'from', message: energyPriceAdmin.texts.taken },
  },
});

/** What instalments and running costs are calculated with. */
export const financeResources: readonly Resource[] = [ruleResource, energyResource];
