import { createColumnHelper } from '@tanstack/react-table';
import type { CompensationRules } from '#contract/finance/compensation-rules.ts';
import type { EnergyPrice } from '#contract/finance/energy-prices.ts';
import { formatPercent } from '#contract/finance/instalments.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import type { OfficialAccount } from '#contract/on-road/verify.ts';
import { RecordActions } from '../../lists/record-actions.tsx';
import { buildRecordColumns, columnWidths } from '../../lists/record-columns.tsx';
import { RecordLink } from '../../lists/record-link.tsx';
import type { ListedRecord, listFeatures } from '../../lists/record-view.ts';
import { formatDay } from '../../ui/format.ts';

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
    meta: { slot: 'title' },
    cell: ({ getValue, row: { original } }) => (
      <RecordLink id={original._id} name={getValue()} isSample={original.isSample} opens="edit" />
    ),
  });

const rule = buildRecordColumns<FinanceRules>();

/** The columns of the finance rules. Ids are sort keys of the API. */
export const ruleColumns = rule.list([
  buildNameColumn<FinanceRules>('label', 'Rules', ({ label }) => label),
  rule.text('from', 'From', ({ from }) => formatDay(from), { slot: 'labeled', width: '8rem' }),
  rule.twoLines(
    'cap',
    'Most Financed',
    ({ cap, minDownBp }) => ({
      first: formatRupees(cap),
      second: `at least ${formatPercent(minDownBp)} down`,
    }),
    { slot: 'labeled', width: '10rem' },
  ),
  rule.twoLines(
    'kiborBp',
    'KIBOR',
    ({ kiborBp, spreadBp, kiborOn }) => ({
      first: `${formatPercent(kiborBp)} + ${formatPercent(spreadBp)}`,
      second: formatDay(kiborOn),
    }),
    { slot: 'labeled', width: '10rem' },
  ),
  rule.text('islamicRateBp', 'Islamic Rate', ({ islamicRateBp }) => formatPercent(islamicRateBp), {
    slot: 'labeled',
    width: '7rem',
  }),
  rule.actions(columnWidths.twoButtons, (item) => (
    <RecordActions record={item} name={item.label} />
  )),
]);

const energy = buildRecordColumns<EnergyPrice>();

/** The columns of the energy prices. */
export const energyColumns = energy.list([
  buildNameColumn<EnergyPrice>('from', 'From', ({ from }) => formatDay(from)),
  energy.text(
    'petrolPerLitre',
    'Petrol (PKR/Litre)',
    ({ petrolPerLitre }) => petrolPerLitre.toFixed(2),
    { slot: 'labeled', width: '10rem' },
  ),
  energy.text(
    'electricityPerKwh',
    'Electricity (PKR/kWh)',
    ({ electricityPerKwh }) => electricityPerKwh.toFixed(2),
    { slot: 'labeled', width: '11rem' },
  ),
  energy.text('sourceTitle', 'Source', ({ sourceTitle }) => sourceTitle, {
    slot: 'labeled',
    width: '34%',
  }),
  energy.actions(columnWidths.twoButtons, (item) => (
    <RecordActions record={item} name={`prices from ${formatDay(item.from)}`} />
  )),
]);

const compensation = buildRecordColumns<CompensationRules>();

/** The columns of the rules of compensation. */
export const compensationColumns = compensation.list([
  buildNameColumn<CompensationRules>('from', 'From', ({ from }) => formatDay(from)),
  compensation.text(
    'isOn',
    'Promise',
    ({ isOn, daysUntilDue }) => (isOn ? `After ${daysUntilDue} days` : 'Switched off'),
    { slot: 'labeled', width: '10rem' },
  ),
  compensation.text(
    'kiborBp',
    'KIBOR',
    ({ kiborBp, marginBp }) => `${formatPercent(kiborBp)} + ${formatPercent(marginBp)}`,
    { slot: 'labeled', width: '10rem' },
  ),
  compensation.text('sourceTitle', 'Source', ({ sourceTitle }) => sourceTitle, {
    slot: 'labeled',
    width: '40%',
  }),
  compensation.actions(columnWidths.twoButtons, (item) => (
    <RecordActions record={item} name={`rules from ${formatDay(item.from)}`} />
  )),
]);

const account = buildRecordColumns<OfficialAccount>();

/** The columns of the official accounts. */
export const accountColumns = account.list([
  buildNameColumn<OfficialAccount>('bank', 'Bank', ({ bank }) => bank),
  account.text('title', 'Title', ({ title }) => title, { slot: 'labeled', width: '24%' }),
  account.text('number', 'Number', ({ number }) => number, { slot: 'labeled', width: '22%' }),
  account.text('position', 'Position', ({ position }) => String(position), {
    slot: 'labeled',
    width: '6rem',
  }),
  account.actions(columnWidths.twoButtons, (item) => (
    <RecordActions record={item} name={item.bank} />
  )),
]);
