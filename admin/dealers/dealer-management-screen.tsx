import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { type DealerStats, dealerAdmin } from '#contract/dealers/dealers-admin.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { Page } from '../layout/page.tsx';
import { type Counter, Counters } from '../lists/counters.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { type ListState, useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { useRecordStats } from '../lists/record-cache.ts';
import { NewRecordButton } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { OpeningRow } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { buildActiveChange, buildActiveFilter } from '../lists/visibility.tsx';
import { buttonClass } from '../ui/button.tsx';
import { dealerColumns } from './dealer-columns.tsx';
import { DealerDetails } from './dealer-details.tsx';
import { dealerForm } from './dealer-form.ts';
import { dealerList } from './dealer-list.ts';

const { texts } = dealerAdmin;

const counters: readonly Counter[] = [
  { name: 'totalDealers', label: 'Total Dealers', filter: {} },
  { name: 'activeDealers', label: 'Active Dealers', filter: { isActive: 'true' } },
  { name: 'inactiveDealers', label: 'Inactive Dealers', filter: { isActive: 'false' } },
  { name: 'citiesCovered', label: 'Cities Covered' },
];

const describeDealer = ({ name, city }: Dealer) => ({
  name,
  detail: `${name}, ${city}`,
  failed: `${texts.deleteFailed}.`,
});

const view: RecordView<Dealer> = {
  ...dealerList,
  columns: dealerColumns,
  Row: (props) => <OpeningRow {...props} opens="open" />,
  bulk: {
    kind: dealerAdmin,
    describeItem: describeDealer,
    changes: [buildActiveChange(dealerAdmin)],
  },
  keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
};

/** The screen Dealer Management (docs/spec/back-office.md#dealer-management). */
export function Component() {
  const { state, change } = useListAddress(view.shape);
  return (
    <Deletion kind={dealerAdmin} describeItem={describeDealer}>
      <Page
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <Link to="/dealer-locations" className={`${buttonClass('plain')} max-sm:hidden`}>
              <MapPin aria-hidden size={14} />
              Dealer Locations
            </Link>
            <NewRecordButton>Add Dealer</NewRecordButton>
          </>
        }
      >
        <Counters kind={dealerAdmin} counters={counters} />
        <RecordList
          view={view}
          state={state}
          onChange={change}
          filters={<Filters state={state} onChange={change} />}
        />
      </Page>
      <DealerDetails />
      <RecordDialog form={dealerForm} />
    </Deletion>
  );
}

interface FiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

function Filters({ state, onChange }: FiltersProps) {
  const { data: stats } = useRecordStats<DealerStats>(dealerAdmin);
  const { city = '' } = state.filters;
  const cities = new Set((stats?.dealersByCity ?? []).map(({ _id }) => _id).sort());
  if (city) cities.add(city);
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={[
        {
          label: 'City',
          allLabel: 'All cities',
          choices: [...cities].map((name) => ({ value: name, label: name })),
          chosen: city,
          onChoose: (chosen) => onChange({ filters: { ...state.filters, city: chosen } }),
        },
        { ...buildActiveFilter(state, onChange), hasTabs: true },
      ]}
    />
  );
}
