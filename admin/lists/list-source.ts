import type { ListShape } from './list-address.ts';
import type { KindWithStats, RecordKind } from './record-kind.ts';

/** How to load a list. It is separate from the screen, so that the list can be prefetched before the screen's code. */
export interface ListSource {
  kind: RecordKind;
  /** What its address can contain. */
  shape: ListShape;
  pageSize: number;
  /** The kind whose statistics the screen shows, if any. */
  statsKind?: KindWithStats;
}
