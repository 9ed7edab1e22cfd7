import {
  type ColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ListedRecord } from './record-kind.ts';

interface ColumnLook {
  /** The classes of its cells, which give its width where the list is a table. */
  className: string;
}

/** What our tables can do. Order, filters and pages are the server's. */
export const listFeatures = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLook>(),
});

export type RecordColumns<Item extends ListedRecord> = ReturnType<
  ColumnHelper<typeof listFeatures, Item>['columns']
>;
