import { datedQuery } from '#contract/finance/dated.ts';
import { energyPriceAdmin } from '#contract/finance/energy-prices.ts';
import { financeRulesAdmin } from '#contract/finance/rules.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { financeTag } from './docs.ts';
import { selectEnergyPrices, selectRules } from './list.ts';
import { energyTrash, registerEnergyPrices, registerFinanceRules, ruleTrash } from './routes.ts';
import { energyPrices, financeRules } from './schema.ts';

/** The State Bank's rules and the rates of an illustration, by the day from which they count. */
const ruleResource: Resource = {
  slug: financeRulesAdmin.slug,
  permission: financeRulesAdmin.permission,
  tag: financeTag,
  tables: [financeRules],
  list: defineList({ paths: financeRulesAdmin.paths, query: datedQuery, select: selectRules }),
  trash: ruleTrash,
  register: (api, { database }) => registerFinanceRules(api, database.db),
};

/** What petrol and electricity cost, for running costs. */
const energyResource: Resource = {
  slug: energyPriceAdmin.slug,
  permission: energyPriceAdmin.permission,
  tag: financeTag,
  tables: [energyPrices],
  list: defineList({
    paths: energyPriceAdmin.paths,
    query: datedQuery,
    select: selectEnergyPrices,
  }),
  trash: energyTrash,
  register: (api, { database }) => registerEnergyPrices(api, database.db),
};

/** What instalments and running costs are calculated with. */
export const financeResources: readonly Resource[] = [ruleResource, energyResource];
