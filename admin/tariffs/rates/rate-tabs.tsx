import { type EnergyPrice, energyPriceAdmin } from '#contract/finance/energy-prices.ts';
import { type FinanceRules, financeRulesAdmin } from '#contract/finance/rules.ts';
import { type OfficialAccount, officialAccountAdmin } from '#contract/on-road/verify.ts';
import { RecordDialog, type RecordForm } from '../../forms/record-dialog.tsx';
import { Deletion } from '../../lists/deletion.tsx';
import { useListAddress } from '../../lists/list-address.ts';
import { ListFilters } from '../../lists/list-filters.tsx';
import { RecordList } from '../../lists/record-list.tsx';
import { EditingRow } from '../../lists/record-row.tsx';
import type { BulkActions, ListedRecord, RecordView } from '../../lists/record-view.ts';
import { formatDay } from '../../ui/format.ts';
import { accountForm } from './account-form.tsx';
import { energyForm } from './energy-form.tsx';
import { financeForm } from './finance-form.tsx';
import { accountColumns, energyColumns, ruleColumns } from './rate-columns.tsx';

/** How a tab shows records of one kind. */
interface RateList<Item extends ListedRecord> {
  view: RecordView<Item> & { bulk: BulkActions<Item> };
  form: RecordForm<Item>;
}

type Kind = typeof financeRulesAdmin | typeof energyPriceAdmin | typeof officialAccountAdmin;

function buildView<Item extends ListedRecord>(
  kind: Kind,
  columns: RecordView<Item>['columns'],
  order: { sortBy: 'from' | 'position'; sortOrder: 'asc' | 'desc' },
  formatName: (item: Item) => string,
): RateList<Item>['view'] {
  const failed = `${kind.texts.deleteFailed}.`;
  const describeItem = (item: Item) => ({
    name: formatName(item),
    detail: formatName(item),
    failed,
  });
  return {
    kind,
    columns,
    shape: {
      statuses: [],
      filters: [],
      sortKeys: [order.sortBy, 'createdAt'],
      defaultOrder: order,
      keptParams: ['tab'],
    },
    pageSize: 100,
    Row: EditingRow,
    bulk: { kind, describeItem },
    keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
  };
}

const latestFirst = { sortBy: 'from', sortOrder: 'desc' } as const;

const ruleList: RateList<FinanceRules> = {
  view: buildView(
    financeRulesAdmin,
    ruleColumns,
    latestFirst,
    ({ label, from }) => `${label}, from ${formatDay(from)}`,
  ),
  form: financeForm,
};

const energyList: RateList<EnergyPrice> = {
  view: buildView(
    energyPriceAdmin,
    energyColumns,
    latestFirst,
    ({ from }) => `Prices from ${formatDay(from)}`,
  ),
  form: energyForm,
};

const accountList: RateList<OfficialAccount> = {
  view: buildView(
    officialAccountAdmin,
    accountColumns,
    { sortBy: 'position', sortOrder: 'asc' },
    ({ bank, number }) => `${bank}, ${number}`,
  ),
  form: accountForm,
};

/** The tab Finance Rules: caps, terms and rates of instalments (docs/spec/prices.md#finance-rules). */
export const FinanceRulesTab = () => <RateTab list={ruleList} />;

/** The tab Energy Prices, for running costs. */
export const EnergyPricesTab = () => <RateTab list={energyList} />;

/** The tab Official Accounts, which the page /verify shows. */
export const AccountsTab = () => <RateTab list={accountList} />;

function RateTab<Item extends ListedRecord>({ list }: { list: RateList<Item> }) {
  const { view, form } = list;
  const { state, change } = useListAddress(view.shape);
  return (
    <Deletion kind={view.bulk.kind} describeItem={view.bulk.describeItem}>
      <RecordList
        view={view}
        state={state}
        onChange={change}
        filters={<ListFilters state={state} onChange={change} filters={[]} />}
      />
      <RecordDialog form={form} />
    </Deletion>
  );
}
