import { desc } from 'drizzle-orm';
import type { datedQuery } from '#contract/finance/dated.ts';
import type { EnergyPrice } from '#contract/finance/energy-prices.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import type { Selection } from '#server/records/selection.ts';
import { isNotTrashed, listRecordColumns } from '#server/records/trash/columns.ts';
import { energyPrices, financeRules } from './schema.ts';

type Query = z.output<typeof datedQuery>;

/** Selects the finance rules that match a list's query. */
export const selectRules = ({
  search,
  sortBy,
  sortOrder,
}: Omit<Query, keyof Paging>): Selection => ({
  table: financeRules,
  columns: listRecordColumns(financeRules),
  where: search
    ? containsWordsInAny([financeRules.label, financeRules.sourceTitle], search)
    : undefined,
  order: orderedBy(financeRules[sortBy], financeRules._id, sortOrder),
});

/** Selects the energy prices that match a list's query. */
export const selectEnergyPrices = ({
  search,
  sortBy,
  sortOrder,
}: Omit<Query, keyof Paging>): Selection => ({
  table: energyPrices,
  columns: listRecordColumns(energyPrices),
  where: search ? containsWordsInAny([energyPrices.sourceTitle], search) : undefined,
  order: orderedBy(energyPrices[sortBy], energyPrices._id, sortOrder),
});

/**
 * Lists all rules of car finance: past, present and future, the latest first. Which of them counts depends on the day,
 * so callers choose with `findInForce`.
 */
export async function listFinanceRules(db: Db): Promise<FinanceRules[]> {
  return await db
    .select(listRecordColumns(financeRules))
    .from(financeRules)
    .where(isNotTrashed(financeRules))
    .orderBy(desc(financeRules.from));
}

/** Lists all prices of petrol and electricity: past, present and future, the latest first. */
export async function listAllEnergyPrices(db: Db): Promise<EnergyPrice[]> {
  return await db
    .select(listRecordColumns(energyPrices))
    .from(energyPrices)
    .where(isNotTrashed(energyPrices))
    .orderBy(desc(energyPrices.from));
}
