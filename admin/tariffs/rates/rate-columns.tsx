import { createColumnHelper } from '@tanstack/react-table';
import type { EnergyPrice } from '#contract/finance/energy-prices.ts';
import { formatPercent } from '#contract/finance/instalments.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import type { OfficialAccount } from '#contract/on-road/verify.ts';
import { RecordActions } from '../../lists/record-actions.tsx';
import { buildRecordColumns } from '../../lists/record-columns.tsx';
import type { ListedRecord } from '../../lists/record-kind.ts';
import { RecordLink } from '../../lists/record-link.tsx';
import type { listFeatures } from '../../lists/record-view.ts';
import { formatDay } from '../../ui/format-day.ts';

/** The column that names a record and opens its form. */
const buildNameColumn = <Item extends ListedRecord & { isSample: boolean }>(
  id: string,
  header: string,
  formatName: (item: Item) => string,
) =>
  createColumnHelper<typeof listFeatures, Item>().accessor(formatName, {
    id,
    header,
    sortDescFirst: true,
    meta: { className: '' },
    cell: ({ getValue, row: { original } }) => (
      <RecordLink id={original._id} name={getValue()} isSample={original.isSample} opens="edit" />
    ),
  });

const rule = buildRecordColumns<FinanceRules>();

/** The columns of the finance rules. Ids are sort keys of the API. */
export const ruleColumns = rule.list([
  buildNameColumn<FinanceRules>('label', 'Rules', ({ label }) => label),
  rule.text('from', 'From', 'table:w-32', ({ from }) => formatDay(from), 'labeled'),
  rule.twoLines(
    'cap',
    'Most Financed',
    'table:w-40',
    ({ cap, minDownBp }) => ({
      first: formatRupees(cap),
      second: `at least ${formatPercent(minDownBp)} down`,
    }),
    'labeled',
  ),
  rule.twoLines(
    'kiborBp',
    'KIBOR',
    'table:w-40',
    ({ kiborBp, spreadBp, kiborOn }) => ({
      first: `${formatPercent(kiborBp)} + ${formatPercent(spreadBp)}`,
      second: formatDay(kiborOn),
    }),
    'labeled',
  ),
  rule.text(
    'islamicRateBp',
    'Islamic Rate',
    'table:w-28',
    ({ islamicRateBp }) => formatPercent(islamicRateBp),
    'labeled',
  ),
  rule.actions('table:w-24', (item) => <RecordActions record={item} name={item.label} />),
]);

const energy = buildRecordColumns<EnergyPrice>();

/** The columns of the energy prices. */
export const energyColumns = energy.list([
  buildNameColumn<EnergyPrice>('from', 'From', ({ from }) => formatDay(from)),
  energy.text(
    'petrolPerLitre',
    'Petrol (PKR/Litre)',
    'table:w-40',
    ({ petrolPerLitre }) => petrolPerLitre.toFixed(2),
    'labeled',
  ),
  energy.text(
    'electricityPerKwh',
    'Electricity (PKR/kWh)',
    'table:w-44',
    ({ electricityPerKwh }) => electricityPerKwh.toFixed(2),
    'labeled',
  ),
  energy.text(
    'sourceTitle',
    'Source',
    'table:w-[34%]',
    ({ sourceTitle }) => sourceTitle,
    'labeled',
  ),
  energy.actions('table:w-24', (item) => (
    <RecordActions record={item} name={`prices from ${formatDay(item.from)}`} />
  )),
]);

const account = buildRecordColumns<OfficialAccount>();

/** The columns of the official accounts. */
export const accountColumns = account.list([
  buildNameColumn<OfficialAccount>('bank', 'Bank', ({ bank }) => bank),
  account.text('title', 'Title', 'table:w-[24%]', ({ title }) => title, 'labeled'),
  account.text('number', 'Number', 'table:w-[22%]', ({ number }) => number, 'labeled'),
  account.text('position', 'Position', 'table:w-24', ({ position }) => String(position), 'labeled'),
  account.actions('table:w-24', (item) => <RecordActions record={item} name={item.bank} />),
]);
