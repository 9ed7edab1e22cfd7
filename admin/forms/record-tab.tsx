import type { FunctionComponent } from 'react';
import { Deletion } from '../lists/deletion.tsx';
import type { ChoiceFilter } from '../lists/filter-fields.tsx';
import { type ListShape, type ListState, useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { EditingRow } from '../lists/record-row.tsx';
import type { BulkActions, DeletableKind, ListedRecord, RecordView } from '../lists/record-view.ts';
import { RecordDialog, type RecordForm } from './record-dialog.tsx';

interface TabList<Item extends ListedRecord>
  extends Pick<RecordView<Item>, 'columns'>,
    Required<Pick<ListShape, 'sortKeys' | 'defaultOrder'>>,
    Pick<BulkActions<Item>, 'changes'> {
  kind: DeletableKind & { texts: { deleteFailed: string } };
  form: RecordForm<Item>;
  /** Returns the name of a record in messages and in the question before a deletion. */
  describe: (item: Item) => { name: string; detail: string };
  /** The fields that the address can filter by, and their controls. */
  filters?: ListShape['filters'];
  buildFilters?: (
    state: ListState,
    onChange: (changes: Partial<ListState>) => void,
  ) => readonly ChoiceFilter[];
}

/** Builds a screen's tab that lists records of one kind and edits them in a dialog. */
export function buildRecordTab<Item extends ListedRecord>(list: TabList<Item>): FunctionComponent {
  const { kind, filters = [], changes = [] } = list;
  const failed = `${kind.texts.deleteFailed}.`;
  const describeItem = (item: Item) => ({ ...list.describe(item), failed });
  const view = {
    kind,
    columns: list.columns,
    shape: {
      statuses: [],
      filters,
      sortKeys: list.sortKeys,
      defaultOrder: list.defaultOrder,
      keptParams: ['tab'],
    },
    pageSize: 100,
    Row: EditingRow,
    bulk: { kind, describeItem, changes },
    keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
  };
  return () => <RecordTab view={view} {...list} />;
}

interface RecordTabProps<Item extends ListedRecord>
  extends Pick<TabList<Item>, 'form' | 'buildFilters'> {
  view: RecordView<Item> & { bulk: BulkActions<Item> };
}

function RecordTab<Item extends ListedRecord>(props: RecordTabProps<Item>) {
  const { view, form, buildFilters } = props;
  const { state, change } = useListAddress(view.shape);
  const filters = buildFilters?.(state, change) ?? [];
  return (
    <Deletion kind={view.bulk.kind} describeItem={view.bulk.describeItem}>
      <RecordList
        view={view}
        state={state}
        onChange={change}
        filters={<ListFilters state={state} onChange={change} filters={filters} />}
      />
      <RecordDialog form={form} />
    </Deletion>
  );
}
