import {
  type CompensationRules,
  compensationRulesAdmin,
} from '#contract/finance/compensation-rules.ts';
import { type EnergyPrice, energyPriceAdmin } from '#contract/finance/energy-prices.ts';
import { type FinanceRules, financeRulesAdmin } from '#contract/finance/rules.ts';
import { type OfficialAccount, officialAccountAdmin } from '#contract/on-road/verify.ts';
import { buildRecordTab } from '../../forms/record-tab.tsx';
import { formatDay } from '../../ui/format.ts';
import { accountForm } from './account-form.tsx';
import { compensationForm } from './compensation-form.tsx';
import { energyForm } from './energy-form.tsx';
import { financeForm } from './finance-form.tsx';
import {
  accountColumns,
  compensationColumns,
  energyColumns,
  ruleColumns,
} from './rate-columns.tsx';

const latestFirst = {
  sortKeys: ['from', 'createdAt'],
  defaultOrder: { sortBy: 'from', sortOrder: 'desc' },
} as const;

const describeBy = (name: string) => ({ name, detail: name });

/** The tab Finance Rules: caps, terms and rates of instalments (docs/spec/prices.md#finance-rules). */
export const FinanceRulesTab = buildRecordTab<FinanceRules>({
  kind: financeRulesAdmin,
  form: financeForm,
  columns: ruleColumns,
  ...latestFirst,
  describe: ({ label, from }) => describeBy(`${label}, from ${formatDay(from)}`),
});

/** The tab Energy Prices, for running costs. */
export const EnergyPricesTab = buildRecordTab<EnergyPrice>({
  kind: energyPriceAdmin,
  form: energyForm,
  columns: energyColumns,
  ...latestFirst,
  describe: ({ from }) => describeBy(`Prices from ${formatDay(from)}`),
});

/** The tab Compensation, for late deliveries (docs/spec/prices.md#compensation-for-late-deliveries). */
export const CompensationTab = buildRecordTab<CompensationRules>({
  kind: compensationRulesAdmin,
  form: compensationForm,
  columns: compensationColumns,
  ...latestFirst,
  describe: ({ from }) => describeBy(`Rules from ${formatDay(from)}`),
});

/** The tab Official Accounts, which the page /verify shows. */
export const AccountsTab = buildRecordTab<OfficialAccount>({
  kind: officialAccountAdmin,
  form: accountForm,
  columns: accountColumns,
  sortKeys: ['position', 'createdAt'],
  defaultOrder: { sortBy: 'position', sortOrder: 'asc' },
  describe: ({ bank, number }) => describeBy(`${bank}, ${number}`),
});
