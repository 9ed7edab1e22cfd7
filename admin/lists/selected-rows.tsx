import { createContext, use, useEffect, useRef, useState } from 'react';
import { useRowTabIndex } from './row-keys.ts';

/** The selected rows of the current page, for bulk actions. */
export interface SelectedRows {
  /** In the order of the list. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Selects or deselects a row; with `isRange`, all rows from the last toggled one to it. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects these rows and no others. */
  select: (ids: readonly string[]) => void;
  /** Selects the whole page. */
  selectAll: () => void;
  clear: () => void;
}

interface Selection {
  query: string;
  ids: ReadonlySet<string>;
  /** The row where a range starts. */
  anchor: string | null;
}

const createEmpty = (query: string): Selection => ({ query, ids: new Set(), anchor: null });

/** Returns the selection among `visible`. Another page, filter or order starts with an empty one. */
export function useSelectedRows(query: string, visible: readonly string[]): SelectedRows {
  const [stored, setSelection] = useState(createEmpty(query));
  const selection = stored.query === query ? stored : createEmpty(query);
  function toggle(id: string, isRange: boolean) {
    const isOn = !selection.ids.has(id);
    const ids = new Set(selection.ids);
    for (const each of isRange ? sliceRange(visible, selection.anchor, id) : [id]) {
      if (isOn) ids.add(each);
      else ids.delete(each);
    }
    setSelection({ query, ids, anchor: id });
  }
  return {
    ids: visible.filter((id) => selection.ids.has(id)),
    has: (id) => selection.ids.has(id),
    toggle,
    select: (ids) => setSelection({ query, ids: new Set(ids), anchor: null }),
    selectAll: () => setSelection({ query, ids: new Set(visible), anchor: selection.anchor }),
    clear: () => setSelection(createEmpty(query)),
  };
}

function sliceRange(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const indexes = [from ?? to, to].map((id) => ids.indexOf(id)).sort((a, b) => a - b);
  const [first = -1, last = -1] = indexes;
  return first < 0 ? [to] : ids.slice(first, last + 1);
}

/** Provides the selection to the rows of a list; null if rows cannot be selected. */
export const SelectedRowsContext = createContext<SelectedRows | null>(null);

export const useSelection = () => use(SelectedRowsContext);

/** Aligns the checkbox with the first column of tables without checkboxes. */
const hitArea =
  'inline-flex h-8 w-full cursor-pointer items-center ps-4 pointer-coarse:h-11 pointer-coarse:w-11';

interface SelectBoxProps {
  rows: SelectedRows;
  id: string;
  name: string;
}

/** Selects a row; with Shift, all rows from the last one to it. */
export function SelectRowBox({ rows, id, name }: SelectBoxProps) {
  return (
    <label className={hitArea}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        data-part="select"
        tabIndex={useRowTabIndex()}
        checked={rows.has(id)}
        onChange={({ nativeEvent }) =>
          rows.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="checkbox"
      />
    </label>
  );
}

/** Selects or deselects the page; indeterminate if only some rows are selected. */
export function SelectPageBox({ rows, count }: { rows: SelectedRows; count: number }) {
  const ref = useRef<HTMLInputElement>(null);
  const isAll = count > 0 && rows.ids.length === count;
  const isPart = rows.ids.length > 0 && !isAll;
  // HTML has no attribute for it.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <label className={hitArea}>
      <input
        ref={ref}
        type="checkbox"
        aria-label="Select all on this page"
        checked={isAll}
        onChange={isAll ? rows.clear : rows.selectAll}
        className="checkbox"
      />
    </label>
  );
}
