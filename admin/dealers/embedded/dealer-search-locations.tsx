import {
  type DealerSearch,
  dealerSearchAdmin,
  dealerSearchInput,
  searchRadius,
  searchStatuses,
  statusNames,
} from '#contract/dealers/dealer-searches.ts';
import { FormInput, FormSelect, FormTextArea } from '../../forms/form-fields.tsx';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { preferServerMessage } from '../../forms/saving.ts';
import { sendRecord } from '../../forms/send-record.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatStatus } from '../../ui/format.ts';
import { EmbeddedRecords } from './embedded-records.tsx';

const { texts } = dealerSearchAdmin;

function DealerSearchFields() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <FormInput label="Search query" name="searchQuery" maxLength={200} />
      </div>
      <FormInput label="Latitude" name="userLocation.latitude" inputMode="decimal" />
      <FormInput label="Longitude" name="userLocation.longitude" inputMode="decimal" />
      <FormInput label="Search radius (km)" name="searchRadius" inputMode="numeric" />
      <FormSelect label="Status" name="status" choices={statusNames} formatLabel={formatStatus} />
      <div className="grid gap-4 sm:col-span-2">
        <FormInput label="Assigned representative" name="assignedRepresentative" maxLength={200} />
        <FormTextArea label="Notes" name="notes" rows={2} maxLength={5000} />
      </div>
    </div>
  );
}

const formatDegrees = (degrees: number | undefined) =>
  degrees === undefined ? '' : String(degrees);

function formatField(name: string, value: unknown): string {
  if (name !== 'userLocation') return String(value);
  return Object.values(value as Record<string, string>)
    .filter(Boolean)
    .join(', ');
}

const form: RecordForm<DealerSearch> = {
  kind: dealerSearchAdmin,
  schema: dealerSearchInput,
  texts: {
    create: { title: 'Add a dealer search', submit: 'Create Search' },
    edit: { title: 'Edit the dealer search', submit: 'Update Search' },
  },
  failed: preferServerMessage(`${texts.saveFailed}.`),
  labels: {
    searchQuery: 'Search query',
    userLocation: 'Place',
    searchRadius: 'Search radius (km)',
    status: 'Status',
    assignedRepresentative: 'Assigned representative',
    notes: 'Notes',
  },
  formatValue: formatField,
  formatName: ({ searchQuery }) => searchQuery ?? 'The dealer search',
  toFormValues: (search) => ({
    searchQuery: search?.searchQuery ?? '',
    userLocation: {
      latitude: formatDegrees(search?.userLocation.latitude),
      longitude: formatDegrees(search?.userLocation.longitude),
    },
    searchRadius: String(search?.searchRadius ?? searchRadius.usual),
    status: search?.status ?? 'pending',
    assignedRepresentative: search?.assignedRepresentative ?? '',
    notes: search?.notes ?? '',
  }),
  Fields: DealerSearchFields,
  send: (version, values) => sendRecord(dealerSearchAdmin, version, values),
};

/** The column headings of the list. */
const SearchHeads = () => (
  <div className="flex flex-1 gap-x-4">
    <span className="w-56">Search</span>
    <span className="flex-1">Radius, representative</span>
    <span className="w-28">Status</span>
  </div>
);

function SearchLine({ record: search }: { record: DealerSearch }) {
  return (
    <div className="flex items-center gap-2.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
        <p className="font-medium wrap-anywhere sm:w-56">
          {search.searchQuery ?? 'No search query'}
        </p>
        <p className="text-xs text-ink-soft">
          {[`${search.searchRadius} km`, search.assignedRepresentative].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="flex-none @4xl:w-28">
        <Badge color={searchStatuses[search.status]} text={formatStatus(search.status)} />
      </span>
    </div>
  );
}

const view = {
  title: texts.title,
  anchor: 'dealer-search-locations',
  kind: dealerSearchAdmin,
  loadFailed: texts.loadFailed,
  deleteFailed: `${texts.deleteFailed}.`,
  form,
  Heads: SearchHeads,
  Line: SearchLine,
};

/** The list and form of dealer searches on the HR dashboard (docs/spec/content.md#dealer-searches). */
export const DealerSearchLocations = () => <EmbeddedRecords view={view} />;
