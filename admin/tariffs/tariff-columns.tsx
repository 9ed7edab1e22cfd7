import { createColumnHelper } from '@tanstack/react-table';
import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import type { TariffVersion } from '#contract/on-road/tariffs.ts';
import type { listFeatures } from '../lists/record-columns.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import { formatDay } from '../ui/format-day.ts';
import { CopyTariffButton } from './tariff-actions.tsx';
import { formatPeriod, TariffBadge } from './tariff-words.tsx';

const column = buildRecordColumns<TariffVersion>();
const helper = createColumnHelper<typeof listFeatures, TariffVersion>();

/** The columns of the tariffs. Ids are sort keys of the API. */
export const tariffColumns = column.list([
  helper.accessor(({ label }) => label, {
    id: 'label',
    header: 'Tariff',
    meta: { className: '' },
    cell: ({ row: { original } }) => (
      <RecordLink
        id={original._id}
        name={original.label}
        isSample={original.isSample}
        opens="open"
      />
    ),
  }),
  column.text(
    'jurisdiction',
    'Jurisdiction',
    'table:w-[19%]',
    ({ jurisdiction }) => jurisdictions[jurisdiction],
    'detail',
  ),
  column.text('from', 'Valid', 'table:w-[18%]', formatPeriod, 'labeled'),
  column.text(
    'checkedOn',
    'Checked On',
    'table:w-28',
    ({ checkedOn }) => (checkedOn ? formatDay(checkedOn) : ''),
    'labeled',
  ),
  column.text('lines', 'Lines', 'table:w-20 table:text-end table:pe-8!', ({ lines }) =>
    String(lines.length),
  ),
  helper.accessor(({ status }) => status, {
    id: 'status',
    header: 'Status',
    sortDescFirst: false,
    meta: { className: 'table:w-28', card: 'status' },
    cell: ({ row: { original } }) => <TariffBadge tariff={original} />,
  }),
  column.actions('table:w-20', (tariff) => <CopyTariffButton tariff={tariff} isSmall />),
]);
