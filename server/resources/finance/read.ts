import { desc } from 'drizzle-orm';
import type { EnergyPrice } from '#contract/finance/energy-prices.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isKept, listRecordColumns } from '#server/records/trash/columns.ts';
import { energyPrices, financeRules } from './schema.ts';

/**
 * Lists all rules of car finance: past, present and future, the latest first. Which of them counts depends on the day,
 * so callers choose with `findInForce`.
 */
export async function listFinanceRules(db: Db): Promise<FinanceRules[]> {
  return await db
    .select(listRecordColumns(financeRules))
    .from(financeRules)
    .where(isKept(financeRules))
    .orderBy(desc(financeRules.from));
}

/** Lists all prices of petrol and electricity: past, present and future, the latest first. */
export async function listEnergyPrices(db: Db): Promise<EnergyPrice[]> {
  return await db
    .select(listRecordColumns(energyPrices))
    .from(energyPrices)
    .where(isKept(energyPrices))
    .orderBy(desc(energyPrices.from));
}
