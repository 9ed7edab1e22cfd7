import { createColumnHelper } from '@tanstack/react-table';
import { useNavigate } from 'react-router';
import { jurisdictionCodes, jurisdictions } from '#contract/on-road/jurisdictions.ts';
import { type TariffVersion, tariffStatuses } from '#contract/on-road/tariffs.ts';
import { tariffAdmin } from '#contract/on-road/tariffs-admin.ts';
import { useDialogExit, useDialogId, useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { useRecord } from '../lists/record-cache.ts';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { OpeningRow } from '../lists/record-row.tsx';
import type { listFeatures, RecordView } from '../lists/record-view.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatDay, formatStatus } from '../ui/format.ts';
import { CopyTariffButton, formatPeriod, TariffBadge } from './tariff-actions.tsx';
import { TariffEditor } from './tariff-editor.tsx';
import { TariffPage } from './tariff-page.tsx';

const column = buildRecordColumns<TariffVersion>();
const helper = createColumnHelper<typeof listFeatures, TariffVersion>();

/** The columns of the tariffs. Ids are sort keys of the API. */
const tariffColumns = column.list([
  helper.accessor(({ label }) => label, {
    id: 'label',
    header: 'Tariff',
    meta: { slot: 'title' },
    cell: ({ row: { original } }) => (
      <RecordLink
        id={original._id}
        name={original.label}
        isSample={original.isSample}
        opens="open"
      />
    ),
  }),
  column.text('jurisdiction', 'Jurisdiction', ({ jurisdiction }) => jurisdictions[jurisdiction], {
    slot: 'detail',
    width: '19%',
  }),
  column.text('from', 'Valid', formatPeriod, { slot: 'labeled', width: '18%' }),
  column.text(
    'checkedOn',
    'Checked On',
    ({ checkedOn }) => (checkedOn ? formatDay(checkedOn) : ''),
    { slot: 'labeled', width: '7rem' },
  ),
  column.text('lines', 'Lines', ({ lines }) => String(lines.length), {
    slot: 'tableOnly',
    width: '5rem',
    className: 'table:text-end table:pe-8!',
  }),
  helper.accessor(({ status }) => status, {
    id: 'status',
    header: 'Status',
    sortDescFirst: false,
    meta: { slot: 'status', width: '7rem' },
    cell: ({ row: { original } }) => <TariffBadge tariff={original} />,
  }),
  column.actions('5rem', (tariff) => <CopyTariffButton tariff={tariff} isSmall />),
]);

const view: RecordView<TariffVersion> = {
  kind: tariffAdmin,
  // Groups the versions by jurisdiction.
  shape: {
    statuses: tariffStatuses,
    filters: ['jurisdiction'],
    sortKeys: ['jurisdiction', 'from', 'status', 'createdAt'],
    defaultOrder: { sortBy: 'jurisdiction', sortOrder: 'asc' },
  },
  pageSize: 100,
  columns: tariffColumns,
  Row: (props) => <OpeningRow {...props} opens="open" />,
  keysHint: 'The arrow keys move between rows, Enter opens one.',
};

/** All versions of all jurisdictions. */
function TariffList() {
  const { state, change } = useListAddress(view.shape);
  const { filters } = state;
  return (
    <RecordList
      view={view}
      state={state}
      onChange={change}
      filters={
        <ListFilters
          state={state}
          onChange={change}
          filters={[
            {
              label: 'Jurisdiction',
              allLabel: 'All jurisdictions',
              choices: jurisdictionCodes.map((value) => ({ value, label: jurisdictions[value] })),
              chosen: filters.jurisdiction ?? '',
              onChoose: (jurisdiction) => change({ filters: { ...filters, jurisdiction } }),
            },
            {
              label: 'Status',
              allLabel: 'All statuses',
              choices: tariffStatuses.map((value) => ({ value, label: formatStatus(value) })),
              chosen: state.status,
              onChoose: (status) => change({ status }),
            },
          ]}
        />
      }
    />
  );
}

/** Loads the version in the address and shows its page or its editor. */
function StoredTariff({ id, isEdited }: { id: string; isEdited: boolean }) {
  const { data, error, refetch } = useRecord<TariffVersion>(tariffAdmin, id);
  const { close } = useDialogExit('open');
  const navigate = useNavigate();
  if (error && !data) return <ErrorPanel message={error.message} onRetry={refetch} />;
  if (!data) return <p role="status">Loading...</p>;
  // A version that somebody else has published is shown, not edited.
  if (!isEdited || data.status !== 'draft') return <TariffPage tariff={data} onBack={close} />;
  return (
    <TariffEditor
      version={data}
      onSaved={({ _id }) => navigate(`?open=${_id}`, { replace: true })}
    />
  );
}

/** The tab Tariffs: the list, or the version that is open or edited (docs/spec/prices.md#tariffs). */
export function TariffsTab() {
  const opened = useDialogId('open');
  const edited = useDialogId('edit');
  const navigate = useNavigate();
  if (edited === 'new') {
    return (
      <TariffEditor
        version={null}
        onSaved={({ _id }) => navigate(`?open=${_id}`, { replace: true })}
      />
    );
  }
  const id = edited ?? opened;
  return id ? <StoredTariff key={id} id={id} isEdited={edited !== null} /> : <TariffList />;
}
