import {
  type ColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ListedRecord } from './record-kind.ts';

interface ColumnMeta {
  /** Classes of the cells, which set the column's width in the table. */
  className: string;
}

/** Features of all tables. The server sorts, filters and pages. */
export const listFeatures = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type RecordColumns<Item extends ListedRecord> = ReturnType<
  ColumnHelper<typeof listFeatures, Item>['columns']
>;
