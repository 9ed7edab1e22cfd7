import type { BulkActions } from '#admin/lists/record-view.ts';
import { type ContentAdmin, contentStatuses } from '#contract/content/content-admin.ts';
import { newsTypes } from '#contract/content/news-admin.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { Page } from '../layout/page.tsx';
import { Counters } from '../lists/counters.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { type ListState, useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { NewRecordButton } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { EditingRow } from '../lists/record-row.tsx';
import type { DeletionTexts } from '../lists/record-view.ts';
import { urduChoices } from '../lists/visibility.tsx';
import { formatStatus } from '../ui/format.ts';
import { mediaTypeLabels } from './content-columns.tsx';
import {
  ContentContext,
  type ContentItem,
  type ContentView,
  type OfferedFilter,
} from './content-view.ts';
import { saveStatus } from './status-choice.tsx';

/** Returns the texts for deleting a record of content. */
const describeDeletion = ({ texts }: ContentAdmin, { title }: ContentItem): DeletionTexts => ({
  name: title,
  detail: title,
  failed: texts.deleteFailed,
});

/** Builds the bulk actions of a kind of content. */
function buildBulkActions<Item extends ContentItem>(admin: ContentAdmin): BulkActions<Item> {
  return {
    kind: admin,
    describeItem: (item) => describeDeletion(admin, item),
    changes: [
      {
        label: 'Set status',
        choices: contentStatuses.map((value) => ({ value, label: formatStatus(value) })),
        readValue: ({ status }) => status,
        toFields: (status) => ({ status }) as Partial<Item>,
        save: (version, status) => saveStatus<Item>(admin, version, status),
      },
    ],
  };
}

const toChoice = (value: string) => ({ value, label: formatStatus(value) });

/** The filters that content lists have. */
export const statusFilter: OfferedFilter = {
  field: 'status',
  label: 'Status',
  choices: contentStatuses.map(toChoice),
};
export const newsTypeFilter: OfferedFilter = {
  field: 'type',
  label: 'Type',
  choices: newsTypes.map(toChoice),
};
export const mediaTypeFilter: OfferedFilter = {
  field: 'mediaType',
  label: 'Media Type',
  choices: Object.entries(mediaTypeLabels).map(([value, label]) => ({ value, label })),
};

interface ContentFiltersProps {
  filters: readonly OfferedFilter[];
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

/** Finds what is still to be translated, and what is to be translated again. */
export const urduFilter: OfferedFilter = {
  field: 'urdu',
  label: 'Urdu',
  choices: urduChoices,
};

/** The search and the filters of a content list. Its tabs filter by the same fields. */
function ContentFilters({ filters, state, onChange }: ContentFiltersProps) {
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={filters.map(({ field, ...filter }) => ({
        ...filter,
        allLabel: 'All',
        chosen: (field === 'status' ? state.status : state.filters[field]) ?? '',
        onChoose: (value) =>
          onChange(
            field === 'status'
              ? { status: value }
              : { filters: { ...state.filters, [field]: value } },
          ),
        hasTabs: field !== 'urdu',
      }))}
    />
  );
}

/** Renders the screen of a kind of content from its view. */
export function ContentScreen<Item extends ContentItem>({ view }: { view: ContentView<Item> }) {
  const { admin, counters, columns, form } = view;
  const { texts } = admin;
  const { state, change } = useListAddress(view.list.shape);
  const list = {
    ...view.list,
    columns,
    card: 'pictured' as const,
    Row: EditingRow,
    bulk: buildBulkActions<Item>(admin),
    keysHint,
  };
  return (
    <ContentContext value={admin}>
      <Page
        title={texts.title}
        subtitle={view.subtitle}
        actions={<NewRecordButton>{form.texts.create.title}</NewRecordButton>}
      >
        <Counters
          kind={admin}
          counters={Object.entries(counters).map(([name, label]) => ({
            name,
            label,
            filter: admin.counters[name] ?? {},
          }))}
        />
        <Deletion<Item> kind={admin} describeItem={(item) => describeDeletion(admin, item)}>
          <RecordList
            view={list}
            state={state}
            onChange={change}
            filters={<ContentFilters filters={view.filters} state={state} onChange={change} />}
          />
        </Deletion>
      </Page>
      <RecordDialog form={form} />
    </ContentContext>
  );
}

const keysHint = 'The arrow keys move between rows, Enter opens one, Space selects one.';
