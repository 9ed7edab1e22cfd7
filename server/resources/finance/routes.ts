import { sql } from 'drizzle-orm';
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
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import {
  createRecordOperations,
  type RecordOperations,
  withUniqueField,
} from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { energyDocs, energyListDocs, ruleDocs, ruleListDocs } from './docs.ts';
import { listEnergyPrices, listRules } from './list.ts';
import { energyPrices, financeRules } from './schema.ts';

const ruleRecords = defineRecords(financeRules, {
  kind: financeRulesAdmin.slug,
  noun: financeRulesAdmin.texts.noun.one,
  shownAs: 'tariffs',
});
const energyRecords = defineRecords(energyPrices, {
  kind: energyPriceAdmin.slug,
  noun: energyPriceAdmin.texts.noun.one,
  shownAs: 'tariffs',
});

/** How finance rules and energy prices go to the trash. */
export const ruleTrash = defineTrash(ruleRecords, {
  title: sql`${financeRules.label}`,
  detail: sql`${financeRules.from}::text`,
});
export const energyTrash = defineTrash(energyRecords, {
  title: sql`${energyPrices.from}::text`,
  detail: sql`${energyPrices.sourceTitle}`,
});

/** Registers how staff manage the rules and rates of car finance: docs/spec/prices.md#finance-rules. */
export function registerFinanceRules(api: Api, db: Db): void {
  const { paths, permission, texts } = financeRulesAdmin;
  const operations: RecordOperations<
    FinanceRules,
    z.output<typeof financeRulesInput>,
    z.output<typeof financeRulesUpdate>
  > = createRecordOperations(db, ruleTrash, {
    toValues: ({ sourceUrl = null, ...rules }) => ({ ...rules, sourceUrl, isSample: false }),
  });
  api.get(
    paths.records,
    { config: { access: permission, docs: ruleListDocs }, schema: { querystring: datedQuery } },
    async (request) => ({ success: true, ...(await listRules(db, request.query)) }),
  );
  registerRecordRoutes(
    api,
    {
      path: paths.records,
      permission,
      input: financeRulesInput,
      update: financeRulesUpdate,
      docs: ruleDocs,
    },
    withUniqueField(operations, {
      index: 'finance_rules_from',
      field: 'from',
      message: texts.taken,
    }),
  );
}

/** Registers how staff manage what petrol and electricity cost: docs/spec/prices.md#energy-prices. */
export function registerEnergyPrices(api: Api, db: Db): void {
  const { paths, permission, texts } = energyPriceAdmin;
  const operations: RecordOperations<
    EnergyPrice,
    z.output<typeof energyPriceInput>,
    z.output<typeof energyPriceUpdate>
  > = createRecordOperations(db, energyTrash, {
    toValues: ({ sourceUrl = null, ...prices }) => ({ ...prices, sourceUrl, isSample: false }),
  });
  api.get(
    paths.records,
    { config: { access: permission, docs: energyListDocs }, schema: { querystring: datedQuery } },
    async (request) => ({ success: true, ...(await listEnergyPrices(db, request.query)) }),
  );
  registerRecordRoutes(
    api,
    {
      path: paths.records,
      permission,
      input: energyPriceInput,
      update: energyPriceUpdate,
      docs: energyDocs,
    },
    withUniqueField(operations, {
      index: 'energy_prices_from',
      field: 'from',
      message: texts.taken,
    }),
  );
}
