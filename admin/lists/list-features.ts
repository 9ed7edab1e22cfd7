import {
  type ColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ListedRecord } from './record-kind.ts';

/**
 * Where a cell stands on a card other than a plain one. Titles and buttons have their places by themselves. What does not
 * name itself is 'labeled'.
 */
export type CardPlace =
  | 'main'
  | 'status'
  | 'moment'
  | 'detail'
  | 'more'
  | 'labeled'
  | 'owner'
  | 'picture';

export interface ColumnMeta {
  /** Classes of the cells, which set the column's width in the table. */
  className: string;
  /** The same while details stand beside the list; without it the column is hidden then. */
  besideClassName?: string;
  /** What its cells show above what its header sorts by. */
  headerStart?: string;
  /** Its place on such a card; without one the card leaves it out. */
  card?: CardPlace;
}

/** Features of all tables. The server sorts, filters and pages. */
export const listFeatures = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type RecordColumns<Item extends ListedRecord> = ReturnType<
  ColumnHelper<typeof listFeatures, Item>['columns']
>;
