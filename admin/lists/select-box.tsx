import { useEffect, useRef } from 'react';
import { useRowTabIndex } from './row-focus.ts';
import type { SelectedRows } from './selected-rows.ts';

/** The box begins where the first column of tables without boxes does. */
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
