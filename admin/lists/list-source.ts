import type { ListShape } from './list-address.ts';
import type { CountedKind, RecordKind } from './record-kind.ts';

/** What a list is asked for with: known before its screen is, which takes longer to load. */
export interface ListSource {
  kind: RecordKind;
  /** What its address can tell of it. */
  shape: ListShape;
  pageSize: number;
  /** The kind whose statistics stand beside the list, where there are any. */
  counted?: CountedKind;
}
